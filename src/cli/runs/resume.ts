import { writeProof } from "../../runs/proof.ts";
import { resumption } from "../../runs/resume.ts";
import { exitCodeOf } from "../../runs/reasons.ts";
import { startJob } from "../run/start-job.ts";
import { findTarget } from "../run/target.ts";
import type { Settings } from "../settings.ts";
import { styleFor } from "../terminal/style.ts";
import { verdictText } from "../terminal/verdict-text.ts";
import { widthOf } from "../terminal/wrapped.ts";
import { UsageError } from "../usage-error.ts";
import { findRun, withProofPath } from "./find-run.ts";
import { openRuns } from "../fleet/open-store.ts";

/** Goes on with what the log says was asked. Who approves is the old run's rule unless it is given anew. */
export async function resumeRun(
  wanted: string,
  settings: Settings,
  approveGiven: boolean,
): Promise<void> {
  const store = await openRuns();
  const runId = await findRun(store, wanted);
  const { started, finished } = resumption((await store.read(runId)).events);
  if (started === undefined)
    throw new UsageError(
      `Run ${runId} can't be continued: its beginning is lost.`,
      "Start it again.",
    );
  if (finished !== undefined && finished.reason !== "interrupted") {
    process.stderr.write(`Run ${runId} is finished already.\n`);
    // Killed between its verdict and its proof, or the proof was removed: the log holds all it is made of.
    if ((await withProofPath(store, runId, finished)).proof === null)
      await writeProof(store, runId).catch(() => undefined);
    const verdict = await withProofPath(store, runId, finished);
    process.stdout.write(
      settings.json
        ? `${JSON.stringify(verdict)}\n`
        : `${verdictText(verdict, styleFor(process.stdout), widthOf(process.stdout))}\n`,
    );
    process.exitCode = exitCodeOf(finished);
    return;
  }
  const holder = await store.holder(runId);
  if (holder !== undefined)
    throw new UsageError(
      `Run ${runId} is being worked on by process ${holder.pid} on ${holder.host}.`,
      `\`subterminator runs watch ${runId}\` shows it.`,
    );
  const target = await findTarget({ service: undefined, url: started.url, goal: started.goal });
  const { turns, timeMs, costUsd, tokens } = started.limits;
  await startJob({
    kind: started.kind,
    target,
    ...(started.reason !== undefined && { reason: started.reason }),
    settings: {
      ...settings,
      approve: approveGiven ? settings.approve : approveRule(started.approve),
      maxTurns: typeof turns === "number" ? turns : settings.maxTurns,
      timeoutMs: typeof timeMs === "number" ? timeMs : settings.timeoutMs,
      maxCost: typeof costUsd === "number" ? costUsd : settings.maxCost,
      maxTokens: typeof tokens === "number" ? tokens : settings.maxTokens,
    },
    mode: started.mode,
    ...(started.reason !== undefined && { reason: started.reason }),
    resume: runId,
  });
}

function approveRule(recorded: string): Settings["approve"] {
  return recorded === "always" || recorded === "never" ? recorded : "ask";
}
