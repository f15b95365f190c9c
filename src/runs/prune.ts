import { startOfRunId } from "./run-id.ts";
import { PROOF_FILE, type RunStore } from "./store.ts";

export const RETENTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export type PruneOptions = {
  days?: number;
  dryRun?: boolean;
  /** Proofs too, which are otherwise kept until somebody deletes them. */
  proofs?: boolean;
  now?: Date;
};

export type Pruned = {
  removed: string[];
  /** Everything but the proof went. */
  proofKept: string[];
  failed: { runId: string; why: string }[];
};

/** Removes runs whose last event is older than the retention; never one that somebody works on. */
export async function prune(store: RunStore, options: PruneOptions = {}): Promise<Pruned> {
  const before = (options.now ?? new Date()).getTime() - (options.days ?? RETENTION_DAYS) * DAY_MS;
  const result: Pruned = { removed: [], proofKept: [], failed: [] };
  for (const runId of await store.list()) {
    // Most are younger, and their ids say so: a million of them need not be read every night.
    const start = startOfRunId(runId);
    if (start !== undefined && Date.parse(start) >= before) continue;
    try {
      if ((await store.holder(runId)) !== undefined) continue;
      const { events } = await store.read(runId);
      const age = events.at(-1)?.at ?? startOfRunId(runId);
      // Without an age it may be anything that somebody keeps here.
      if (age === undefined || !(Date.parse(age) < before)) continue;
      const files = await store.artifacts(runId);
      const keepProof = options.proofs !== true && files.some(({ name }) => name === PROOF_FILE);
      if (keepProof && events.length === 0 && files.length === 1) continue;
      if (options.dryRun !== true) await store.remove(runId, { proof: keepProof });
      (keepProof ? result.proofKept : result.removed).push(runId);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      result.failed.push({ runId, why });
    }
  }
  return result;
}
