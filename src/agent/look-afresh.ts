import { countWords, readGoal, shareOf } from "../planners/goal.ts";
import { whoseLine } from "../planners/goal-card.ts";
import { readEnd, type EndReading } from "../reading/block/read-end.ts";
import { pageOf, type Page } from "../reading/block/labelled-page.ts";
import type { JobOptions } from "./job.ts";
import { loadAnew, type Seen } from "./load-anew.ts";
import { isBlank, look } from "./observe.ts";
import { bestState, hintsOf, serviceWords, stateBefore } from "./plan-pages.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";
import type { Look } from "./verify.ts";

const POLL_MS = 400;
const POLLS = 15;
/** Some pages say what they remember first, and what is true when their server answers: up to six seconds later. */
const LATE_MS = 6_500;

/**
 * Two fresh loads of the account page, each at rest; none where it could not be reached. A page on which the
 * subscription was seen before and that says nothing now was reached all the same: its silence is no agreement.
 */
export async function lookAfresh(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  quoted: string[] = [],
): Promise<Look[]> {
  let silent: Look[] = [];
  for (const place of pagesToAsk(options, run)) {
    const first = await lookAt(options, recorder, run, place, false, quoted);
    if (first === undefined) continue;
    if (first.detected.state === "LOGIN_REQUIRED") {
      if (!(await signedInAgain(options, run, first))) return [first];
      const again = await twice(options, recorder, run, place, quoted);
      if (again.length > 0) return again;
      continue;
    }
    const speaks =
      first.reading.says !== "unclear" ||
      first.reading.vetoes.length > 0 ||
      /^(ACCOUNT_CANCELLED|ACCOUNT_ACTIVE|COMPLETE|FAILED)$/.test(first.detected.state);
    const looks = speaks
      ? await withSecond(options, recorder, run, place, first, quoted)
      : undefined;
    if (looks !== undefined && !allSay(looks, "unchanged")) return looks;
    if (looks !== undefined)
      return (await whereItWasLeft(options, recorder, run, place, looks, quoted)) ?? looks;
    if (place.url === run.accountUrl || silent.length === 0) silent = [first];
  }
  return silent;
}

type Place = RunState["otherAccountPages"][number];

const allSay = (looks: Look[], what: EndReading["says"]): boolean =>
  looks.every(({ reading }) => reading.says === what);

/**
 * The overview names the contract as before; the add-on that was to go stood on a page of its own. That one is asked too:
 * where it says that it ended, "still active" would be false. It counts where it alone names what the goal names.
 */
async function whereItWasLeft(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  asked: Place,
  unchanged: Look[],
  quoted: string[],
): Promise<Look[] | undefined> {
  const place = run.leftFrom;
  if (place === undefined || place.url === asked.url) return undefined;
  const looks = await twice(options, recorder, run, place, quoted);
  const ended = looks.length > 1 && allSay(looks, "ended");
  if (!ended) return undefined;
  const { own } = readGoal(options.goal);
  const block = unchanged[0]?.reading.block?.lines ?? [];
  const named = looks.every(({ observation }) => share(pageOf(observation), own) >= NAMED);
  const another = countWords(block.map(({ said }) => said).join("\n"), own) === 0;
  if (own.length > 0 && named && another) return looks;
  return unchanged.map((one) => ({ ...one, reading: { ...one.reading, says: "unclear" } }));
}

async function twice(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  place: Place,
  quoted: string[],
): Promise<Look[]> {
  const first = await lookAt(options, recorder, run, place, false, quoted);
  return first === undefined ? [] : withSecond(options, recorder, run, place, first, quoted);
}

async function withSecond(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  place: Place,
  first: Look,
  quoted: string[],
): Promise<Look[]> {
  const second = await lookAt(
    options,
    recorder,
    run,
    place,
    first.reading.says === "ended" || first.reading.says === "likely",
    quoted,
  );
  return second === undefined ? [first] : [first, second];
}

async function signedInAgain(
  options: JobOptions,
  run: RunState,
  { observation }: Look,
): Promise<boolean> {
  if (options.person === undefined || options.open.headed !== true) return false;
  return (await run.approvals.login(observation.page.url)) === "approved";
}

/** Pages of a flow look like the account too; these many are asked. */
const PLAN_PAGES = 3;

/** Where the plan stood with the most of what a plan has, then where else it was seen, then where the run began. */
function pagesToAsk(options: JobOptions, run: RunState): Place[] {
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
function isAsking(run: RunState, { url }: { url: string }): boolean {
  if (url === run.accountUrl) return false;
  return (
    url === run.trail.before?.page.url ||
    run.steps.some((step) => step.url === url && ANSWERS.test(step.intent))
  );
}
const ANSWERS = /^(?:survey|type|acknowledge|advance|decline|commit)$/;

async function lookAt(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  place: Place,
  late: boolean,
  quoted: string[],
): Promise<Look | undefined> {
  const owner = recorder.writer.runId;
  const { url, folds } = place;
  const seen = await loadAnew(options, recorder, run, url, async (first) => {
    const rested = await atRest(options, run, owner, first);
    run.approvals.exploring = true;
    const opened = isMissed(run, place, rested)
      ? await openAgain(options, run, owner, rested, folds)
      : rested;
    run.approvals.exploring = false;
    if (!late) return opened;
    await wait(options, LATE_MS);
    return atRest(options, run, owner, await look(options, run, owner));
  });
  if (seen === undefined) return undefined;
  const { detected, observation } = seen;
  const over = /^(ACCOUNT_CANCELLED|COMPLETE)$/.test(detected.state);
  const now = pageOf(observation);
  // Sent on to another page of the account: that one, as it stood, is what to compare with.
  const state = stateBefore(run, observation.page.url, now) ?? stateBefore(run, url, now);
  const reading = readEnd({
    before: state?.page,
    after: now,
    hints: hintsOf(options, run),
    service: serviceWords(options),
    quoted: [
      ...quoted,
      ...(over && detected.facts.closingWords !== undefined ? [detected.facts.closingWords] : []),
    ],
    now: options.now(),
  });
  const still = isAsking(run, place) && reading.says === "unchanged";
  const meant = ofTheOneMeant(options, now, still ? { ...reading, says: "unclear" } : reading);
  return { ...seen, reading: ofTheOneNamed(options, run, [state?.page, now], meant) };
}

/** Where the goal tells two plans apart, the one that ended must be the one that was to go. */
function ofTheOneMeant(options: JobOptions, page: Page, reading: EndReading): EndReading {
  const goal = readGoal(options.goal);
  if (goal.own.length === 0 || !goal.keeps || reading.says !== "ended") return reading;
  const { quote = "" } = reading;
  if (countWords(quote, goal.own) > 0) return reading;
  const said = page.lines.filter((line) => line.said.includes(quote) || quote.includes(line.text));
  const whose = said.map((line) => whoseLine(page.lines, line, goal));
  // Where both stand on the page, what says of neither that it ended may say it of the one that was to stay.
  const both = page.lines.some((line) => countWords(line.said, goal.kept) > 0);
  const another = said.length > 0 && whose.every((one) => one === "kept" || (one === "?" && both));
  return !another
    ? reading
    : {
        ...reading,
        vetoes: [...reading.vetoes, { kind: "another", quote: said[0]?.said ?? quote }],
      };
}

/** The goal names a plan that was seen on another page, and this one held nothing of its name, before or now. */
function ofTheOneNamed(
  options: JobOptions,
  run: RunState,
  pages: (Page | undefined)[],
  reading: EndReading,
): EndReading {
  const { own } = readGoal(options.goal);
  if (own.length === 0 || reading.says !== "ended") return reading;
  const seen = [...run.pagesBefore.values()].flat().map(({ page }) => share(page, own));
  const here = pages.map((page) => share(page, own));
  if (Math.max(0, ...seen) < NAMED || Math.max(...here) >= NAMED) return reading;
  return {
    ...reading,
    vetoes: [...reading.vetoes, { kind: "another", quote: reading.quote ?? "" }],
  };
}

const share = (page: Page | undefined, own: string[]): number =>
  page === undefined
    ? 0
    : shareOf(`${page.title} ${page.lines.map(({ said }) => said).join("\n")}`, own);

/** Half of a name's words are the name: a site may leave out its own. */
const NAMED = 0.5;

const wait = (options: JobOptions, ms: number): Promise<void> =>
  options.sleep?.(ms) ?? new Promise((resolve) => setTimeout(resolve, ms));

const wordsOn = ({ observation }: Seen): string =>
  pageOf(observation)
    .lines.map(({ key }) => key)
    .join("\n");

/** A page that draws itself late says nothing at first, and a skeleton is no answer: it is read when it stands still. */
async function atRest(
  options: JobOptions,
  run: RunState,
  owner: string,
  first: Seen,
): Promise<Seen> {
  let seen = first;
  for (let poll = 0; poll < POLLS && !options.signal.aborted; poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const next = await look(options, run, owner);
    const still = wordsOn(next) === wordsOn(seen);
    seen = next;
    const thin = isBlank(seen.observation) || (seen.detected.state === "UNKNOWN" && poll < 5);
    if (still && !thin && seen.observation.drawn?.busy !== true) break;
  }
  return seen;
}

/** The page is in a state that showed no plan before, and there is one that did: it stands behind a tab or a fold. */
function isMissed(run: RunState, { url, folds }: Place, { detected, observation }: Seen): boolean {
  if (detected.state === "UNKNOWN") return true;
  const state = stateBefore(run, url, pageOf(observation));
  if (state === undefined) return false;
  // Another plan may stand where the page opens; the one that was left is behind its own tab.
  const { leftFrom } = run;
  if (leftFrom?.url === url && leftFrom.folds.length > 0)
    return JSON.stringify(state.folds) !== JSON.stringify(leftFrom.folds);
  // The account was known by what stands behind its tab, whatever of a plan that has.
  if (folds.length > 0 && state.folds.length === 0) return true;
  return !state.isPlan && bestState(run, url)?.isPlan === true;
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
      // The check only looks: whatever it would send that can change something is dropped, and nobody is asked.
      { signal: options.signal, looking: true },
    );
    if (!result.ok) return now;
    now = await atRest(options, run, owner, await look(options, run, owner));
  }
  return now;
}
