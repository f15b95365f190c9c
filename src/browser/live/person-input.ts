import { z } from "zod";

const place = { x: z.number().min(0).max(4000), y: z.number().min(0).max(12_000) };
const button = z.enum(["left", "middle", "right"]);
/** A control by its number in the list of the page's words. */
const control = z.string().min(1).max(32);

/** What a person does in a live view: by places, in the page's own pixels, or by the names of its controls. */
export const PERSON_INPUTS = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("move"), ...place }),
  z.strictObject({
    type: z.literal("down"),
    ...place,
    button: button.default("left"),
    clicks: z.number().int().min(1).max(3).default(1),
  }),
  z.strictObject({
    type: z.literal("up"),
    ...place,
    button: button.default("left"),
    clicks: z.number().int().min(1).max(3).default(1),
  }),
  z.strictObject({
    type: z.literal("wheel"),
    ...place,
    dx: z.number().min(-5000).max(5000),
    dy: z.number().min(-5000).max(5000),
  }),
  /** A named key such as Enter, with what is held: Shift+Tab. */
  z.strictObject({ type: z.literal("key"), key: z.string().min(1).max(40) }),
  z.strictObject({ type: z.literal("text"), text: z.string().min(1).max(1000) }),
  z.strictObject({ type: z.literal("press"), control }),
  z.strictObject({ type: z.literal("fill"), control, text: z.string().max(1000) }),
  z.strictObject({ type: z.literal("choose"), control, option: z.string().min(1).max(300) }),
  /** To a dialog of the browser's own. */
  z.strictObject({
    type: z.literal("answer"),
    yes: z.boolean(),
    text: z.string().max(1000).optional(),
  }),
  z.strictObject({ type: z.literal("back") }),
  /** Another window of the same browser. */
  z.strictObject({ type: z.literal("tab"), index: z.number().int().min(0).max(100) }),
]);
export type PersonInput = z.output<typeof PERSON_INPUTS>;
