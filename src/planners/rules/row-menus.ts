import type { Form } from "../../contract/observation.ts";
import { readLeaving } from "../../reading/leaving/read-leaving.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import { aboutKept, countWords, readGoal } from "../goal.ts";
import type { ActDecision, View } from "../port.ts";
import { isEnabled, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { leavesNamed } from "./leaves-named.ts";
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
  // "What is it about?" over a message to write is a letter to the support, and no menu.
  if (form === undefined || form.fields.length > 1) return undefined;
  const options = form.fields[0]?.options ?? [];
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
  if (send === undefined || !isEnabled(send) || triedBefore(view, send).times > 2) return undefined;
  return actOn(send, "enter", "does what was chosen in the list");
}
