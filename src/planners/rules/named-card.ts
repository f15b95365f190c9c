import { isAside } from "../../reading/block/control-use.ts";
import { pageOf, type PageLine } from "../../reading/block/labelled-page.ts";
import { aboutKept, countWords, readGoal, shareOf, wordsOf, type Goal } from "../goal.ts";
import { whoseLine } from "../goal-card.ts";
import type { View } from "../port.ts";
import type { Control } from "./read-control.ts";
import { inFlow, sinceLookingAround, speaksOfLeaving } from "./where-in-flow.ts";

/** The goal's words without the site's own name, which stands on all of its pages and tells no two things apart. */
function goalOn({ goal, observation: { page } }: View): Goal {
  const read = readGoal(goal);
  const brand = wordsOf(
    `${page.title
      .split(/\s[·|–—-]\s/)
      .slice(1)
      .join(" ")} ${page.domain}`,
  );
  const own = read.own.filter((word) => !brand.includes(word));
  return own.length === 0 ? read : { ...read, own };
}

/** More of the name of what is to go than of what is to stay: a host's row may bear the domain that stays. */
function namesOwn(text: string, { own, kept }: Goal): boolean {
  return shareOf(text, own) >= HALF && shareOf(text, own) > shareOf(text, kept);
}

const HALF = 0.5;

/** The page was reached by the row of what is to go: it is about that, whatever else it names. */
function arrivedByOwn({ steps, observation: { page } }: View): boolean {
  const at = steps.findLastIndex((step) => pathAndSearch(step.url) !== pathAndSearch(page.url));
  return (
    steps[at]?.whose === "own" &&
    steps[at].ok &&
    /^(?:click|navigate)$/.test(steps[at].action ?? "")
  );
}

const pathAndSearch = (url: string): string => url.replace(/#$/, "");

function saidOn({ observation }: View, actionId: string): string {
  const one = observation.affordances.find((affordance) => affordance.actionId === actionId);
  return `${one?.name ?? ""} ${one?.context ?? ""}`;
}

/** A link that was seen in the row of what is to go, and is followed from elsewhere. */
export function whoseEdge(
  view: View,
  { name, context }: { name: string; context: string },
): "own" | undefined {
  const goal = goalOn(view);
  const tells = goal.own.length > 0 && goal.keeps;
  return tells && namesOwn(`${name} ${context}`, goal) ? "own" : undefined;
}

/** Whose part of the page a control stands in; undefined where the goal tells no two things apart. */
export function whoseControl(view: View, actionId: string): "own" | "kept" | "?" | undefined {
  const goal = goalOn(view);
  if (goal.own.length === 0 || !goal.keeps) return undefined;
  const said = saidOn(view, actionId);
  if (namesOwn(said, goal)) return "own";
  const lines = pageOf(view.observation).lines.filter((line) => !isAside(line));
  const line = lineOf(view, actionId, lines);
  return line === undefined ? "?" : whoseLine(lines, line, goal);
}

/**
 * A goal that asks to end one thing and keep another: what would end something is pressed only where what is to go is named.
 * "Give notice" on the gym's own page ended the membership that was to stay, since the add-on was behind another tab.
 */
export function isOfAnother(view: View, control: Control): boolean {
  const { own, keeps } = goalOn(view);
  if (own.length === 0 || !keeps || (hasBegun(view) && inFlow(view))) return false;
  const { affordance, endsPlan, saysSo } = control;
  const leaves = endsPlan || saysSo || speaksOfLeaving(view, affordance.name);
  if (!leaves && affordance.risk !== "danger") return false;
  const said = `${affordance.name} ${affordance.description ?? ""}`;
  if (countWords(said, own) > 0) return false;
  const { kept, keptNouns } = goalOn(view);
  if (aboutKept(view.goal, said) || countWords(said, keptNouns) > 0) return true;
  // A form in which what is to go was chosen is about that.
  const isChosen = view.observation.affordances.some(
    ({ name, role, state }) =>
      role === "radio" && state.checked === true && countWords(name, own) > 0,
  );
  if (isChosen) return false;
  // What a menu holds that was opened in the part of what is to go stands nowhere itself.
  const last = view.steps.at(-1);
  const shown = view.appeared?.has(affordance.actionId) === true && last?.ok === true;
  if (shown && (last.whose === "own" || last.whose === "kept")) return last.whose === "kept";
  if (arrivedByOwn(view)) return false;
  const whose = whoseControl(view, affordance.actionId);
  if (whose !== "?") return whose === "kept";
  // Nothing tells whose it is: beside what is to stay that is not enough.
  const text = view.observation.text ?? "";
  return countWords(text, own) === 0 || countWords(text, kept) > 0;
}

/**
 * The goal names something that was seen on another page of this site, and this page shows a plan without naming it:
 * what would end anything here would end another one. A trial was to end, and the lessons were.
 */
export function isOnAnothersPage(view: View, control: Control): boolean {
  const { map, detected, observation } = view;
  if (map === undefined || detected.state !== "ACCOUNT_ACTIVE" || inFlow(view)) return false;
  const { affordance, endsPlan, saysSo } = control;
  if (!endsPlan && !saysSo && !speaksOfLeaving(view, affordance.name)) return false;
  // Counted as the map counts: with the site's own name, which stands here as it stood there.
  const { own } = readGoal(view.goal);
  const here = shareOf(`${observation.page.title} ${observation.text ?? ""}`, own);
  return own.length > 0 && here < HALF && map.named >= HALF;
}

/** The way out was entered, and by this rule it was that of what is to go: its pages need not name it again. */
function hasBegun(view: View): boolean {
  return sinceLookingAround(view).some(
    ({ ok, danger, intent, name = "" }) =>
      ok && (danger || (/^(?:enter|commit|advance)$/.test(intent) && speaksOfLeaving(view, name))),
  );
}

/** Of several controls with one name, the nth is the nth line that says so. */
function lineOf(view: View, actionId: string, lines: PageLine[]): PageLine | undefined {
  const wanted = view.observation.affordances.find((one) => one.actionId === actionId);
  if (wanted === undefined) return undefined;
  const same = (text: string): boolean =>
    text.trim().toLowerCase() === wanted.name.trim().toLowerCase();
  const alike = view.observation.affordances
    .filter((one) => same(one.name) && one.role === wanted.role)
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const drawn = lines.filter(({ kind, text }) => kind === "control" && same(text));
  if (drawn.length === alike.length) return drawn[alike.indexOf(wanted)];
  return drawn.length === 1 ? drawn[0] : undefined;
}
