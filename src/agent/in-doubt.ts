import type { ActResult } from "../contract/act-result.ts";
import { wasRefusal } from "../runs/resume.ts";
import type { JobOptions } from "./job.ts";
import { lookAfresh } from "./look-afresh.ts";
import type { Recorder } from "./recorder.ts";
import type { Ending, RunState } from "./run-state.ts";
import { weigh } from "./verify.ts";

/**
 * An act that failed after it may have reached the site: nobody looked afterwards, or something moved or went out.
 * `unasked`: the browser asks before it presses this control, and nobody was asked yet; then a page that changed did
 * so by itself.
 */
export function mayHaveHappened(result: ActResult, unasked = false): boolean {
  if (result.ok || wasRefusal(result.error?.code)) return false;
  const { navigated, changed, requests, untouched } = result.effects;
  // With a yes given and the control gone under the pointer, nothing was pressed: it may be looked for again.
  if (untouched === true && !requests.some((request) => !request.held)) return false;
  return (
    result.nextObservation === undefined ||
    navigated ||
    (changed && !unasked) ||
    requests.some((request) => !request.held)
  );
}

/**
 * The last step was begun and nobody knows how it ended. It is never repeated blindly: the account page decides. Only
 * where that shows the subscription as active does the run go on, and then it asks again.
 */
export async function settleDoubt(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<Ending | undefined> {
  const looks = await lookAfresh(options, recorder, run);
  const finding = weigh({ trail: run.trail, sent: [], looks, now: Date.now() });
  if (finding.verified) return { reason: "completed", detail: "", finding };
  if (looks.at(-1)?.detected.state === "ACCOUNT_ACTIVE" && finding.outcome !== "paused") {
    run.trail = { before: undefined, commit: undefined, after: undefined };
    run.feedback.push(
      "The last step was begun and its end was not known. The account page was loaded anew and shows that it was not done: walk the way again from here.",
    );
    await recorder.record({
      type: "note",
      data: {
        text: "The last step had been begun and its end was not known; the account shows it was not done, so the flow is walked again.",
      },
    });
    return undefined;
  }
  return {
    reason: "verification_failed",
    detail:
      "The last step was begun, its end is not known, and the account page does not say how things stand.",
  };
}
