import { hasPercent, hasPrice } from "../../reading/risk/dates-and-prices.ts";
import type { ActDecision, View } from "../port.ts";
import { conceptReader, plain } from "../state/concepts.ts";
import { hasDate } from "../state/dates.ts";
import { languagesOf } from "../state/language.ts";
import { type Control, DURATION, movesAway } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { triedBefore, usedUp } from "./memory.ts";

export const NEGATIVE = /^(no|nein|non|não|nee|いいえ|nie|nej|nei|ei|ne|нет|hayır)([\s,.!、]|$)/iu;
export const AFFIRMATIVE = /^(yes|ja|oui|sí|si|sim|sì|はい|tak|kyllä|ano|да|evet)([\s,.!、]|$)/iu;

/** "Change to a Half Card", "Byt till …": another plan instead of none. */
const CHANGES_TO =
  /^(?:change|switch|move|swap|go|wechsel|umsteigen|passer|changer|cambiar|pasar|mudar|trocar|passa|cambia|overstappen|wissel|switch|zmień|przejdź|byt|gå över)\p{L}*\s(?:\p{L}+\s)?(?:to|zu|zum|auf|à|au|vers|pour|a|al|para|por|naar|na|till)(?!\p{L})|(?:に変更|へ変更|に切り替え)/iu;

/**
 * Radios that decide which way a bare "Continue" goes. One that leaves is chosen; where the chosen one stays or pays
 * and none leaves, "blocked": going on would take the offer.
 */
export function chooseLeaving(
  view: View,
  controls: Control[],
): ActDecision | "blocked" | undefined {
  const radios = controls.filter(({ affordance }) => affordance.role === "radio");
  const chosen = radios.find(({ affordance }) => affordance.state.checked === true);
  const imposed = chosen !== undefined && triedBefore(view, chosen).times === 0;
  const leaving = leavingAmong(view, radios, imposed);
  // "Yes, send me the farewell case", chosen beforehand: the site's wish, not the person's.
  const no = radios.find(({ affordance }) => NEGATIVE.test(affordance.name));
  if (
    imposed &&
    AFFIRMATIVE.test(chosen.affordance.name) &&
    !chosen.saysSo &&
    no !== undefined &&
    !usedUp(view, no)
  )
    return actOn(no, "decline", "an answer that was chosen beforehand");
  const pick = leaving.find((radio) => !usedUp(view, radio));
  if (leaving.length > 0 && !leaving.some(({ affordance }) => affordance.state.checked === true))
    return pick === undefined ? "blocked" : actOn(pick, "decline", "chooses to leave");
  if (chosen === undefined || leaving.length > 0) return undefined;
  return movesAway(chosen) || (imposed && offersInstead(chosen)) ? "blocked" : undefined;
}

/** Where the site has chosen already, the small print of an answer counts too: "the card ends on 12 January". */
function leavingAmong(view: View, radios: Control[], imposed: boolean): Control[] {
  const free = radios.filter((radio) => !radio.spends && !radio.deletes);
  const plainly = free.filter((radio) => radio.endsPlan || radio.declines);
  if (plainly.length > 0 || !imposed) return plainly;
  const { page, text } = view.observation;
  const read = conceptReader(languagesOf(page.lang, text ?? ""));
  const found = free.filter(({ affordance: { name }, givesUp }) => {
    const ends = hasDate(name) && read(plain(name)).some(({ concept }) => concept === "endsOn");
    return givesUp || ends;
  });
  // Several days to choose from are no choice between leaving and staying.
  return found.length < radios.length ? found : [];
}

/** A price, a length of time or another plan: what was chosen beforehand is no leaving. */
function offersInstead({ affordance: { name }, saysSo }: Control): boolean {
  const text = plain(name);
  return (
    !saysSo && (hasPrice(text) || hasPercent(text) || DURATION.test(name) || CHANGES_TO.test(name))
  );
}
