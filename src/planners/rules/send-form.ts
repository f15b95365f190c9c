import type { Decision, View } from "../port.ts";
import { tickWhatLocks } from "./answers.ts";
import { isButton, isEnabled, movesAway, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { meetForm } from "./meet-form.ts";
import { usedUp } from "./memory.ts";
import { speaksOfLeaving } from "./where-in-flow.ts";

/**
 * "What is it about? I want to end it" was chosen in a form: what else the form demands is met, and it is sent by its own
 * button, whatever that is called. The gate asks about what it sends.
 */
export function sendForm(view: View, open: Control[]): Decision | undefined {
  const chosen = open.find(
    ({ affordance: { role, state, name } }) =>
      role === "radio" && state.checked === true && speaksOfLeaving(view, name),
  );
  const pressed = view.steps.some((step) => step.ok && step.name === chosen?.affordance.name);
  if (chosen === undefined || !pressed) return undefined;
  const form = view.observation.forms.find(({ fields }) =>
    fields.some(({ actionId }) => actionId === chosen.affordance.actionId),
  );
  if (form === undefined) return undefined;
  const ids = new Set([...form.fields.map(({ actionId }) => actionId), ...form.submit]);
  const own = open.filter(({ affordance }) => ids.has(affordance.actionId));
  const send = own.find(
    (control) => form.submit.includes(control.affordance.actionId) && isButton(control),
  );
  if (send === undefined || movesAway(send) || usedUp(view, send)) return undefined;
  const left = meetForm(view, own) ?? tickWhatLocks(view, own);
  if (left !== undefined) return left;
  return isEnabled(send) ? actOn(send, "commit", "sends what was chosen") : undefined;
}

/**
 * A question of the flow was answered, and no button of its form is in a table of words: the form's own button sends it, or
 * the only one beside it that neither closes nor stays.
 */
export function sendAnswer(view: View, open: Control[]): Decision | undefined {
  const last = view.steps.findLast((step) => step.intent !== "wait");
  if (last === undefined || !last.ok || !/^(?:survey|type|acknowledge)$/.test(last.intent))
    return undefined;
  const answered = open.find(
    ({ affordance }) => affordance.role === last.role && affordance.name === last.name,
  );
  if (answered === undefined) return undefined;
  const form = view.observation.forms.find(({ fields }) =>
    fields.some(({ actionId }) => actionId === answered.affordance.actionId),
  );
  const fits = open.filter(
    (control) =>
      isButton(control) &&
      control.affordance.role === "button" &&
      isEnabled(control) &&
      control.affordance.region === answered.affordance.region &&
      !movesAway(control) &&
      !usedUp(view, control) &&
      !/^(?:dismiss|stay|help|signIn)$/.test(control.stance),
  );
  const own = fits.filter(({ affordance }) => form?.submit.includes(affordance.actionId) === true);
  const [send] = own.length > 0 ? own : fits;
  if (send === undefined || (own.length === 0 && fits.length > 1)) return undefined;
  return actOn(send, "advance", "sends the answer", { confidence: 0.5 });
}
