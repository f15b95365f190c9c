import type { ActResult } from "../contract/act-result.ts";
import { ContractError } from "../contract/errors.ts";
import type { ActRequest, Target } from "../contract/input.ts";
import { detectState } from "../planners/state/detect.ts";
import type { ActDecision } from "../planners/port.ts";
import type { Observation } from "../contract/observation.ts";
import { remember } from "./act.ts";
import { aimedAt } from "./aim.ts";
import type { JobOptions } from "./job.ts";
import { takeIn, type Seen } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import { recordDecision } from "./record-decision.ts";
import type { RunState } from "./run-state.ts";
import { sentAnything } from "./sent-requests.ts";

/** These show something and change nothing; every other act that was begun is looked at before it is done again. */
const LOOKS = new Set(["scroll", "wait", "hover", "select_text", "tabs"]);
/** What somebody types may be theirs alone; that it was typed is enough for the record. */
const TYPES = new Set(["fill", "type"]);

export type Holder = { by: string; owner: string; signal: AbortSignal };

/** An act of whoever holds the run: through the same gates, and written down as a step like any other. */
export async function guidedAct(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  seen: Seen,
  input: ActRequest,
  { by, owner, signal }: Holder,
): Promise<ActResult> {
  run.turn++;
  run.allowance++;
  run.approvals.turn = run.turn;
  const decision = decisionOf(input, seen.observation, by);
  await recordDecision(recorder, run, decision);
  await recorder.record({
    type: "acting",
    data: {
      turn: run.turn,
      action: decision.action,
      url: seen.observation.page.url,
      danger: !LOOKS.has(decision.action),
      ...(decision.role === undefined ? {} : { role: decision.role }),
      ...(decision.name === undefined ? {} : { name: decision.name }),
    },
  });
  const asked = run.approvals.given.length;
  run.approvals.last = undefined;
  run.approvals.lastStep = false;
  const result = await attempted(options, run, input, { by, owner, signal });
  run.approvals.endAct(sentAnything(result.effects));
  await recorder.record({
    type: "acted",
    data: {
      turn: run.turn,
      ok: result.ok,
      did: result.did,
      ...(result.error === undefined
        ? {}
        : { error: { code: result.error.code, message: result.error.message } }),
      effects: { ...result.effects },
      expectations: result.expectations,
    },
  });
  const approved = run.approvals.given.slice(asked).some((one) => one.answer === "approved");
  remember(options, run, seen, decision, result, { approved, strategies: [] });
  run.failures = 0;
  return withoutDrawn(options, run, result);
}

function decisionOf(input: ActRequest, observation: Observation, by: string): ActDecision {
  const target = input.target as Target | undefined;
  const fresh = input.observationId === observation.observationId;
  const affordance = fresh && target !== undefined ? aimedAt(target, observation) : undefined;
  const shown = TYPES.has(input.action) ? undefined : input.value;
  return {
    kind: "act",
    intent: "advance",
    target: target ?? { kind: "page" },
    action: input.action,
    ...(shown === undefined ? {} : { value: String(shown) }),
    ...(affordance === undefined ? {} : { role: affordance.role, name: affordance.name }),
    expect: [],
    reason: `decided by ${by}, to whom the run was handed over`,
    confidence: 1,
  };
}

/** A refused act is an answer like any other: it is written down, and the caller reads why. */
async function attempted(
  options: JobOptions,
  run: RunState,
  input: ActRequest,
  { owner, signal }: Holder,
): Promise<ActResult> {
  try {
    return await options.browsers.act(input, owner, {
      signal,
      approver: run.approvals.approver,
      drawn: true,
    });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return {
      ok: false,
      did: input.action,
      error: error.data(),
      expectations: [],
      effects: { navigated: false, changed: false, downloads: [], requests: [], notes: [] },
    };
  }
}

/** What the verdict will be compared with is kept here; a caller has no use for it. */
function withoutDrawn(options: JobOptions, run: RunState, result: ActResult): ActResult {
  const { nextObservation } = result;
  if (nextObservation === undefined) return result;
  const detected = detectState(nextObservation, { ...options.service, goal: options.goal });
  takeIn(options, run, { observation: nextObservation, detected });
  const { drawn: _, ...shown } = nextObservation;
  return { ...result, nextObservation: shown };
}
