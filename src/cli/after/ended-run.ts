import { resumption, type Resumption } from "../../runs/resume.ts";
import type { RunStore } from "../../runs/store.ts";
import type { Verdict } from "../../runs/verdict.ts";
import { readDate } from "../../statements/dates.ts";
import { openRuns } from "../fleet/open-store.ts";
import { findRun } from "../runs/find-run.ts";
import { UsageError } from "../usage-error.ts";

export type EndedRun = {
  store: RunStore;
  runId: string;
  title: string;
  verdict: Verdict;
  known: Resumption & { started: NonNullable<Resumption["started"]> };
  /** YYYY-MM-DD, where the site named a day. */
  endDate: string | undefined;
};

/** A cancellation that was confirmed by the site; everything after it rests on that. */
export async function endedRun(wanted: string): Promise<EndedRun> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const found = await readEnded(store, runId);
  if (found !== undefined) return found;
  throw new UsageError(
    `Run ${runId} has no end that the site confirmed.`,
    `\`subterminator runs show ${runId}\` tells how it ended.`,
  );
}

export async function readEnded(store: RunStore, runId: string): Promise<EndedRun | undefined> {
  const known = resumption((await store.read(runId)).events);
  const { started, finished: verdict } = known;
  if (started?.kind !== "cancel" || verdict?.verified !== true) return undefined;
  const title = verdict.title ?? started.title ?? new URL(started.url).hostname;
  const { endDate } = verdict;
  const day = endDate === undefined ? undefined : readDate(endDate, "dmy");
  return { store, runId, title, verdict, known: { ...known, started }, endDate: day };
}
