import { z } from "zod";
import type { RunEvent } from "../../runs/events.ts";
import type { RunLog } from "../../runs/run-log.ts";
import { summarise, type SummaryFacts } from "../../runs/summary.ts";
import { endDay } from "../overview/end-day.ts";
import { shown } from "../shown.ts";

export const ROW_STATES = [
  "queued",
  "running",
  "waiting",
  "finished",
  "interrupted",
  "failed",
  "damaged",
  "pruned",
] as const;

/** One run as a list shows it. Words of pages and people are cut and cleaned. */
export const rowSchema = z.object({
  id: z.string(),
  state: z.enum(ROW_STATES),
  kind: z.string(),
  mode: z.string(),
  title: z.string(),
  goal: z.string(),
  host: z.string(),
  planner: z.string(),
  turns: z.number(),
  /** Null: a model without a known price was asked. */
  costUsd: z.number().nullable(),
  tokens: z.number(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
  durationMs: z.number(),
  who: z.string(),
  reason: z.string().optional(),
  outcome: z.string().optional(),
  verified: z.boolean(),
  sentence: z.string().optional(),
  /** Something was sent that can end a plan. */
  begun: z.boolean().optional(),
  /** A model read the site's words, and its sentence says so. */
  readBy: z.boolean().optional(),
  /** The person who was asked read the end from the site's words; the program could not tell. */
  personRead: z.boolean().optional(),
  endDate: z.string().optional(),
  /** The same as a day, where it can be read as one. */
  endsOn: z.string().optional(),
  plan: z.string().optional(),
  price: z.string().optional(),
  hasProof: z.boolean(),
  events: z.number(),
});
export type RunRow = z.output<typeof rowSchema>;

export function rowOf(log: RunLog, facts: SummaryFacts): RunRow {
  const summary = summarise(log, facts);
  const { events } = log;
  const first = events[0];
  const started = first?.type === "run.started" ? first.data : undefined;
  const verdict =
    summary.state === "finished"
      ? events.findLast((event) => event.type === "run.finished")?.data.verdict
      : undefined;
  const account = events.find(
    (event) => event.type === "observed" && event.data.account?.price !== undefined,
  );
  const { plan, price } = (account?.type === "observed" && account.data.account) || {};
  return {
    id: log.runId,
    state: summary.state,
    kind: started?.kind ?? "cancel",
    mode: started?.mode ?? "run",
    title: shown(summary.service ?? log.runId, 80),
    goal: shown(started?.goal ?? "", 300),
    host: shown(hostOf(started?.url), 120),
    planner: shown(started?.planner ?? "", 60),
    turns: summary.turns,
    ...spent(events, verdict?.costUsd),
    startedAt: summary.startedAt ?? "",
    ...(summary.endedAt === undefined ? {} : { endedAt: summary.endedAt }),
    durationMs: summary.durationMs ?? 0,
    who: shown(started?.askedBy ?? "", 60),
    ...(summary.reason === undefined ? {} : { reason: summary.reason }),
    ...(summary.outcome === undefined ? {} : { outcome: summary.outcome }),
    verified: summary.verified,
    ...(verdict === undefined
      ? {}
      : {
          sentence: shown(verdict.sentence, 600),
          begun: verdict.begun === true,
          readBy: verdict.readBy !== undefined,
          personRead: verdict.personRead === true,
        }),
    ...endOf(verdict?.endDate, summary.endedAt),
    ...(plan === undefined ? {} : { plan: shown(plan, 80) }),
    ...(price === undefined ? {} : { price: shown(price, 60) }),
    hasProof: summary.hasProof,
    events: summary.events,
  };
}

function endOf(
  named: string | undefined,
  endedAt: string | undefined,
): Pick<RunRow, "endDate" | "endsOn"> {
  if (named === undefined) return {};
  const endDate = shown(named, 60);
  const endsOn = endDay({ endDate, endedAt });
  return endsOn === undefined ? { endDate } : { endDate, endsOn };
}

function spent(
  events: readonly RunEvent[],
  total: number | null | undefined,
): Pick<RunRow, "costUsd" | "tokens"> {
  let costUsd: number | null = 0;
  let tokens = 0;
  for (const event of events) {
    if (event.type !== "spent") continue;
    tokens += event.data.tokens ?? 0;
    costUsd =
      costUsd === null || event.data.costUsd === undefined ? null : costUsd + event.data.costUsd;
  }
  return { costUsd: total === undefined ? costUsd : total, tokens };
}

function hostOf(url: string | undefined): string {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : "";
}
