import { PROOF_FILE, type RunStore } from "../../runs/store.ts";
import type { Verdict } from "../../runs/verdict.ts";
import { UsageError } from "../usage-error.ts";

/** The run a person means: its id, an unmistakable beginning or part of it, or `last`. */
export async function findRun(store: RunStore, wanted: string): Promise<string> {
  const ids = await store.list();
  if (ids.includes(wanted)) return wanted;
  const hint = "`subterminator runs list` shows the runs there are.";
  if (wanted === "last") {
    if (ids[0] !== undefined) return ids[0];
    throw new UsageError("There are no runs yet.", "`subterminator cancel` starts one.");
  }
  const found = ids.filter((id) => wanted !== "" && id.includes(wanted));
  if (found.length === 1 && found[0] !== undefined) return found[0];
  throw new UsageError(
    found.length === 0
      ? `There is no run ${JSON.stringify(wanted.slice(0, 80))}.`
      : `${found.length} runs are called like ${JSON.stringify(wanted.slice(0, 80))}.`,
    hint,
  );
}

/** A verdict as it stands in the log, with the proof that was made after it. */
export async function withProofPath(
  store: RunStore,
  runId: string,
  verdict: Verdict,
): Promise<Verdict> {
  const made = (await store.artifacts(runId)).some(({ name }) => name === PROOF_FILE);
  return { ...verdict, proof: made ? store.artifactPath(runId, PROOF_FILE) : null };
}
