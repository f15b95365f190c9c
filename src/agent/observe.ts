import type { Observation } from "../contract/observation.ts";
import type { Detected, View } from "../planners/port.ts";
import { detectState } from "../planners/state/detect.ts";
import { isLoading } from "../planners/state/still-drawing.ts";
import { pagePrint } from "./fingerprint.ts";
import type { JobOptions } from "./job.ts";
import { foldsOpened } from "./folds.ts";
import { notePage } from "./plan-pages.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";
import { siteName } from "./site-name.ts";
import { whatIsLost } from "./what-is-lost.ts";

const UNCHANGED_LOOKS = 5;
const UNCHANGED_MS = 1_000;

export type Seen = { observation: Observation; detected: Detected };

export async function look(options: JobOptions, run: RunState, owner: string): Promise<Seen> {
  const observation = await options.browsers.observe(
    { sessionId: run.sessionId, mode: "full", maxAffordances: 120 },
    owner,
    { signal: options.signal, drawn: true },
  );
  return {
    observation,
    // The goal may name one of several subscriptions on a page.
    detected: detectState(observation, { ...options.service, goal: options.goal }),
  };
}

/** What the page is now, written down; what it says of account, offers and the end is kept for the verdict. */
export async function observe(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<View> {
  let seen = await look(options, run, recorder.writer.runId);
  // A page that says nothing yet is most often still drawing itself.
  for (let wait = 0; wait < 8 && isBlank(seen.observation) && !options.signal.aborted; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    seen = await look(options, run, recorder.writer.runId);
  }
  if (options.planner.readsFeedback === true)
    seen = await awaitChange(options, recorder, run, seen);
  const { observation, detected } = seen;
  const screenshot = await recorder.picture(options.browsers, run.sessionId, "step");
  const { plan, price, account, nextBill } = detected.facts;
  const appeared = newSince(run.last?.observation, observation);
  const menus = menusOf(run, observation);
  tellWhatCame(options, run, detected);
  takeIn(options, run, seen);
  await recorder.record({
    type: "observed",
    data: {
      turn: run.turn,
      observationId: observation.observationId,
      url: observation.page.url,
      title: observation.page.title,
      state: detected.state,
      confidence: detected.confidence,
      stateEvidence: detected.evidence,
      ...(screenshot === undefined ? {} : { screenshot }),
      ...(plan === undefined && price === undefined && nextBill === undefined
        ? {}
        : {
            account: {
              ...(plan === undefined ? {} : { plan }),
              ...(price === undefined ? {} : { price }),
              ...(account === undefined ? {} : { email: account }),
              ...(nextBill === undefined ? {} : { nextBill }),
            },
          }),
    },
  });
  return {
    kind: options.kind,
    goal: options.goal,
    ...(options.reason === undefined ? {} : { reason: options.reason }),
    service: options.service,
    url: options.url,
    observation,
    detected,
    turn: run.turn,
    steps: run.steps,
    ...(appeared === undefined ? {} : { appeared }),
    menus,
    map: run.map,
  };
}

/** What the page says of account, offers and the end is kept for the verdict. */
export function takeIn(options: JobOptions, run: RunState, seen: Seen): void {
  const { observation, detected } = seen;
  const { plan, price, account, endDate } = detected.facts;
  run.last = seen;
  run.start ??= observation;
  const { subject } = run.approvals;
  subject.site = siteName(options.service, run.start.page);
  subject.endDate = endDate;
  subject.answers = run.answers;
  subject.lost = whatIsLost(observation.text ?? "");
  notePage(options, run, observation);
  // Before anything was done, a page that shows it as over is the one to ask again.
  if (
    /^(ACCOUNT_CANCELLED|COMPLETE)$/.test(detected.state) &&
    !run.begun &&
    run.trail.commit === undefined
  )
    noteAccountPage(run, observation.page.url, detected.confidence);
  if (detected.state === "ACCOUNT_ACTIVE") {
    // The page that shows it best is where the end will show; an overview may go on naming the plan as before.
    noteAccountPage(run, observation.page.url, detected.confidence);
    subject.plan = run.chosen ?? subject.plan ?? plan;
    subject.price ??= price;
    run.approvals.account ??=
      [plan, price, account].filter((part) => part !== undefined).join(", ") || undefined;
  }
  if (
    detected.facts.offer !== undefined &&
    !run.offers.some((offer) => offer.text === detected.facts.offer?.text)
  )
    run.offers.push({ ...detected.facts.offer, turn: run.turn });
  if (run.trail.commit !== undefined) run.trail.after = seen;
}

/** Before a decision is paid for: a page that an act has not changed yet is given up to five seconds. */
async function awaitChange(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  first: Seen,
): Promise<Seen> {
  const sleep = options.sleep ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  let seen = first;
  for (
    let wait = 0;
    wait < UNCHANGED_LOOKS &&
    !options.signal.aborted &&
    pagePrint(seen.observation) === run.actedOn;
    wait++
  ) {
    await sleep(UNCHANGED_MS);
    seen = await look(options, run, recorder.writer.runId);
  }
  return seen;
}

function tellWhatCame(options: JobOptions, run: RunState, { state }: Detected): void {
  const { awaited } = run;
  run.awaited = undefined;
  if (options.kind === "cancel" && awaited !== undefined && awaited.state !== state)
    run.feedback.push(
      `After your act of turn ${awaited.turn} the page state is ${state}; you expected ${awaited.state}.`,
    );
}

/** Pages of a flow look like the account too; three of them are enough to ask at the end. */
const ACCOUNT_PAGES = 3;

function noteAccountPage(run: RunState, url: string, confidence: number): void {
  const folds = foldsOpened(run.steps, url);
  const better = run.accountUrl === undefined || confidence > run.accountConfidence + 0.05;
  const other = better ? { url: run.accountUrl, folds: run.accountFolds } : { url, folds };
  if (
    other.url !== undefined &&
    other.url !== (better ? url : run.accountUrl) &&
    !run.otherAccountPages.some((page) => page.url === other.url) &&
    run.otherAccountPages.length < ACCOUNT_PAGES
  )
    run.otherAccountPages.push({ url: other.url, folds: other.folds });
  if (better)
    Object.assign(run, { accountUrl: url, accountConfidence: confidence, accountFolds: folds });
}

/** Controls keep their ids as long as their document lives, also where a script changes the address. */
function newSince(before: Observation | undefined, now: Observation): Set<string> | undefined {
  const known = new Set(before?.affordances.map(({ actionId }) => actionId));
  const ids = now.affordances.map(({ actionId }) => actionId);
  return ids.some((id) => known.has(id)) ? new Set(ids.filter((id) => !known.has(id))) : undefined;
}

/** Remembers where each control was first met; what is met again under another address belongs to the site's frame. */
function menusOf(run: RunState, { affordances, page }: Observation): Set<string> {
  // "#/settings" is another page of a site that is drawn by script.
  const path = page.url.replace(/[?].*$|#(?![!/]).*$/, "");
  const menus = new Set<string>();
  for (const { role, name } of affordances) {
    const key = `${role} ${name}`;
    const first = run.metAt.get(key);
    if (first === undefined) run.metAt.set(key, path);
    else if (first !== path) menus.add(key);
  }
  return menus;
}

/** Nothing but the frame of a page, or a word that it is loading. */
export function isBlank(observation: Observation): boolean {
  const { affordances, blockers, text } = observation;
  if (blockers.length === 0 && isLoading(observation)) return true;
  const inside = affordances.filter(
    ({ region, role }) => /^(main|modal|frame)$/.test(region) && role !== "clickable",
  );
  return inside.length === 0 && (text ?? "").trim().length < 20 && blockers.length === 0;
}
