import type { ActResult } from "../contract/act-result.ts";
import { ContractError, type ErrorCode } from "../contract/errors.ts";
import type { Target } from "../contract/input.ts";
import type { Affordance, Observation } from "../contract/observation.ts";
import type { ActDecision, View } from "../planners/port.ts";
import { faultPoint } from "../runs/fault-point.ts";
import { aimedAt, strategyOf } from "./aim.ts";
import { pagePrint } from "./fingerprint.ts";
import { leadsAway } from "./checkpoint.ts";
import type { JobOptions } from "./job.ts";
import { look } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";

/** The control was not reached, so another way to it may do. Any other error is about the act, not the way. */
const NOT_REACHED: ReadonlySet<string> = new Set<ErrorCode>([
  "UNKNOWN_ACTION_ID",
  "NOT_TARGETABLE",
  "ELEMENT_GONE",
  "ELEMENT_OBSCURED",
  "CONTRACT_MISMATCH",
]);

/** For as long as a page may take to put a control back: 3 s, in looks half a second apart. */
const LOOKS = 6;
const LOOK_MS = 500;

/** A way of its own: it has its own two tries. */
const FOUND_AGAIN = "the same role and name";

/** What is at stake: whether the act is final, and whether one that failed may have been done all the same. */
export type Stakes = { danger: boolean; isDoubtful: (result: ActResult) => boolean };

export type Climbed = { result: ActResult; strategies: string[]; target: Target };

/** The target, then its fallbacks in order; each is judged anew by the browser's gates. */
export async function climb(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
  stakes: Stakes,
): Promise<Climbed> {
  const page = pagePrint(view.observation);
  const strategies: string[] = [];
  let climbed: Climbed | undefined;
  let current = view;
  for (const target of [decision.target, ...(decision.fallbacks ?? [])]) {
    const strategy = strategyOf(target);
    const keyOf = (way: string): string =>
      `${decision.action} ${way} ${decision.role ?? ""} ${decision.name ?? ""}`;
    if (run.repeats.isUsedUp(keyOf(strategy), page)) continue;
    if (
      target !== decision.target &&
      leadsAway(options, decision, aimedAt(target, view.observation))
    )
      continue;
    strategies.push(strategy);
    const aimed = { ...decision, target };
    let result = await attempt(options, recorder.writer.runId, run, current, aimed, stakes);
    if (!result.ok) run.repeats.failed(keyOf(strategy), page);
    if (
      (result.error?.code === "ELEMENT_GONE" || result.error?.code === "ELEMENT_OBSCURED") &&
      !stakes.isDoubtful(result) &&
      !run.repeats.isUsedUp(keyOf(FOUND_AGAIN), page)
    ) {
      const again = await onceMore(options, recorder, run, current, aimed, stakes);
      if (again !== undefined) {
        result = again;
        strategies.push(FOUND_AGAIN);
        if (!again.ok) run.repeats.failed(keyOf(FOUND_AGAIN), page);
      }
    }
    climbed = { result, strategies, target };
    if (!NOT_REACHED.has(result.error?.code ?? "")) break;
    if (options.signal.aborted || stakes.isDoubtful(result)) break;
    if (target !== (decision.fallbacks?.at(-1) ?? decision.target))
      current = {
        ...view,
        observation: (await look(options, run, recorder.writer.runId)).observation,
      };
  }
  return (
    climbed ?? { result: usedUp(decision), strategies: ["none left"], target: decision.target }
  );
}

function usedUp(decision: ActDecision): ActResult {
  return failed(
    decision,
    new ContractError("NOT_TARGETABLE", "Every way to this control failed twice on this page.", {
      hint: "Choose another control or another way.",
    }),
  );
}

/**
 * Pages redraw themselves under a click. The same control by role and name, a moment later, once; the gates judge it
 * anew. Undefined: it did not come back.
 */
async function onceMore(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
  stakes: Stakes,
): Promise<ActResult | undefined> {
  if (decision.target.kind !== "element") return undefined;
  const { actionId } = decision.target;
  const namesakes = (observation: Observation): Affordance[] =>
    observation.affordances.filter(
      (one) =>
        one.role === decision.role &&
        one.name === decision.name &&
        one.targetable &&
        one.state.disabled !== true,
    );
  // Where several had this name, the one that is left may be of something else: all must be back, in their order.
  const before = namesakes(view.observation);
  const place = Math.max(
    before.findIndex((one) => one.actionId === actionId),
    0,
  );
  for (let wait = 0; wait < LOOKS && !options.signal.aborted; wait++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const { observation } = await look(options, run, recorder.writer.runId);
    if (observation.page.url !== view.observation.page.url) return undefined;
    const now = namesakes(observation);
    const same = now[place];
    if (now.length !== Math.max(before.length, 1) || same === undefined) continue;
    const again = await attempt(
      options,
      recorder.writer.runId,
      run,
      { ...view, observation },
      { ...decision, target: { kind: "element", actionId: same.actionId } },
      stakes,
    );
    if (again.ok)
      await recorder.record({
        type: "recovered",
        data: { turn: run.turn, how: "found the same control again" },
      });
    return again;
  }
  return undefined;
}

async function attempt(
  options: JobOptions,
  owner: string,
  run: RunState,
  view: View,
  decision: ActDecision,
  { danger }: Stakes,
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
        ...(decision.fields === undefined ? {} : { fields: decision.fields }),
        expect: decision.expect,
      },
      owner,
      {
        signal: options.signal,
        approver: run.approvals.approver,
        looking: decision.explores === true,
      },
    );
    if (danger) await faultPoint?.("act.after");
    return result;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return failed(decision, error);
  }
}

function failed(decision: ActDecision, error: ContractError): ActResult {
  return {
    ok: false,
    did: decision.action,
    error: error.data(),
    expectations: [],
    effects: { navigated: false, changed: false, downloads: [], requests: [], notes: [] },
  };
}
