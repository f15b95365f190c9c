import type { EndDecision, View } from "../planners/port.ts";
import { pageOf } from "../reading/block/labelled-page.ts";
import { readEnd } from "../reading/block/read-end.ts";
import type { JobOptions } from "./job.ts";
import { hintsOf, serviceWords, stateBefore } from "./plan-pages.ts";
import type { RunState } from "./run-state.ts";

/**
 * A step that somebody agreed to has sent something, and the page that showed the plan now says that it is over: the
 * verdict is due. A planner that takes this page for a step of the way would press on, and buy what is offered there.
 */
export function overAlready(
  options: JobOptions,
  run: RunState,
  view: View,
): EndDecision | undefined {
  if (options.kind !== "cancel" || options.mode !== "run" || !run.begun) return undefined;
  if (options.planner.readsFeedback === true || run.steps.at(-1)?.danger !== true) return undefined;
  const after = pageOf(view.observation);
  const before = stateBefore(run, after.url, after);
  if (before?.isPlan !== true) return undefined;
  const {
    says,
    vetoes,
    quote = "",
  } = readEnd({
    before: before.page,
    after,
    hints: hintsOf(options, run),
    service: serviceWords(options),
    now: options.now(),
  });
  if (says !== "ended" || vetoes.length > 0) return undefined;
  return { kind: "end", reason: "completed", detail: quote, confidence: 1 };
}
