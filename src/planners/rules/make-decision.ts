import type { Expectation } from "../../contract/input.ts";
import type { ActionName } from "../../contract/words.ts";
import type { ActDecision, EndDecision, Intent } from "../port.ts";
import type { Control } from "./read-control.ts";

const CHANGED: Expectation[] = [{ kind: "changed" }];

export function actOn(
  control: Control,
  intent: Intent,
  reason: string,
  how: { action?: ActionName; value?: string; confidence?: number; expect?: Expectation[] } = {},
): ActDecision {
  const { actionId, role, name, context } = control.affordance;
  return {
    kind: "act",
    intent,
    target: { kind: "element", actionId },
    action: how.action ?? "click",
    ...(how.value === undefined ? {} : { value: how.value }),
    role,
    name,
    ...(context === undefined ? {} : { context }),
    expect: how.expect ?? CHANGED,
    reason,
    confidence: how.confidence ?? 0.8,
  };
}

export function actOnPage(
  action: ActionName,
  intent: Intent,
  reason: string,
  value?: string | number,
): ActDecision {
  return {
    kind: "act",
    intent,
    target: { kind: "page" },
    action,
    ...(value === undefined ? {} : { value }),
    expect: [],
    reason,
    confidence: 0.7,
  };
}

export function end(reason: EndDecision["reason"], detail: string, confidence = 0.8): EndDecision {
  return { kind: "end", reason, detail, confidence };
}
