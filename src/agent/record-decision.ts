import type { Decision } from "../planners/port.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";

/** What was decided and why, before anything is done about it; then what the planner had to say besides. */
export async function recordDecision(
  recorder: Recorder,
  run: RunState,
  decision: Decision,
): Promise<void> {
  await recorder.record({
    type: "decided",
    data: {
      turn: run.turn,
      kind: decision.kind,
      act: whatOf(decision),
      reason: "detail" in decision ? decision.detail : decision.reason,
      confidence: decision.confidence,
      ...(decision.kind === "act" && decision.expect.length > 0
        ? { expects: decision.expect }
        : {}),
    },
  });
  for (const text of decision.notes ?? []) {
    run.notes.push(text);
    await recorder.record({ type: "note", data: { kind: "planner", text } });
  }
}

function whatOf(decision: Decision): Record<string, unknown> {
  switch (decision.kind) {
    case "act":
      return {
        intent: decision.intent,
        action: decision.action,
        role: decision.role,
        name: decision.name,
        value: decision.value,
        ...(decision.fallbacks === undefined ? {} : { fallbacks: decision.fallbacks }),
        ...(decision.unsure === true ? { unsure: true } : {}),
      };
    case "end":
      return {
        end: decision.reason,
        ...(decision.checks === undefined ? {} : { checks: decision.checks }),
      };
    case "ask":
      return { asks: decision.action };
    case "lost":
      return { lost: true };
  }
}
