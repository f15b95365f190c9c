import { aboutKept, countWords, readGoal } from "../goal.ts";
import type { Decision, Planner, View } from "../port.ts";
import { RENEWS } from "../switch-and-list-labels.ts";
import { answerSurvey, chooseWanted, settleBoxes } from "./answers.ts";
import { typeDemandedWord } from "./demanded-word.ts";
import {
  isButton,
  isEnabled,
  movesAway,
  reachable,
  readControls,
  type Control,
} from "./read-control.ts";
import { actOn, actOnPage, end } from "./make-decision.ts";
import { confirmEcho } from "./echo.ts";
import { standsInFront } from "./clear-blockers.ts";
import {
  committed,
  entered,
  leadsTo,
  sentOnTheWay,
  tookLastStep,
  usedUp,
  waits,
} from "./memory.ts";
import { meetForm, typeOwnWord } from "./meet-form.ts";
import { isOfAnother, isOnAnothersPage, whoseControl } from "./named-card.ts";
import { otherAnswer } from "./other-answer.ts";
import { reasonButton } from "./reason-tiles.ts";
import { wayInList } from "./row-menus.ts";
import { walkOn } from "../search/explore.ts";
import { wayIn } from "./way-in.ts";
import { sendAnswer, sendForm } from "./send-form.ts";
import { declineOffer, finish, onward } from "./ways-on.ts";
import { nothingLeft, tryAgain } from "./when-stuck.ts";
import {
  asksNothing,
  asksWhy,
  awaitsDrawing,
  headOf,
  inFlow,
  sentBack,
  someReadsLikeReason,
  speaksOfLeaving,
} from "./where-in-flow.ts";

/** Decides without a model: by what the page is, and by what its controls would do to somebody who wants to leave. */
export const rulesPlanner: Planner = {
  name: "rules",
  next: (view) => {
    view.map?.see(view);
    return Promise.resolve(withOwner(view, decide(view)));
  },
};

/** Whose part of the page was pressed is known to the next step, too: a menu's items stand nowhere. */
function withOwner(view: View, decision: Decision): Decision {
  if (decision.kind !== "act" || decision.target.kind !== "element") return decision;
  const whose = whoseControl(view, decision.target.actionId);
  return whose === undefined ? decision : { ...decision, whose };
}

export function decide(view: View): Decision {
  return standsInFront(view) ?? endOf(view) ?? withoutSecondWay(view, stepOf(view));
}

/** What the way out sent may have been its end, in whatever words: another way is not begun before the account was asked. */
function withoutSecondWay(view: View, decision: Decision): Decision {
  const begins = decision.kind === "act" && /^(?:enter|open|explore)$/.test(decision.intent);
  return begins && sentSinceEntering(view) && !inFlow(view)
    ? end("completed", "Nothing on this page goes on from the last step.", 0.5)
    : decision;
}

function endOf(view: View): Decision | undefined {
  const { state, facts } = view.detected;
  const after = committed(view);
  switch (state) {
    case "LOGIN_REQUIRED":
      return end("login_required", "The site asks to sign in.");
    case "THIRD_PARTY_BILLING":
      // "If you take your number to another provider": in the middle of the way out it is about something else.
      if (view.map !== undefined && inFlow(view)) break;
      return end("third_party_billing", facts.biller ?? "somebody else");
    case "COMPLETE":
    case "ACCOUNT_CANCELLED":
      // A page that was come upon while looking around says of something that it is over: not of what was never seen.
      if (!after && state === "COMPLETE" && cameByLooking(view)) break;
      if ((!after && onlyWouldBe(view)) || (state === "COMPLETE" && isToBeSent(view))) {
        const last = finish(view, reachable(readControls(view.observation, view.goal)));
        if (last !== undefined) return last;
      }
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
  // A field for a voucher's code on a page that was only looked at stands in nobody's way.
  const looking = view.map !== undefined && cameByLooking(view);
  if (facts.wall === "captcha" || (/^(?:code|email_link)$/.test(facts.wall ?? "") && !looking))
    return end("needs_human", facts.wallWords ?? "The site asks for something only you can give.");
  return undefined;
}

const sentSinceEntering = (view: View): boolean =>
  view.map !== undefined &&
  view.steps.some((step) => sentOnTheWay(step) && step.intent !== "enter");

function cameByLooking(view: View): boolean {
  const last = view.steps.findLast((step) => step.intent !== "wait");
  return last !== undefined && !inFlow(view);
}

/** It was seen running a moment ago, nothing final was done, and the last button is here: so it would be, not is. */
function onlyWouldBe(view: View): boolean {
  return (
    inFlow(view) &&
    view.steps.some((step) => step.state === "ACCOUNT_ACTIVE") &&
    reachable(readControls(view.observation, view.goal)).some(
      (control) => control.endsPlan && isButton(control) && !usedUp(view, control),
    )
  );
}

/** "New: your donation ends. [Confirm]": a summary that still has to be sent speaks of the end as if it had come. */
function isToBeSent(view: View): boolean {
  const last = view.steps.at(-1);
  return (
    inFlow(view) &&
    /^(?:commit|advance|decline|survey)$/.test(last?.intent ?? "") &&
    reachable(readControls(view.observation, view.goal)).some(
      (control) =>
        isButton(control) &&
        isEnabled(control) &&
        !movesAway(control) &&
        !usedUp(view, control) &&
        (control.stance === "commit" || control.endsPlan) &&
        /^POST /i.test(control.affordance.submitsTo ?? ""),
    )
  );
}

function stepOf(view: View): Decision {
  const controls = readControls(view.observation, view.goal);
  const all = reachable(controls);
  const open = all.filter(
    (control) => !isOfAnother(view, control) && !isOnAnothersPage(view, control),
  );
  const { state, facts } = view.detected;
  const wrong = leaveWrongPage(view);
  if (wrong !== undefined) return wrong;
  const sends = all.some(
    (control) => isButton(control) && (control.stance === "commit" || control.endsPlan),
  );
  const one = entered(view) && sends ? chooseWanted(view, all) : undefined;
  if (one === "blocked")
    return end("needs_human", "What is to be kept is chosen, and nothing names what is to go.");
  if (one !== undefined) return one;
  const echo = confirmEcho(view, open);
  if (echo !== undefined) return echo;
  const sent = sendForm(view, open) ?? sendChoice(view, open);
  if (sent !== undefined) return sent;
  const next = answerWhatCame(view, open);
  if (next !== undefined) return next;
  if (awaitsDrawing(view) && waits(view) < MENU_WAITS)
    return actOnPage("wait", "wait", "only the menus are drawn yet", 1000);
  switch (state) {
    case "RETENTION_OFFER":
      // An advertisement on a page that was only looked at is no offer to somebody who leaves.
      if (view.map !== undefined && !inFlow(view)) break;
      return (
        settleBoxes(view, open) ??
        typeDemandedWord(view, open) ??
        (sentBack(view) ? answerSurvey(view, open, true) : undefined) ??
        declineOffer(view, open) ??
        onward(view, open) ??
        otherAnswer(view, open) ??
        wayIn(view, open) ??
        nothingLeft(view, controls)
      );
    case "EXIT_SURVEY":
      // A letter to the support that was only come upon asks something too, and nobody who leaves.
      if (view.map !== undefined && cameByLooking(view)) break;
      return (
        settleBoxes(view, open) ??
        typeOwnWord(view, open) ??
        answerSurvey(view, open, sentBack(view)) ??
        (sentBack(view) || isLocked(open) ? meetForm(view, open) : undefined) ??
        (sentBack(view) || isLocked(open) ? reasonButton(view, open, true) : undefined) ??
        onward(view, open) ??
        reasonButton(view, open, false) ??
        sendAnswer(view, open) ??
        nothingLeft(view, controls)
      );
    case "FINAL_CONFIRMATION":
      return (
        (sentBack(view) ? meetForm(view, open) : undefined) ??
        finish(view, open) ??
        onward(view, open) ??
        nothingLeft(view, controls)
      );
    case "FAILED":
      // Before anything was done here, "this cannot be done" is no failure of ours to mend.
      if (view.map === undefined ? entered(view) : inFlow(view))
        return tryAgain(view, open) ?? nothingLeft(view, controls);
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
  // A form that can be sent speaks of letters among its fields: it is the way itself.
  const byForm =
    inFlow(view) &&
    open.some((field) => isButton(field) && field.stance === "commit") &&
    open.some((field) => !isButton(field) && /^(main|modal|frame)$/.test(field.affordance.region));
  // "Available at the desk" on a page that was only looked at may be about anything: it is remembered, and said at the end.
  const meant = view.map === undefined || inFlow(view);
  if (/^(phone|letter|visit)$/.test(wall ?? "") && !online && !byForm && meant)
    return end("not_possible", facts.wallWords ?? `The site wants a ${wall}.`);
  const way = inFlow(view)
    ? (settleBoxes(view, open) ??
      answerSurvey(view, open, sentBack(view)) ??
      declineOffer(view, open) ??
      onward(view, open) ??
      (asksWhy(view) ? reasonButton(view, open, false) : undefined) ??
      sendAnswer(view, open) ??
      otherAnswer(view, open) ??
      wayIn(view, open))
    : (onTheWay(view, open) ?? listBeside(view, open) ?? wayIn(view, open));
  if (way !== undefined) return way;
  if (/^(phone|letter|chat|visit)$/.test(wall ?? "") && meant)
    return end("not_possible", facts.wallWords ?? `The site wants a ${wall}.`);
  return nothingLeft(view, controls);
}

const MENU_WAITS = 3;

function onTheWay(view: View, open: Control[]): Decision | undefined {
  const direct = open.some((control) => control.endsPlan && !usedUp(view, control));
  return direct ? undefined : walkOn(view);
}

/** A list of deeds is the way in where no button says that it is. */
function listBeside(view: View, open: Control[]): Decision | undefined {
  const direct = open.some(
    (control) => control.endsPlan && isButton(control) && !usedUp(view, control),
  );
  return direct ? undefined : wayInList(view, open);
}

/** The way on is there and cannot be pressed before something was chosen. */
const isLocked = (open: Control[]): boolean =>
  open.some((control) => isButton(control) && control.stance === "commit" && !isEnabled(control));

/** The flow of a subscription that is to be kept: out again, and in by another way. */
function leaveWrongPage(view: View): Decision | undefined {
  // "Fruit Box · The site's name": what stands behind the mark is the same on every page.
  const [title = "", ...headings] = headOf(view);
  const heads = [title.split(/\s[·|–—-]\s/)[0] ?? "", ...headings];
  const { kept } = readGoal(view.goal);
  // One word of a longer name may be the site's own, which stands on all its pages.
  const named = countWords(heads.join(" "), kept) >= Math.min(2, kept.length);
  if (!entered(view) || !named || !aboutKept(view.goal, heads.join(" "))) return undefined;
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

/** "Do not renew" was chosen among answers: it counts once it is saved. */
function sendChoice(view: View, open: Control[]): Decision | undefined {
  const last = view.steps.at(-1);
  const chose = last?.intent === "enter" || speaksOfLeaving(view, last?.name ?? "");
  const renewal = /^(?:switch|checkbox)$/.test(last?.role ?? "") && RENEWS.test(last?.name ?? "");
  if (!((last?.role === "radio" && chose) || renewal) || last?.ok !== true) return undefined;
  // A switch that sent something by itself has nothing left to save.
  if (renewal && last.sent === true) return undefined;
  const save = open.find(
    (control) =>
      control.affordance.role === "button" &&
      control.stance === "commit" &&
      control.affordance.state.disabled !== true &&
      !usedUp(view, control),
  );
  if (save === undefined) return undefined;
  return actOn(save, renewal ? "commit" : "advance", "sends what was chosen");
}

/** Steps that unfold below the account, messages of an assistant: what came last is what is asked now. */
function answerWhatCame(view: View, open: Control[]): Decision | undefined {
  const came = open.filter(({ affordance }) => view.appeared?.has(affordance.actionId) === true);
  const dialog = open.every((control) => control.inFront);
  if (!entered(view) || came.length === 0 || (came.length === open.length && !dialog))
    return undefined;
  // What a page shows that was only entered was not called up by an answer, unless what was pressed says that it ends.
  const last = view.steps.at(-1);
  if (/^(open|dismiss|back|wait|explore)$/.test(last?.intent ?? "")) return undefined;
  const asked = speaksOfLeaving(view, last?.name ?? "") || RENEWS.test(last?.name ?? "");
  if (last?.intent === "enter" && !asked) return undefined;
  if (!/^(ACCOUNT_ACTIVE|UNKNOWN)$/.test(view.detected.state)) return undefined;
  return (
    settleBoxes(view, came) ??
    answerSurvey(view, came) ??
    declineOffer(view, came) ??
    typeDemandedWord(view, came) ??
    onward(view, came) ??
    (someReadsLikeReason(
      view,
      came.map(({ affordance }) => affordance),
    )
      ? reasonButton(view, came, false)
      : undefined)
  );
}
