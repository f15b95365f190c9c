import { readEnd } from "../reading/block/read-end.ts";
import { pageOf } from "../reading/block/page.ts";
import type { JobOptions } from "./job.ts";
import { loadAnew, type Seen } from "./load-anew.ts";
import { isBlank, look } from "./observe.ts";
import { hintsOf, pageBefore, serviceWords } from "./plan-pages.ts";
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
    if (speaks) return withSecond(options, recorder, run, place, first, quoted);
    if (place.url === run.accountUrl || silent.length === 0) silent = [first];
  }
  return silent;
}

type Place = RunState["otherAccountPages"][number];

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

/** The page that showed the subscription best, then the others that did, then where the run began. */
function pagesToAsk(options: JobOptions, run: RunState): Place[] {
  const best =
    run.accountUrl === undefined ? [] : [{ url: run.accountUrl, folds: run.accountFolds }];
  const pages = [...best, ...run.otherAccountPages, { url: options.url, folds: [] }];
  return pages.filter(({ url }, at) => pages.findIndex((page) => page.url === url) === at);
}

async function lookAt(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  { url, folds }: Place,
  late: boolean,
  quoted: string[],
): Promise<Look | undefined> {
  const owner = recorder.writer.runId;
  const seen = await loadAnew(options, recorder, run, url, async (first) => {
    const rested = await atRest(options, run, owner, first);
    const opened = isMissed(run, url, rested)
      ? await openAgain(options, run, owner, rested, folds)
      : rested;
    if (!late) return opened;
    await wait(options, LATE_MS);
    return atRest(options, run, owner, await look(options, run, owner));
  });
  if (seen === undefined) return undefined;
  const { detected, observation } = seen;
  const over = /^(ACCOUNT_CANCELLED|COMPLETE)$/.test(detected.state);
  const reading = readEnd({
    before: pageBefore(run, url),
    after: pageOf(observation),
    hints: hintsOf(options, run),
    service: serviceWords(options),
    quoted: [
      ...quoted,
      ...(over && detected.facts.closingWords !== undefined ? [detected.facts.closingWords] : []),
    ],
    now: options.now(),
  });
  return { ...seen, reading };
}

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

/** What was seen of the plan here before is not in view: it may stand behind a tab or a fold. */
function isMissed(run: RunState, url: string, { detected, observation }: Seen): boolean {
  if (detected.state === "UNKNOWN") return true;
  const before = pageBefore(run, url);
  if (before === undefined) return false;
  const now = new Set(pageOf(observation).lines.map(({ key }) => key));
  const known = before.lines.filter(({ region }) => region === "main");
  return known.length > 0 && known.filter(({ key }) => now.has(key)).length < known.length / 4;
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
    now = await atRest(options, run, owner, await look(options, run, owner));
  }
  return now;
}
