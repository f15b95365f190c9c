import type { Decision, View } from "../port.ts";
import { isButton, isEnabled, movesAway, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { usedUp } from "./memory.ts";
import { pickReason } from "./pick-reason.ts";

/** Reasons as a row of buttons or tiles instead of a form: the longest run of controls that lead nowhere else. */
export function reasonButton(
  view: View,
  controls: Control[],
  sentBack: boolean,
): Decision | undefined {
  const tiles = reasonsIn(controls.filter((control) => !standsElsewhere(view, control)));
  const enough = sentBack ? 2 : 3;
  const open = tiles.length >= enough ? tiles.filter((control) => !usedUp(view, control)) : [];
  const pick = pickReason(view, open, ({ affordance }) => affordance.name);
  return pick === undefined ? undefined : actOn(pick, "survey", "a reason must be given");
}

/** What stood on an earlier page too, under the same name, is a menu of the site, whatever its markup. */
function standsElsewhere(view: View, { affordance }: Control): boolean {
  return view.menus?.has(`${affordance.role} ${affordance.name}`) === true;
}

/** Reasons stand right before the button that sends them, or are the last thing on the page. */
function reasonsIn(controls: Control[]): Control[] {
  let longest: Control[] = [];
  let run: Control[] = [];
  for (const control of [...controls, undefined]) {
    if (control !== undefined && isReason(control)) {
      run.push(control);
      continue;
    }
    const ends =
      control === undefined ||
      control.endsPlan ||
      /^(commit|dismiss|stay|acts)$/.test(control.stance) ||
      !/^(main|modal|frame)$/.test(control.affordance.region);
    if (ends && run.length > longest.length) longest = run;
    run = [];
  }
  return longest;
}

const isShort = ({ affordance }: Control): boolean =>
  affordance.name.trim().split(/\s+/).length < 3;

/** "I finished the courses", "J'ai terminé les cours": a person tells something, whatever its verb is taken for. */
const TELLS =
  /^(?:i(?:'ve|'m)?|we|my|j'ai|je|nous|mon|ma|mes|ich|wir|mein(?:e|en)?|he|hemos|mi|mis|yo|eu|n[oó]s|meus?|minha|ho|abbiamo|il mio|la mia|ik|wij|mijn|jag|jeg|mam|moja|moje)(?!\p{L})/iu;
const AGREES =
  /(?<!\p{L})(?:agree|accept|understand|confirm|want|wish|continue|accepte|comprends|confirme|veux|souhaite|continue|stimme|verstehe|bestätige|möchte|will|acepto|entiendo|confirmo|quiero|aceito|entendo|quero|accetto|capisco|confermo|voglio|begrijp|bevestig|wil|godkänner|förstår|bekräftar)(?!\p{L})/iu;

export function tellsReason(control: Control): boolean {
  const name = control.affordance.name.replaceAll("’", "'").trim();
  return (
    name.split(/\s+/).length >= 4 &&
    TELLS.test(name) &&
    !AGREES.test(name) &&
    !control.endsPlan &&
    !control.declines
  );
}

function isReason(control: Control): boolean {
  return (
    isButton(control) &&
    isEnabled(control) &&
    !movesAway(control) &&
    // "Not to my taste", "Nie piję już kawy": begins like a no, and is a reason.
    (/^(other|none|unknown)$/.test(control.stance) ||
      tellsReason(control) ||
      (control.stance === "dismiss" && control.affordance.name.trim().split(/\s+/).length >= 3)) &&
    !control.help &&
    !control.more &&
    // What unfolds is a question of a help page, or a section.
    control.affordance.state.expanded === undefined &&
    // "My boxes" is a place, "My budget changed" a reason.
    !(isShort(control) && (control.personal || control.planPlace || control.accountPlace)) &&
    /^(main|modal|frame)$/.test(control.affordance.region) &&
    // An anchor drawn as a button leads nowhere.
    (control.affordance.href === undefined || control.affordance.href.endsWith("#"))
  );
}
