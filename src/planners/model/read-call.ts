import type { ModelCall } from "../../models/port.ts";
import type { View, Decision, ActDecision } from "../port.ts";
import {
  ACT,
  actCall,
  COMPLETE,
  completeCall,
  APPROVAL,
  approvalCall,
  type ActCall,
  type Place,
} from "./tools.ts";
import { controlAt } from "./control-at.ts";
import { endOf } from "./read-complete-call.ts";
import { ContractError } from "../../contract/errors.ts";
import { z } from "zod";
import {
  parseInput,
  type Target,
  actInput,
  type LocatorTarget,
  type Expectation,
} from "../../contract/input.ts";
import { fail } from "./call-fault.ts";
import { mayGoTo } from "./addresses.ts";
import { checkActShape } from "../../contract/act-shape.ts";
import { intentOf } from "./intent.ts";
import { isNamedIn, isPathIn } from "./named-in-goal.ts";
import type { Affordance } from "../../contract/observation.ts";

/** A call as a decision, or what is wrong with it in words for the model. */
export function readCall(call: ModelCall, view: View): Decision | { fault: string } {
  try {
    const input = withoutNulls(call.input);
    if (call.name === ACT) return actOf(parsed(actCall, input), view);
    if (call.name === COMPLETE) return endOf(parsed(completeCall, input), view);
    if (call.name === APPROVAL)
      return { kind: "ask", confidence: 1, ...parsed(approvalCall, input) };
    return { fault: `there is no tool ${JSON.stringify(call.name.slice(0, 40))}` };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { fault: call.fault ?? error.message };
  }
}

function parsed<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  return parseInput(schema, typeof input === "string" ? fromJson(input) : input);
}

/** Some models put the whole object into a string. */
function fromJson(text: string): unknown {
  try {
    return withoutNulls(JSON.parse(text));
  } catch {
    throw new ContractError("CONTRACT_MISMATCH", "arguments: not a JSON object");
  }
}

/** null for "nothing" is how some models leave a field out. */
function withoutNulls(input: unknown): unknown {
  if (Array.isArray(input)) return input.filter((one) => one !== null).map(withoutNulls);
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, withoutNulls(value)]),
  );
}

const NUMERIC = new Set(["wait", "switch_tab", "close_tab"]);

function actOf(call: ActCall, view: View): ActDecision {
  const affordance = call.target === undefined ? undefined : controlAt(view, call.target);
  const [first, ...rest] = (call.fallbacks ?? []).flatMap(locatorOf);
  const target: Target =
    affordance !== undefined
      ? { kind: "element", actionId: affordance.actionId }
      : (first ?? { kind: "page" });
  const fallbacks = affordance === undefined || first === undefined ? rest : [first, ...rest];
  const value =
    call.value !== undefined && NUMERIC.has(call.action) ? Number(call.value) : call.value;
  if (typeof value === "number" && !Number.isFinite(value)) fail("value", "expected a number");
  if (/^(?:navigate|new_tab)$/.test(call.action)) {
    const refusal = mayGoTo(String(value ?? ""), view);
    if (refusal !== undefined) fail("value", refusal);
  }
  const fields = call.fields === undefined ? undefined : fieldsOf(call.fields, view);
  for (const one of [value, ...Object.values(fields ?? {})])
    if (typeof one === "string") refuseForeignSecret(one, view.goal);
  if (call.action === "upload") refuseForeignFile(String(value ?? ""), view.goal);
  const shape = parseInput(actInput, {
    sessionId: view.observation.sessionId,
    observationId: view.observation.observationId,
    target,
    action: call.action,
    ...(value === undefined ? {} : { value }),
    ...(fields === undefined ? {} : { fields }),
  });
  checkActShape(shape);
  return {
    kind: "act",
    intent: intentOf(view, call.action, affordance),
    target,
    action: call.action,
    ...(value === undefined ? {} : { value }),
    ...(fields === undefined ? {} : { fields, name: namesIn(fields, view) }),
    ...(affordance === undefined ? {} : { role: affordance.role, name: affordance.name }),
    ...(affordance === undefined && target.kind === "locator" ? named(target) : {}),
    expect: expectationsOf(call, affordance),
    reason: call.reasoning,
    confidence: call.confidence,
    ...(fallbacks.length === 0 ? {} : { fallbacks }),
    ...(call.expectedState === undefined ? {} : { expectedState: call.expectedState }),
    ...(call.final === true ? { final: true } : {}),
  };
}

/** The same fields under the numbers that the page's list has for them. */
function fieldsOf(given: Record<string, string>, view: View): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([target, value]) => [controlAt(view, target).actionId, value]),
  );
}

function namesIn(fields: Record<string, string>, view: View): string {
  const names = Object.keys(fields).map((target) => controlAt(view, target).name);
  return names.join(", ").slice(0, 200);
}

/** A stored secret is typed only where the person named it: a page could have any other sent to itself. */
function refuseForeignSecret(value: string, goal: string): void {
  const name = /secret:([\w.-]+)/i.exec(value)?.[0];
  if (name !== undefined && !isNamedIn(goal, name))
    fail("value", `${name.slice(0, 60)} is not named in the goal`);
}

/** A page that asks for a file gets the one that the person named, written as they wrote it, and no other. */
function refuseForeignFile(file: string, goal: string): void {
  if (!isPathIn(goal, file))
    fail("value", `upload takes a path that the goal names; ${file.slice(0, 80)} is none`);
}

function locatorOf(place: Place): LocatorTarget[] {
  const { x, y, css, role, name, text } = place;
  const point = x !== undefined && y !== undefined ? { x, y } : {};
  const words = {
    ...(css === undefined || css === "" ? {} : { css }),
    ...(role === undefined || role === "" ? {} : { role }),
    ...(name === undefined || name === "" ? {} : { name }),
    ...(text === undefined || text === "" ? {} : { text }),
  };
  // A point takes the place of words in a locator, so the words come first and the point after them.
  const both = [words, point].filter((one) => Object.keys(one).length > 0);
  // A role alone fits anything; it is no way to find one control.
  return both
    .filter((one) => !(Object.keys(one).length === 1 && "role" in one))
    .map((one) => ({ kind: "locator", ...one }));
}

function named({ role, name, text }: LocatorTarget): { role?: string; name?: string } {
  const words = name ?? text;
  return {
    ...(role === undefined ? {} : { role }),
    ...(words === undefined ? {} : { name: words }),
  };
}

function expectationsOf({ expect }: ActCall, affordance: Affordance | undefined): Expectation[] {
  if (expect === undefined) return [];
  const { kind, value } = expect;
  if (kind === "valueEquals")
    return affordance === undefined || value === undefined
      ? []
      : [{ kind, value, actionId: affordance.actionId }];
  return [{ kind, ...(value === undefined ? {} : { value }) }];
}
