import type { Decision, EndDecision, View } from "../planners/port.ts";
import { act } from "./act.ts";
import { gate } from "./gate.ts";
import type { JobOptions } from "./job.ts";
import { observe } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { Ending, RunState } from "./run-state.ts";

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
