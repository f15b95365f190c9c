import { verifyRun } from "../../runs/verify-run.ts";
import { writeProof } from "../../runs/proof.ts";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { PROOF_FILE, type RunStore } from "../../runs/store.ts";
import { say } from "../terminal/say.ts";
import { findRun } from "./find-run.ts";
import { openRuns } from "../fleet/open-store.ts";

export async function verify(wanted: string, json: boolean): Promise<void> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const found = await verifyRun(store, runId);
  if (!found.ok) process.exitCode = EXIT_CODES.failed;
  if (json) return print(JSON.stringify(found));
  for (const { file, line, what } of found.problems)
    say(`✗ ${file}${line === undefined ? "" : `:${line}`}: ${what}`);
  if (!found.ok) return say(`Run ${runId} is not as it was written.`);
  const end = found.complete ? "" : " It has no verdict: it goes on or was interrupted.";
  say(
    `✓ Run ${runId}: ${found.events} events and ${found.pictures} pictures are as they were written.${end}`,
  );
  say(`  last hash ${found.lastHash ?? "none"}`);
}

export async function proof(wanted: string, json: boolean, asPdf = false): Promise<void> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const html = await writeProof(store, runId);
  const path = asPdf ? await printed(store, runId, html) : html;
  print(json ? JSON.stringify({ runId, proof: path }) : path);
}

/** Beside the proof where that is a file of this machine, else where one stands. */
async function printed(store: RunStore, runId: string, html: string): Promise<string> {
  const [{ existsSync }, { printPdf }, { putFile }] = await Promise.all([
    import("node:fs"),
    import("../after/print-pdf.ts"),
    import("../after/put-file.ts"),
  ]);
  const page = Buffer.from((await store.artifact(runId, PROOF_FILE)) ?? new Uint8Array());
  const path = existsSync(html) ? html.replace(/\.html$/, ".pdf") : `${runId}.pdf`;
  return putFile(path, await printPdf(page.toString("utf8")));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
