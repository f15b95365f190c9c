import type { Decision, View } from "../port.ts";
import { isButton, isEnabled, movesAway, type Control } from "./controls.ts";
import { actOn } from "./decide.ts";
import { fitsGoal } from "./goal-words.ts";
import { usedUp } from "./memory.ts";

/**
 * Looks for the way into the cancellation: what says so, then where the plan is kept, then collapsed menus, then the
 * account, then help. Nearer beats farther; what was tried and led nowhere is left alone.
 */
export function wayIn(view: View, controls: Control[]): Decision | undefined {
  const ways = controls.filter((control) => isWay(control) && !usedUp(view, control));
  const ending = ways.filter((control) => control.endsPlan);
  let pick: Control | undefined;
  let top = 0;
  for (const control of ways) {
    const score =
      nearness(control) +
      (control.endsPlan
        ? fitsGoal(view, control, ending) * 3
        : fitsGoal(
            view,
            control,
            ways.filter((other) => other.affordance.name === control.affordance.name),
          ) * 3);
    if (score > top) [pick, top] = [control, score];
  }
  if (pick === undefined) return undefined;
  const opens = !pick.endsPlan && (pick.affordance.state.expanded === false || pick.more);
  return actOn(
    pick,
    opens ? "open" : "enter",
    pick.endsPlan ? "says that it leads to cancelling" : "the subscription may be kept there",
    { confidence: top >= 40 ? 0.9 : 0.6 },
  );
}

function isWay(control: Control): boolean {
  if (!isEnabled(control) || movesAway(control)) return false;
  // A switch for renewal is a way out too; other fields are not.
  if (!isButton(control))
    return control.affordance.role === "switch" && (control.planPlace || control.endsPlan);
  return control.stance !== "signIn" && control.stance !== "consent";
}

function nearness(control: Control): number {
  const { affordance } = control;
  const place =
    affordance.region === "footer"
      ? -6
      : affordance.region === "navigation" || affordance.region === "banner"
        ? -3
        : 0;
  if (control.endsPlan) return 60 + place + (control.stance === "help" ? -25 : 0);
  if (affordance.role === "switch" && control.planPlace)
    return affordance.state.checked === true ? 45 : 0;
  if (control.stance === "dismiss" && !control.planPlace) return 0;
  if (control.planPlace) return 40 + place + (affordance.state.expanded === true ? -30 : 0);
  if (affordance.state.expanded === false && control.accountPlace) return 28 + place;
  if (affordance.state.expanded === false && affordance.role !== "combobox" && place === 0)
    return 24;
  if (control.more) return 22 + place;
  if (control.accountPlace) return 20 + place / 2;
  if (affordance.state.expanded === false && affordance.role !== "combobox") return 12;
  if (control.help) return 8;
  return 0;
}
