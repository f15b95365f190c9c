import type { Affordance } from "../../contract/observation.ts";
import { readLeaving } from "../../reading/leaving/read-leaving.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import { countWords, readGoal } from "../goal.ts";
import { RENEWS } from "../switch-and-list-labels.ts";
import type { Step, View } from "../port.ts";
import { conceptReader, plain } from "../state/concepts.ts";
import { languagesOf } from "../state/language.ts";
import { onlyMenus } from "../state/still-drawing.ts";
import { isButton, readControls } from "./read-control.ts";
import { entered, pathOf } from "./memory.ts";
import { REMOVES } from "./way-patterns.ts";
import { meaningsOf, MEANS } from "./label-meanings.ts";

export function asksNothing(view: View): boolean {
  return !readControls(view.observation, view.goal).some(
    (control) =>
      /^(main|modal|frame)$/.test(control.affordance.region) &&
      (!isButton(control) || control.endsPlan || control.stance === "commit"),
  );
}

/** A page that was just entered and shows nothing but what leads elsewhere is still being drawn. */
export function awaitsDrawing(view: View): boolean {
  const { state, facts } = view.detected;
  const last = view.steps.findLast((step) => step.intent !== "wait");
  if (facts.wall !== undefined) return false;
  // The title alone may call it the account.
  const bare = !view.observation.affordances.some(({ region }) =>
    /^(main|modal|frame)$/.test(region),
  );
  if (state !== "UNKNOWN" && !(state === "ACCOUNT_ACTIVE" && bare)) return false;
  const arrived = last === undefined || /^(enter|decline|advance|survey)$/.test(last.intent);
  return arrived && onlyMenus(view.observation);
}

/** A page of the flow that asks something and offers nothing but answers. */
export function asksWhy(view: View): boolean {
  const asks = headOf(view)
    .concat(firstLines(view))
    .some((line) => /[?？]\s*(?:$|[·|/–—-])/.test(line));
  const { affordances } = view.observation;
  return view.detected.state === "UNKNOWN" && asks && someReadsLikeReason(view, affordances);
}

/** "What would suit you?" offers tiles too: one of them must read like a reason for leaving. */
export function someReadsLikeReason(view: View, affordances: Affordance[]): boolean {
  const { page } = view.observation;
  const read = conceptReader(languagesOf(page.lang, view.observation.text ?? ""));
  return affordances.some(({ name }) => read(plain(name)).some((hit) => hit.concept === "reason"));
}

/** What stands for a heading where nothing is marked as one. */
function firstLines(view: View): string[] {
  return (view.observation.text ?? "")
    .split("\n")
    .filter((line) => line.trim().length > 8)
    .slice(0, 4);
}

/** "Leave Fernly", "Stop with the wine club": also where the lexicon knows no such plan. */
export function speaksOfLeaving(view: View, label: string): boolean {
  const { risk } = readLabel(label);
  const { leaves, removes, plan } = readLeaving(label);
  return (
    risk.kinds.includes("ends_subscription") ||
    risk.code === "about_ending" ||
    (meaningsOf(label) & MEANS.how) !== 0 ||
    leaves ||
    (removes && plan) ||
    (REMOVES.test(label) && countWords(label, readGoal(view.goal).wanted) > 0)
  );
}

/** The way on was taken and the page is still here: something on it wants an answer first. */
export function sentBack(view: View): boolean {
  const last = view.steps.findLast((step) => step.intent !== "wait");
  return (
    (last !== undefined &&
      // "?empty=1": the same page, which says that something is missing.
      pathOf(last.url) === pathOf(view.observation.page.url) &&
      /^(decline|advance|commit)$/.test(last.intent) &&
      // An answer that was chosen by pressing it sent nothing back.
      !/^(?:radio|checkbox|switch|option|combobox)$/.test(last.role ?? "") &&
      last.action === "click") ||
    formCameBack(view)
  );
}

/** What was answered here before the way on was taken is asked again: the same form, which wants more. */
function formCameBack(view: View): boolean {
  const here = view.steps.filter(({ url }) => pathOf(url) === pathOf(view.observation.page.url));
  const sent = here.findLastIndex(
    ({ intent, action }) => /^(decline|advance|commit)$/.test(intent) && action === "click",
  );
  const isHere = ({ role, name }: Step): boolean =>
    view.observation.affordances.some((one) => one.role === role && one.name === name);
  return (
    sent > 0 &&
    here.slice(sent, sent + 1).some(isHere) &&
    here
      .slice(0, sent)
      .filter(({ intent }) => /^(survey|type|acknowledge)$/.test(intent))
      .some(isHere)
  );
}

export function headOf(view: View): string[] {
  const headings = (view.observation.text ?? "")
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .slice(0, 3);
  return [view.observation.page.title, ...headings];
}

const ANSWERED = /^(decline|survey|advance|commit|acknowledge|type)$/;

/** Questions in any heading: a step that unfolds below the account asks at the end of the page. */
export const questionsOf = (view: View): string[] =>
  (view.observation.text ?? "").split("\n").filter((line) => /^#.*[?？]\s*$/.test(line));

/** Looking around leaves whatever flow there was: what was answered before it counts no more. */
export function sinceLookingAround({ steps }: View): View["steps"] {
  return steps.slice(steps.findLastIndex(({ intent }) => intent === "explore") + 1);
}

/**
 * "Select" was pressed only to look, and the dialog asks why one is leaving: the flow was entered by it. Whatever it asks next
 * is asked of somebody who leaves.
 */
function cameUponFlow(view: View): boolean {
  const last = view.steps.findLast((step) => step.intent !== "wait");
  if (last?.intent !== "explore" || !last.ok || last.action !== "click" || last.role === "link")
    return false;
  if (!/^(?:EXIT_SURVEY|FINAL_CONFIRMATION)$/.test(view.detected.state)) return false;
  if (pathOf(last.url) !== pathOf(view.observation.page.url)) return false;
  const shown = view.observation.affordances.some(
    ({ actionId, region }) => region === "modal" && view.appeared?.has(actionId) === true,
  );
  return shown && questionsAsked(view).some((line) => speaksOfLeaving(view, line));
}

function questionsAsked(view: View): string[] {
  const names = view.observation.affordances
    .filter(({ region, role }) => region === "modal" && role !== "option")
    .map(({ name }) => name);
  return [...headOf(view), ...questionsOf(view), ...names]
    .filter((line) => /[?？]/.test(line))
    .map((line) => line.replace(/^#+\s*/, "").split(/[?？]/)[0] ?? "");
}

/** A dialog over the account, called up by what leaves: the account behind it is not where one is. */
function openedByLeaving(view: View): boolean {
  if (!view.observation.blockers.some(({ kind }) => kind === "modal")) return false;
  return sinceLookingAround(view).some(
    ({ ok, intent, url, name = "", role = "" }) =>
      ok &&
      intent !== "explore" &&
      pathOf(url) === pathOf(view.observation.page.url) &&
      (speaksOfLeaving(view, name) || (/^(?:switch|checkbox)$/.test(role) && RENEWS.test(name))),
  );
}

/** Past the way in: the flow's own pages, also those that look like the account because they name the plan. */
export function inFlow(view: View): boolean {
  if (cameUponFlow(view)) return true;
  if (!entered(view)) return false;
  if (openedByLeaving(view)) return true;
  if (view.detected.state !== "ACCOUNT_ACTIVE")
    return sinceLookingAround(view).some(
      (step) =>
        (view.map === undefined && step.state === "ACCOUNT_ACTIVE") ||
        ANSWERED.test(step.intent) ||
        // "Amend", agreed to: a way to anything. What was left by it must have said so.
        (view.map === undefined && step.danger) ||
        (/^(?:switch|checkbox)$/.test(step.role ?? "") && RENEWS.test(step.name ?? "")) ||
        (step.intent !== "explore" && speaksOfLeaving(view, step.name ?? "")),
    );
  return [...headOf(view), ...questionsOf(view)].some((line) => {
    const head = line.replace(/^#+\s*|\s*[?？]\s*$/g, "").split(/\s[·|–—]\s/)[0] ?? "";
    return readLabel(head).stance !== "help" && speaksOfLeaving(view, head);
  });
}
