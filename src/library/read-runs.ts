import type { RunEvent } from "../runs/events.ts";
import { jsonlStore } from "../runs/jsonl-store.ts";
import { summaries, type RunSummary } from "../runs/summary.ts";
import { verifyRun as verify } from "../runs/verify-run.ts";
import type { Verdict } from "../runs/verdict.ts";
import { homeFolder } from "../services/load.ts";

type Where = { home?: string };
const store = ({ home }: Where) => jsonlStore({ home: home ?? homeFolder() });

export type ReadRun = { events: readonly RunEvent[]; verdict: Verdict | undefined };

/** The runs of this machine, the newest first. */
export const listRuns = (where: Where = {}): Promise<RunSummary[]> => summaries(store(where));

export async function readRun(runId: string, where: Where = {}): Promise<ReadRun> {
  const { events } = await store(where).read(runId);
  return {
    events,
    verdict: events.findLast((event) => event.type === "run.finished")?.data.verdict,
  };
}

/** Every byte of a run and its proof against the hash chain. */
export const verifyRun = (runId: string, where: Where = {}): ReturnType<typeof verify> =>
  verify(store(where), runId);
