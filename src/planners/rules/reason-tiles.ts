import type { Decision, View } from "../port.ts";
import { isButton, isEnabled, movesAway, type Control } from "./controls.ts";
import { actOn } from "./decide.ts";
import { usedUp } from "./memory.ts";

/** Reasons as a row of buttons or tiles instead of a form: the longest run of controls that lead nowhere else. */
export function reasonButton(
  view: View,
  controls: Control[],
  sentBack: boolean,
): Decision | undefined {
  const tiles = reasonsIn(controls.filter((control) => !standsElsewhere(view, control)));
  const enough = sentBack ? 2 : 3;
  const pick = tiles.length >= enough ? tiles.find((control) => !usedUp(view, control)) : undefined;
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

function isReason(control: Control): boolean {
  return (
    isButton(control) &&
    isEnabled(control) &&
    !movesAway(control) &&
    // "Not to my taste", "Nie piję już kawy": begins like a no, and is a reason.
    (/^(other|none|unknown)$/.test(control.stance) ||
      (control.stance === "dismiss" && control.affordance.name.trim().split(/\s+/).length >= 3)) &&
    !control.help &&
    !control.more &&
    // What unfolds is a question of a help page, or a section.
    control.affordance.state.expanded === undefined &&
    // "My boxes" is a place, "My budget changed" a reason.
    !(isShort(control) && (control.personal || control.planPlace || control.accountPlace)) &&
    /^(main|modal|frame)$/.test(control.affordance.region) &&
    control.affordance.href === undefined
  );
}
