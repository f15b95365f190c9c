import { readLeaving } from "../../reading/leaving/read-leaving.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import type { View } from "../port.ts";
import { isChoosing, isEnabled, isTyping, movesAway, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import type { ActDecision } from "../port.ts";
import { aboutKept, countWords, readGoal } from "../goal.ts";
import { INVITES } from "../switch-and-list-labels.ts";
import { triedBefore, usedUp } from "./memory.ts";
import { meaningsOf, MEANS } from "./label-meanings.ts";
import { pickReason } from "./pick-reason.ts";

/** Nothing personal, long enough for most "at least N characters", true whoever it is for. */
const NEUTRAL: Record<string, string> = {
  en: "I no longer need this subscription.",
  de: "Ich brauche dieses Abo nicht mehr.",
  fr: "Je n'ai plus besoin de cet abonnement.",
  es: "Ya no necesito esta suscripción.",
  pt: "Não preciso mais desta assinatura.",
  it: "Non ho più bisogno di questo abbonamento.",
  nl: "Ik heb dit abonnement niet meer nodig.",
  ja: "このサービスは今後利用する予定がないためです。",
  pl: "Nie potrzebuję już tej subskrypcji.",
};

/**
 * "Which one do you want to end?": the one that the goal names, before anything is pressed. Where what must stay is
 * chosen beforehand and nothing names what is to go, going on would end the wrong one.
 */
export function chooseWanted(view: View, controls: Control[]): ActDecision | "blocked" | undefined {
  const radios = controls.filter(({ affordance }) => affordance.role === "radio");
  const { wanted } = readGoal(view.goal);
  const fit = (control: Control): number =>
    aboutKept(view.goal, control.affordance.name)
      ? -1
      : countWords(control.affordance.name, wanted);
  const [best, second] = radios.toSorted((a, b) => fit(b) - fit(a));
  const chosen = radios.find(({ affordance }) => affordance.state.checked === true);
  const keeps = chosen !== undefined && fit(chosen) < 0;
  if (
    best === undefined ||
    fit(best) <= 0 ||
    fit(best) === (second === undefined ? 0 : fit(second))
  )
    return keeps ? "blocked" : undefined;
  if (best.affordance.state.checked === true || usedUp(view, best)) return undefined;
  return actOn(best, "survey", "the one that the goal names");
}

/**
 * What a survey demands before it lets one go on: one choice of each group, a choice in each list, required text.
 * "Other" is left alone, since it mostly asks for more.
 */
export function answerSurvey(
  view: View,
  controls: Control[],
  sentBack = false,
): ActDecision | undefined {
  const radios = controls.filter(
    (control) => control.affordance.role === "radio" && isEnabled(control) && !movesAway(control),
  );
  const open = radios.filter((radio) => !usedUp(view, radio));
  if (choseAlready(view, controls)) return answerBesides(view, controls, sentBack);
  // A group that must be answered: by what the goal names, else by the first answer that does not stay.
  const demanded = radios.filter(
    ({ affordance }) => affordance.state.required === true || affordance.state.invalid === true,
  );
  if (
    demanded.length > 0 &&
    !demanded.some(({ affordance }) => affordance.state.checked === true)
  ) {
    const words = readGoal(view.goal).wanted;
    const fits = demanded
      .filter((radio) => !usedUp(view, radio))
      .toSorted(
        (a, b) => countWords(b.affordance.name, words) - countWords(a.affordance.name, words),
      );
    const named = fits[0] !== undefined && countWords(nameOf(fits[0]), words) > 0;
    const pick = named ? fits[0] : pickReason(view, fits, nameOf);
    if (pick !== undefined) return actOn(pick, "survey", "an answer is demanded");
  }
  if (radios.length > 0 && !radios.some(({ affordance }) => affordance.state.checked === true)) {
    const pick = pickReason(view, open, nameOf);
    if (pick !== undefined)
      return actOn(pick, "survey", "a reason must be given", { action: "click" });
  }
  const boxes = controls.filter(
    (control) => control.affordance.role === "checkbox" && !control.acknowledges && !control.extra,
  );
  if (
    radios.length === 0 &&
    boxes.length >= 3 &&
    !boxes.some(({ affordance }) => affordance.state.checked === true)
  ) {
    const pick = pickReason(
      view,
      boxes.filter((box) => !usedUp(view, box)),
      nameOf,
    );
    if (pick !== undefined)
      return actOn(pick, "survey", "a reason must be given", { action: "check" });
  }
  return answerBesides(view, controls, sentBack);
}

/** One of them was chosen in this run, for what it says: it is not chosen away again. */
function choseAlready(view: View, controls: Control[]): boolean {
  return controls.some(
    ({ affordance: { role, name, state } }) =>
      role === "radio" &&
      state.checked === true &&
      view.steps.some((step) => step.ok && step.role === "radio" && step.name === name),
  );
}

function answerBesides(
  view: View,
  controls: Control[],
  sentBack: boolean,
): ActDecision | undefined {
  return (
    chooseDrawn(view, controls) ??
    chooseInList(view, controls, sentBack) ??
    typeWhatIsRequired(view, controls, sentBack)
  );
}

/** "Please choose", "– – –": no answer. "End of billing period" is one, and what the site takes unless told otherwise. */
const invites = (option: string): boolean =>
  INVITES.test(option) || !/\p{L}/u.test(option) || /(?:…|\.\.\.)\s*$/u.test(option);

function chooseInList(view: View, controls: Control[], sentBack: boolean): ActDecision | undefined {
  for (const control of controls) {
    const { affordance } = control;
    if (affordance.role !== "combobox" && affordance.role !== "listbox") continue;
    const field = view.observation.forms
      .flatMap((form) => form.fields)
      .find((one) => one.actionId === affordance.actionId);
    const options = field?.options ?? [];
    if (usedUp(view, control)) continue;
    if (options.length < 2) {
      const drawn = openList(view, control);
      if (drawn !== undefined) return drawn;
      continue;
    }
    // The first option of such a list is mostly the invitation to choose one. What must stay is never left chosen.
    const [first = ""] = options;
    const demanded = affordance.state.required === true || affordance.state.invalid === true;
    // Whatever it is called: what stands and is to be changed is none of the answers.
    const answers = invites(first) || affordance.value === first ? options.slice(1) : options;
    const chosen = affordance.value !== undefined && affordance.value !== "";
    const stands = affordance.value !== first || !(invites(first) || demanded || sentBack);
    if (chosen && stands && !aboutKept(view.goal, affordance.value ?? "")) continue;
    const pick = fittingOption(view, answers);
    if (pick !== undefined)
      return actOn(control, "survey", "a reason must be chosen", { action: "select", value: pick });
  }
  return undefined;
}

/** What the goal names, before any; what must stay, never. */
function fittingOption(view: View, options: string[]): string | undefined {
  const { wanted } = readGoal(view.goal);
  const free = options.filter((option) => !aboutKept(view.goal, option) && !bids(option));
  // "I would like to: give more, give less, stop": one of the answers is what is wanted.
  const leaving = free.filter((option) => readLeaving(option).leaves);
  if (leaving.length === 1) return leaving[0];
  const named = free.toSorted((a, b) => countWords(b, wanted) - countWords(a, wanted))[0];
  if (named !== undefined && countWords(named, wanted) > 0) return named;
  // "Immediately, all files are removed" beside "at the end of the term": what is paid for is kept to its end.
  const later = free.filter((option) => !AT_ONCE.test(option));
  return pickReason(view, later.length > 0 ? later : free, (option) => option);
}

const AT_ONCE =
  /(?<!\p{L})(?:immediate(?:ly)?|right away|at once|instantly|today|sofort\p{L}*|heute|imm[ée]diat\p{L}*|aujourd'hui|inmediat\p{L}*|hoy|imediat\p{L}*|hoje|immediat\p{L}*|subito|oggi|direct|onmiddellijk|per direct|natychmiast\p{L}*|od razu|omedelbart|genast|straks|øjeblikkelig\p{L}*|umiddelbart|heti|ihned|okamžitě|немедленно|сразу|негайно|hemen|azonnal|imediat)(?!\p{L})|今すぐ|即時|立即|马上|즉시/iu;

/** An offer among the answers is an offer: more, less, later. */
function bids(option: string): boolean {
  const { stance, risk } = readLabel(option);
  return (
    stance === "stay" ||
    risk.kinds.includes("spends_money") ||
    (meaningsOf(option) & MEANS.avoid) !== 0
  );
}

/** A list drawn by the page itself tells what it offers only once it is open. */
function openList(view: View, control: Control): ActDecision | undefined {
  const { state, value, role } = control.affordance;
  // What it shows may be an answer or an invitation in words of its own; nobody has chosen it before it was touched.
  const untouched = triedBefore(view, control).times === 0;
  // Its name may change with what was chosen from it.
  const chosen = view.steps.some(
    (step) => step.role === "option" && step.ok && step.url === view.observation.page.url,
  );
  const unset = value === undefined || value === "" || INVITES.test(value) || untouched;
  if (chosen && !INVITES.test(`${value ?? ""} ${control.affordance.name}`)) return undefined;
  return role === "combobox" && state.expanded !== true && unset
    ? actOn(control, "survey", "opens the list of reasons")
    : undefined;
}

/** One of the list is chosen: the others are no further questions. */
function choseOption(view: View, controls: Control[]): boolean {
  const shown = controls.some(
    ({ affordance: { role, name, state } }) =>
      role === "option" && state.selected === true && !INVITES.test(name),
  );
  const last = view.steps.at(-1);
  return shown || (last?.intent === "survey" && last.role === "option" && last.ok);
}

/** The reasons of an open list, or of one that is no more than boxes of text under an invitation to choose. */
function chooseDrawn(view: View, controls: Control[]): ActDecision | undefined {
  const options = controls.filter(
    (control) =>
      control.affordance.role === "option" &&
      !usedUp(view, control) &&
      !INVITES.test(control.affordance.name),
  );
  const option = pickReason(view, options, nameOf);
  if (option !== undefined && !choseOption(view, controls))
    return actOn(option, "survey", "a reason must be chosen");
  const last = view.steps.at(-1);
  const opened =
    last?.intent === "survey" && (last.role === "combobox" || INVITES.test(last.name ?? ""));
  const shown = controls.filter(
    (control) =>
      opened &&
      view.appeared?.has(control.affordance.actionId) === true &&
      !isTyping(control) &&
      !isChoosing(control) &&
      !movesAway(control) &&
      control.affordance.risk !== "danger" &&
      !/^(commit|acts|dismiss|help)$/.test(control.stance),
  );
  const reason = pickReason(view, shown, nameOf);
  if (reason !== undefined) return actOn(reason, "survey", "a reason must be chosen");
  const openers = controls.filter(
    (control) =>
      isPlain(control) && INVITES.test(control.affordance.name) && !usedUp(view, control),
  );
  // "Choose Sometimes", "Choose Always": each does what it says; one list has one invitation.
  const opener =
    new Set(openers.map(({ affordance }) => affordance.name)).size === 1 ? openers[0] : undefined;
  return opener === undefined ? undefined : actOn(opener, "survey", "opens the list of reasons");
}

/** Neither leads on nor away: an answer, if anything. */
function isPlain(control: Control): boolean {
  return (
    !isTyping(control) &&
    !isChoosing(control) &&
    /^(other|none|unknown)$/.test(control.stance) &&
    control.affordance.href === undefined &&
    control.affordance.risk !== "danger"
  );
}

/** `all`: the page was sent back without saying which field it wants. */
export function typeWhatIsRequired(
  view: View,
  controls: Control[],
  all = false,
): ActDecision | undefined {
  for (const control of controls) {
    const { affordance } = control;
    if (
      !isTyping(control) ||
      affordance.valueRedacted === true ||
      (affordance.value ?? "") !== "" ||
      affordance.role === "searchbox"
    )
      continue;
    const demanded = affordance.state.required === true || affordance.state.invalid === true;
    if (!demanded && (!all || isOptional(control))) continue;
    if (usedUp(view, control) || !takesWords(view, control)) continue;
    return actOn(control, "survey", "the field must be filled", {
      action: "fill",
      value: writtenAnswer(view, control),
    });
  }
  return undefined;
}

/** "Call-back number (optional)", and what tells who or where a person is: nobody has to say it. */
const OPTIONAL =
  /(?<!\p{L})(?:optional|voluntary|if you (?:like|want|wish)|freiwillig|falls gewünscht|facultati[fv]\p{L}*|opcional|opzionale|facoltativ\p{L}*|optioneel|niet verplicht|opcjonaln\p{L}*|nieobowiązkow\p{L}*|valfri\p{L}*|frivillig\p{L}*|valgfri\p{L}*|valinnai\p{L}*|nepovinn\p{L}*|необязательн\p{L}*|необов'язков\p{L}*|isteğe bağlı|nem kötelező|opțional)|任意|选填|可选|선택 ?사항|선택입력/iu;
const OF_A_PERSON =
  /phone|mobile|handy|telefon|rückruf|téléphone|teléfono|móvil|celular|telemóvel|cellulare|telefoon|puhelin|телефон|e-?mail|correo|courriel|address|adresse|anschrift|dirección|endereço|indirizzo|adres\b|\biban\b|birth|geburt|naissance|nacimiento|nascimento|nascita|geboorte|電話|住所|メール|电话|邮箱|전화|이메일|주소/iu;

function isOptional({ affordance }: Control): boolean {
  const said = `${affordance.name} ${affordance.description ?? ""}`;
  return OPTIONAL.test(said) || OF_A_PERSON.test(said);
}

/** Days, numbers and addresses are written in their own way; a sentence fits none of them. */
function takesWords(view: View, { affordance }: Control): boolean {
  return (
    !/^(?:date|time|datetime|spinbutton)$/.test(affordance.role) &&
    isText(view, affordance.actionId)
  );
}

const isText = ({ observation }: View, actionId: string): boolean =>
  !/^(?:date|time|datetime-local|month|week|number|tel|email|url|range|color|file)$/.test(
    observation.forms.flatMap(({ fields }) => fields).find((one) => one.actionId === actionId)
      ?.type ?? "text",
  );

const nameOf = ({ affordance }: Control): string => affordance.name;

function neutralText(view: View): string {
  return NEUTRAL[view.observation.page.lang.slice(0, 2).toLowerCase()] ?? NEUTRAL["en"] ?? "";
}

/** The longest text that is asked for in earnest; a larger number near a field is a limit, a year or a price. */
const LENGTH_MAX = 300;

/** Says how much there may be, not how much there must be. */
const AT_MOST =
  /max|up to|at most|limit|left|remaining|höchst|bis zu|au plus|jusqu|hasta|como mucho|até|fino a|hoogst|tot |以内|まで|最大|maks|\/ ?\d/iu;

/** The person's own words; where the field asks for more characters than they have, something that tells nothing follows. */
export function writtenAnswer(view: View, { affordance }: Control): string {
  const neutral = neutralText(view);
  let text = view.reason ?? neutral;
  const said = `${affordance.name} ${affordance.description ?? ""}`;
  const numbers = [...said.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  // Of two numbers ("20 to 300 characters") the smaller is what is demanded.
  const least = AT_MOST.test(said) ? 0 : Math.min(...numbers);
  if (!(least <= LENGTH_MAX)) return text;
  while (neutral !== "" && text.length < least)
    text = `${text}${/[.!?。]$/u.test(text) ? "" : "."} ${neutral}`;
  return text;
}

/** "Send me a confirmation" is no extra: it is what a person who leaves wants to have. */
const CONFIRMS =
  /confirm|receipt|best(?:ä|ae)tig|conferm|bevestig|確認|potwierdz|recibo|reçu|quittung/iu;

/** The one empty box beside a last button that is locked is what locks it, whatever it says: "I have saved a copy". */
export function tickWhatLocks(view: View, controls: Control[]): ActDecision | undefined {
  const boxes = controls.filter(
    (control) =>
      control.affordance.role === "checkbox" &&
      control.affordance.state.checked === false &&
      control.affordance.state.disabled !== true,
  );
  const [box] = boxes;
  if (box === undefined || boxes.length > 1 || usedUp(view, box)) return undefined;
  if (box.spends || box.deletes || box.extra || box.avoid || box.stance === "stay")
    return undefined;
  return actOn(box, "acknowledge", "the last button waits for it", { action: "check" });
}

/** "I understand": ticked, since the flow cannot go on without it. Extras that were ticked for the person: unticked. */
export function settleBoxes(view: View, controls: Control[]): ActDecision | undefined {
  const drawn = controls.find((box) => box.drawnBox && triedBefore(view, box).times === 0);
  if (drawn !== undefined) return actOn(drawn, "acknowledge", "must be agreed to");
  for (const control of controls) {
    const { affordance } = control;
    if (
      !isChoosing(control) ||
      !/^(checkbox|switch)$/.test(affordance.role) ||
      usedUp(view, control)
    )
      continue;
    // "Also stop the renewal of your domain", ticked beforehand: that was to stay.
    const beforehand = affordance.state.checked === true && triedBefore(view, control).times === 0;
    if (beforehand && aboutKept(view.goal, affordance.name))
      return actOn(control, "acknowledge", "what is to be kept was ticked beforehand", {
        action: "uncheck",
      });
    const demanded =
      (affordance.state.required === true || affordance.state.invalid === true) &&
      !control.spends &&
      !control.extra &&
      !control.avoid;
    if ((control.acknowledges || demanded) && affordance.state.checked !== true)
      return actOn(control, "acknowledge", "must be agreed to", { action: "check" });
    if (
      !control.acknowledges &&
      !control.saysSo &&
      // A switch for the renewal is the thing itself, not an extra.
      !(affordance.role === "switch" && control.planPlace) &&
      affordance.state.checked === true &&
      !CONFIRMS.test(affordance.name) &&
      triedBefore(view, control).times === 0
    )
      return actOn(control, "acknowledge", "an extra that was ticked beforehand", {
        action: "uncheck",
      });
  }
  return undefined;
}
