import type { JobOptions } from "./job.ts";
import { loadAnew, type Seen } from "./load-anew.ts";
import { isBlank, look } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";

/**
 * A fresh load of the account page; undefined where none could be reached. A page on which the subscription was seen
 * before and that says nothing now was reached all the same: its silence is no agreement.
 */
export async function lookAfresh(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<Seen | undefined> {
  const owner = recorder.writer.runId;
  let silent: Seen | undefined;
  for (const { url, folds } of pagesToAsk(options, run)) {
    const seen = await loadAnew(options, recorder, run, url, async (first) => {
      const drawn = await untilDrawn(options, run, owner, first);
      return drawn.detected.state === "UNKNOWN"
        ? openAgain(options, run, owner, drawn, folds)
        : drawn;
    });
    if (seen === undefined) continue;
    if (/^(ACCOUNT_CANCELLED|ACCOUNT_ACTIVE|COMPLETE)$/.test(seen.detected.state)) return seen;
    if (url === run.accountUrl && seen.detected.state !== "LOGIN_REQUIRED") silent ??= seen;
  }
  return silent;
}

/** The page that showed the subscription best, then the others that did, then where the run began. */
function pagesToAsk(options: JobOptions, run: RunState): RunState["otherAccountPages"] {
  const best =
    run.accountUrl === undefined ? [] : [{ url: run.accountUrl, folds: run.accountFolds }];
  const pages = [...best, ...run.otherAccountPages, { url: options.url, folds: [] }];
  return pages.filter(({ url }, at) => pages.findIndex((page) => page.url === url) === at);
}

/** An account page that draws itself late says nothing at first; that is no answer yet. */
async function untilDrawn(
  options: JobOptions,
  run: RunState,
  owner: string,
  first: Seen,
): Promise<Seen> {
  let seen = first;
  for (let wait = 0; wait < 6 && !options.signal.aborted; wait++) {
    if (seen.detected.state !== "UNKNOWN" && !isBlank(seen.observation)) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
    seen = await look(options, run, owner);
  }
  return seen;
}

/** The subscription stood behind a tab or a fold of its page: the same are opened again, and nothing else is. */
async function openAgain(
  options: JobOptions,
  run: RunState,
  owner: string,
  seen: Seen,
  folds: RunState["accountFolds"],
): Promise<Seen> {
  let now = seen;
  for (const { role, name } of folds) {
    const found = now.observation.affordances.filter(
      (one) => one.role === role && one.name === name && one.targetable && one.risk !== "danger",
    );
    if (found.length !== 1 || found[0] === undefined) return now;
    const result = await options.browsers.act(
      {
        sessionId: run.sessionId,
        observationId: now.observation.observationId,
        target: { kind: "element", actionId: found[0].actionId },
        action: "click",
      },
      owner,
      { signal: options.signal },
    );
    if (!result.ok) return now;
    now = await untilDrawn(options, run, owner, await look(options, run, owner));
  }
  return now;
}
