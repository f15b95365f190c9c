import { readLabel } from "../../reading/risk/label-reading.ts";
import { aboutKept } from "../goal.ts";
import type { Decision, View } from "../port.ts";
import { isButton, readControls, type Control } from "./read-control.ts";
import { actOn, actOnPage, end } from "./make-decision.ts";
import { entered, usedUp } from "./memory.ts";

const REFUSES =
  /reject|decline|refus|necessary|essential|\bonly\b|ablehn|notwendig|erforderlich|\bnur\b|rechaz|necesari|recus|necess|rifiut|tecnici|technique|uniquement|seulement|\bsolo\b|\bapenas\b|weiger|noodzakelijk|alleen|拒否|必要|のみ|odrzu|niezbędn/iu;
export const ACCEPTS_ALL =
  /accept|agree|allow|akzept|zustimm|einverstanden|accepter|autoriser|acepta|aceita|accetta|accetto|accepteren|akkoord|toestaan|同意|許可|akceptuj|zgadzam/iu;

/** Native dialogs, consent banners and captchas come before anything else. */
export function standsInFront(view: View): Decision | undefined {
  const { blockers } = view.observation;
  const dialog = blockers.find((blocker) => blocker.kind === "dialog");
  if (dialog !== undefined) {
    const { risk } = readLabel(dialog.label);
    const other = risk.kinds.includes("deletes") || risk.kinds.includes("spends_money");
    const agrees = entered(view) && !other && !aboutKept(view.goal, dialog.label);
    return actOnPage(
      "dialog",
      agrees ? "commit" : "dismiss",
      `the page asks: ${dialog.label}`,
      agrees ? "accept" : "dismiss",
    );
  }
  if (blockers.some((blocker) => blocker.kind === "captcha"))
    return end("needs_human", "The site shows a captcha; please solve it yourself.");
  const consent = blockers.find((blocker) => blocker.kind === "consent");
  if (consent === undefined) return undefined;
  const controls = readControls(view.observation, view.goal).filter(
    (control) =>
      consent.actionIds.includes(control.affordance.actionId) &&
      isButton(control) &&
      !usedUp(view, control),
  );
  const score = (control: Control): number =>
    REFUSES.test(control.affordance.name)
      ? 3
      : control.stance === "dismiss"
        ? 2
        : control.affordance.role === "button" && !ACCEPTS_ALL.test(control.affordance.name)
          ? 1
          : 0;
  const best = controls.toSorted((a, b) => score(b) - score(a))[0];
  return best === undefined
    ? undefined
    : actOn(best, "dismiss", "a consent banner stands in front");
}
