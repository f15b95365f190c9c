import type { Observation } from "../contract/observation.ts";
import { readGoal, wordsOf } from "../planners/goal.ts";
import { findBlock, type Hints } from "../reading/block/find-block.ts";
import { pageOf, type Page } from "../reading/block/page.ts";
import { wordsOfPages } from "../reading/block/read-end.ts";
import type { JobOptions } from "./job.ts";
import type { RunState } from "./run-state.ts";

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

/** Before anything was sent: each page as it stood, in the state (tab, fold, row) that showed most of a plan. */
export function notePage(options: JobOptions, run: RunState, observation: Observation): void {
  if (run.begun || options.kind !== "cancel") return;
  const page = pageOf(observation);
  const { url } = page;
  const score = findBlock(page, wordsOfPages(page), hintsOf(options, run))?.score ?? 0;
  const known = run.pagesBefore.get(url);
  if (known !== undefined ? score < known.score : run.pagesBefore.size >= KEPT) return;
  run.pagesBefore.set(url, { page, score });
}

/** Where nothing was sent there is no before: what was over already stands there by itself. */
export const pageBefore = (run: RunState, url: string): Page | undefined =>
  run.begun ? run.pagesBefore.get(url)?.page : undefined;
