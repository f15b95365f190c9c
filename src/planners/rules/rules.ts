import { readLabel } from "../../contract/risk/label-reading.ts";
import { aboutKept, countWords, readGoal, wordsOf } from "../goal.ts";
import type { Decision, Planner, View } from "../port.ts";
import {
  answerSurvey,
  chooseLeaving,
  chooseWanted,
  NEGATIVE,
  settleBoxes,
  typeDemandedWord,
  typeWhatIsRequired,
} from "./answers.ts";
import {
  isButton,
  isEnabled,
  movesAway,
  reachable,
  readControls,
  type Control,
} from "./controls.ts";
import { actOn, actOnPage, end } from "./decide.ts";
import { fitsGoal } from "./goal-words.ts";
import { standsInFront } from "./in-front.ts";
import { committed, entered, tookLastStep, usedUp, waits, leadsTo } from "./memory.ts";
import { reasonButton } from "./reason-tiles.ts";
import { REMOVES, wayIn } from "./way-in.ts";
import { meaningsOf, MEANS } from "./words.ts";
import { onlyMenus } from "../state/still-drawing.ts";
import { nothingLeft, tryAgain } from "./when-stuck.ts";

const MAX_WAITS = 12;

/** Decides without a model: by what the page is, and by what its controls would do to somebody who wants to leave. */
export const rulesPlanner: Planner = {
  name: "rules",
  next: (view) => Promise.resolve(decide(view)),
};

export function decide(view: View): Decision {
  return standsInFront(view) ?? endOf(view) ?? stepOf(view);
}

function endOf(view: View): Decision | undefined {
  const { state, facts } = view.detected;
  const after = committed(view);
  switch (state) {
    case "LOGIN_REQUIRED":
      return end("login_required", "The site asks to sign in.");
    case "THIRD_PARTY_BILLING":
      return end("third_party_billing", facts.biller ?? "somebody else");
    case "COMPLETE":
    case "ACCOUNT_CANCELLED":
      return end(
        after ? "completed" : "already_cancelled",
        facts.closingWords ?? "The site shows that it is over.",
      );
    case "ACCOUNT_ACTIVE":
      // Back where it began: whether the last step held is for verification to say.
      if (tookLastStep(view))
        return end("completed", "Back on the account page after the last step.", 0.5);
      break;
    case "UNKNOWN":
      // After the last step a page that asks nothing more is the end, in whatever words; the account tells.
      if (tookLastStep(view) && asksNothing(view))
        return end("completed", "The page after the last step asks nothing more.", 0.4);
      break;
    case "START":
    case "RETENTION_OFFER":
    case "EXIT_SURVEY":
    case "FINAL_CONFIRMATION":
    case "FAILED":
      break;
  }
  if (facts.wall === "captcha" || facts.wall === "code" || facts.wall === "email_link")
    return end("needs_human", facts.wallWords ?? "The site asks for something only you can give.");
  return undefined;
}

function asksNothing(view: View): boolean {
  return !readControls(view.observation, view.goal).some(
    (control) =>
      /^(main|modal|frame)$/.test(control.affordance.region) &&
      (!isButton(control) || control.endsPlan || control.stance === "commit"),
  );
}

function stepOf(view: View): Decision {
  const controls = readControls(view.observation, view.goal);
  const open = reachable(controls);
  const { state, facts } = view.detected;
  const wrong = leaveWrongPage(view);
  if (wrong !== undefined) return wrong;
  const sends = open.some(
    (control) => isButton(control) && (control.stance === "commit" || control.endsPlan),
  );
  const one = entered(view) && sends ? chooseWanted(view, open) : undefined;
  if (one === "blocked")
    return end("needs_human", "What is to be kept is chosen, and nothing names what is to go.");
  if (one !== undefined) return one;
  const next = answerWhatCame(view, open);
  if (next !== undefined) return next;
  if (awaitsDrawing(view) && waits(view) < MENU_WAITS)
    return actOnPage("wait", "wait", "only the menus are drawn yet", 1000);
  switch (state) {
    case "RETENTION_OFFER":
      return (
        settleBoxes(view, open) ??
        (sentBack(view) ? answerSurvey(view, open, true) : undefined) ??
        declineOffer(view, open) ??
        onward(view, open) ??
        wayIn(view, open) ??
        nothingLeft(view, controls)
      );
    case "EXIT_SURVEY":
      return (
        settleBoxes(view, open) ??
        answerSurvey(view, open, sentBack(view)) ??
        (sentBack(view) ? reasonButton(view, open, true) : undefined) ??
        onward(view, open) ??
        reasonButton(view, open, false) ??
        nothingLeft(view, controls)
      );
    case "FINAL_CONFIRMATION":
      return finish(view, open) ?? onward(view, open) ?? nothingLeft(view, controls);
    case "FAILED":
      // Before anything was done here, "this cannot be done" is no failure of ours to mend.
      if (entered(view)) return tryAgain(view, open) ?? nothingLeft(view, controls);
      break;
    default:
      break;
  }
  const wall = facts.wall;
  // The page itself says that it is done by phone or letter; only a control that says otherwise is worth a try.
  const online = open.some(
    (control) =>
      control.saysSo &&
      isButton(control) &&
      !usedUp(view, control) &&
      leadsTo(view, control) === "new" &&
      control.affordance.region !== "footer",
  );
  if (/^(phone|letter|visit)$/.test(wall ?? "") && !online)
    return end("not_possible", facts.wallWords ?? `The site wants a ${wall}.`);
  const way = inFlow(view)
    ? (settleBoxes(view, open) ??
      answerSurvey(view, open, sentBack(view)) ??
      declineOffer(view, open) ??
      onward(view, open) ??
      (asksWhy(view) ? reasonButton(view, open, false) : undefined) ??
      wayIn(view, open))
    : wayIn(view, open);
  if (way !== undefined) return way;
  if (/^(phone|letter|chat|visit)$/.test(wall ?? ""))
    return end("not_possible", facts.wallWords ?? `The site wants a ${wall}.`);
  return nothingLeft(view, controls);
}

const MENU_WAITS = 3;

/** A page that was just entered and shows nothing but what leads elsewhere is still being drawn. */
function awaitsDrawing(view: View): boolean {
  const { state, facts } = view.detected;
  const last = view.steps.findLast((step) => step.intent !== "wait");
  if (state !== "UNKNOWN" || facts.wall !== undefined) return false;
  return (last === undefined || last.intent === "enter") && onlyMenus(view.observation);
}

/** A page of the flow that asks something and offers nothing but answers. */
function asksWhy(view: View): boolean {
  return (
    view.detected.state === "UNKNOWN" &&
    headOf(view)
      .concat(firstLines(view))
      .some((line) => /[?？]\s*(?:$|[·|/–—-])/.test(line))
  );
}

/** What stands for a heading where nothing is marked as one. */
function firstLines(view: View): string[] {
  return (view.observation.text ?? "")
    .split("\n")
    .filter((line) => line.trim().length > 8)
    .slice(0, 4);
}

/** The flow of a subscription that is to be kept: out again, and in by another way. */
function leaveWrongPage(view: View): Decision | undefined {
  // "Fruit Box · The site's name": what stands behind the mark is the same on every page.
  const [title = "", ...headings] = headOf(view);
  const heads = [title.split(/\s[·|–—-]\s/)[0] ?? "", ...headings];
  if (!entered(view) || !aboutKept(view.goal, heads.join(" "))) return undefined;
  // A list of all that one has names what is to be kept too; the site's own name is no sign of either.
  const brand = `${title
    .split(/\s[·|–—-]\s/)
    .slice(1)
    .join(" ")} ${view.observation.page.domain}`;
  const own = readGoal(view.goal).wanted.filter((word) => countWords(brand, [word]) === 0);
  if (countWords(view.observation.text ?? "", own) > 0) return undefined;
  const backs = view.steps.filter((step) => step.intent === "back").length;
  return backs < 3
    ? actOnPage("back", "back", "this page is about what is to be kept")
    : end("needs_human", "The way leads to a subscription that is to be kept.");
}

/** Steps that unfold below the account, messages of an assistant: what came last is what is asked now. */
function answerWhatCame(view: View, open: Control[]): Decision | undefined {
  const came = open.filter(({ affordance }) => view.appeared?.has(affordance.actionId) === true);
  if (!entered(view) || came.length === 0 || came.length === open.length) return undefined;
  // What a page shows that was only entered was not called up by an answer, unless what was pressed says that it ends.
  const last = view.steps.at(-1);
  if (/^(open|dismiss|back|wait)$/.test(last?.intent ?? "")) return undefined;
  if (last?.intent === "enter" && !speaksOfLeaving(view, last.name ?? "")) return undefined;
  if (!/^(ACCOUNT_ACTIVE|UNKNOWN)$/.test(view.detected.state)) return undefined;
  return (
    settleBoxes(view, came) ??
    answerSurvey(view, came) ??
    declineOffer(view, came) ??
    typeDemandedWord(view, came) ??
    onward(view, came) ??
    reasonButton(view, came, false)
  );
}

/** "Leave Ironquay", "Stoppen met de wijnclub": also where the lexicon knows no such plan. */
function speaksOfLeaving(view: View, label: string): boolean {
  const { risk } = readLabel(label);
  return (
    risk.kinds.includes("ends_subscription") ||
    risk.reason === "about cancelling" ||
    (meaningsOf(label) & MEANS.how) !== 0 ||
    (REMOVES.test(label) && countWords(label, readGoal(view.goal).wanted) > 0)
  );
}

/** The way on was taken and the page is still here: something on it wants an answer first. */
function sentBack(view: View): boolean {
  const last = view.steps.findLast((step) => step.intent !== "wait");
  return (
    last !== undefined &&
    last.url === view.observation.page.url &&
    /^(decline|advance|commit)$/.test(last.intent) &&
    last.action === "click"
  );
}

function headOf(view: View): string[] {
  const headings = (view.observation.text ?? "")
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .slice(0, 3);
  return [view.observation.page.title, ...headings];
}

/** Past the way in: the flow's own pages, also those that look like the account because they name the plan. */
function inFlow(view: View): boolean {
  if (!entered(view)) return false;
  if (view.detected.state !== "ACCOUNT_ACTIVE")
    return view.steps.some((step) => step.state === "ACCOUNT_ACTIVE" || step.intent !== "enter");
  return headOf(view).some((line) => {
    const head = line.replace(/^#+\s*/, "").split(/\s[·|–—]\s/)[0] ?? "";
    return readLabel(head).stance !== "help" && speaksOfLeaving(view, head);
  });
}

function isForward(view: View, control: Control): boolean {
  return (
    isButton(control) &&
    control.affordance.state.expanded !== true &&
    !movesAway(control) &&
    !aboutKept(view.goal, control.affordance.name) &&
    !usedUp(view, control) &&
    // A link to a page of this flow that was left already leads round in a circle.
    leadsTo(view, control) === "new"
  );
}

const best = <T>(items: T[], score: (item: T) => number): T | undefined => {
  let found: T | undefined;
  let top = 0;
  for (const item of items) {
    const value = score(item);
    if (value > top) [found, top] = [item, value];
  }
  return found;
};

function declineOffer(view: View, controls: Control[]): Decision | undefined {
  const way = chooseLeaving(view, controls);
  if (way !== undefined && way !== "blocked") return way;
  const ways = controls.filter((control) => isForward(view, control));
  const pick = best(ways, (control) => {
    if (!isEnabled(control)) return 0;
    if (control.declines) return control.endsPlan ? 6 : 5;
    if (control.givesUp) return 5;
    // "No, …" to an offer is the way on; to a question it may be the way back.
    if (
      view.detected.state === "RETENTION_OFFER" &&
      NEGATIVE.test(control.affordance.name) &&
      control.stance !== "help"
    )
      return 3;
    if (control.endsPlan) return 4;
    return 0;
  });
  return pick === undefined ? undefined : actOn(pick, "decline", "declines the offer and goes on");
}

/** The plain way on: what ends the plan before a bare "Continue"; never what stays, pays, pauses or deletes. */
function onward(view: View, controls: Control[]): Decision | undefined {
  const way = chooseLeaving(view, controls);
  if (way !== undefined && way !== "blocked") return way;
  const ways = controls.filter((control) => isForward(view, control));
  const pick = best(ways, (control) => {
    if (!isEnabled(control)) return 0;
    const ending = ways.filter((one) => one.endsPlan);
    if (control.endsPlan) return 10 + fitsGoal(view, control, ending);
    if (control.declines || control.givesUp) return 6;
    if (control.stance === "commit")
      return way === "blocked" ? 0 : control.affordance.role === "link" ? 3 : 4;
    return 0;
  });
  if (pick !== undefined) return actOn(pick, "advance", "goes on towards the end");
  const echo = ways.find((control) => isEnabled(control) && echoesQuestion(view, control));
  if (echo !== undefined) return actOn(echo, "commit", "says yes to the page's question");
  const required = typeWhatIsRequired(view, controls);
  if (required !== undefined) return required;
  const locked = ways.some(
    (control) => !isEnabled(control) && (control.endsPlan || control.stance === "commit"),
  );
  if (locked && waits(view) < MAX_WAITS)
    return (
      settleBoxes(view, controls) ??
      typeDemandedWord(view, controls) ??
      actOnPage("wait", "wait", "the way on is not open yet", 2000)
    );
  return undefined;
}

function finish(view: View, controls: Control[]): Decision | undefined {
  const prepared =
    settleBoxes(view, controls) ?? typeDemandedWord(view, controls) ?? finishSurvey(view, controls);
  if (prepared !== undefined) return prepared;
  const ways = controls.filter(
    (control) =>
      isButton(control) &&
      !movesAway(control) &&
      !aboutKept(view.goal, control.affordance.name) &&
      leadsTo(view, control) === "new",
  );
  const ending = ways.filter((control) => control.endsPlan);
  const pick =
    best(ways, (control) => {
      if (usedUp(view, control)) return 0;
      if (control.endsPlan)
        return (
          10 + fitsGoal(view, control, ending) + (control.affordance.risk === "danger" ? 2 : 0)
        );
      // Where nothing names the end, the affirmative answer to the page's question is it.
      if (ending.length === 0 && control.stance === "commit") return 4;
      return 0;
    }) ?? onlyAnswer(view, ways);
  if (pick === undefined) return undefined;
  if (isEnabled(pick))
    return actOn(pick, "commit", "the last step of the cancellation", {
      confidence: pick.endsPlan ? 0.9 : 0.6,
    });
  return waits(view) < MAX_WAITS
    ? actOnPage("wait", "wait", "the last button is not enabled yet", 2000)
    : undefined;
}

/** "Turn off" under "Turn off auto-renew?": the button repeats what is asked, and what is asked is the end. */
function echoesQuestion(view: View, control: Control): boolean {
  const words = wordsOf(control.affordance.name);
  if (words.length === 0 || control.affordance.role === "link") return false;
  return headOf(view).some((line) => {
    const head = line.replace(/^#+\s*/, "").trim();
    if (!/[?？]$/.test(head)) return false;
    const { risk } = readLabel(head.replace(/[?？]$/, ""));
    return risk.kinds.includes("ends_subscription") && countWords(head, words) === words.length;
  });
}

/** "Turn off" in a dialog "Turn off renewal?": the one answer besides staying and closing is the last step. */
function onlyAnswer(view: View, ways: Control[]): Control | undefined {
  const answers = ways.filter(
    (control) =>
      !usedUp(view, control) &&
      !/^(dismiss|help|consent|signIn)$/.test(control.stance) &&
      !control.help &&
      !control.elsewhere &&
      /^(modal|main|frame)$/.test(control.affordance.region) &&
      control.affordance.role !== "link",
  );
  return answers.length === 1 && view.detected.confidence >= 0.7 ? answers[0] : undefined;
}

/** A reason asked for on the same page as the last button. */
function finishSurvey(view: View, controls: Control[]): Decision | undefined {
  const asks =
    controls.some(({ affordance }) => affordance.role === "radio") ||
    controls.some(({ affordance }) => affordance.state.required === true);
  return asks ? answerSurvey(view, controls) : undefined;
}
