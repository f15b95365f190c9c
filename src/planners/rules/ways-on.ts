import { readLabel } from "../../reading/risk/label-reading.ts";
import { aboutKept, countWords, wordsOf } from "../goal.ts";
import { INVITES } from "../switch-and-list-labels.ts";
import type { Decision, View } from "../port.ts";
import { answerSurvey, settleBoxes, tickWhatLocks, typeWhatIsRequired } from "./answers.ts";
import { AFFIRMATIVE, chooseLeaving, NEGATIVE } from "./choose-leaving.ts";
import { ACCEPTS_ALL } from "./clear-blockers.ts";
import { typeDemandedWord } from "./demanded-word.ts";
import { isButton, isEnabled, movesAway, onlyTells, type Control } from "./read-control.ts";
import { actOn, actOnPage } from "./make-decision.ts";
import { fitsGoal } from "./goal-words.ts";
import { leadsTo, usedUp, waits } from "./memory.ts";
import { meetForm } from "./meet-form.ts";
import { tellsReason } from "./reason-tiles.ts";
import { REMOVES } from "./way-patterns.ts";
import { headOf, questionsOf } from "./where-in-flow.ts";

const MAX_WAITS = 8;

/** "To the last step", "Send and go on": goes on, whatever else its words are taken for. */
const STEPS_ON =
  /(?:next|last|final) step|(?:nächste[nrs]?|letzte[nrs]?) schritt|étape suivante|dernière étape|(?:siguiente|último) paso|paso siguiente|(?:próxim|últim)[oa] (?:passo|etapa)|passo seguinte|(?:passo|passaggio) (?:successivo|finale)|(?:prossimo|ultimo) passo|(?:volgende|laatste) stap|(?:次|最後)の(?:ステップ|手順)|(?:następny|ostatni) krok|nästa steg|^(?:send|submit|absenden|senden|envoyer|enviar|invia|verstuur|versturen|wyślij|skicka)(?!\p{L}).*(?<!\p{L})(?:continue|go on|weiter|continuer|poursuivre|seguir|continuar|prosegui|continua|verder|doorgaan|dalej|vidare)(?!\p{L})/iu;

function isForward(view: View, control: Control): boolean {
  return (
    isButton(control) &&
    !onlyTells(control) &&
    control.affordance.state.expanded !== true &&
    !movesAway(control) &&
    !aboutKept(view.goal, control.affordance.name) &&
    !usedUp(view, control) &&
    control.stance !== "consent" &&
    !agreesToCookies(view, control) &&
    // A link to a page of this flow that was left already leads round in a circle.
    leadsTo(view, control) === "new"
  );
}

/** "Accept all" under a word about cookies goes on to nothing. */
function agreesToCookies({ observation: { text = "" } }: View, { affordance }: Control): boolean {
  const { name, context = "", description = "" } = affordance;
  if (!ACCEPTS_ALL.test(name)) return false;
  const at = text.indexOf(name);
  const around = `${context} ${description} ${at < 0 ? "" : text.slice(Math.max(0, at - 400), at + 200)}`;
  return /cookie|consent|gdpr|ciastecz|datenschutz|クッキー|쿠키|куки/i.test(around);
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

export function declineOffer(view: View, controls: Control[]): Decision | undefined {
  const way = chooseLeaving(view, controls);
  if (way !== undefined && way !== "blocked") return way;
  const ways = controls.filter((control) => isForward(view, control));
  const pick = best(ways, (control) => {
    if (!isEnabled(control) || takesOffer(view, control, ways)) return 0;
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

/** "Yes, half price please" beside "No, go on": an offer is asked about, and yes takes it. */
function takesOffer(view: View, control: Control, beside: Control[]): boolean {
  return (
    view.detected.state === "RETENTION_OFFER" &&
    AFFIRMATIVE.test(control.affordance.name) &&
    !control.saysSo &&
    !control.leaves &&
    beside.some(({ affordance }) => NEGATIVE.test(affordance.name))
  );
}

/** The plain way on: what ends the plan before a bare "Continue"; never what stays, pays, pauses or deletes. */
export function onward(view: View, controls: Control[]): Decision | undefined {
  const way = chooseLeaving(view, controls);
  if (way !== undefined && way !== "blocked") return way;
  const ways = controls.filter((control) => isForward(view, control));
  const pick = best(ways, (control) => {
    if (!isEnabled(control) || takesOffer(view, control, ways)) return 0;
    const ending = ways.filter((one) => one.endsPlan);
    if (control.endsPlan) return 10 + fitsGoal(view, control, ending);
    if (control.declines || control.givesUp) return 6;
    if (control.inFront && (control.leaves || control.removes) && control.stance !== "dismiss")
      return 5;
    if (tellsReason(control)) return 0;
    if (control.stance === "commit" || STEPS_ON.test(control.affordance.name)) {
      // "Submit an invoice" in a menu is no way on.
      if (!/^(main|modal|frame)$/.test(control.affordance.region)) return 0;
      return way === "blocked" ? 0 : control.affordance.role === "link" ? 3 : 4;
    }
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
      tickWhatLocks(view, controls) ??
      meetForm(view, controls) ??
      actOnPage("wait", "wait", "the way on is not open yet", 2000)
    );
  return undefined;
}

export function finish(view: View, controls: Control[]): Decision | undefined {
  const prepared =
    settleBoxes(view, controls) ?? typeDemandedWord(view, controls) ?? finishSurvey(view, controls);
  if (prepared !== undefined) return prepared;
  const ways = controls.filter(
    (control) =>
      isButton(control) &&
      !onlyTells(control) &&
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
          10 +
          fitsGoal(view, control, ending) +
          (control.affordance.risk === "danger" ? 2 : 0) +
          // Its own words, before those of the page around it.
          (control.saysSo ? 3 : 0)
        );
      // "Turn off" under "Do you really want to do without it?".
      if ((control.leaves || control.removes) && control.stance !== "dismiss") return 8;
      // Where nothing names the end, the affirmative answer to the page's question is it.
      if (ending.length === 0 && control.stance === "commit") return 4;
      return 0;
    }) ?? onlyAnswer(view, ways);
  if (pick === undefined) return undefined;
  if (isEnabled(pick))
    return actOn(pick, "commit", "the last step of the cancellation", {
      confidence: pick.endsPlan ? 0.9 : 0.6,
    });
  return (
    tickWhatLocks(view, controls) ??
    (waits(view) < MAX_WAITS
      ? actOnPage("wait", "wait", "the last button is not enabled yet", 2000)
      : undefined)
  );
}

/** "Turn off" under "Turn off auto-renew?": the button repeats what is asked, and what is asked is the end. */
function echoesQuestion(view: View, control: Control): boolean {
  const words = wordsOf(control.affordance.name);
  if (words.length === 0 || control.affordance.role === "link") return false;
  return [...headOf(view), ...questionsOf(view)].some((line) => {
    const head = line.replace(/^#+\s*/, "").trim();
    if (!/[?？]$/.test(head)) return false;
    const { risk } = readLabel(head.replace(/[?？]$/, ""));
    const ends = risk.kinds.includes("ends_subscription") || REMOVES.test(control.affordance.name);
    return ends && countWords(head, words) === words.length;
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
      control.affordance.role === "button",
  );
  return answers.length === 1 && view.detected.confidence >= 0.7 ? answers[0] : undefined;
}

/** A reason asked for on the same page as the last button. */
function finishSurvey(view: View, controls: Control[]): Decision | undefined {
  const asks = controls.some(
    ({ affordance: { role, state, value } }) =>
      role === "radio" ||
      state.required === true ||
      (role === "combobox" && (value === undefined || value === "" || INVITES.test(value))),
  );
  return asks ? answerSurvey(view, controls) : undefined;
}
