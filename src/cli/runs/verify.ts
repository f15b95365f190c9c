import { verifyRun } from "../../runs/verify-run.ts";
import { writeProof } from "../../runs/proof.ts";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { findRun } from "./find-run.ts";
import { openRuns } from "../fleet/open-store.ts";

export async function verify(wanted: string, json: boolean): Promise<void> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const found = await verifyRun(store, runId);
  if (!found.ok) process.exitCode = EXIT_CODES.failed;
  if (json) return print(JSON.stringify(found));
  for (const { file, line, what } of found.problems)
    print(`✗ ${file}${line === undefined ? "" : `:${line}`}: ${what}`);
  if (!found.ok) return print(`Run ${runId} is not as it was written.`);
  const end = found.complete ? "" : " It has no verdict: it goes on or was interrupted.";
  print(
    `✓ Run ${runId}: ${found.events} events and ${found.pictures} pictures are as they were written.${end}`,
  );
  print(`  last hash ${found.lastHash ?? "none"}`);
}

export async function proof(wanted: string, json: boolean): Promise<void> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const path = await writeProof(store, runId);
  print(json ? JSON.stringify({ runId, proof: path }) : path);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
