import type { ActResult } from "../contract/act-result.ts";
import { ContractError } from "../contract/errors.ts";
import { faultPoint } from "../runs/fault-point.ts";
import type { ActDecision, View } from "../planners/port.ts";
import { refused } from "./gate.ts";
import { mayHaveHappened, settleDoubt } from "./in-doubt.ts";
import type { JobOptions } from "./job.ts";
import { look } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import { recover } from "./recover.ts";
import type { Ending, RunState } from "./run-state.ts";

/** One act, written down before it begins and after it ended; an ending where it ends the run. */
export async function act(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
): Promise<Ending | undefined> {
  const affordance = view.observation.affordances.find(
    (one) => decision.target.kind === "element" && one.actionId === decision.target.actionId,
  );
  const danger = affordance?.risk === "danger" || decision.intent === "commit";
  await recorder.record({
    type: "acting",
    data: {
      turn: run.turn,
      action: decision.action,
      url: view.observation.page.url,
      danger,
      ...(decision.role === undefined ? {} : { role: decision.role }),
      ...(decision.name === undefined ? {} : { name: decision.name }),
      ...(decision.value === undefined ? {} : { value: String(decision.value) }),
    },
  });
  const asked = run.approvals.given.length;
  run.approvals.last = undefined;
  let result = await attempt(options, recorder.writer.runId, run, view, decision, danger);
  const final = (): boolean =>
    decision.intent === "commit" ||
    run.approvals.given.slice(asked).some((one) => one.answer === "approved");
  if (
    (result.error?.code === "ELEMENT_GONE" || result.error?.code === "ELEMENT_OBSCURED") &&
    !(final() && mayHaveHappened(result))
  )
    result = await onceMore(options, recorder, run, view, decision, danger, result);
  run.approvals.endAct();
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
  remember(run, view, decision, result, approved);
  if (options.signal.aborted) return { reason: "interrupted", detail: "The run was interrupted." };
  const answer = run.approvals.last as string | undefined;
  if (answer !== undefined && answer !== "approved") return refused(answer);
  if (final() && mayHaveHappened(result)) {
    run.begun = true;
    run.trail = { before: view.observation, commit: result, after: undefined, fresh: undefined };
    const settled = await settleDoubt(options, recorder, run);
    if (settled !== undefined) return settled;
  }
  return recover(options, recorder, run, view, result);
}

/** Pages redraw themselves under a click. The same control, a moment later, once; the gates judge it anew. */
async function onceMore(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
  danger: boolean,
  failed: ActResult,
): Promise<ActResult> {
  for (let wait = 0; wait < 4 && !options.signal.aborted; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { observation } = await look(options, run, recorder.writer.runId);
    if (observation.page.url !== view.observation.page.url) return failed;
    const same = observation.affordances.filter(
      (one) =>
        one.role === decision.role &&
        one.name === decision.name &&
        one.targetable &&
        one.state.disabled !== true,
    );
    if (same.length !== 1 || same[0] === undefined) continue;
    const again = await attempt(
      options,
      recorder.writer.runId,
      run,
      { ...view, observation },
      { ...decision, target: { kind: "element", actionId: same[0].actionId } },
      danger,
    );
    if (again.ok)
      await recorder.record({
        type: "recovered",
        data: { turn: run.turn, how: "found the same control again" },
      });
    return again;
  }
  return failed;
}

async function attempt(
  options: JobOptions,
  owner: string,
  run: RunState,
  view: View,
  decision: ActDecision,
  danger: boolean,
): Promise<ActResult> {
  try {
    if (danger) await faultPoint?.("act.before");
    const result = await options.browsers.act(
      {
        sessionId: run.sessionId,
        observationId: view.observation.observationId,
        target: decision.target,
        action: decision.action,
        ...(decision.value === undefined ? {} : { value: decision.value }),
        expect: decision.expect,
      },
      owner,
      { signal: options.signal, approver: run.approvals.approver },
    );
    if (danger) await faultPoint?.("act.after");
    return result;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return {
      ok: false,
      did: decision.action,
      error: error.data(),
      expectations: [],
      effects: { navigated: false, changed: false, downloads: [], requests: [], notes: [] },
    };
  }
}

function remember(
  run: RunState,
  view: View,
  decision: ActDecision,
  result: ActResult,
  approved: boolean,
): void {
  run.steps.push({
    turn: run.turn,
    url: view.observation.page.url,
    state: view.detected.state,
    intent: decision.intent,
    action: decision.action,
    ...(decision.role === undefined ? {} : { role: decision.role }),
    ...(decision.name === undefined ? {} : { name: decision.name }),
    ok: result.ok,
    ...(result.error === undefined ? {} : { error: result.error }),
    changed: result.effects.changed,
    danger: approved && result.ok,
  });
  run.failures = result.ok ? 0 : run.failures + 1;
  if ((approved || decision.intent === "commit") && result.ok) {
    run.begun = true;
    run.trail = { before: view.observation, commit: result, after: undefined, fresh: undefined };
  }
}
