import { z } from "zod";
import { ContractError } from "./errors.ts";
import { issueWords } from "./issue-words.ts";
import { ELEMENT_ACTIONS, EXPECTATION_KINDS, PAGE_ACTIONS, type ActionName } from "./words.ts";

const id = z.string().min(1).max(128);
/** Models often send 12 for "12"; both mean the same affordance. */
const actionId = z
  .union([z.string().min(1).max(32), z.number().int().nonnegative()])
  .transform(String);
const text = (max: number) => z.string().max(max);

export const MAX_AFFORDANCES = 200;
export const DEFAULT_AFFORDANCES = 50;
export const MAX_WAIT_MS = 10_000;
const MAX_FIELDS = 30;
/** A key held down for longer is no press; a longer text is filled in. */
export const MAX_PRESSES = 100;
export const MAX_TYPED = 2_000;

export const observeInput = z.strictObject({
  sessionId: id,
  mode: z.enum(["act", "read", "full"]).default("act"),
  scope: text(64).default("page"),
  maxAffordances: z.int().min(1).max(MAX_AFFORDANCES).default(DEFAULT_AFFORDANCES),
  includeHidden: z.boolean().default(false),
  includeDisabled: z.boolean().default(true),
  cursor: text(128).optional(),
});
export type ObserveInput = z.output<typeof observeInput>;

export const expectation = z.strictObject({
  kind: z.enum(EXPECTATION_KINDS),
  value: text(2000).optional(),
  role: text(64).optional(),
  actionId: actionId.optional(),
});
export type Expectation = z.output<typeof expectation>;

const locator = z.strictObject({
  kind: z.literal("locator"),
  css: text(1000).optional(),
  testId: text(200).optional(),
  role: text(64).optional(),
  name: text(500).optional(),
  text: text(500).optional(),
  x: z.number().min(0).max(100_000).optional(),
  y: z.number().min(0).max(100_000).optional(),
});
export type LocatorTarget = z.output<typeof locator>;

export const target = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("element"), actionId }),
  z.strictObject({ kind: z.literal("page") }),
  locator,
]);
export type Target = z.output<typeof target>;

export const confirmation = z.strictObject({ token: text(200), text: text(2000) });

export const actInput = z.strictObject({
  sessionId: id,
  observationId: id,
  target: target.default({ kind: "page" }),
  action: z.enum([...new Set<ActionName>([...ELEMENT_ACTIONS, ...PAGE_ACTIONS])] as [
    ActionName,
    ...ActionName[],
  ]),
  /**
   * fill: text or secret:NAME; type: keys for what has the focus; select: option label or value; select_text: the words;
   * press: key, or key*times; click: keys held down; drag: actionId, "dx,dy" or the words where it is dropped; navigate, new_tab: address; upload: paths;
   * scroll: up|down|left|right|top|bottom or pixels; wait: ms; tabs: index; dialog: accept|dismiss.
   */
  value: z.union([text(100_000), z.number(), z.array(text(4096)).max(100)]).optional(),
  /** fill: several fields in one call, by actionId; it stops at the first that does not take its value or needs a yes. */
  fields: z
    .record(z.string().max(32), z.union([text(10_000), z.number(), z.boolean()]))
    .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, `at most ${MAX_FIELDS} fields`)
    .optional(),
  /** What to answer a prompt dialog with. */
  text: text(10_000).optional(),
  expect: z
    .union([expectation.transform((one) => [one]), z.array(expectation).max(10)])
    .default([]),
  expectTimeoutMs: z.int().min(0).max(MAX_WAIT_MS).optional(),
  confirm: confirmation.optional(),
});
export type ActInput = z.output<typeof actInput>;
export type ActRequest = z.input<typeof actInput>;
export type ObserveRequest = z.input<typeof observeInput>;

/** Parses caller input; the error names the first wrong field and says what was expected there. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue === undefined)
    throw new ContractError("CONTRACT_MISMATCH", "The arguments do not fit.");
  const unknown = issue.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const path = [...issue.path.map(String), ...(unknown === undefined ? [] : [unknown])];
  // JSON has fields without a name; somebody who sent one has to find it.
  const field = path.length === 0 ? "arguments" : path.map((part) => part || '""').join(".");
  const what = unknown === undefined ? issueWords(issue) : "unknown argument; remove it";
  throw new ContractError("CONTRACT_MISMATCH", `${field.slice(0, 120)}: ${what.slice(0, 300)}`, {
    field: field.slice(0, 120),
  });
}
