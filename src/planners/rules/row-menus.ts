import type { Form } from "../../contract/observation.ts";
import { readLeaving } from "../../reading/leaving/read-leaving.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import { aboutKept, countWords, readGoal } from "../goal.ts";
import type { ActDecision, View } from "../port.ts";
import { isEnabled, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { leavesNamed } from "./leaves-named.ts";
import { meetForm } from "./meet-form.ts";
import { triedBefore, usedUp } from "./memory.ts";

/** A list beside each row whose entries are deeds ("See details", "Stop this service"), and a button that does them. */
export function wayInList(view: View, controls: Control[]): ActDecision | undefined {
  const menus = controls
    .flatMap((control) => {
      const deed = endingDeed(view, control);
      return deed === undefined ? [] : [{ control, deed, fit: fitOf(view, control) }];
    })
    .filter(({ fit }) => fit >= 0)
    .toSorted((a, b) => b.fit - a.fit);
  const [best, second] = menus;
  // Several rows that the goal does not tell apart: a person must say which.
  if (best === undefined || (second !== undefined && second.fit === best.fit)) return undefined;
  const { control, deed } = best;
  if (control.affordance.value === deed) return sendMenu(view, controls, control);
  if (usedUp(view, control)) return undefined;
  return actOn(control, "enter", "the list beside it holds the way out", {
    action: "select",
    value: deed,
  });
}

function endingDeed(view: View, control: Control): string | undefined {
  const { role, actionId } = control.affordance;
  if ((role !== "combobox" && role !== "listbox") || !isEnabled(control)) return undefined;
  const form = formOf(view, actionId);
  if (form === undefined || (form.fields.length > 1 && !isLetter(view, form))) return undefined;
  const options = form.fields.find((field) => field.actionId === actionId)?.options ?? [];
  // Reasons for leaving speak of ending, too, but then more than one does.
  const ending = options.filter((option) => {
    const { risk, stance } = readLabel(option);
    return (
      (stance !== "stay" && risk.kinds.includes("ends_subscription")) ||
      readLeaving(option).leaves ||
      leavesNamed(option, view.goal)
    );
  });
  return options.length >= 2 && ending.length === 1 ? ending[0] : undefined;
}

/** Fields of a letter to the support; more of them ask who one is. */
const LETTER_FIELDS = 5;

/**
 * "What is it about?" over a message to write, and one of its answers is that one leaves: some sites end a plan by such a
 * letter only. It comes after every other way, and what it sends is asked about.
 */
function isLetter(view: View, form: Form): boolean {
  const kinds = form.fields.map(({ actionId }) =>
    view.observation.affordances.find((one) => one.actionId === actionId),
  );
  return (
    form.fields.length <= LETTER_FIELDS &&
    form.submit.length > 0 &&
    kinds.filter((one) => one?.role === "combobox").length === 1 &&
    kinds.some((one) => one?.role === "textbox") &&
    !kinds.some((one) => one?.valueRedacted === true)
  );
}

function formOf(view: View, actionId: string): Form | undefined {
  return view.observation.forms.find(({ fields }) =>
    fields.some((field) => field.actionId === actionId),
  );
}

/** Minus one: the row of something that is to be kept. */
function fitOf(view: View, { affordance: { name, description, context } }: Control): number {
  const words = `${name} ${description ?? ""} ${context ?? ""}`;
  return aboutKept(view.goal, words) ? -1 : countWords(words, readGoal(view.goal).wanted);
}

/** The button of the list's own form; none is needed where choosing already leads there. */
function sendMenu(view: View, controls: Control[], menu: Control): ActDecision | undefined {
  const form = formOf(view, menu.affordance.actionId);
  const after = controls.slice(controls.indexOf(menu) + 1);
  const send =
    controls.find(({ affordance }) => form?.submit.includes(affordance.actionId) === true) ??
    after.find(({ affordance }) => affordance.role === "button");
  const ids = new Set(form?.fields.map(({ actionId }) => actionId));
  const own = controls.filter(({ affordance }) => ids.has(affordance.actionId));
  const left = ids.size > 1 ? meetForm(view, own) : undefined;
  if (left !== undefined) return left;
  if (send === undefined || !isEnabled(send) || triedBefore(view, send).times > 2) return undefined;
  return ids.size > 1
    ? actOn(send, "commit", "sends what was chosen in the list")
    : actOn(send, "enter", "does what was chosen in the list");
}
