import type { JobOptions } from "./job.ts";
import { bestState } from "./plan-pages.ts";
import type { RunState } from "./run-state.ts";

export type Place = RunState["otherAccountPages"][number];

/** Pages of a flow look like the account too; these many are asked. */
const PLAN_PAGES = 3;

/** Where the plan stood with the most of what a plan has, then where else it was seen, then where the run began. */
export function pagesToAsk(options: JobOptions, run: RunState): Place[] {
  const known = run.accountUrl === undefined ? undefined : bestState(run, run.accountUrl);
  const best =
    run.accountUrl === undefined ? [] : [{ url: run.accountUrl, folds: run.accountFolds }];
  const states = [...run.pagesBefore.keys()].flatMap((url) => {
    const state = bestState(run, url);
    return state === undefined || state.score === 0 ? [] : [{ url, ...state }];
  });
  const seen = states
    .toSorted((a, b) => Number(b.isPlan) - Number(a.isPlan) || b.score - a.score)
    .slice(0, PLAN_PAGES)
    .map(({ url, folds }) => ({ url, folds }));
  const plans = seen.filter((place) => !isAsking(run, place));
  // The page that the way out was taken from is the one to ask, whatever else looks like a plan.
  const leftElsewhere = run.leftFrom?.url !== run.accountUrl;
  const first =
    known?.isPlan === false && leftElsewhere ? [...plans, ...best] : [...best, ...plans];
  const start = { url: options.url, folds: [] };
  const pages = [
    ...first,
    ...run.otherAccountPages,
    start,
    ...seen.filter((place) => isAsking(run, place)),
  ];
  return pages
    .filter(({ url }, at) => pages.findIndex((page) => page.url === url) === at)
    .map((page) => (page.url === run.leftFrom?.url ? run.leftFrom : page));
}

/**
 * A page that asks "are you sure?", or for a reason, looks like a plan, and goes on asking when it is over: it is looked at
 * last, and that it stands as it stood says nothing.
 */
export function isAsking(run: RunState, { url }: { url: string }): boolean {
  if (url === run.accountUrl) return false;
  return (
    url === run.trail.before?.page.url ||
    run.steps.some((step) => step.url === url && ANSWERS.test(step.intent))
  );
}
const ANSWERS = /^(?:survey|type|acknowledge|advance|decline|commit)$/;
