import { ContractError } from "../contract/errors.ts";
import { checkClaim } from "./claim.ts";
import { candidatesOf } from "./candidates.ts";
import { refused } from "./checkpoint.ts";
import { guidedAct } from "./guided-act.ts";
import type { Guide, GuideAnswer, Hand } from "./guide.ts";
import type { JobOptions } from "./job.ts";
import type { Deadline } from "./turn-resources.ts";
import { look, takeIn, type Seen } from "./observe.ts";
import { personGuide } from "./person-guide.ts";
import type { Recorder } from "./recorder.ts";
import { Repeats } from "./repeats.ts";
import type { Ending, RunState } from "./run-state.ts";

/** So often a run is handed over before "stuck" is the last word. */
const HANDS = 5;
/** No way on was seen; what was refused, is billed elsewhere or wants a sign-in is known, and stays what it is. */
const UNKNOWING = new Set(["stuck", "needs_human", "llm_no_action"]);

/** "Stuck" is the last word only where nobody can think. Undefined: the run goes on from what is there now. */
export async function handOver(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  deadline: Deadline,
  ending: Ending,
): Promise<Ending | undefined> {
  if (!isUnknowing(options, ending)) return ending;
  if (options.mode !== "run" || options.signal.aborted || run.hands >= HANDS) return ending;
  const guide = await guideOf(options, run);
  if (guide === undefined) return ending;
  run.hands++;
  const hand = await handOf(options, recorder, run, guide, ending.detail);
  if (hand === undefined) return ending;
  await note(recorder, "handed.over", `Handed over to ${guide.by}: ${ending.detail}`);
  const answer = await deadline.still(() => guide.take(hand, options.signal));
  await note(recorder, "handed.back", `${guide.by}: ${WORDS[answer.next]}`);
  if (options.signal.aborted) return { reason: "interrupted", detail: "The run was interrupted." };
  if (answer.next === "stop") return answer.refused === true ? refused("rejected") : ending;
  if (answer.next === "verify") return verified(options, recorder, run, answer);
  run.failures = run.lost = 0;
  run.repeats = new Repeats();
  run.allowance = run.turn + options.limits.turns;
  return undefined;
}

/** A limit of turns that a person set is theirs; an agent that called set none, and can think where a planner walked about. */
function isUnknowing({ guide }: JobOptions, { reason, unasked }: Ending): boolean {
  if (unasked === true) return false;
  return UNKNOWING.has(reason) || (reason === "max_turns_exceeded" && guide !== undefined);
}

const WORDS: Record<GuideAnswer["next"], string> = {
  verify: "it is done; look whether the site says so",
  go_on: "go on from here",
  stop: "stop",
};

const note = (recorder: Recorder, kind: string, text: string): Promise<unknown> =>
  recorder.record({ type: "note", data: { kind, text } });

async function guideOf(options: JobOptions, run: RunState): Promise<Guide | undefined> {
  if (options.guide !== undefined) return options.guide;
  if (options.person === undefined || options.approve !== "ask") return undefined;
  const sees = options.open.headed === true || (await options.takeover?.seen()) === true;
  return personGuide(run.approvals, sees);
}

/** Undefined: the page cannot be looked at any more, so there is nothing to hand over. */
async function handOf(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  guide: Guide,
  why: string,
): Promise<Hand | undefined> {
  const { runId } = recorder.writer;
  const seen = await lookOnce(options, run, runId);
  if (seen === undefined) return undefined;
  takeIn(options, run, seen);
  const { drawn: _, ...observation } = seen.observation;
  const { sessionId } = run;
  const { browsers } = options;
  return {
    runId,
    sessionId,
    why,
    observation,
    candidates: candidatesOf(options, observation),
    picture: await recorder.picture(browsers, sessionId, "checkpoint"),
    lend: (to) => browsers.give(sessionId, runId, to),
    takeBack: (from) => browsers.give(sessionId, from, runId),
    act: (input, owner, signal) =>
      guidedAct(options, recorder, run, run.last ?? seen, input, { by: guide.by, owner, signal }),
  };
}

async function lookOnce(
  options: JobOptions,
  run: RunState,
  runId: string,
): Promise<Seen | undefined> {
  try {
    return await look(options, run, runId);
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

/** "Done" is what the site says, whoever claims it. */
async function verified(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  { quote }: GuideAnswer,
): Promise<Ending> {
  const detail = "Whoever held the run says that it is done.";
  if (options.kind === "cancel" || run.last === undefined) return { reason: "completed", detail };
  const claim = await checkClaim(
    { ...options, planner: { ...options.planner, readsFeedback: false } },
    recorder,
    run,
    { ...run.last, goal: options.goal, service: options.service, turn: run.turn, steps: run.steps },
    {
      kind: "end",
      reason: "completed",
      detail,
      confidence: 1,
      ...(quote === undefined ? {} : { checks: [{ kind: "textPresent", value: quote }] }),
    },
  );
  return "refused" in claim ? { reason: "verification_failed", detail: claim.refused } : claim;
}
