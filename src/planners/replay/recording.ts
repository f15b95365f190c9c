import { z } from "zod";
import {
  ELEMENT_ACTIONS,
  EXPECTATION_KINDS,
  PAGE_ACTIONS,
  PAGE_STATES,
  REGIONS,
  type ActionName,
} from "../../contract/words.ts";

/** Raised when a field changes its meaning; a recording of another version is left alone. */
export const RECORDING_VERSION = 1;

/** More steps than a run may have turns are no flow of ours. */
export const MAX_STEPS = 100;
export const MAX_LABEL = 160;

const label = z.string().max(MAX_LABEL);
const digest = z.string().regex(/^[0-9a-f]{12}$/);
const moment = z.iso.datetime();
const risk = z.enum(["safe", "caution", "danger"]);
const actions = [...new Set<ActionName>([...ELEMENT_ACTIONS, ...PAGE_ACTIONS])] as [
  ActionName,
  ...ActionName[],
];

/** Where a step was made. `controls` and `ticked` are digests of labels: enough to know the screen again, no text. */
export const pageSchema = z.strictObject({
  /** Host and path; ids are `*`, values of the query are left out. */
  path: z.string().max(500),
  state: z.enum(PAGE_STATES),
  title: label,
  controls: z.array(digest).max(60),
  ticked: z.array(digest).max(60),
});
export type RecordedPage = z.output<typeof pageSchema>;

/** One control as a ladder: each rung finds it where the one above does not. */
export const targetSchema = z.strictObject({
  role: z.string().max(64),
  label,
  /** Only a selector by id or stable attribute. */
  css: z.string().max(500).optional(),
  /**
   * Where a link leads or a press sends its form, as method and path; and a digest of a link without its query,
   * which tells apart those that are named alike.
   */
  leadsTo: z.string().max(500).optional(),
  link: digest.optional(),
  region: z.enum(REGIONS),
  /** The so-many-th of those with the same role and label in this region. */
  place: z.tuple([z.int().nonnegative(), z.int().positive()]),
  /** The so-many-th field of a form with so many, and its type. */
  field: z
    .strictObject({ at: z.int().nonnegative(), of: z.int().positive(), type: z.string().max(40) })
    .optional(),
  frameOrigin: z.string().max(300).optional(),
  risk,
  riskReason: label.optional(),
  riskCode: z.string().max(80).optional(),
  /** How the label read to somebody who wants to leave. */
  reads: z.strictObject({
    ends: z.boolean(),
    declines: z.boolean(),
    away: z.boolean(),
    spends: z.boolean(),
    deletes: z.boolean(),
  }),
});
export type RecordedTarget = z.output<typeof targetSchema>;

export const stepSchema = z.strictObject({
  page: pageSchema,
  intent: z.enum([
    "enter",
    "decline",
    "survey",
    "advance",
    "commit",
    "dismiss",
    "open",
    "acknowledge",
    "explore",
    "type",
    "wait",
    "scroll",
    "back",
  ]),
  action: z.enum(actions),
  /** Missing for acts on the page as a whole. */
  target: targetSchema.optional(),
  /** Typed words, a chosen option, a key, or `secret:NAME` as a reference. */
  value: z.union([z.string().max(500), z.number()]).optional(),
  /** Something of the step is not kept (a private value, a control that could not be named): the fallback makes it. */
  withheld: z.boolean(),
  /** It was a danger act that a person approved. That is no approval of the next one. */
  danger: z.boolean(),
  after: z.strictObject({ path: z.string().max(500), state: z.enum(PAGE_STATES) }).optional(),
});
export type RecordedStep = z.output<typeof stepSchema>;

export const recordingSchema = z.strictObject({
  version: z.literal(RECORDING_VERSION),
  kind: z.enum(["cancel", "run"]),
  service: z.string().max(80),
  /** Without the query's values. */
  url: z.string().max(500),
  goal: z.string().max(500),
  /** Of the first page: the same site in another language is another recording. */
  lang: z.string().regex(/^[a-z]{2,3}$|^any$/),
  planner: z.string().max(120),
  program: z.string().max(40),
  runId: z.string().max(200),
  recordedAt: moment,
  steps: z.array(stepSchema).min(1).max(MAX_STEPS),
  /** The page on which the flow was over. */
  end: z.strictObject({
    path: z.string().max(500),
    state: z.enum(PAGE_STATES),
    /** What the page had to show for a task to be done, where the claim named it. */
    checks: z
      .array(
        z
          .strictObject({ kind: z.enum(EXPECTATION_KINDS), value: label, role: label })
          .partial({ value: true, role: true }),
      )
      .max(10)
      .optional(),
  }),
  /** Runs that replayed it to a verified end, and those in a row that did not. */
  replays: z.int().nonnegative(),
  failures: z.int().nonnegative(),
});
export type Recording = z.output<typeof recordingSchema>;

/** A step that changed something for good when it was recorded. */
export const isFinal = (step: RecordedStep): boolean => step.danger || step.intent === "commit";
