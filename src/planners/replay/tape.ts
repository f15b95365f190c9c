import type { Expectation } from "../../contract/input.ts";
import type { Redactor } from "../../contract/redact/redactor.ts";
import type { ActDecision, EndDecision, Planner, Step, View } from "../port.ts";
import { inFrontOf } from "./wrap-planner.ts";
import { langOf, pageOf, pathOf } from "./recorded-page.ts";
import {
  isFinal,
  MAX_LABEL,
  MAX_STEPS,
  type RecordedStep,
  type RecordedTarget,
  type Recording,
} from "./recording.ts";
import { describeTarget, dialogTarget } from "./target.ts";

/** What one run would leave for the next. */
export type Flow = Pick<Recording, "lang" | "steps" | "end">;

export type Tape = {
  planner: Planner;
  /** The steps that held; undefined where there is nothing to replay. */
  flow(): Flow | undefined;
};

/** A claim may say what the page must show for it to be so. */
export type Claim = EndDecision & { checks?: Expectation[] };

type Draft = { turn: number; step: RecordedStep };

/** Stands before a planner and notes what it decides on which page; what became of it is read off the next view. */
export function tape(planner: Planner, redactor: Redactor): Tape {
  const drafts: Draft[] = [];
  let steps: readonly Step[] = [];
  let last: View | undefined;
  let claim: Claim | undefined;
  let lang = "any";
  return {
    planner: inFrontOf(() => planner, {
      name: planner.name,
      async next(view) {
        const before = drafts.at(-1);
        if (last === undefined) lang = langOf(view.observation);
        if (before !== undefined) before.step.after ??= placeOf(view);
        last = view;
        steps = view.steps;
        const decision = await planner.next(view);
        if (decision.kind === "act" && drafts.length < MAX_STEPS)
          drafts.push({ turn: view.turn, step: stepOf(view, decision, redactor) });
        claim = decision.kind === "end" ? decision : undefined;
        return decision;
      },
    }),
    flow() {
      if (last === undefined) return undefined;
      const kept = drafts.flatMap(({ turn, step }) => {
        const done = steps.find((one) => one.turn === turn);
        return done !== undefined && isWorthKeeping(step, done)
          ? [{ ...step, danger: done.danger }]
          : [];
      });
      if (kept.length === 0) return undefined;
      return { lang, steps: kept, end: { ...placeOf(last), ...checksOf(claim, redactor) } };
    },
  };
}

/** What failed, what only passed the time and what moved nothing is not part of the way. */
function isWorthKeeping(step: RecordedStep, done: Step): boolean {
  if (!done.ok || step.intent === "wait" || step.action === "wait") return false;
  return done.changed || done.danger || isFinal(step) || step.action !== "click";
}

/** All of them or none: a claim with half of its checks would be weaker than the one that was verified. */
function checksOf(claim: Claim | undefined, redactor: Redactor): Pick<Recording["end"], "checks"> {
  const checks = claim?.checks ?? [];
  const whole = checks.every(
    ({ actionId, value = "" }) =>
      actionId === undefined && value.length <= MAX_LABEL && !isPersonal(value, redactor),
  );
  if (checks.length === 0 || checks.length > 10 || !whole) return {};
  return {
    checks: checks.map(({ kind, value, role }) => ({
      kind,
      ...(value === undefined ? {} : { value }),
      ...(role === undefined ? {} : { role }),
    })),
  };
}

function placeOf(view: View): Pick<Recording["end"], "path" | "state"> {
  return { path: pathOf(view.observation.page.url), state: view.detected.state };
}

function stepOf(view: View, decision: ActDecision, redactor: Redactor): RecordedStep {
  const affordance = chosen(view, decision);
  const target =
    affordance !== undefined
      ? describeTarget(affordance, view)
      : decision.action === "dialog"
        ? dialogTarget(view)
        : undefined;
  const { value } = decision;
  const unsafe =
    value !== undefined &&
    (affordance?.valueRedacted === true ? !isReference(value) : isPrivate(decision, redactor));
  const nameless = decision.target.kind !== "page" && target === undefined;
  const page = pageOf(view);
  return {
    page: { ...page, path: redactor.text(page.path), title: redactor.text(page.title) },
    intent: decision.intent,
    action: decision.action,
    ...(target === undefined ? {} : { target: scrubbed(target, redactor) }),
    ...(value === undefined || unsafe ? {} : { value }),
    withheld: unsafe || nameless,
    danger: false,
  };
}

/** Pages are redacted before they get here; a browser that is not ours may not do so. */
function scrubbed(target: RecordedTarget, redactor: Redactor): RecordedTarget {
  const { css, leadsTo, label } = target;
  return {
    ...target,
    label: redactor.text(label),
    ...(css === undefined ? {} : { css: redactor.text(css) }),
    ...(leadsTo === undefined ? {} : { leadsTo: redactor.text(leadsTo) }),
  };
}

/** By its number; a planner that points by role and name or by a place means the one control that fits. */
function chosen(view: View, { target, role, name }: ActDecision) {
  const { affordances } = view.observation;
  if (target.kind === "page") return undefined;
  if (target.kind === "element") return affordances.find((one) => one.actionId === target.actionId);
  const wanted = { role: target.role ?? role, name: target.name ?? target.text ?? name };
  if (wanted.name === undefined) return undefined;
  const fits = affordances.filter(
    (one) =>
      one.targetable &&
      one.name === wanted.name &&
      (wanted.role === undefined || one.role === wanted.role),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

function isReference(value: string | number): boolean {
  return typeof value === "string" && /^secret:[A-Za-z]\w{0,63}$/.test(value);
}

/** Not only secrets: an e-mail address, a phone number, a file's path or an address with a query is the person's own. */
function isPrivate({ action, value }: ActDecision, redactor: Redactor): boolean {
  if (value === undefined || typeof value === "number" || isReference(value)) return false;
  if (action === "upload" || value.length > 500) return true;
  if (/^(?:navigate|new_tab)$/.test(action))
    return /[?#@]/.test(value) || pathOf(value).includes("*");
  return isPersonal(value, redactor);
}

function isPersonal(text: string, redactor: Redactor): boolean {
  return /@|\d[\d\s().-]{5,}\d/.test(text) || redactor.text(text) !== text;
}
