import type { Decision, View } from "../port.ts";
import { isButton, isClosed, isEnabled, movesAway, type Control } from "./controls.ts";
import { namesPlanToo, readsAsPlan, SWITCHES_PROFILE } from "./plan-places.ts";
import { actOn } from "./decide.ts";
import { openedAlready, openedBefore } from "./opened-menus.ts";
import { foldAccents, normalizeLabel } from "../../contract/risk/normalize.ts";
import { readLabel } from "../../contract/risk/label-reading.ts";
import { aboutKept, countWords, readGoal, wordsOf } from "../goal.ts";
import { fitsGoal, headingOver, lineOf, sectionOf } from "./goal-words.ts";
import { endsAddOn, endsLetters } from "./ends-less.ts";
import { RENEWS } from "../renews.ts";
import { CLOSES, leaves, MEANS_OF_PAYING, NAME, OWN_PLACE } from "./places.ts";
import { meaningsOf, MEANS } from "./words.ts";
import { entered, leadsTo, leftUnfinished, triedBefore, usedUp } from "./memory.ts";

/**
 * Looks for the way into the cancellation: what says so, then where the plan is kept, then collapsed menus, then the
 * account, then help. Nearer beats farther; what was tried and led nowhere is left alone.
 */
export function wayIn(view: View, controls: Control[]): Decision | undefined {
  const ways = controls.filter(
    (control) =>
      isWay(control) &&
      !aboutKept(view.goal, `${control.affordance.name} ${control.affordance.description ?? ""}`) &&
      !endsAddOn(view.goal, control) &&
      !endsLetters(view.goal, control) &&
      !usedUp(view, control) &&
      !openedAlready(view, control) &&
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
    if (score < 45 && underLeaving(view, control)) score = 45;
    const unfolded = unfoldedByLeaving(view, control);
    if (unfolded) score = Math.max(score, 62);
    if (justShown(view, control)) score = score > 0 ? score + 30 : 20;
    if (justPressed(view, control)) continue;
    if (aboutKept(view.goal, sectionOf(view, control, namesakes(controls, control)))) continue;
    if (score > 0 && WISHES.test(control.affordance.name)) score += 8;
    if (deletesNearby(view, control)) score -= 45;
    if (score < 45 && MEANS_OF_PAYING.test(lineOf(view, control))) score -= 20;
    if (score <= 0) score = lastResort(view, control);
    const known = unfolded || score === 45 || isSomebody(view, control);
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
  if (pick === undefined) return undefined;
  const opens = !pick.endsPlan && (isClosed(pick.affordance) || pick.more);
  return actOn(
    pick,
    // The free plan is the last step itself, whatever its label is taken for.
    pick.toFree ? "commit" : opens ? "open" : "enter",
    pick.endsPlan ? "says that it leads to cancelling" : "the subscription may be kept there",
    { confidence: top >= 40 ? 0.9 : 0.6 },
  );
}

const namesakes = (controls: Control[], { affordance }: Control): Control[] =>
  controls.filter((other) => other.affordance.name === affordance.name);

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

/** "View", "Details", "›": shows something, does nothing. */
const SHOWS =
  /^(?:view|see|show|open|details?|more|ansehen|anzeigen|öffnen|voir|afficher|ouvrir|consulter|ver|mostrar|abrir|acessar|consultar|vedi|mostra|apri|visualizza|bekijk|toon|zobacz|pokaż|otwórz)(?!\p{L})|(?:ansehen|anzeigen|öffnen|bekijken|tonen|openen)$|見る|確認|表示|開く|照会|詳細|^[›»→>…⋯⋮•.\s]+$/iu;

/** "I want to stop": what a visitor says to a help page or an assistant. */
const WISHES =
  /^(?:i want|i'd like|i would like|ich möchte|ich will|je veux|je souhaite|je voudrais|quiero|me gustaría|deseo|quero|gostaria|desejo|voglio|vorrei|ik wil|ik zou)(?!\p{L})|たい(?:です)?[。.]?$/iu;

/** "I don't want any more boxes": whatever they send, that is the way. */
const NO_LONGER =
  /^(?:i (?:don't|do not|no longer) want|ich (?:will|möchte) (?:kein|nicht mehr)|je ne veux plus|ya no quiero|no quiero más|já não quero|não quero mais|non voglio più|ik wil (?:geen|niet) .*meer|nie chcę już|jag vill inte)(?!\p{L})|もう.*(?:いらない|不要|やめたい)/iu;

/** Before giving up: pages of this site that nobody has looked at yet, the page's own before its menus. */
function lastResort(view: View, control: Control): number {
  const { role, href, region, state } = control.affordance;
  // To unfold a section costs nothing, whatever it is called: "Invoice address, card and renewal".
  const folded = state.expanded === false && role !== "combobox" && !movesAway(control);
  if (folded && /^(main|frame)$/.test(region) && triedBefore(view, control).times === 0)
    return control.planPlace ? 9 : 6;
  if (control.elsewhere || control.help || control.avoid || control.stance === "dismiss") return 0;
  if (entered(view) && view.steps.some((step) => step.danger)) return 0;
  if (triedBefore(view, control).times > 0 || leadsTo(view, control) !== "new") return 0;
  if (role === "tab") return 7;
  if (isSomebody(view, control)) return 6;
  const sameSite =
    href !== undefined &&
    URL.canParse(href) &&
    new URL(href).host === new URL(view.observation.page.url).host;
  if (!sameSite || view.steps.length > 12) return 0;
  if (region === "footer") return 1;
  // Menus come before the page's first heading, also where nothing marks them as menus.
  const text = view.observation.text ?? "";
  const at = text.indexOf(`[${control.affordance.name}]`);
  const below = at > text.search(/^#/m) && text.search(/^#/m) >= 0;
  return region === "main" && below ? 5 : 3;
}

/** The person's own name or initials on a button before the page's heading opens the account on half of all sites. */
function isSomebody(view: View, { affordance, stance, spends, avoid }: Control): boolean {
  const { role, name, risk, region } = affordance;
  if (!/^(button|clickable)$/.test(role) || risk !== "safe" || stance !== "other") return false;
  if (spends || avoid || !NAME.test(name)) return false;
  if (/^(banner|navigation|aside)$/.test(region)) return true;
  const lines = (view.observation.text ?? "").split("\n");
  const heading = lines.findIndex((line) => line.startsWith("#"));
  const at = lines.findIndex((line) => line.trim() !== "" && name.startsWith(line.trim()));
  return region === "main" && at >= 0 && at < heading;
}

/** "To delete everything we know of you, click here": the words beside a control say what its label does not. */
function deletesNearby(view: View, control: Control): boolean {
  const lines = (view.observation.text ?? "").split("\n");
  const at = lines.findIndex((line) => line.includes(control.affordance.name));
  const around = at < 0 ? lineOf(view, control) : `${at > 0 ? lines[at - 1] : ""}`;
  return !control.deletes && readLabel(around.slice(0, 200)).risk.kinds.includes("deletes");
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

/** "View", "Details", "›" beside the plan's name: the row says what the label does not. */
function rowNearness(view: View, control: Control, goalWords: string[]): number {
  if (
    control.elsewhere ||
    control.stance === "dismiss" ||
    !/^(main|frame|modal)$/.test(control.affordance.region)
  )
    return 0;
  const line = lineOf(view, control);
  if (line === "") return 0;
  const { risk } = readLabel(line);
  if (risk.kinds.includes("deletes") || risk.kinds.includes("spends_money")) return 0;
  const named = countWords(line, goalWords);
  if (SHOWS.test(control.affordance.name) && RENEWS.test(line)) return 38;
  return named > 0 ? 18 + named * 4 : (meaningsOf(line) & MEANS.plan) !== 0 ? 16 : 0;
}

/** "Open" in the card "Plan and payments". */
function underPlan(view: View, control: Control): boolean {
  const { name, region } = control.affordance;
  if (!/^(main|frame)$/.test(region) || control.elsewhere || movesAway(control)) return false;
  if (!(SHOWS.test(name) || MANAGES.test(name) || CHANGES.test(name))) return false;
  const heading = headingOver(view, control);
  return heading !== undefined && (readsAsPlan(heading) || namesPlanToo(heading));
}

/** "Learn more" in the section "End the insurance": the heading above says of what. */
function underLeaving(view: View, control: Control): boolean {
  const { name, region } = control.affordance;
  if (!/^(main|frame)$/.test(region) || !(LEARN.test(name) || SHOWS.test(name))) return false;
  const lines = (view.observation.text ?? "").split("\n");
  const at = lines.findIndex((line) => line.includes(name));
  const heading = lines
    .slice(Math.max(0, at - 4), Math.max(0, at))
    .findLast((line) => /^#{2,6}\s/.test(line));
  if (heading === undefined) return false;
  const { risk } = readLabel(heading.replace(/^#+\s*/, ""));
  return risk.kinds.includes("ends_subscription") || risk.reason === "about cancelling";
}

const LEARN =
  /^(?:learn more|find out|read more|how it works|choose|select|start|begin|go|mehr erfahren|mehr dazu|auswählen|en savoir plus|choisir|commencer|más información|saber más|elegir|saiba mais|escolher|scopri(?: di più)?|scegli|meer (?:lezen|informatie|weten)|lees meer|kies|詳しく|選択)(?!\p{L})/iu;

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

/** Out of the account leads nowhere. */
const SIGNS_OUT =
  /^(?:log|sign) ?(?:out|off)\b|^(?:abmelden|ausloggen|(?:se |me )?déconnecter|déconnexion|cerrar (?:la )?sesión|desconectar|sair(?: da conta)?|terminar sessão|esci|disconnetti|uitloggen|afmelden|wyloguj|logga ut|log ud|logg ut|kirjaudu ulos|odhlásit|çıkış yap|выйти)(?!\p{L})|ログアウト|サインアウト|退出登录|로그아웃/iu;

/** A switch that says "renews" and is on: turning it off is the way out, whatever else its words are taken for. */
function switchesRenewal(control: Control): boolean {
  const { role, state, name } = control.affordance;
  return role === "switch" && state.checked === true && RENEWS.test(name);
}

function isWay(control: Control): boolean {
  if (!isEnabled(control) || control.affordance.state.selected === true) return false;
  const { name } = control.affordance;
  // "Loading your products…" becomes something else under the pointer.
  if (/\p{L}{3}\s?(?:…|\.\.\.)$/u.test(name)) return false;
  if (SIGNS_OUT.test(name) || SWITCHES_PROFILE.test(name) || CLOSES.test(name)) return false;
  if (switchesRenewal(control)) return true;
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

const TO_WHAT = /に変更|に切り替|へ変更|(?:^|\s)(?:to|zu|zum|auf|à|au|vers|para|al|naar|na)\s/iu;
const CHANGES =
  /^(change|edit|update|ändern|bearbeiten|modifier|changer|cambiar|modificar|alterar|mudar|cambia|modifica|wijzig|aanpassen|変更|zmień)/iu;

/** "Manage Super": whatever it is called, that is where it can be ended. */
const MANAGES =
  /^(?:manage|verwalten|verwalte|gérer|gestionar|administrar|gerenciar|gerir|gestisci|amministra|beheer|beheren|zarządzaj|hantera|administrer|hallitse|spravovat|yönet|управл)(?!\p{L})|(?:verwalten|beheren)$|管理/iu;

export const REMOVES =
  /^(?:remove|end|stop|leave|drop|supprimer|retirer|arrêter|quitter|quitar|dejar|terminar|remover|encerrar|sair|rimuovi|termina|lascia|verwijder|beëindig|stop|usuń|zakończ)(?!\p{L})|(?:entfernen|beenden|verlassen|verwijderen|beëindigen|stoppen)$|削除|終了|外す/iu;

function nearness(control: Control, goalWords: string[], atAccount: boolean): number {
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
  const vague = /cancels something|ends something/.test(affordance.riskReason ?? "");
  if (control.endsPlan && vague && countWords(affordance.name, goalWords) === 0) return 32 + place;
  if (control.endsPlan) return 60 + place + (control.stance === "help" ? -25 : 0);
  if (affordance.role === "switch" && control.planPlace)
    return affordance.state.checked === true ? 45 : 0;
  if (control.stance === "dismiss" && !control.planPlace) return 0;
  if (movesAway(control)) return (atAccount ? 26 : 18) + place;
  if (control.tellsHow) return 34 + place;
  const named = countWords(affordance.name, goalWords);
  // "Remove Cloud Locker": taking away what the goal names is the way, also where no plan is spoken of.
  if (named > 0 && REMOVES.test(affordance.name)) return 48 + named + place;
  if (affordance.role === "link" && leaves(affordance.name)) return 42 + place;
  if (control.elsewhere) return 0;
  // "Change status": on the plan's own page the plan is what it changes.
  if (atAccount && place === 0 && CHANGES.test(affordance.name)) return 24;
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
