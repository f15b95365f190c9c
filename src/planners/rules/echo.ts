import { foldAccents, normalizeLabel } from "../../reading/risk/normalize.ts";
import type { Decision, View } from "../port.ts";
import { isButton, isEnabled, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { usedUp } from "./memory.ts";
import { speaksOfLeaving } from "./where-in-flow.ts";

/** Words of a label, cut to stems: "Interrompi", "interrompere". */
const stemsOf = (label: string): string[] =>
  (foldAccents(normalizeLabel(label)).match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) =>
    word.slice(0, 5),
  );

/**
 * "Stop the trial" was pressed, and what came has a button "Stop": it asks whether that was meant. Known by the words that
 * were pressed and by having come, not by any table, so that it holds in every language.
 */
export function confirmEcho(view: View, open: Control[]): Decision | undefined {
  const last = view.steps.findLast((step) => step.intent !== "wait");
  if (last === undefined || !last.ok || last.name === undefined) return undefined;
  if (!last.danger && !speaksOfLeaving(view, last.name)) return undefined;
  // Pages of the flow that are known for what they are have their own ways on.
  if (!/^(?:ACCOUNT_ACTIVE|UNKNOWN)$/.test(view.detected.state)) return undefined;
  const pressed = stemsOf(last.name);
  const came = open.filter(
    (control) =>
      view.appeared?.has(control.affordance.actionId) === true &&
      isButton(control) &&
      isEnabled(control) &&
      control.affordance.role !== "link",
  );
  // A single button that came asks nothing: there is no other answer to it.
  if (came.length < 2) return undefined;
  const echoes = came.filter((control) => {
    const own = stemsOf(control.affordance.name);
    // A bare "Cancel" beside something closes the question.
    if (/^(?:dismiss|cancel|stay|help)$/.test(control.stance)) return false;
    return own.length > 0 && own.every((stem) => pressed.includes(stem));
  });
  const [echo] = echoes;
  if (echo === undefined || echoes.length > 1 || usedUp(view, echo)) return undefined;
  return actOn(echo, "advance", "asks once more for what was pressed");
}
