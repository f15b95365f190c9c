import { ContractError } from "../contract/errors.ts";
import type { ActDecision, Decision, EndDecision, View } from "../planners/port.ts";
import { act } from "./act.ts";
import { aimedAt } from "./aim.ts";
import { askAboutUnsure, askForPlanner } from "./ask-person.ts";
import { checkClaim } from "./claim.ts";
import { gate } from "./checkpoint.ts";
import { handOver } from "./hand-over.ts";
import type { JobOptions } from "./job.ts";
import { RunLaidDown } from "./lay-down.ts";
import { lend, type Deadline } from "./turn-resources.ts";
import { observe } from "./observe.ts";
import { overAlready } from "./over-already.ts";
import { pagePrint } from "./fingerprint.ts";
import type { Recorder } from "./recorder.ts";
import { recordDecision } from "./record-decision.ts";
import { isGone, reopen } from "./reopen.ts";
import { Repeats } from "./repeats.ts";
import type { Ending, Refusal, RunState } from "./run-state.ts";
import { walkedAgain } from "./walked-again.ts";
import { whichOne } from "./which-one.ts";

const LOST = 3;
const FAILURES = 3;
/** Steps that sent nothing, of a planner that costs nothing; time bounds them too. */
const FREE_LOOKS = 80;

/** observe, decide, gate, act, verify, record; until something ends it. */
export async function loop(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<Ending> {
  const { deadline, release } = startClock(options);
  try {
    return await turns(options, recorder, run, deadline);
  } finally {
    release();
  }
}

async function turns(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  deadline: Deadline,
): Promise<Ending> {
  for (;;) {
    if (options.drain?.aborted === true) throw new RunLaidDown("drained");
    await deadline.still(() => whileTaken(options, run));
    const over = outOfBounds(options, run, deadline);
    if (over !== undefined) {
      const handed = await handOver(options, recorder, run, deadline, over);
      if (handed !== undefined) return handed;
      continue;
    }
    run.turn++;
    run.approvals.turn = run.turn;
    const view = await seen(options, recorder, run);
    if (view === undefined) continue;
    const wanted =
      overAlready(options, run, view) ?? (await decided(options, recorder, run, view, deadline));
    if (wanted === undefined) continue;
    const decision = walkedAgain(options, run, wanted, view) ?? wanted;
    await recordDecision(recorder, run, decision);
    const turned = await carryOut(options, recorder, run, view, decision);
    if (run.approvals.parked && !options.signal.aborted) throw new RunLaidDown("parked");
    if (turned === undefined || run.approvals.lapsed) continue;
    if (!("refused" in turned)) {
      const handed = await handOver(options, recorder, run, deadline, turned);
      if (handed !== undefined) return handed;
      continue;
    }
    run.feedback.push(turned.refused);
  }
}

/** A person has the mouse: the run waits, and goes on from what is there then. */
async function whileTaken(options: JobOptions, run: RunState): Promise<void> {
  const had = (await options.takeover?.over(options.signal)) === true;
  if (!had && !run.approvals.lapsed) return;
  run.approvals.lapsed = false;
  // What they did counts as this run's doing: the account is looked at before anything is claimed.
  if (options.takeover?.changed() === true) run.begun = true;
  run.failures = 0;
  run.lost = 0;
  run.repeats = new Repeats();
  run.feedback.push("The person used the page themselves for a while. Look at it anew.");
}

function startClock(options: JobOptions): { deadline: Deadline; release: () => void } {
  const { timeMs } = options.limits;
  const over = new AbortController();
  const arm = (ms: number): NodeJS.Timeout => setTimeout(() => over.abort(), ms);
  let timer = arm(timeMs);
  const deadline: Deadline = {
    at: options.now() + timeMs,
    signal: AbortSignal.any([options.signal, over.signal]),
    async still(work) {
      clearTimeout(timer);
      const left = deadline.at - options.now();
      try {
        return await work();
      } finally {
        deadline.at = options.now() + left;
        timer = arm(Math.max(0, left));
      }
    },
  };
  return { deadline, release: () => clearTimeout(timer) };
}

function outOfBounds(options: JobOptions, run: RunState, deadline: Deadline): Ending | undefined {
  if (options.signal.aborted) return { reason: "interrupted", detail: "The run was interrupted." };
  if (run.turn - Math.min(run.looks, FREE_LOOKS) >= run.allowance)
    return { reason: "max_turns_exceeded", detail: `${run.turn} turns were used.` };
  if (options.now() > deadline.at || deadline.signal.aborted)
    return {
      reason: "budget_exceeded",
      detail: `The time for this run is over; ${run.budget.words()}.`,
    };
  if (run.failures >= FAILURES) return { reason: "stuck", detail: "Three acts in a row failed." };
  if (run.lost >= LOST)
    return { reason: "stuck", detail: "Three times no way on was seen that could be trusted." };
  return undefined;
}

/** Undefined: the browser was gone and has been opened again. */
async function seen(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<View | undefined> {
  try {
    return await observe(options, recorder, run);
  } catch (error) {
    if (
      !(error instanceof ContractError && isGone(error)) ||
      !(await reopen(options, recorder, run))
    )
      throw error;
    return undefined;
  }
}

/** Undefined: the run ended while it was being decided. */
async function decided(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  deadline: Deadline,
): Promise<Decision | undefined> {
  try {
    return await options.planner.next({ ...view, loan: lend(options, recorder, run, deadline) });
  } catch (error) {
    if (deadline.signal.aborted) return undefined;
    throw error;
  }
}

async function carryOut(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: Decision,
): Promise<Ending | Refusal | undefined> {
  run.actedOn = undefined;
  switch (decision.kind) {
    case "end":
      return ended(options, recorder, run, view, decision);
    case "ask":
      return askForPlanner(options, recorder, run, view, decision);
    case "lost":
      run.lost++;
      return {
        refused:
          "You saw no way on. Look again: scroll, go back, open a menu, or look at other pages.",
      };
    case "act":
      return acted(options, recorder, run, view, decision);
  }
}

async function acted(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
): Promise<Ending | Refusal | undefined> {
  const listens = options.planner.readsFeedback === true;
  const page = pagePrint(view.observation);
  const repeated = listens ? run.repeats.note(decision, page) : "first";
  if (repeated === "loop")
    return {
      reason: "stuck",
      detail: "The same act on the same page led nowhere, again and again.",
    };
  const unsure =
    decision.unsure === true
      ? await askAboutUnsure(options, recorder, run, view, decision)
      : undefined;
  if (unsure !== undefined) return unsure;
  const pressed = aimedAt(decision.target, view.observation);
  const which =
    decision.explores === true ? undefined : await whichOne(options, recorder, run, view, pressed);
  if (which === "decide anew") return undefined;
  const stop = which ?? (await gate(options, recorder, run, view, decision));
  if (stop !== undefined) {
    if ("refused" in stop) run.failures++;
    return stop;
  }
  run.actedOn = decision.action === "wait" ? undefined : page;
  run.awaited =
    decision.expectedState === undefined
      ? undefined
      : { turn: run.turn, state: decision.expectedState };
  const over = await act(options, recorder, run, view, decision);
  if (over !== undefined) return over;
  return repeated === "again" && run.moved !== true
    ? {
        refused: `Your act of turn ${run.turn} was the second of its kind on the same page. A third time it will not be done: go another way.`,
      }
    : undefined;
}

async function ended(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: EndDecision,
): Promise<Ending | Refusal | undefined> {
  if (await signedIn(options, run, decision, view)) return undefined;
  const listens = options.planner.readsFeedback === true;
  const claims =
    options.mode === "run" &&
    (decision.reason === "completed" || (decision.reason === "already_cancelled" && listens));
  if (claims && (options.kind === "run" || listens))
    return checkClaim(options, recorder, run, view, decision);
  const detail =
    decision.reason === "budget_exceeded"
      ? `${decision.detail} So far ${run.budget.words()}.`
      : decision.detail;
  return { reason: decision.reason, detail };
}

/** A sign-in is the person's; where they can see the window, the run waits for it and goes on. */
async function signedIn(
  options: JobOptions,
  run: RunState,
  decision: EndDecision,
  view: View,
): Promise<boolean> {
  if (
    decision.reason !== "login_required" ||
    options.person === undefined ||
    (options.open.headed !== true && (await options.takeover?.seen()) !== true)
  )
    return false;
  return (await run.approvals.login(view.observation.page.url)) === "approved";
}
