import type { Affordance, AffordanceState, Form, FormField } from "../../contract/observation.ts";
import { sensitiveField } from "../../contract/redact/sensitive-field.ts";
import { riskOfElement, type PageFacts } from "../../reading/risk/element-risk.ts";
import { type ElementFacts, type FormFacts } from "../../reading/risk/element-facts.ts";
import type { Risk } from "../../contract/risk.ts";
import type { Region } from "../../contract/words.ts";
import type { ActionIds } from "../action-ids.ts";
import type { RawElement } from "../page-agent/facts.ts";
import type { RawForm } from "../page-agent/forms.ts";
import type { Surveyed } from "./frames.ts";
import type { Named } from "./names.ts";

const NAME_MAX = 120;
/** Custom widgets whose value only the accessibility engine knows. */
const WIDGETS = new Set(["combobox", "slider", "spinbutton", "textbox", "searchbox"]);
const ROLELESS = new Set([
  "generic",
  "none",
  "text",
  "label",
  "presentation",
  "paragraph",
  "section",
  "listitem",
  "cell",
  "gridcell",
  "row",
  "group",
  "image",
  "heading",
]);

/** Names longer than this are judged by their two ends. */
const JUDGED_MAX = 2000;

/** Where a long word may be broken: nobody sees them, and each is a token. What is judged keeps them. */
const BREAKS = /[\u200B\u00AD\u2060\uFEFF]/g;

export function roleAndName(raw: RawElement, named: Named): { role: string; name: string } {
  const name = shownName(raw, named).replace(BREAKS, "");
  return { role: roleOf(raw, named), name: cut(name, NAME_MAX) };
}

function roleOf(raw: RawElement, named: Named): string {
  const role = named.ignored ? fallbackRole(raw) : named.role;
  if (raw.picks && role === "textbox") return "combobox";
  if (!ROLELESS.has(role)) return role;
  return raw.editable ? "textbox" : "clickable";
}

/**
 * What a reader is told: a row without the words of its buttons, a field by the words beside it, a star by its place
 * among the others. What is judged is the whole of it, elsewhere.
 */
function shownName(raw: RawElement, named: Named): string {
  const full = fullName(raw, named);
  const made = full === "" || full.startsWith("(");
  // A label around a list holds what the list stands at, too.
  const [before = ""] = raw.roleAttribute === "combobox" && raw.value ? full.split(raw.value) : [];
  const own = before.trim() || full;
  const silent = raw.text === "" && raw.label === "" && (made || raw.tag !== "input");
  const told =
    raw.apart ||
    (iconWords(raw, full) ? raw.text : "") ||
    (raw.beside !== "" && (silent || full.endsWith(raw.beside)) ? raw.beside : "") ||
    own;
  return raw.position === "" || raw.text !== "" ? told : `${once(told)} ${raw.position}`;
}

/** An item's arrows and pictures bear names of their own beside the words that a person reads. */
function iconWords({ text, label, roleAttribute }: RawElement, full: string): boolean {
  if (!/^(?:treeitem|option|menuitem\w*)$/.test(roleAttribute)) return false;
  return label === "" && text !== "" && full !== text && full.includes(text);
}

/** "star star": drawn as two halves. */
function once(words: string): string {
  return [...new Set(words.split(" "))].join(" ");
}

/** A name made up from markup stands in brackets: nobody who looks at the page can read it there. */
function fullName(raw: RawElement, named: Named): string {
  // What stands in a field is its value, and not what it is called.
  const field = raw.editable || /^(?:input|textarea)$/.test(raw.tag);
  const words = [named.name, field ? raw.placeholder : raw.text, raw.label]
    .map((text) => text.replace(/\s+/g, " ").trim().toWellFormed())
    .find((text) => text !== "");
  return words ?? (raw.hint === "" ? "" : `(${raw.hint})`);
}

export function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…`.toWellFormed() : text;
}

/** For what the accessibility tree leaves out (aria-hidden, inert) although a person sees it. */
function fallbackRole(raw: RawElement): string {
  if (raw.roleAttribute !== "") return raw.roleAttribute.split(" ")[0] ?? "generic";
  if (raw.tag === "a") return raw.href === "" ? "generic" : "link";
  if (raw.tag === "button" || raw.tag === "summary") return "button";
  if (raw.tag === "select") return "combobox";
  if (raw.tag === "textarea") return "textbox";
  return raw.tag === "input" ? (INPUT_ROLES[raw.type] ?? "textbox") : "generic";
}

const INPUT_ROLES: Record<string, string> = {
  checkbox: "checkbox",
  radio: "radio",
  submit: "button",
  button: "button",
  reset: "button",
  image: "button",
  file: "button",
  range: "slider",
  number: "spinbutton",
  search: "searchbox",
  color: "color",
  date: "date",
  time: "time",
};

export function formFacts(form: RawForm | undefined): FormFacts | undefined {
  if (form === undefined) return undefined;
  const { action, fieldNames, hidden, hasPassword, hasPayment } = form;
  return {
    action,
    method: form.method === "post" || form.method === "dialog" ? form.method : "get",
    fieldNames,
    hidden,
    hasPassword,
    hasPayment,
    hasSubmit: form.submit.length > 0,
  };
}

export function elementFacts(
  raw: RawElement,
  named: Named,
  form: RawForm | undefined,
  page: PageFacts,
): ElementFacts {
  const facts = formFacts(form);
  const name = fullName(raw, named);
  return {
    role: roleOf(raw, named),
    // The whole name is judged, not what is shown of it: what matters may stand at its end.
    name:
      name.length > JUDGED_MAX
        ? `${name.slice(0, JUDGED_MAX / 2)} ${name.slice(-JUDGED_MAX / 2)}`.toWellFormed()
        : name,
    tag: raw.tag,
    page,
    haspopup: raw.haspopup || named.haspopup,
    expandable: raw.expandable,
    submits: raw.submits,
    alternatives: raw.alternatives,
    ids: [raw.idAttribute, raw.testId, raw.nameAttribute, raw.classes].filter((id) => id !== ""),
    ...(raw.type === "" ? {} : { inputType: raw.type }),
    ...(named.description === "" ? {} : { description: cut(named.description, JUDGED_MAX) }),
    ...(raw.drawn === "" ? {} : { drawn: raw.drawn }),
    ...(raw.group === undefined ? {} : { group: raw.group }),
    ...(raw.handled ? { handled: true } : {}),
    ...(raw.href === "" ? {} : { href: raw.href }),
    ...(raw.formAction === "" ? {} : { formAction: raw.formAction }),
    ...(facts === undefined ? {} : { form: facts }),
    ...(raw.dialog === undefined ? {} : { dialog: raw.dialog }),
  };
}

export function judge(
  raw: RawElement,
  named: Named,
  form: RawForm | undefined,
  page: PageFacts,
): Risk {
  return riskOfElement(elementFacts(raw, named, form, page));
}

export function isSensitive(raw: RawElement, name: string): boolean {
  if (raw.sensitive) return true;
  // Lists call their field a new password to keep browsers from filling it in.
  const trick = raw.roleAttribute === "combobox" && raw.autocomplete === "new-password";
  const typed = raw.editable || /^(textbox|searchbox|spinbutton|combobox)$/.test(raw.roleAttribute);
  if (!typed && !/^(input|textarea)$/.test(raw.tag)) return false;
  return (
    sensitiveField({
      tag: typed ? "input" : raw.tag,
      type: raw.type,
      autocomplete: trick ? "" : raw.autocomplete,
      name: raw.nameAttribute,
      id: raw.idAttribute,
      label: raw.label === "" ? name : raw.label,
      placeholder: raw.placeholder,
      inputMode: raw.inputMode,
      maxLength: raw.maxLength,
      testId: raw.testId,
    }) !== undefined
  );
}

export function affordanceOf(
  raw: RawElement,
  named: Named,
  from: Surveyed,
  topOrigin: string,
  ids: ActionIds,
): Affordance {
  const { role, name } = roleAndName(raw, named);
  const page: PageFacts = pageFactsOf(from);
  const risk = judge(raw, named, from.raw.forms[raw.form], page);
  const known = ids.assign(from.frame, raw.id, role, name);
  const sensitive = isSensitive(raw, name);
  const origin = originOf(from.raw.url);
  const box = raw.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const value = raw.value ?? (WIDGETS.has(role) ? cut(named.value.trim().toWellFormed(), 200) : "");
  return {
    actionId: known.actionId,
    role,
    name,
    ...(sensitive ? { valueRedacted: true as const } : value === "" ? {} : { value }),
    ...described(raw, named, name),
    ...(raw.context === undefined || name.includes(raw.context) ? {} : { context: raw.context }),
    state: stateOf(raw, named),
    region: raw.region as Region,
    risk: risk.level,
    ...(risk.reason === "" ? {} : { riskReason: risk.reason, riskCode: risk.code }),
    ...(raw.href === "" ? {} : { href: raw.href }),
    ...(raw.selector === undefined ? {} : submission(raw, from.raw.forms[raw.form])),
    box: {
      x: Math.round(box.x * from.scale + from.offset.x),
      y: Math.round(box.y * from.scale + from.offset.y),
      width: Math.round(box.width * from.scale),
      height: Math.round(box.height * from.scale),
    },
    inViewport: raw.inViewport,
    targetable: raw.box !== undefined,
    ...(raw.box === undefined ? { hidden: true as const } : {}),
    ...(raw.covered === true ? { covered: true as const } : {}),
    ...(origin === topOrigin ? {} : { frameOrigin: origin }),
    ...(raw.selector === undefined ? {} : { selector: raw.selector }),
  };
}

/** What the page says of it; else the words that are drawn on it, where its label says something else. */
function described(raw: RawElement, named: Named, name: string): { description?: string } {
  const { description } = named;
  if (description !== "" && description !== name)
    return { description: cut(description.toWellFormed(), 160) };
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  // In a field or a list the words are its value.
  const role = raw.roleAttribute || (/^(?:a|button|summary)$/.test(raw.tag) ? "button" : "");
  const pressed = /^(?:button|link|tab|menuitem)$/.test(role);
  const shown = pressed && raw.label !== "" && raw.text.length <= 60 ? plain(raw.text) : "";
  if (shown.trim() === "" || plain(name).includes(shown.trim())) return {};
  return { description: `shows "${raw.text}"` };
}

function submission(raw: RawElement, form: RawForm | undefined): { submitsTo?: string } {
  if (!raw.submits || form === undefined || form.method === "dialog") return {};
  const method = form.method === "post" ? "POST" : "GET";
  return { submitsTo: `${method} ${raw.formAction === "" ? form.action : raw.formAction}` };
}

const facts = new WeakMap<Surveyed, PageFacts>();

/** One object for each frame and survey, so that the judgement of a page is worked out once and not for each element. */
export function pageFactsOf(from: Surveyed): PageFacts {
  let made = facts.get(from);
  if (made === undefined) {
    made = {
      url: from.raw.url,
      title: from.raw.title,
      headings: from.raw.headings,
      text: from.raw.text,
      lang: from.raw.lang,
    };
    facts.set(from, made);
  }
  return made;
}

export function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return "null";
  }
}

const opensSomething = (raw: RawElement, named: Named): boolean =>
  (raw.haspopup || named.haspopup) &&
  named.state.expanded === undefined &&
  /^(button|clickable|link|menuitem)$/.test(roleOf(raw, named));

function stateOf(raw: RawElement, named: Named): AffordanceState {
  return {
    ...named.state,
    ...(opensSomething(raw, named) ? { opens: true as const } : {}),
    ...(raw.disabled ? { disabled: true as const } : {}),
    ...(raw.required ? { required: true as const } : {}),
    ...(raw.invalid ? { invalid: true as const } : {}),
    ...(raw.current ? { selected: true } : {}),
    ...(/^(?:a|de)scending$/.test(raw.sort) ? { sort: raw.sort } : {}),
    ...(raw.checked === undefined || named.state.checked === "mixed"
      ? {}
      : { checked: raw.checked }),
  };
}

/** A form as actionIds only, with what its fields demand. */
export function formOf(
  form: Pick<RawForm, "fields" | "submit">,
  elements: Map<number, RawElement>,
  idOf: (localId: number) => string | undefined,
): Form | undefined {
  const fields: FormField[] = [];
  for (const localId of form.fields) {
    const actionId = idOf(localId);
    const raw = elements.get(localId);
    if (actionId === undefined || raw === undefined) continue;
    fields.push({
      actionId,
      ...(raw.required ? { required: true as const } : {}),
      ...(raw.type === "" ? {} : { type: raw.type }),
      ...(raw.min === "" ? {} : { min: raw.min }),
      ...(raw.max === "" ? {} : { max: raw.max }),
      ...(raw.pattern === "" ? {} : { pattern: raw.pattern }),
      ...(raw.maxLength > 0 ? { maxLength: raw.maxLength } : {}),
      ...(raw.options.length === 0 ? {} : { options: raw.options }),
    });
  }
  const submit = form.submit.map(idOf).filter((id) => id !== undefined);
  return fields.length === 0 ? undefined : { fields, submit };
}
