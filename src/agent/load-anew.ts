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
  // An address that differs only behind its # is no load: what a script remembers would speak, and not the site.
  if (url.includes("#") && !(await goTo(options, run, owner, "about:blank"))) return undefined;
  if (!(await goTo(options, run, owner, url))) return undefined;
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

async function goTo(
  options: JobOptions,
  run: RunState,
  owner: string,
  value: string,
): Promise<boolean> {
  const { sessionId } = run;
  const { signal } = options;
  const { observationId } = await options.browsers.observe({ sessionId }, owner, { signal });
  const result = await options.browsers.act(
    { sessionId, observationId, action: "navigate", value },
    owner,
    { signal },
  );
  return result.ok;
}
