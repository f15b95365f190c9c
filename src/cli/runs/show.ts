import { summarise } from "../../runs/summary.ts";
import { PROOF_FILE } from "../../runs/store.ts";
import { onInterrupt } from "../interrupt.ts";
import { createReporter } from "../terminal/reporter.ts";
import { styleFor } from "../terminal/style.ts";
import { verdictText } from "../terminal/verdict-text.ts";
import { widthOf } from "../terminal/wrapped.ts";
import { findRun, withProofPath } from "./find-run.ts";
import { openRuns } from "../fleet/open-store.ts";
import { resultWords } from "./list.ts";

export async function showRun(wanted: string, json: boolean): Promise<void> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const log = await store.read(runId);
  const hasProof = (await store.artifacts(runId)).some(({ name }) => name === PROOF_FILE);
  const summary = summarise(log, { holder: await store.holder(runId), hasProof });
  if (json) {
    const proof = hasProof ? store.artifactPath(runId, PROOF_FILE) : null;
    process.stdout.write(`${JSON.stringify({ summary, proof, events: log.events })}\n`);
    return;
  }
  const reporter = createReporter(stillScreen(), "verbose");
  for (const event of log.events) reporter.event(event);
  if (summary.dropped !== undefined) reporter.say(`! ${summary.dropped}`);
  const last = log.events.findLast((event) => event.type === "run.finished");
  if (last === undefined || summary.state !== "finished")
    reporter.say(`${summary.state} ${resultWords(summary)}`.trim());
  else {
    const verdict = await withProofPath(store, runId, last.data.verdict);
    reporter.say(verdictText(verdict, styleFor(process.stdout), widthOf(process.stdout)));
  }
}

export async function watchRun(wanted: string, json: boolean, verbose: boolean): Promise<void> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const reporter = createReporter(stillScreen(), verbose ? "verbose" : "normal");
  const interrupt = onInterrupt(() => undefined);
  const all = [];
  for await (const event of store.watch(runId, interrupt.signal)) {
    if (json) {
      all.push(event);
      continue;
    }
    reporter.event(event);
    if (event.type === "run.finished")
      reporter.say(
        verdictText(event.data.verdict, styleFor(process.stdout), widthOf(process.stdout)),
      );
  }
  interrupt.release();
  if (json) process.stdout.write(`${JSON.stringify({ runId, events: all })}\n`);
}

/** stdout without a live line: what is shown here may be piped on. */
function stillScreen() {
  return {
    write: (text: string) => process.stdout.write(text),
    isTTY: false,
    columns: process.stdout.columns,
  };
}
