import type { JobOptions } from "./job.ts";
import { look } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";

export type Seen = NonNullable<RunState["last"]>;

/**
 * By address, never by reload: that would send a form once more. `after`: what else must be opened or waited for before
 * the page is written down as seen.
 */
export async function loadAnew(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  url: string,
  after: (seen: Seen) => Promise<Seen> = (seen) => Promise.resolve(seen),
): Promise<Seen | undefined> {
  const owner = recorder.writer.runId;
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
  if (!result.ok) return undefined;
  const seen = await after(await look(options, run, owner));
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
  return seen;
}
