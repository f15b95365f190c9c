import { z } from "zod";
import { evidenceSchema, OUTCOMES, RUN_MODES, verdictSchema } from "./verdict.ts";

/** Raised when an event's meaning changes; a reader of an older version shows what it knows of a newer log. */
export const EVENT_SCHEMA = 1;

/** A picture beside the log; its hash stands in the event, so the chain covers it too. */
export const pictureSchema = z.looseObject({
  file: z.string(),
  sha256: z.string(),
  bytes: z.number(),
});
export type Picture = z.infer<typeof pictureSchema>;

export const accountSchema = z.looseObject({
  plan: z.string().optional(),
  price: z.string().optional(),
  email: z.string().optional(),
  nextBill: z.string().optional(),
});
export type Account = z.infer<typeof accountSchema>;

const turn = z.number().int().nonnegative();
const open = z.record(z.string(), z.unknown());

const DATA = {
  "run.started": z.looseObject({
    runId: z.string(),
    kind: z.enum(["cancel", "run"]),
    service: z.string().optional(),
    title: z.string().optional(),
    url: z.string(),
    goal: z.string(),
    /** What to answer where the site asks why. */
    reason: z.string().optional(),
    planner: z.string(),
    approve: z.string(),
    limits: open,
    version: z.string(),
    schema: z.number().optional(),
    startedAt: z.string(),
    mode: z.enum(RUN_MODES),
    /** Who asked, as the machine knows them. */
    askedBy: z.string().optional(),
    /** IANA zone of the person, so that the proof shows their clock wherever it is made. */
    timeZone: z.string().optional(),
    resumedFrom: z.string().optional(),
  }),
  observed: z.looseObject({
    turn,
    observationId: z.string(),
    url: z.string(),
    title: z.string(),
    state: z.string(),
    confidence: z.number(),
    stateEvidence: z.array(z.unknown()),
    screenshot: pictureSchema.optional(),
    account: accountSchema.optional(),
  }),
  decided: z.looseObject({
    turn,
    kind: z.string(),
    act: z.unknown().optional(),
    reason: z.string(),
    confidence: z.number().optional(),
    expects: z.unknown().optional(),
  }),
  gated: z.looseObject({
    turn,
    risk: z.string(),
    reason: z.string(),
    decision: z.string(),
  }),
  "approval.asked": z.looseObject({
    turn,
    text: z.string(),
    /** The facts a person saw; never a model's words. */
    card: open.optional(),
    screenshot: pictureSchema.optional(),
    digest: z.string().optional(),
  }),
  "approval.given": z.looseObject({
    turn,
    askedSeq: z.number().optional(),
    text: z.string(),
    by: z.string(),
    /** Only "approved" is a yes. */
    answer: z.string(),
    /** Which one, where several were put to choice. */
    chosen: z.string().optional(),
    waitedMs: z.number(),
    digest: z.string().optional(),
  }),
  acting: z.looseObject({
    turn,
    action: z.string(),
    role: z.string().optional(),
    name: z.string().optional(),
    value: z.string().optional(),
    url: z.string(),
    danger: z.boolean(),
    /** Which approval.given this act uses up. */
    approvalSeq: z.number().optional(),
  }),
  acted: z.looseObject({
    turn,
    ok: z.boolean(),
    did: z.string().optional(),
    error: z.looseObject({ code: z.string(), message: z.string() }).optional(),
    effects: open.optional(),
    expectations: z.array(z.unknown()).optional(),
    /** The ways to the control that were tried, in order; all but the last failed, and that one too where `ok` is false. */
    strategies: z.array(z.string()).optional(),
  }),
  verified: z.looseObject({
    turn: turn.optional(),
    evidence: z.array(evidenceSchema),
    outcome: z.enum(OUTCOMES),
    endDate: z.string().optional(),
    screenshot: pictureSchema.optional(),
  }),
  failed: z.looseObject({
    turn: turn.optional(),
    code: z.string(),
    message: z.string(),
    tier: z.union([z.string(), z.number()]).optional(),
  }),
  recovered: z.looseObject({ turn: turn.optional(), how: z.string() }),
  note: z.looseObject({ text: z.string(), kind: z.string().optional() }),
  spent: z.looseObject({
    turn: turn.optional(),
    model: z.string().optional(),
    /** Absent: no price is known. */
    costUsd: z.number().optional(),
    tokens: z.number().optional(),
  }),
  "run.finished": z.looseObject({ verdict: verdictSchema, screenshot: pictureSchema.optional() }),
} as const;

export type EventType = keyof typeof DATA;
export const EVENT_TYPES = Object.keys(DATA) as EventType[];

export type EventData = { [T in EventType]: z.infer<(typeof DATA)[T]> };
export type Envelope = { seq: number; at: string; prev: string; hash: string };

/** `unknown`: an event of another version, whose place in the chain counts and whose data nobody here can read. */
export type RunEvent =
  | { [T in EventType]: Envelope & { type: T; data: EventData[T] } }[EventType]
  | (Envelope & { type: "unknown"; named: string; data: Record<string, unknown> });
export type EventOf<T extends EventType> = Extract<RunEvent, { type: T }>;
export type EventDraft = { [T in EventType]: { type: T; data: EventData[T] } }[EventType];

/** What a draft's data has wrong, or undefined. */
export function faultOf(draft: { type: string; data: unknown }): string | undefined {
  if (!isEventType(draft.type)) return `there is no event type ${JSON.stringify(draft.type)}`;
  const result = DATA[draft.type].safeParse(draft.data);
  return result.success ? undefined : z.prettifyError(result.error).replaceAll("\n", " ");
}

/** Gives a checked envelope its typed face. */
export function typedEvent(
  envelope: Envelope & { type: string; data: Record<string, unknown> },
): RunEvent {
  if (faultOf(envelope) === undefined) return envelope as unknown as RunEvent;
  return { ...envelope, type: "unknown", named: envelope.type };
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(DATA, type);
}
