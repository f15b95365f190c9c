import type { Observation } from "../contract/observation.ts";
import { readGoal, wordsOf } from "../planners/goal.ts";
import { findBlock, type Hints } from "../reading/block/find-block.ts";
import { pageOf, type Page } from "../reading/block/labelled-page.ts";
import { wordsOfPages } from "../reading/block/read-end.ts";
import { foldsOpened } from "./folds.ts";
import type { JobOptions } from "./job.ts";
import type { PageBefore, RunState } from "./run-state.ts";

/** Pages of one run that are kept to be compared with; a site has a few that show a plan. */
const KEPT = 40;

export function hintsOf(options: JobOptions, run: RunState): Hints {
  const { own, wanted } = readGoal(options.goal);
  return {
    goal: own.length > 0 ? own : wanted,
    ...(run.pressed === undefined ? {} : { pressed: run.pressed }),
  };
}

export const serviceWords = (options: JobOptions): string[] =>
  wordsOf(`${options.service.title} ${options.service.name}`);

/** States of one page that are kept. */
const STATES = 6;

/** Before anything was sent: each page as it stood, in each state (tab, fold, row) that was seen of it. */
export function notePage(options: JobOptions, run: RunState, observation: Observation): void {
  if (run.begun || options.kind !== "cancel") return;
  const page = pageOf(observation);
  const { url } = page;
  const known = run.pagesBefore.get(url) ?? [];
  if (known.length === 0 && run.pagesBefore.size >= KEPT) return;
  const block = findBlock(page, wordsOfPages(page), hintsOf(options, run));
  const state: PageBefore = {
    page,
    score: block?.score ?? 0,
    isPlan: block?.isPlan ?? false,
    folds: foldsOpened(run.steps, url),
  };
  const others = known.filter((one) => shared(one.page, page) < page.lines.length);
  run.pagesBefore.set(
    url,
    [...others, state].toSorted((a, b) => b.score - a.score).slice(0, STATES),
  );
}

function shared(one: Page, other: Page): number {
  const keys = new Set(one.lines.map(({ key }) => key));
  return other.lines.filter(({ key }) => keys.has(key)).length;
}

/** The state that the page is most like now. Where nothing was sent there is no before: what was over stands by itself. */
export function stateBefore(run: RunState, url: string, now: Page): PageBefore | undefined {
  const states = run.begun ? (run.pagesBefore.get(url) ?? []) : [];
  return states.toSorted((a, b) => shared(b.page, now) - shared(a.page, now))[0];
}

/** The state of a page that showed most of a plan. */
export const bestState = (run: RunState, url: string): PageBefore | undefined =>
  run.pagesBefore.get(url)?.[0];
