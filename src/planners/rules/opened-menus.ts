import type { View } from "../port.ts";
import type { Control } from "./read-control.ts";
import { triedBefore } from "./memory.ts";

/** A second click on what was opened a moment ago only closes it; a menu has closed once something in it was taken. */
export function openedAlready(view: View, control: Control): boolean {
  const { name, role, state } = control.affordance;
  const alone = controlsNamed(view, name) === 1;
  const opener = control.more || state.expanded !== undefined || state.opens === true;
  if (!alone || !opener || triedBefore(view, control).times === 0) return false;
  const last = view.steps.findLast((step) => step.intent !== "wait");
  return state.opens !== true || (last?.name === name && last.role === role);
}

/** A menu that stands on every page holds the same everywhere. */
export function openedBefore(view: View, { affordance }: Control): boolean {
  return view.steps.some(
    (step) =>
      step.intent === "open" && step.name === affordance.name && step.role === affordance.role,
  );
}

function controlsNamed(view: View, name: string): number {
  return view.observation.affordances.filter((one) => one.name === name).length;
}
