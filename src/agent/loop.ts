import type { ActResult } from "../contract/act-result.ts";
import { ContractError, type ErrorData } from "../contract/errors.ts";
import type { Observation } from "../contract/observation.ts";
import { movesAway, readControl } from "../planners/rules/controls.ts";
import { detectState } from "../planners/state/detect.ts";
import type { ActDecision, Decision, Detected, EndDecision, Step, View } from "../planners/port.ts";
import type { Offer, PatternMet, Reason } from "../runs/verdict.ts";
import { Approvals } from "./approvals.ts";
import { darkPatterns } from "./dark-patterns.ts";
import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import type { Trail } from "./verify.ts";

/** Where a run stands; what the verdict is made of. */
export type RunState = {
  sessionId: string;
  turn: number;
  steps: Step[];
  offers: Offer[];
  patterns: PatternMet[];
  approvals: Approvals;
  last: { observation: Observation; detected: Detected } | undefined;
  /** Pages on which the subscription was seen, for the fresh load at the end. */
  accountUrl: string | undefined;
  trail: Trail;
  failures: number;
  crashed: Set<string>;
};

export type Ending = { reason: Reason; detail: string; error?: ErrorData; proposed?: ActDecision };

/** observe, decide, gate, act, verify, record; until something ends it. */
export async function loop(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<Ending> {
  const deadline = options.now() + options.limits.timeMs;
  for (;;) {
    const over = outOfBounds(options, run, deadline);
    if (over !== undefined) return over;
    run.turn++;
    run.approvals.turn = run.turn;
    const view = await observe(options, recorder, run);
    const decision = await options.planner.next(view);
    await recordDecision(recorder, run, decision);
    if (decision.kind === "end") {
      const goesOn = await handOver(options, run, decision, view);
      if (goesOn) continue;
      return { reason: decision.reason, detail: decision.detail };
    }
    const stop = await gate(options, recorder, run, view, decision);
    if (stop !== undefined) return stop;
    const ended = await act(options, recorder, run, view, decision);
    if (ended !== undefined) return ended;
  }
}

function outOfBounds(options: JobOptions, run: RunState, deadline: number): Ending | undefined {
  if (options.signal.aborted) return { reason: "interrupted", detail: "The run was interrupted." };
  if (run.turn >= options.limits.turns)
    return { reason: "max_turns_exceeded", detail: `${run.turn} turns were used.` };
  if (options.now() > deadline)
    return { reason: "budget_exceeded", detail: "The time for this run is over." };
  if (run.failures >= 3) return { reason: "stuck", detail: "Three acts in a row failed." };
  return undefined;
}

export async function look(
  options: JobOptions,
  run: RunState,
  owner: string,
): Promise<{ observation: Observation; detected: Detected }> {
  const observation = await options.browsers.observe(
    { sessionId: run.sessionId, mode: "full", maxAffordances: 120 },
    owner,
    { signal: options.signal },
  );
  return { observation, detected: detectState(observation, options.service) };
}

async function observe(options: JobOptions, recorder: Recorder, run: RunState): Promise<View> {
  let seen = await look(options, run, recorder.writer.runId);
  // A page that says nothing yet is most often still drawing itself.
  for (let wait = 0; wait < 4 && isBlank(seen.observation) && !options.signal.aborted; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    seen = await look(options, run, recorder.writer.runId);
  }
  const { observation, detected } = seen;
  const screenshot = await recorder.picture(options.browsers, run.sessionId, "step");
  const { plan, price, account, nextBill } = detected.facts;
  run.last = seen;
  if (detected.state === "ACCOUNT_ACTIVE") {
    run.accountUrl ??= observation.page.url;
    run.approvals.account ??=
      [plan, price, account].filter((part) => part !== undefined).join(", ") || undefined;
  }
  if (
    detected.facts.offer !== undefined &&
    !run.offers.some((offer) => offer.text === detected.facts.offer?.text)
  )
    run.offers.push({ ...detected.facts.offer, turn: run.turn });
  if (run.trail.commit !== undefined) run.trail.after = seen;
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
    goal: options.goal,
    service: options.service,
    observation,
    detected,
    turn: run.turn,
    steps: run.steps,
  };
}

function isBlank(observation: Observation): boolean {
  return (
    observation.affordances.length === 0 &&
    (observation.text ?? "").trim().length < 20 &&
    observation.blockers.length === 0
  );
}

async function recordDecision(
  recorder: Recorder,
  run: RunState,
  decision: Decision,
): Promise<void> {
  const what =
    decision.kind === "act"
      ? {
          intent: decision.intent,
          action: decision.action,
          role: decision.role,
          name: decision.name,
          value: decision.value,
        }
      : { end: decision.reason };
  await recorder.record({
    type: "decided",
    data: {
      turn: run.turn,
      kind: decision.kind,
      act: what,
      reason: decision.kind === "act" ? decision.reason : decision.detail,
      confidence: decision.confidence,
    },
  });
}

/** A sign-in is the person's; where they can see the window, the run waits for it and goes on. */
async function handOver(
  options: JobOptions,
  run: RunState,
  decision: EndDecision,
  view: View,
): Promise<boolean> {
  if (
    decision.reason !== "login_required" ||
    options.person === undefined ||
    options.open.headed !== true
  )
    return false;
  return (await run.approvals.login(view.observation.page.url)) === "approved";
}

async function gate(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
): Promise<Ending | undefined> {
  const affordance = view.observation.affordances.find(
    (one) => decision.target.kind === "element" && one.actionId === decision.target.actionId,
  );
  const risk = affordance?.risk ?? "safe";
  const final = decision.intent === "commit";
  const leaving = risk === "danger" || /^(commit|advance|decline)$/.test(decision.intent);
  if (
    affordance !== undefined &&
    leaving &&
    decision.action === "click" &&
    movesAway(readControl(affordance))
  ) {
    await recorder.record({
      type: "gated",
      data: {
        turn: run.turn,
        risk,
        reason: "it does not lead towards the goal",
        decision: "refused",
      },
    });
    return {
      reason: "needs_human",
      detail: `"${affordance.name}" would not lead towards the goal.`,
    };
  }
  run.patterns.push(
    ...darkPatterns(view.observation, view.detected, decision, run.turn).filter(
      (met) => !run.patterns.some((known) => known.kind === met.kind && known.text === met.text),
    ),
  );
  if (options.mode === "dry-run")
    return { reason: "completed", detail: "Dry run.", proposed: decision };
  if (!final && risk !== "danger") return undefined;
  await recorder.record({
    type: "gated",
    data: {
      turn: run.turn,
      risk,
      reason: affordance?.riskReason ?? "the last step",
      decision: options.mode === "rehearse" ? "stopped" : "asks",
    },
  });
  if (options.mode === "rehearse")
    return {
      reason: "completed",
      detail: "Rehearsal: stopped before the first danger act.",
      proposed: decision,
    };
  // The browser's own gate asks about danger; the last step is asked about in any case.
  if (risk === "danger" || decision.action === "dialog") return undefined;
  const picture = await recorder.picture(options.browsers, run.sessionId, "checkpoint");
  const answer = await run.approvals.checkpoint(
    {
      turn: run.turn,
      action: decision.action,
      element: `${decision.role ?? ""} "${decision.name ?? ""}"`,
      url: view.observation.page.url,
      reason: decision.reason,
      account: run.approvals.account,
    },
    picture,
  );
  return answer === "approved" ? undefined : refused(answer);
}

function refused(answer: string): Ending {
  return answer === "unreachable"
    ? { reason: "needs_human", detail: "Nobody could be asked." }
    : { reason: "human_rejected", detail: "The person said no." };
}

async function act(
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
  let result = await attempt(options, recorder.writer.runId, run, view, decision);
  if (result.error?.code === "ELEMENT_GONE" || result.error?.code === "ELEMENT_OBSCURED")
    result = await onceMore(options, recorder, run, view, decision, result);
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
  return recover(options, recorder, run, view, result);
}

/** Pages redraw themselves under a click. The same control, a moment later, once; the gates judge it anew. */
async function onceMore(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
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
): Promise<ActResult> {
  try {
    return await options.browsers.act(
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
  if ((approved || decision.intent === "commit") && result.ok)
    run.trail = { before: view.observation, commit: result, after: undefined, fresh: undefined };
}

/** Three tiers: what heals by looking again, what the planner must see, what ends the run. */
async function recover(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  result: ActResult,
): Promise<Ending | undefined> {
  const error = result.error;
  if (error === undefined) return undefined;
  if (options.signal.aborted || error.code === "CANCELLED")
    return { reason: "interrupted", detail: "The run was interrupted." };
  await recorder.record({
    type: "failed",
    data: { turn: run.turn, code: error.code, message: error.message },
  });
  switch (error.code) {
    case "NETWORK_ERROR":
    case "NAVIGATION_BLOCKED":
    case "BROWSER_DISCONNECT":
    case "BROWSER_UNAVAILABLE":
    case "SESSION_NOT_FOUND":
      return { reason: "browser_error", detail: error.message, error };
    case "PAGE_CRASH": {
      const url = view.observation.page.url;
      if (run.crashed.has(url)) return { reason: "browser_error", detail: error.message, error };
      run.crashed.add(url);
      const observationId = result.nextObservation?.observationId ?? view.observation.observationId;
      await options.browsers.act(
        { sessionId: run.sessionId, observationId, action: "reload" },
        recorder.writer.runId,
        { signal: options.signal },
      );
      await recorder.record({
        type: "recovered",
        data: { turn: run.turn, how: "reloaded after a crash" },
      });
      return undefined;
    }
    case "ELEMENT_GONE":
    case "STALE_OBSERVATION":
    case "UNKNOWN_ACTION_ID":
    case "SAFETY_CONFIRMATION_INVALID":
      await recorder.record({ type: "recovered", data: { turn: run.turn, how: "looks again" } });
      return undefined;
    default:
      return undefined;
  }
}
