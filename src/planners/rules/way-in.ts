import type { Decision, View } from "../port.ts";
import {
  isButton,
  isClosed,
  isEnabled,
  movesAway,
  onlyTells,
  type Control,
} from "./read-control.ts";
import { SWITCHES_PROFILE } from "./plan-places.ts";
import { actOn } from "./make-decision.ts";
import { openedAlready, openedBefore } from "./opened-menus.ts";
import { aboutKept, countWords, readGoal, wordsOf } from "../goal.ts";
import { fitsGoal, lineOf, sectionOf } from "./goal-words.ts";
import { endsAddOn, endsLetters } from "./ends-add-on.ts";
import { CLOSES, MEANS_OF_PAYING, OWN_PLACE } from "./places.ts";
import { isSomebody, lastResort } from "./last-resort.ts";
import {
  CHANGES,
  MANAGES,
  NO_LONGER,
  REMOVES,
  SHOWS,
  SIGNS_OUT,
  TO_WHAT,
  WISHES,
} from "./way-patterns.ts";
import { deletesNearby, rowNearness, underLeaving, underPlan } from "./words-around.ts";
import { leadsTo, leftUnfinished, usedUp } from "./memory.ts";
import { nearness, switchesRenewal } from "./nearness.ts";
import { isAddress } from "../search/address.ts";
import { isJourney } from "../search/promise.ts";

/**
 * Looks for the way into the cancellation: what says so, then where the plan is kept, then collapsed menus, then the
 * account, then help. Nearer beats farther; what was tried and led nowhere is left alone.
 */
export function wayIn(view: View, controls: Control[]): Decision | undefined {
  const ways = controls.filter(
    (control) =>
      isWay(control) &&
      (!aboutKept(view.goal, wordsOn(control)) || (isJourney(control) && !control.endsPlan)) &&
      !endsAddOn(view.goal, control) &&
      !endsLetters(view.goal, control) &&
      !usedUp(view, control) &&
      !openedAlready(view, control) &&
      // Open already: pressed once more it closes, whatever it is called.
      !(view.map !== undefined && control.affordance.state.expanded === true) &&
      leadsTo(view, control) !== "here",
  );
  const words = readGoal(view.goal).wanted;
  let pick: Control | undefined;
  let top = 0;
  for (const control of ways) {
    const alike = ways.filter((other) =>
      control.endsPlan ? other.endsPlan : other.affordance.name === control.affordance.name,
    );
    let score =
      nearness(control, words, view.detected.state === "ACCOUNT_ACTIVE") ||
      rowNearness(view, control, words);
    // "View" under the name of the plan: the words between it and the one before say of what.
    if (score <= 0 && SHOWS.test(control.affordance.name) && fitsGoal(view, control, alike) > 0)
      score = 20;
    if (score <= 0 && underPlan(view, control)) score = 20;
    const under = underLeaving(view, control);
    if (under) score = Math.max(score, 45);
    const unfolded = unfoldedByLeaving(view, control);
    if (unfolded) score = Math.max(score, 62);
    if (justShown(view, control)) score = score > 0 ? score + 30 : 20;
    if (justPressed(view, control) || lookedAt(view, control)) continue;
    if (aboutKept(view.goal, sectionOf(view, control, namesakes(controls, control)))) continue;
    if (score > 0 && WISHES.test(control.affordance.name)) score += 8;
    if (deletesNearby(view, control)) score -= 45;
    if (score < 45 && MEANS_OF_PAYING.test(lineOf(view, control))) score -= 20;
    if (score <= 0 && view.map === undefined) score = lastResort(view, control);
    const known = unfolded || under || isSomebody(view, control);
    if (score <= 0 || !(known || mayExplore(control, words))) continue;
    score += fitsGoal(view, control, alike) * 3;
    // "Options for Cheese Club" beside "Options for Fruit Box": the name tells which.
    score += countWords(control.affordance.name, words) * 2;
    // A menu at the end of a row: the row tells whose it is.
    if (isClosed(control.affordance)) score += countWords(lineOf(view, control), words) * 2;
    // What was looked at already comes after what nobody has looked at yet.
    if (leadsTo(view, control) === "seen" && !leftUnfinished(view, control))
      score = Math.min(score - 15, SEEN);
    if (openedBefore(view, control)) score = Math.max(2, score - 15);
    if (score > top) [pick, top] = [control, score];
  }
  if (pick === undefined || (view.map !== undefined && top < WORTH_IT)) return undefined;
  const opens = !pick.endsPlan && (isClosed(pick.affordance) || pick.more);
  const step = actOn(
    pick,
    // The free plan is the last step itself, whatever its label is taken for.
    pick.toFree ? "commit" : opens ? "open" : "enter",
    pick.endsPlan ? "says that it leads to cancelling" : "the subscription may be kept there",
    { confidence: top >= 40 ? 0.9 : 0.6 },
  );
  // "Change to 100 GB" may show a choice, or make it: looking for the way must change nothing.
  const mayChange = movesAway(pick) && !pick.endsPlan && !pick.toFree && !switchesRenewal(pick);
  return view.map !== undefined && (mayChange || onlyShows(pick))
    ? { ...step, explores: true }
    : step;
}

const leavesBy = (control: Control): boolean =>
  control.endsPlan || control.toFree || control.tellsHow || control.leaves;

/** "Profile", "Details": a button that names a place shows it. A portal of payments may have to be asked for. */
function onlyShows(control: Control): boolean {
  const { role, name } = control.affordance;
  return (
    role === "button" &&
    !leavesBy(control) &&
    !switchesRenewal(control) &&
    !control.billingPlace &&
    !control.planPlace &&
    !MANAGES.test(name)
  );
}

const wordsOn = ({ affordance: { name, description = "" } }: Control): string =>
  `${name} ${description}`;

const namesakes = (controls: Control[], { affordance }: Control): Control[] =>
  controls.filter((other) => other.affordance.name === affordance.name);

/** Below this the whole map is looked at, not only this page. */
const WORTH_IT = 18;
/** Below a page's own unknown links, above those of its menus. */
const SEEN = 4;
/**
 * Looking for the way must change nothing: a link, a tab, what opens, or what names a known place. A button that says
 * none of this ("Double my gift", "To the family plan") may do at once what it says.
 */
function mayExplore(control: Control, goalWords: string[]): boolean {
  const { href, role, state } = control.affordance;
  if (control.endsPlan || control.tellsHow || control.toFree || switchesRenewal(control))
    return true;
  if (NO_LONGER.test(control.affordance.name)) return true;
  if (role === "radio")
    return (
      control.planPlace ||
      control.accountPlace ||
      countWords(control.affordance.name, goalWords) > 0
    );
  if (role === "switch" || state.expanded !== undefined || state.opens) return true;
  if (href !== undefined && !/^javascript:|#$/i.test(href)) return true;
  if (/^(link|tab|menuitem|treeitem|summary)$/.test(role)) return true;
  if (OWN_PLACE.test(control.affordance.name)) return true;
  // The name of the plan and nothing else bids nothing.
  const words = wordsOf(control.affordance.name);
  if (words.length > 0 && words.every((word) => goalWords.includes(word))) return true;
  if (control.help) return true;
  // "Move to plan Max" names a plan and would move there; "Go to my plan" goes where the person's own is.
  if (TO_WHAT.test(control.affordance.name) && !control.personal) return false;
  return (
    (!control.personal || control.planPlace || control.accountPlace) &&
    (control.planPlace ||
      control.accountPlace ||
      control.more ||
      control.help ||
      SHOWS.test(control.affordance.name) ||
      WISHES.test(control.affordance.name) ||
      MANAGES.test(control.affordance.name) ||
      CHANGES.test(control.affordance.name) ||
      REMOVES.test(control.affordance.name))
  );
}

/** What a menu that was just opened holds is why it was opened. */
function justShown(view: View, control: Control): boolean {
  return (
    /^(open|enter)$/.test(view.steps.at(-1)?.intent ?? "") &&
    view.appeared?.has(control.affordance.actionId) === true &&
    !movesAway(control) &&
    !control.elsewhere &&
    control.stance !== "dismiss" &&
    control.stance !== "help"
  );
}

/** "Start here", unfolded under "Stop getting boxes": the words above it say where it leads. */
function unfoldedByLeaving(view: View, control: Control): boolean {
  const last = view.steps.at(-1);
  const { actionId, risk, region } = control.affordance;
  return (
    last?.intent === "enter" &&
    last.url === view.observation.page.url &&
    view.appeared?.has(actionId) === true &&
    (REMOVES.test(last.name ?? "") || NO_LONGER.test(last.name ?? "")) &&
    /^(main|frame|modal)$/.test(region) &&
    risk !== "danger" &&
    !movesAway(control) &&
    !control.elsewhere &&
    !/^(dismiss|stay|help)$/.test(control.stance)
  );
}

/** Where it leads was seen, on this page or another, and nothing of it led on: what was not looked at yet comes first. */
function lookedAt(view: View, control: Control): boolean {
  const { map } = view;
  if (map === undefined || control.endsPlan || leftUnfinished(view, control)) return false;
  const { href, state } = control.affordance;
  // A menu of the site that was opened once: what it held is on the map.
  if (isClosed(control.affordance) || state.expanded !== undefined)
    return openedBefore(view, control) || state.expanded === true;
  return isAddress(href) ? map.wasSeen(href) : map.isTried(view, control);
}

/** What unfolded something a moment ago would fold it again. */
function justPressed(view: View, control: Control): boolean {
  const last = view.steps.at(-1);
  return (
    last?.name === control.affordance.name &&
    last.role === control.affordance.role &&
    last.url === view.observation.page.url &&
    (view.appeared?.size ?? 0) > 0 &&
    view.appeared?.has(control.affordance.actionId) !== true
  );
}

function isWay(control: Control): boolean {
  if (onlyTells(control) || !isEnabled(control) || control.affordance.state.selected === true)
    return false;
  const { name } = control.affordance;
  // "Loading your products…" becomes something else under the pointer; "Cancel trial…" opens a dialog.
  const dots = /\p{L}{3}\s?(?:…|\.\.\.)$/u.test(name);
  if (dots && !control.endsPlan && !MANAGES.test(name) && !CHANGES.test(name)) return false;
  if (SIGNS_OUT.test(name) || SWITCHES_PROFILE.test(name) || CLOSES.test(name)) return false;
  if (switchesRenewal(control)) return true;
  // "Save profile" names a place, and does something there.
  if (control.stance === "commit" && control.affordance.role === "button" && !leavesBy(control))
    return false;
  if (movesAway(control)) return leadsToChoices(control);
  // A switch for renewal is a way out too, and radios beside each other can be tabs; other fields are not.
  if (!isButton(control))
    return (
      (control.affordance.role === "switch" && (control.planPlace || control.endsPlan)) ||
      (control.affordance.role === "radio" && control.affordance.state.checked === false)
    );
  return control.stance !== "signIn" && control.stance !== "consent";
}

/** "Change plan" opens the page where plans are chosen, and left; "Switch to annual" would switch. */
function leadsToChoices(control: Control): boolean {
  if (control.spends || control.deletes || control.affordance.risk === "danger") return false;
  const { name } = control.affordance;
  // "Change to Premium" names what it would change to.
  if (TO_WHAT.test(name)) return false;
  return CHANGES.test(name) || /(ändern|bearbeiten|変更|wijzigen)$/iu.test(name);
}
