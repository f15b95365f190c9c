import type { Affordance, Form, Observation } from "../../contract/observation.ts";
import { hasPrice } from "../../reading/risk/dates-and-prices.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import { joinSplitVerbs } from "../../reading/risk/split-verbs.ts";
import { conceptReader, plain } from "./concepts.ts";
import { hasDate } from "./dates.ts";
import { RENEWS } from "../switch-and-list-labels.ts";
import { LANGUAGES, type Language } from "./language.ts";

/** What a control would do here. `onward` and `final` are cancelling ones that say which click they are. */
export type ControlKind =
  | "end"
  | "onward"
  | "final"
  | "stay"
  | "undo"
  | "accept"
  | "manage"
  | "signIn"
  | "commit"
  | "retry"
  | "delete"
  | "cancel"
  | "help"
  | "other";
export type Control = {
  kind: ControlKind;
  name: string;
  button: boolean;
  /** A radio or box among the answers to a question. */
  choice: boolean;
  /** Reads like a reason for leaving. */
  reason: boolean;
  /** Begins with a no. */
  refuses: boolean;
};

export type Fields = {
  radios: number;
  checkboxes: number;
  options: number;
  textareas: number;
  passwords: number;
  texts: number;
  emails: number;
  /** For a code that was sent to somebody. */
  codes: number;
  /** A switch for renewing by itself, and how it stands. */
  renewal?: "on" | "off";
};

const PRESSED = new Set(["button", "link", "menuitem", "tab", "switch", "option", "clickable"]);
const everyLanguage = [...LANGUAGES];

/** "Stay insured after all": said to somebody who has left. */
export const AFTER_ALL =
  /after all|\btoch\b|doch (?:noch|weiter|bleiben|behalten)|doch nicht|finalement|después de todo|al final|afinal|dopotutto|comunque (?:rest|mant)|やっぱり|jednak/iu;

const REFUSAL =
  /^(?:no|nope|nein|non|nee|nao|nie|nej|nei|ei|ne|hayir|нет)(?!\p{L})|^いいえ|(?:^|\s)(?:declin|ablehn|refus|rechaz|recus|rifiut|weiger|odrzu)\p{L}*/u;
/** "Turn AutoRefill back on": whatever it is called. */
export const BACK_ON =
  /\b(?:turn|switch)\b.*\bback on\b|wieder (?:ein|an)schalten|(?:réactiver|reactivar|reativar|riattiva|heractiveer)|weer aanzetten/iu;
/** "Support again", "Opnieuw steunen": begins anew what has ended. What is tried, sent or loaded again is something else. */
const ANEW =
  /^(?!(?:try|load|send|log|sign|check|enter|play|watch|read|search|start over|versuch|lad|send|anmeld|essay|envoy|charg|connect|intent|envia|carga|tent|carreg|prova|invia|caric|probeer|laad|verstuur|spróbuj|wyślij)).*(?<!\p{L})(?:again|erneut|wieder|à nouveau|de nouveau|de nuevo|otra vez|de novo|novamente|di nuovo|opnieuw|ponownie|igen)$|^(?:opnieuw|wieder|erneut)\s(?!probeer|laden|versuch|anmeld|send|inlog|verstu)\p{L}+$/iu;
/** "Continue anyway": said where somebody was asked to think again. */
const ANYWAY =
  /(?<!\p{L})(?:anyway|nevertheless|trotzdem|dennoch|quand meme|tout de meme|malgre tout|de todos modos|de todas formas|aun asi|mesmo assim|comunque|lo stesso|toch|mimo to|anda|alligevel|likevel)(?!\p{L})|それでも|このまま/u;
/** A drawn list box shows its answers only when opened. */
const UNLISTED = 3;
const ANSWER = new Set(["radio", "checkbox", "option"]);

function kindOf(name: string, choice: boolean, languages: Language[]): ControlKind {
  const { risk, stance } = readLabel(name);
  const found = conceptReader(languages)(joinSplitVerbs(plain(name)));
  const has = (concept: string) => found.some((hit) => hit.concept === concept);
  const ends = risk.level === "danger" && risk.kinds.includes("ends_subscription");
  if (stance === "help") return "help";
  if (risk.level === "danger" && risk.kinds.includes("deletes")) return "delete";
  // "Renew for £32" bids a price, "Renew" takes back.
  if (BACK_ON.test(name) || (ANEW.test(name) && !has("retry") && !choice)) return "undo";
  if (has("undo") && !ends) return hasPrice(plain(name)) ? "accept" : "undo";
  if (ends || risk.code === "about_ending") {
    if (has("onward")) return "onward";
    // "End on 2 December" is the last click: only that page knows the day.
    return has("final") || hasDate(name) ? "final" : "end";
  }
  // "Give up my points and go on": said of what one loses by leaving. A box that says so is only to be ticked.
  if (risk.code === "gives_up" && !choice) return "onward";
  if (stance === "commit" && ANYWAY.test(plain(name))) return "onward";
  if (has("onward") && REFUSAL.test(plain(name))) return "onward";
  if (stance === "signIn") return "signIn";
  if (has("retry")) return "retry";
  if (stance === "stay") return has("onward") ? "onward" : "stay";
  if (has("lesser") || (risk.level === "danger" && risk.kinds.includes("spends_money")))
    return "accept";
  if (has("manage")) return "manage";
  if (stance === "cancel") return "cancel";
  return stance === "commit" ? "commit" : "other";
}

export function controlsOf(affordances: Affordance[], languages: Language[]): Control[] {
  const known = languages.length > 0 ? languages : everyLanguage;
  const read = conceptReader(known);
  return affordances
    .filter(
      (a) => (PRESSED.has(a.role) || ANSWER.has(a.role)) && a.name !== "" && a.hidden !== true,
    )
    .map((a) => ({
      kind: kindOf(a.name, ANSWER.has(a.role), known),
      name: a.name.slice(0, 80),
      button: a.role !== "link",
      choice: ANSWER.has(a.role),
      reason: read(plain(a.name)).some((hit) => hit.concept === "reason"),
      refuses: REFUSAL.test(plain(a.name)),
    }));
}

/** What is typed there is kept secret, and its label calls it a code. */
const CODE =
  /(?<!\p{L})(?:\p{L}*codes?|kode?[nm]?|kody|codigo|código|codice|koodi|kód|otp|pin|tan)(?!\p{L})|コード|認証番号|暗証/iu;

const SWITCH = new Set(["switch", "checkbox"]);

/** The fields among these affordances; types come from the forms of the observation. */
export function fieldsOf(affordances: Affordance[], observation: Observation): Fields {
  const types = new Map(
    observation.forms.flatMap((form: Form) => form.fields).map((field) => [field.actionId, field]),
  );
  const fields: Fields = {
    radios: 0,
    checkboxes: 0,
    options: 0,
    textareas: 0,
    passwords: 0,
    texts: 0,
    emails: 0,
    codes: 0,
  };
  for (const { role, actionId, name, state, valueRedacted } of affordances) {
    if (SWITCH.has(role) && RENEWS.test(name) && state.checked !== undefined)
      fields.renewal = state.checked === true ? "on" : "off";
    const field = types.get(actionId);
    const type = field?.type ?? "";
    if (role === "textbox" && valueRedacted && type !== "password" && CODE.test(name))
      fields.codes++;
    if (role === "radio") fields.radios++;
    else if (role === "checkbox") fields.checkboxes++;
    else if (role === "combobox" || role === "listbox")
      fields.options = Math.max(fields.options, field?.options?.length ?? UNLISTED);
    else if (
      type === "password" ||
      (role === "textbox" &&
        /^(?:pass ?word|passwor[dt]|mot de passe|contraseña|senha|palavra-passe|wachtwoord|パスワード|hasło)$/i.test(
          name.trim(),
        ))
    )
      fields.passwords++;
    else if (type === "textarea") fields.textareas++;
    else if (type === "email" || (role === "textbox" && /e-?mail|メール/i.test(name)))
      fields.emails++;
    else if (role === "textbox") fields.texts++;
    if (valueRedacted && type === "password") fields.passwords = Math.max(1, fields.passwords);
  }
  return fields;
}
