import { hasPrice } from "../../reading/risk/dates-and-prices.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import { type BaseCode, subjectOf } from "../../contract/risk.ts";
import { foldAccents, normalizeLabel } from "../../reading/risk/normalize.ts";
import type { Affordance, Observation } from "../../contract/observation.ts";
import { readLeaving } from "../../reading/leaving/read-leaving.ts";
import { countWords, readGoal } from "../goal.ts";
import { leavesNamed } from "./leaves-named.ts";
import { namesOwnPlan } from "./own-plan.ts";
import { leaves } from "./places.ts";
import { namesPlanToo, readsAsPlan, showsPlan } from "./plan-places.ts";
import { meaningsOf, MEANS } from "./label-meanings.ts";
import { RENEWS } from "../switch-and-list-labels.ts";

/** One control, read for somebody who wants to leave. */
export type Control = {
  affordance: Affordance;
  /** By label alone and by what the page and form around it say. */
  endsPlan: boolean;
  /** Its own words say so, not only the page around it. */
  saysSo: boolean;
  /** Leads to the plan that costs nothing, for somebody who said that they want to pay nothing. */
  toFree: boolean;
  /** A verb of leaving, whatever it is done to: "Stop…", "Unterstützung beenden". */
  leaves: boolean;
  /** Takes something away or switches it off: an end where that is what is asked about. */
  removes: boolean;
  /** The same, and names a plan. */
  takesAway: boolean;
  /** A place where payments are kept, by its name. */
  billingPlace: boolean;
  /** "Quit One": no lexicon knows that it ends something, the goal does. */
  leavesNamed: boolean;
  stance: ReturnType<typeof readLabel>["stance"];
  spends: boolean;
  deletes: boolean;
  declines: boolean;
  /** "Give up my progress and continue": said of what one loses by leaving. */
  givesUp: boolean;
  /** A box to tick without the markup of one. */
  drawnBox: boolean;
  /** Speaks of ending without being a way to do it: a help page, a heading that opens. */
  tellsHow: boolean;
  avoid: boolean;
  acknowledges: boolean;
  planPlace: boolean;
  accountPlace: boolean;
  more: boolean;
  help: boolean;
  extra: boolean;
  personal: boolean;
  elsewhere: boolean;
  inFront: boolean;
};

const ENDS = new Set<BaseCode>([
  "ends_subscription",
  "about_ending",
  "ends_something",
  "ends_something_now",
  "ends_something_paid",
  "ends_and_spends",
  "cancels_something",
]);
const SPENDS = new Set<BaseCode>(["spends_money", "price_beside"]);
const TYPING = new Set(["textbox", "searchbox", "spinbutton", "date", "time", "datetime"]);
const CHOOSING = new Set([
  "radio",
  "checkbox",
  "switch",
  "combobox",
  "listbox",
  "option",
  "slider",
]);

/** `goal`: what the person wants to pay decides whether a free plan is the way out. */
export function readControls(observation: Observation, goal = ""): Control[] {
  const titles = new Set(observation.blockers.map(({ label }) => label));
  const controls = observation.affordances
    // A dialog that can be pressed anywhere is called by its title, and does nothing.
    .filter(
      ({ targetable, role, name }) => targetable && !(role === "clickable" && titles.has(name)),
    )
    .map((affordance) => readControl(affordance, goal));
  const asks = asksSomething(observation);
  for (const control of controls)
    if (
      control.stance === "cancel" &&
      controls.some((other) => answersBeside(other, control, asks))
    )
      Object.assign(control, { endsPlan: false, stance: "dismiss" });
  if (showsWhatIsPaid(observation))
    for (const control of controls)
      if (endsWhatIsThere(control)) Object.assign(control, { endsPlan: true, saysSo: true });
  return controls;
}

/** Something is paid for here, or renews: what is left on such a page is that. */
function showsWhatIsPaid({ text = "", page }: Observation): boolean {
  return hasPrice(foldAccents(normalizeLabel(`${page.title}\n${text}`))) || RENEWS.test(text);
}

/** "Stop…" beside a price names nothing, and there is nothing else it could end. */
function endsWhatIsThere(control: Control): boolean {
  const { region, role, name } = control.affordance;
  const heads = role === "link" || isClosed(control.affordance) || /[?？]\s*$/.test(name);
  return (
    (control.leaves || control.takesAway) &&
    !(control.tellsHow && heads) &&
    !control.spends &&
    !control.deletes &&
    !control.avoid &&
    !control.drawnBox &&
    !control.declines &&
    /^(?:main|modal|frame)$/.test(region) &&
    !/^(?:checkbox|switch|option|textbox|radio)$/.test(role) &&
    !/^(?:cancel|dismiss|stay|help|signIn|consent)$/.test(control.stance)
  );
}

/** A line of text that a script listens to, as it does to the whole panel: it tells something, and is no answer. */
const TELLING_WORDS = 6;
export const onlyTells = ({ affordance: { role, name }, drawnBox }: Control): boolean =>
  role === "clickable" &&
  !drawnBox &&
  (/[.。?？:：]\s*$/u.test(name) || name.split(/\s+/).length > TELLING_WORDS);

/** A bare "Cancel" beside the button that does it only closes the question; beside "Keep my plan" it is the answer. */
function answersBeside(other: Control, bare: Control, asks: boolean): boolean {
  if (other.stance === "cancel" || !isButton(other) || other.affordance.role === "link")
    return false;
  if (other.affordance.region !== bare.affordance.region || movesAway(other)) return false;
  if (other.saysSo || other.stance === "commit" || other.stance === "acts") return true;
  return asks && other.stance === "other" && other.affordance.risk !== "safe";
}

function asksSomething({ text, page, blockers }: Observation): boolean {
  const heads = (text ?? "").split("\n").filter((line) => line.startsWith("#"));
  const front = blockers.map((blocker) => blocker.label);
  return [page.title, ...front, ...heads.slice(0, 3)].some((line) => /[?？]\s*$/.test(line));
}

const PAYS_NOTHING =
  /pay nothing|not pay|stop paying|free (?:plan|tier|version|account)|nichts (?:mehr )?(?:be)?zahlen|kostenlos|gratuit|sin pagar|gratis|grátis|無料/iu;
const FREE =
  /\b(?:free|kostenlos\w*|gratuite?|gratis|gratuito|gratuita|grátis|basic free|darmow\w*)\b|無料/iu;
const NOT_A_PLAN =
  /trial|month|week|\bday|test|probe|monat|essai|mois|prueba|mes\b|meses|teste|mês|prova|mese|proef|maand|試|か月|ヶ月/iu;

function leadsToFree(name: string): boolean {
  return FREE.test(name) && !NOT_A_PLAN.test(name);
}

const DELETES_TOO =
  /削除|消去|データを消|(?:^|\P{L})(?:delet|eras|wip)(?:e|es|ing)(?!\p{L})|lösch|supprim\p{L}* (?:mon compte|mes données|tout)|elimina\p{L}* (?:mi cuenta|mis datos|todo|account|tutto|i dati)|borrar (?:mi cuenta|mis datos)|exclu\p{L}* (?:conta|dados|tudo)|apagar (?:conta|dados|tudo)|gegevens wissen|alles wissen|account verwijderen|usuń (?:konto|dane)|radera (?:konto|allt)/iu;

/** "Skip this box": one of many, and the rest goes on. */
const SKIPS_ONE =
  /^(?:skip|sauter|passer|saltar|omitir|pular|salta|saltare|pomiń|hoppa över)(?!\p{L}).*(?:box|deliver|week|month|case|bag|order|shipment|issue|livraison|semaine|mois|colis|entrega|semana|mes|caja|caixa|consegna|settimana|mese|paczk|leverans)|(?:lieferung|box|woche|monat|doos|levering|maand|week|bezorging).*(?:überspring|aussetz|oversla)|(?:お届け|配送|今回|次回).*スキップ/iu;

/** "Ohne Bonus fortfahren": on, and without what is offered. */
const WITHOUT =
  /(?<!\p{L})(?:without|ohne|sans|sin|sem|senza|zonder|bez|utan|uden|uten)(?!\p{L}).*(?:continu|weiter|fortfahren|fortsetz|continuer|poursuivre|continuar|seguir|prosseguir|avançar|avanti|procedi|prosegui|doorgaan|verder|kontynuuj|dalej|fortsätt|vidare)|(?:continu|proceed|go on|carry on|weiter|poursuivre|seguir|prosseguir|prosegui|procedi|doorgaan|verder|dalej|fortsätt)\p{L}*(?: \p{L}+)? (?:without|ohne|sans|sin|sem|senza|zonder|bez|utan)(?!\p{L})|(?:なしで|せずに|使わずに|利用せず).*(?:続|進|次)/iu;

const NEITHER =
  /^(?:neither(?: of (?:these|them))?|none of (?:these|them|the above)|nothing for me|kein(?:e[sr]?)? davon|weder noch|nichts davon|aucune?(?: des deux)?|ni l'une? ni l'autre|ningun[oa](?: de (?:los|las) dos)?|ninguna|nenhum[ao]?(?: d[ao]s duas)?|nessun[oa](?: delle due)?|geen van (?:beide|deze)|どちらも(?:不要|いらない|希望しない).*|żadne|inget av dem)[.!]?$/iu;

/** An assistant knows the way too. */
const CHATS =
  /^(?:talk|chat|speak|message|ask|contact|mit \p{L}+ (?:sprechen|chatten)|sprich mit|parler (?:à|avec)|discuter avec|hablar con|chatear con|falar com|conversar com|parla con|chatta con|praat met|praten met|porozmawiaj|prata med)(?!\p{L})|\b(?:assistant|chat|chatten|assistent|assistente|asistente)\b|チャット|相談|問い合わせ/iu;

/** "Add the family plan": more of it, not less. "Add-ons" is a place. */
const ADDS =
  /^(?:add|get(?! started)|start(?! here| now)|try(?! again)|order|extend|renew|resume|restart|rejoin|ajouter|essayer|commencer|obtenir|prolonger|renouveler|añadir|agregar|probar|obtener|contratar|ampliar|renovar|adicionar|experimentar|obter|renovar|aggiungi|prova|ottieni|attiva|rinnova|voeg|probeer|verleng|dodaj|wypróbuj|przedłuż)(?![\p{L}\-‑])|(?:hinzufügen|buchen|verlängern|starten|testen|toevoegen|proberen|verlengen)$|追加|申し込|延長|再開/iu;

/** "Try again" after a failure takes nothing on; "Try Premium again" does. */
const RETRIES =
  /^(?:please )?(?:try|essayer|essayez|probar|prueba|intentar|inténtalo|tentar|tente|prova|provare|probeer|versuche?n?|spróbuj)(?: (?:it|that|this|het|es|lo))? (?:again|once more|à nouveau|encore une fois|de nuevo|otra vez|novamente|de novo|di nuovo|ancora|opnieuw|nog eens|noch ?(?:ein)?mal|erneut|ponownie)[.!]?$/iu;

/** "For a month", "2 Wochen": what ends for a while does not end. */
export const DURATION =
  /\b(?:\d+|an?|one|two|three|six|eine?n?|zwei|drei|une?|deux|trois|un[oa]?|dos|tres|due|tre|um|dois|três|een|twee|drie|ett|en|två|jeden|dwa|trzy)\s+(?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|días?|semanas?|meses|mes|años?|dias?|mês|anos?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dag(?:en)?|weken|week|maand(?:en)?|jaar|vecka|veckor|månad(?:er)?|tydzień|tygodni\p{L}*|miesi[ąe]c\p{L}*)(?!\p{L})|\d+\s*(?:か月|ヶ月|カ月|週間|日間|年間)/iu;

/** What is pressed and names a length of time holds out a pause or a price; an answer may name one as a reason. */
const BIDS = new Set(["button", "clickable"]);
/** "I only wanted it for a month". */
const SELF =
  /^(?:i|i['’]\p{L}+|we|ich|wir|je|j['’]\p{L}*|nous|yo|me|solo|s[óo]lo|eu|s[óo]|io|mi|ho|ik|jag|my|mein\p{L}*|mon|ma|only|just|nur)(?!\p{L})/iu;

/** "Pause or cancel", "Kündigen oder pausieren": one of the two is what is wanted, so it leads there. */
const OR = /\s(?:or|oder|ou|o|of|lub|eller|tai|или|veya)\s|または|もしくは|・|\s\/\s/iu;

function offersEnding(name: string): boolean {
  const parts = name.split(OR);
  return (
    parts.length > 1 &&
    parts.some((part) => {
      const { stance, risk } = readLabel(part);
      return stance === "cancel" || risk.kinds.includes("ends_subscription");
    })
  );
}

/** A gear, a dot, an arrow: what hovering over it shows says what it is. */
export function labelOf({ name, description }: Affordance): string {
  return /[\p{L}\p{N}]/u.test(name) ? name : `${name} ${description ?? ""}`.trim();
}

/** Dots, bars, a gear, a pencil: what opens a menu or settings and has no word for it. */
const MENU_SIGN = /^(?:[•⋯⋮︙⁝…·.☰≡⚙✎✏🖉🔧🛠\s]|\uFE0E|\uFE0F)+$/u;

/** A place has a short name; more words tell a story about a plan. */
const PLACE_WORDS = 4;

/** "Sports Max $9.90/month" is the plan itself, not a bid. */
function namesWanted(label: string, goal: string): boolean {
  const { own, kept } = readGoal(goal);
  return countWords(label, own) > 0 && countWords(label, kept) === 0;
}

export function readControl(affordance: Affordance, goal = ""): Control {
  const label = labelOf(affordance);
  const { stance, risk } = readLabel(label);
  const means = meaningsOf(label);
  const about = subjectOf(affordance.riskCode ?? "none");
  // "Discontinue plan" that leads to /pay/leave: a word of the address does not outweigh its own.
  const named = leavesNamed(label, goal);
  const leaving = readLeaving(label);
  const elsewise =
    named ||
    leaving.leaves ||
    leaving.removes ||
    (ENDS.has(subjectOf(risk.code)) && affordance.risk !== "danger");
  // "Neither" under two offers, "No thanks" beside a price: what the page offers is what it refuses.
  const refuses = NEITHER.test(label) || WITHOUT.test(label) || (means & MEANS.decline) !== 0;
  // A link is only followed: "View" on a payment page looks at something, whatever the page is for.
  const follows = affordance.role === "link" && affordance.href !== undefined;
  // "Settings" in a menu beside "Upgrade": what the menu holds besides says nothing of it.
  const inMenu = /^(?:menuitem|tab|treeitem)$/.test(affordance.role) && stance === "other";
  const spends =
    (SPENDS.has(about) && !elsewise && !refuses && !follows && !inMenu) ||
    risk.kinds.includes("spends_money");
  // "退会(全データ削除)": leaving and deleting in one label is deleting.
  const deletes = about === "deletes" || risk.kinds.includes("deletes") || DELETES_TOO.test(label);
  const toFree = !spends && PAYS_NOTHING.test(goal) && leadsToFree(affordance.name);
  const meant = leaving.plan || countWords(label, readGoal(goal).own) > 0;
  const asks = /[?？]\s*$/.test(label);
  const leavesPlan = leaving.leaves && meant && !asks && !/^(?:cancel|dismiss|help)$/.test(stance);
  const saysSo =
    (toFree ||
      named ||
      leavesPlan ||
      ENDS.has(subjectOf(risk.code)) ||
      offersEnding(affordance.name)) &&
    stance !== "stay";
  // The words of the page around a button make it an ending only if its own leave that open.
  const around =
    ENDS.has(about) &&
    (/^(commit|acts|cancel)$/.test(stance) ||
      (affordance.href !== undefined && !/^(dismiss|stay|help)$/.test(stance))) &&
    !DURATION.test(affordance.name);
  // "I know that my files are deleted.": a box to tick that is drawn as a line of text.
  const acknowledges = (means & MEANS.acknowledge) !== 0;
  const drawnBox =
    acknowledges && affordance.role === "clickable" && label.length > 25 && stance !== "commit";
  return {
    affordance,
    drawnBox,
    endsPlan: (saysSo || around) && !spends && !deletes && !drawnBox,
    saysSo,
    toFree,
    leaves: leaving.leaves,
    removes: leaving.removes,
    takesAway: leaving.removes && meant,
    billingPlace: leaving.billing && stance === "other" && !risk.kinds.includes("spends_money"),
    leavesNamed: named,
    stance,
    spends,
    deletes,
    declines: ((means & MEANS.decline) !== 0 || refuses) && !SKIPS_ONE.test(label) && !drawnBox,
    givesUp: risk.code === "gives_up" && !drawnBox,
    tellsHow: (means & MEANS.how) !== 0 || (leaving.leaves && asks),
    avoid:
      (((means & MEANS.avoid) !== 0 && !((means & MEANS.how) !== 0 && leaves(label))) ||
        (ADDS.test(affordance.name) && !leaves(label)) ||
        // "Lower it to € 8.00": whoever leaves pays nothing.
        (hasPrice(foldAccents(normalizeLabel(label))) &&
          affordance.role !== "link" &&
          !namesWanted(label, goal)) ||
        SKIPS_ONE.test(label) ||
        (BIDS.has(affordance.role) && !saysSo && DURATION.test(label) && !SELF.test(label))) &&
      !RETRIES.test(affordance.name.trim()),
    acknowledges,
    planPlace:
      readsAsPlan(label) ||
      showsPlan(label) ||
      namesOwnPlan(label) ||
      (leaving.plan && stance === "other" && label.split(/\s+/).length <= PLACE_WORDS),
    accountPlace: (means & MEANS.account) !== 0,
    more:
      (means & MEANS.more) !== 0 ||
      // What its hint says is more than its sign.
      (MENU_SIGN.test(affordance.name) && (means & (MEANS.plan | MEANS.account)) === 0),
    help: (means & MEANS.help) !== 0 || CHATS.test(affordance.name),
    extra: (means & MEANS.extra) !== 0,
    personal: (means & MEANS.personal) !== 0,
    elsewhere: (means & MEANS.elsewhere) !== 0 && !namesPlanToo(label),
    inFront: affordance.region === "modal",
  };
}

export const isTyping = ({ affordance }: Control): boolean => TYPING.has(affordance.role);
export const isChoosing = ({ affordance }: Control): boolean => CHOOSING.has(affordance.role);
export const isButton = (control: Control): boolean => !isTyping(control) && !isChoosing(control);
export const isEnabled = ({ affordance }: Control): boolean => affordance.state.disabled !== true;

/** Unfolds something that is folded now, as far as it says. */
export const isClosed = ({ state }: Affordance): boolean =>
  state.expanded === false || state.opens === true;

/** A way on must never be one that stays, pays, deletes, pauses or changes the plan instead. */
export function movesAway(control: Control): boolean {
  if (control.spends || control.deletes) return true;
  // "Yes, put my plan on hold" on a page about cancelling: the page's words do not outweigh its own.
  if (control.saysSo || control.declines || control.givesUp) return false;
  return control.avoid || control.stance === "stay";
}

/** While something lies over the page, only what is in it can be clicked. */
export function reachable(controls: Control[]): Control[] {
  // An open list is drawn over the dialog it belongs to, and stands elsewhere in the page.
  const front = controls.filter(
    (control) => control.inFront || control.affordance.role === "option",
  );
  return front.some((control) => control.inFront)
    ? front
    : controls.filter(({ affordance }) => affordance.region !== "modal");
}
