import { z } from "zod";
import {
  ELEMENT_ACTIONS,
  PAGE_ACTIONS,
  PAGE_STATES,
  type ActionName,
  type ExpectationKind,
} from "../../contract/words.ts";
import type { ModelTool } from "../../models/port.ts";

/** What a page can be asked about by its own words; the rest of the kinds only tell that something moved. */
const PAGE_CHECKS = [
  "textPresent",
  "textAbsent",
  "urlContains",
  "titleContains",
  "elementPresent",
  "elementAbsent",
  "valueEquals",
] as const satisfies ExpectationKind[];
const ACT_CHECKS = [
  ...PAGE_CHECKS,
  "modalOpened",
  "modalClosed",
  "navigated",
  "changed",
] as const satisfies ExpectationKind[];

const ACTIONS = [...new Set<ActionName>([...ELEMENT_ACTIONS, ...PAGE_ACTIONS])].filter(
  (action) => action !== "forward" && action !== "new_tab",
) as [ActionName, ...ActionName[]];

/** Models write 12 for "12" and "0.8" for 0.8; both mean the same. */
const number = z.coerce.string().max(32);
const words = (max: number) => z.string().max(max);
/** What a model tells is cut, not refused. */
const told = z.string().transform((text) => text.slice(0, 1000));

const place = z.object({
  css: words(300).optional(),
  role: words(40).optional(),
  name: words(200).optional(),
  text: words(200).optional(),
  x: z.coerce.number().min(0).max(100_000).optional(),
  y: z.coerce.number().min(0).max(100_000).optional(),
});
export type Place = z.output<typeof place>;

/** Where the flow is, for those models that are asked to cancel; any other word is no fault. */
const state = z.enum(PAGE_STATES).optional().catch(undefined);

export const actCall = z.object({
  action: z.enum(ACTIONS),
  target: number.optional().describe("number of the control; leave out to act on the page"),
  fallbacks: z.array(place).max(3).optional().describe("other ways to find the same control"),
  value: z.coerce
    .string()
    .max(10_000)
    .optional()
    .describe(
      "fill: text or secret:NAME; type: keys into the focus; select: option; press: key or key*times; drag: number of the control to drop on, or dx,dy; navigate: address; upload: path named in the goal; scroll: up|down; wait: ms; switch_tab: index; dialog: accept|dismiss",
    ),
  fields: z
    .record(z.string().max(32), z.coerce.string().max(2_000))
    .optional()
    .describe("fill: several at once, {number: value}; no target"),
  reasoning: told.describe("why, in a sentence"),
  confidence: z.coerce.number().min(0).max(1),
  final: z.coerce
    .boolean()
    .optional()
    .catch(undefined)
    .describe("true: this is the step that ends it; the person is asked first"),
  currentState: state,
  expectedState: z
    .string()
    .optional()
    .transform((text) => PAGE_STATES.find((known) => known === text)),
  expect: z
    .object({ kind: z.enum(ACT_CHECKS), value: words(300).optional() })
    .optional()
    .describe("what the page must show afterwards"),
});
export type ActCall = z.output<typeof actCall>;

/** What models that learnt other words call the same. */
const STATUS_NAMES: Record<string, string> = {
  success: "done",
  completed: "done",
  failure: "failed",
};

export const completeCall = z.object({
  status: z.preprocess(
    (given) => (typeof given === "string" ? (STATUS_NAMES[given] ?? given) : given),
    z.enum(["done", "already_over", "not_possible", "needs_person", "stuck", "failed"]),
  ),
  reason: told,
  quote: z
    .string()
    .transform((text) => text.slice(0, 300))
    .optional()
    .describe("the sentence on the page that it rests on, word for word"),
  checks: z
    .array(
      z.object({
        kind: z.enum(PAGE_CHECKS),
        value: words(300).optional(),
        target: number.optional().describe("valueEquals: number of the field"),
      }),
    )
    .max(5)
    .optional()
    .describe("for done: what the page shows now, and did not show at the start"),
});
export type CompleteCall = z.output<typeof completeCall>;
export type PageCheck = NonNullable<CompleteCall["checks"]>[number];

export const approvalCall = z.object({ action: told, reason: told });
export type ApprovalCall = z.output<typeof approvalCall>;

export const ACT = "act";
export const COMPLETE = "complete_task";
export const APPROVAL = "request_human_approval";

/** The same bytes every turn: providers cache what comes first. */
export const TOOLS: ModelTool[] = [
  { name: ACT, description: "One act on a control or on the page.", schema: actCall },
  {
    name: COMPLETE,
    description:
      "It is done, was over already, cannot be done, takes a person, or you see no way on.",
    schema: completeCall,
  },
  {
    name: APPROVAL,
    description: "Ask the person to decide something that the goal leaves open.",
    schema: approvalCall,
  },
];
