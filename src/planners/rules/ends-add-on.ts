import { countWords, readGoal } from "../goal.ts";
import { plain } from "../state/concepts.ts";
import { namesAddOn } from "../state/something-else-ended.ts";
import type { Control } from "./read-control.ts";

/** "Cancellation options" are choices, "the option" is something booked on top of a plan. */
const CHOICES =
  /(?<!\p{L})(?:options|optionen|opties|opzioni|opciones|opcoes)(?!\p{L})|(?:cancell?ation|cancel|leaving) option/u;

/** Takes away what is booked on top of the plan, which goes on without it: no way out of the plan. */
export function endsAddOn(goal: string, control: Control): boolean {
  const label = plain(control.affordance.name);
  return control.endsPlan && namesAddOn(label) && !CHOICES.test(label) && !namesAddOn(plain(goal));
}

/** "Unsubscribe from our newsletter" in a footer ends letters, unless they are what the goal names. */
export function endsLetters(goal: string, { affordance }: Control): boolean {
  return (
    affordance.riskCode === "stops_mail" && countWords(affordance.name, readGoal(goal).wanted) === 0
  );
}
