import type { RunEvent } from "./events.ts";
import { startOfRunId } from "./run-id.ts";
import type { RunLog } from "./run-log.ts";
import { PROOF_FILE, type LockHolder, type RunStore } from "./store.ts";
import type { Outcome, Reason } from "./verdict.ts";

/** interrupted: nobody works on it and it has no verdict; `runs resume` goes on. pruned: only the proof is left. */
export type RunState = "running" | "waiting" | "finished" | "interrupted" | "damaged" | "pruned";

export type RunSummary = {
  id: string;
  service: string | undefined;
  /** What the site called itself, where the run has ended. */
  title: string | undefined;
  /** A dry run or a rehearsal was not meant to end anything. */
  mode: string | undefined;
  state: RunState;
  reason: Reason | undefined;
  outcome: Outcome | undefined;
  verified: boolean;
  turns: number;
  startedAt: string | undefined;
  endedAt: string | undefined;
  durationMs: number | undefined;
  events: number;
  /** What is wrong with the log, in words. */
  damaged: string | undefined;
  /** A broken last line was left out. */
  dropped: string | undefined;
  hasProof: boolean;
};

export type SummaryFacts = { holder?: LockHolder | undefined; hasProof?: boolean };

export function summarise(log: RunLog, facts: SummaryFacts = {}): RunSummary {
  const { events } = log;
  const first = events[0];
  const started = first?.type === "run.started" ? first.data : undefined;
  const finished = events.findLast((event) => event.type === "run.finished")?.data.verdict;
  const state = stateOf(log, facts);
  const startedAt = started?.startedAt ?? startOfRunId(log.runId);
  const last = events.at(-1)?.at;
  const verdict = state === "finished" || state === "damaged" ? finished : undefined;
  return {
    id: log.runId,
    service: started?.title ?? started?.service ?? hostOf(started?.url),
    title: verdict?.title,
    mode: started?.mode,
    state,
    reason: verdict?.reason,
    outcome: verdict?.outcome,
    verified: verdict?.verified ?? false,
    turns: Math.max(0, ...events.map(turnOf)),
    startedAt,
    endedAt: state === "finished" ? last : undefined,
    durationMs: first === undefined || last === undefined ? undefined : between(first.at, last),
    events: events.length,
    damaged: damageOf(log, state),
    dropped: log.dropped === undefined ? undefined : `the last line ${log.dropped.why}`,
    hasProof: facts.hasProof ?? false,
  };
}

/** Newest first. A run that can't be read is listed as damaged; the others do not suffer for it. */
export async function summaries(store: RunStore): Promise<RunSummary[]> {
  const ids = await store.list();
  const found = [];
  for (const id of ids) found.push(await summaryOf(store, id));
  return found.flat();
}

async function summaryOf(store: RunStore, id: string): Promise<RunSummary[]> {
  try {
    const hasProof = (await store.artifacts(id)).some(({ name }) => name === PROOF_FILE);
    const holder = await store.holder(id);
    return [summarise(await store.read(id), { holder, hasProof })];
  } catch (error) {
    // Removed while the list was made.
    if ((error as { code?: unknown }).code === "RUN_NOT_FOUND") return [];
    const why = error instanceof Error ? error.message : String(error);
    const nothing = summarise({ runId: id, events: [] });
    return [{ ...nothing, state: "damaged", damaged: why }];
  }
}

function stateOf({ events, damaged }: RunLog, facts: SummaryFacts): RunState {
  if (damaged !== undefined) return "damaged";
  if (events.length === 0) {
    if (facts.holder !== undefined) return "running";
    return facts.hasProof === true ? "pruned" : "damaged";
  }
  const last = events.findLast((event) => event.type !== "note");
  if (last?.type === "run.finished") return "finished";
  if (facts.holder === undefined) return "interrupted";
  return last?.type === "approval.asked" ? "waiting" : "running";
}

function damageOf(log: RunLog, state: RunState): string | undefined {
  if (log.damaged !== undefined) return `event ${log.damaged.seq} ${log.damaged.why}`;
  return state === "damaged" ? "no events were written" : undefined;
}

function turnOf(event: RunEvent): number {
  const turn = event.data["turn"];
  return typeof turn === "number" ? turn : 0;
}

function between(from: string, to: string): number {
  return Math.max(0, Date.parse(to) - Date.parse(from));
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
