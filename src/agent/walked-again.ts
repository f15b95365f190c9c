import type { Decision, EndDecision, View } from "../planners/port.ts";
import type { JobOptions } from "./job.ts";
import type { RunState } from "./run-state.ts";
import { refusedOf } from "./sent-requests.ts";

/**
 * The last step was agreed to and the site took it, and what is chosen now is where the way out began: a page that does
 * not tell that it is over (a chat that greets anew) would be walked, and the plan ended, a second time. The account is
 * looked at instead.
 */
export function walkedAgain(
  options: JobOptions,
  run: RunState,
  decision: Decision,
  view: View,
): EndDecision | undefined {
  if (
    decision.kind !== "act" ||
    options.kind !== "cancel" ||
    options.mode !== "run" ||
    decision.action !== "click"
  )
    return undefined;
  if (options.planner.readsFeedback === true || decision.name === undefined) return undefined;
  const agreed = run.steps.findLastIndex(({ danger, ok }) => danger && ok);
  if (agreed < 0 || !wasTaken(run)) return undefined;
  const { url } = view.observation.page;
  const isSame = (step: RunState["steps"][number]): boolean =>
    step.url === url && step.name === decision.name && step.role === decision.role && step.ok;
  // "Next" on one page after another, each for another step, is the way going on.
  if (run.steps.slice(agreed).some(isSame)) return undefined;
  const first = run.steps.slice(0, agreed).findIndex(isSame);
  if (first < 0 || run.steps[first]?.intent !== decision.intent) return undefined;
  return {
    kind: "end",
    reason: "completed",
    detail: `The last step was done; "${decision.name}" would begin the way out once more.`,
    confidence: 1,
  };
}

function wasTaken({ sent }: RunState): boolean {
  const dangers = sent.filter(({ held, risk }) => !held && risk === "danger");
  const answered = dangers.some(({ status }) => status !== undefined && status < 400);
  return answered && refusedOf(sent) === undefined;
}
