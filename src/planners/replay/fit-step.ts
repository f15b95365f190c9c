import type { Affordance } from "../../contract/observation.ts";
import type { View } from "../port.ts";
import { demandedWord } from "../rules/demanded-word.ts";
import { movesAway, readControls } from "../rules/read-control.ts";
import { labelDigest, sameButForAmounts } from "./labels.ts";
import { looksAlike, pageOf, samePlace, sameScreen } from "./recorded-page.ts";
import type { RecordedPage, RecordedStep } from "./recording.ts";
import { dialogTarget, findTarget } from "./target.ts";

export type Fit =
  | { kind: "fits"; affordance: Affordance | undefined }
  /** The control is there and not open yet. */
  | { kind: "locked" }
  /** Done already, or never needed: on to the next step. */
  | { kind: "passed" }
  /** `here`: the page is the step's own, so nothing after the step may be done before it. */
  | { kind: "differs"; why: string; here: boolean };

/** Whether a recorded step can be made on the page as it is. */
export function fit(step: RecordedStep, view: View): Fit {
  const now = pageOf(view);
  if (!samePlace(step.page, now)) return differs("the page is another one", false);
  const here = sameScreen(step.page, now);
  const dialog = dialogTarget(view);
  if (step.action === "dialog")
    return dialog !== undefined && sameButForAmounts(dialog.label, step.target?.label ?? "")
      ? { kind: "fits", affordance: undefined }
      : differs("the page asks something else", here);
  if (dialog !== undefined) return differs("the page asks something", here);
  if (step.withheld) return differs("a part of this step is not kept", here);
  if (step.target === undefined)
    return here ? { kind: "fits", affordance: undefined } : differs("the screen is another", false);
  const found = findTarget(step.target, view);
  if (found.kind === "missing")
    return here && step.intent === "dismiss" ? { kind: "passed" } : differs(found.why, here);
  if (isDone(step, found.affordance)) return { kind: "passed" };
  // A bare "Continue" means what the screen around it says; what names the end or leads to a known page does not.
  if (!speaksForItself(step) && !looksAlike(step.page, now))
    return differs("the screen around it is another", false);
  const tick = tickedAgainst(step.page, view);
  if (step.action === "click" && tick !== undefined)
    return differs(`"${tick}" is ticked and was not`, here);
  if (step.intent === "type" && (demandedWord(view) ?? step.value) !== step.value)
    return differs("another word is demanded", here);
  if (found.kind === "locked") return { kind: "locked" };
  if (step.action === "select" && !offers(view, found.affordance, step.value))
    return differs("the recorded choice is not offered", here);
  return { kind: "fits", affordance: found.affordance };
}

function differs(why: string, here: boolean): Fit {
  return { kind: "differs", why, here };
}

function speaksForItself({ target }: RecordedStep): boolean {
  return (
    target !== undefined &&
    (target.reads.ends || target.reads.declines || target.link !== undefined)
  );
}

/** A choice that stays, pays or adds something would be sent along with the click. */
function tickedAgainst(recorded: RecordedPage, { observation, goal }: View): string | undefined {
  return readControls(observation, goal).find((control) => {
    const { role, name, state } = control.affordance;
    return (
      state.checked === true &&
      (movesAway(control) || (control.extra && !control.endsPlan)) &&
      !recorded.ticked.includes(labelDigest(role, name))
    );
  })?.affordance.name;
}

/** Ticked, typed, chosen or opened beforehand. */
function isDone({ action, intent, value }: RecordedStep, now: Affordance): boolean {
  const { checked, expanded } = now.state;
  switch (action) {
    case "check":
      return checked === true;
    case "uncheck":
      return checked === false;
    case "click":
      return (now.role === "radio" && checked === true) || (intent === "open" && expanded === true);
    case "fill":
    case "select":
      return now.value !== undefined && now.value === value;
    default:
      return false;
  }
}

function offers(view: View, { actionId }: Affordance, value: unknown): boolean {
  const field = view.observation.forms
    .flatMap(({ fields }) => fields)
    .find((one) => one.actionId === actionId);
  return field?.options === undefined || field.options.includes(String(value));
}
