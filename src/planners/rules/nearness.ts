import { type BaseCode, subjectOf } from "../../contract/risk.ts";
import { foldAccents, normalizeLabel } from "../../reading/risk/normalize.ts";
import { countWords } from "../goal.ts";
import { RENEWS } from "../switch-and-list-labels.ts";
import { isClosed, movesAway, type Control } from "./read-control.ts";
import { leaves } from "./places.ts";
import { CHANGES, MANAGES, NO_LONGER, REMOVES, SHOWS, TO_WHAT } from "./way-patterns.ts";

const VAGUE = new Set<BaseCode>([
  "cancels_something",
  "ends_something",
  "ends_something_now",
  "ends_something_paid",
]);

/** A switch that says "renews" and is on: turning it off is the way out, whatever else its words are taken for. */
export function switchesRenewal(control: Control): boolean {
  const { role, state, name } = control.affordance;
  return /^(?:switch|checkbox)$/.test(role) && state.checked === true && RENEWS.test(name);
}

/** How near it is to the way out, by its words. */
export function nearness(control: Control, goalWords: string[], atAccount: boolean): number {
  const { affordance } = control;
  const place =
    affordance.region === "footer"
      ? -6
      : affordance.region === "navigation" || affordance.region === "banner"
        ? -3
        : 0;
  if (switchesRenewal(control)) return 46;
  if (NO_LONGER.test(affordance.name)) return 50 + place;
  // "Cancel a transfer": something is cancelled, but nothing that the goal or the lexicon knows as a plan.
  const vague = VAGUE.has(subjectOf(affordance.riskCode ?? "none"));
  if (control.endsPlan && vague && countWords(affordance.name, goalWords) === 0)
    // "Abrir cancela" opens a gate that is called so: what is opened ends nothing.
    return SHOWS.test(affordance.name) ? 0 : 32 + place;
  if (control.endsPlan) return 60 + place + (control.stance === "help" ? -25 : 0);
  if (affordance.role === "switch" && control.planPlace)
    return affordance.state.checked === true ? 45 : 0;
  if (control.stance === "dismiss" && !control.planPlace) return 0;
  if (movesAway(control)) return (atAccount ? 26 : 18) + place;
  if (control.tellsHow) return 34 + place;
  const named = countWords(affordance.name, goalWords);
  // "Remove Cloud Locker": taking away what the goal names is the way, also where no plan is spoken of.
  if (named > 0 && REMOVES.test(affordance.name)) return 48 + named + place;
  if (affordance.role === "link" && (leaves(affordance.name) || control.leaves)) return 42 + place;
  if (affordance.role === "radio" && control.leaves) return 45;
  if (control.elsewhere) return 0;
  // "Change status": on the plan's own page the plan is what it changes.
  if (atAccount && place === 0 && CHANGES.test(affordance.name) && !TO_WHAT.test(affordance.name))
    return 24;
  const label = foldAccents(normalizeLabel(affordance.name));
  if (affordance.role === "radio") return named > 0 || control.planPlace ? 36 : 0;
  if (MANAGES.test(affordance.name) && (named > 0 || atAccount)) return 40 + named * 2 + place;
  if (control.planPlace)
    return 40 + named * 2 + place + (affordance.state.expanded === true ? -30 : 0);
  if (isClosed(affordance) && control.accountPlace) return 28 + place;
  if (isClosed(affordance) && affordance.role !== "combobox" && place === 0) return 24;
  if (control.more) return 22 + place;
  if (control.accountPlace) return (atAccount ? 10 : 20) + place / 2;
  if (isClosed(affordance) && affordance.role !== "combobox") return 12;
  if (control.personal && !(place < 0 && named > 0 && label.split(" ").length <= named))
    return 14 + named * 4 + place;
  if (control.help) return 8;
  // The plan's own name leads to it more often than not; the site's name alone leads home.
  const words = label.match(/[\p{L}\p{N}+]{3,}/gu) ?? [];
  const onlyName = words.length > 0 && words.every((word) => goalWords.includes(word));
  // A card or row of the page that is called as the plan is, and no more: that is the plan.
  if (named >= 2 && onlyName && place === 0) return 30;
  return named >= 2 && !(onlyName && place < 0) ? 10 + named + place : 0;
}
