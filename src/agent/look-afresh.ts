import type { JobOptions } from "./job.ts";
import { look } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";

/** A fresh load of the account page; undefined where none could be reached that says how things stand. */
export async function lookAfresh(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<RunState["last"]> {
  const owner = recorder.writer.runId;
  for (const url of new Set([run.accountUrl, options.url])) {
    if (url === undefined) continue;
    const now = await options.browsers.observe({ sessionId: run.sessionId }, owner, {
      signal: options.signal,
    });
    const result = await options.browsers.act(
      {
        sessionId: run.sessionId,
        observationId: now.observationId,
        action: "navigate",
        value: url,
      },
      owner,
      { signal: options.signal },
    );
    if (!result.ok) continue;
    const seen = await look(options, run, owner);
    await recorder.record({
      type: "observed",
      data: {
        turn: run.turn,
        observationId: seen.observation.observationId,
        url: seen.observation.page.url,
        title: seen.observation.page.title,
        state: seen.detected.state,
        confidence: seen.detected.confidence,
        stateEvidence: seen.detected.evidence,
      },
    });
    if (seen.detected.state === "ACCOUNT_CANCELLED" || seen.detected.state === "ACCOUNT_ACTIVE")
      return seen;
  }
  return undefined;
}
