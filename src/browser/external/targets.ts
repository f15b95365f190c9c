import type { Affordance } from "../../contract/observation.ts";
import { sensitiveField } from "../../contract/redact/sensitive-field.ts";
import { riskOfElement, type PageFacts } from "../../reading/risk/element-risk.ts";
import { type ElementFacts, type FormFacts } from "../../reading/risk/element-facts.ts";
import { SAFE, type Risk } from "../../contract/risk.ts";
import { cut } from "../extract/affordance.ts";
import type { ElementMore, PageMore } from "./page-facts.ts";
import { walk, wordsIn, type TreeNode } from "./snapshot-tree.ts";
import {
  affordanceOf,
  expandedOf,
  LISTS,
  TYPED,
  type Found,
  type Front,
} from "./target-affordance.ts";

export type { Front } from "./target-affordance.ts";

/** One control of a snapshot: what is shown of it, and what its risk is judged by. */
export type Target = {
  ref: string;
  role: string;
  name: string;
  /** Everything a yes is bound to besides role and name. */
  label: string;
  node: TreeNode;
  more: ElementMore | undefined;
  form: FormFacts | undefined;
  facts: ElementFacts;
  risk: Risk;
  sensitive: boolean;
  options: string[];
  affordance: Affordance;
};

const NAME_MAX = 120;
const JUDGED_MAX = 2000;
const CONTROLS = new Set([
  ...TYPED,
  ...LISTS,
  "button",
  "link",
  "checkbox",
  "radio",
  "switch",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "option",
  "tab",
  "treeitem",
]);
const TAGS: Record<string, string> = {
  link: "a",
  textbox: "input",
  searchbox: "input",
  spinbutton: "input",
  checkbox: "input",
  radio: "input",
  combobox: "select",
  listbox: "select",
  clickable: "div",
};

export type Find = (role: string, box: string) => ElementMore | undefined;

/** More than this no caller pages through, and each is judged beside its neighbours. */
const MAX_TARGETS = 1_500;

/**
 * The controls of a page: what has a control's role, or looks clickable without holding one. What has the focus and is
 * no control is told apart: a key may still set it off.
 */
export function targetsOf(
  root: TreeNode,
  page: PageFacts,
  facts: PageMore | undefined,
  find: Find,
  fronts: Front[],
): { targets: Target[]; focused: Target | undefined } {
  const targets: Target[] = [];
  let focused: Target | undefined;
  for (const { node, above } of walk(root)) {
    if (node.ref === undefined) continue;
    if (targets.length >= MAX_TARGETS) break;
    // Boxes of a frame are measured in the frame, so its elements cannot be found by them.
    const framed = above.some(({ role }) => role === "iframe");
    const more = framed ? undefined : find(node.role, node.attributes.get("box") ?? "");
    const role = roleOf(node, above, more);
    // The outermost node stands for the page itself, which has the focus when nothing else has.
    const active = node.attributes.get("active") === "true" && above.length > 1;
    if (role === undefined && !active) continue;
    const front = fronts.find((one) => one.node === node || above.includes(one.node));
    const found = { node, above, role: role ?? "clickable", more, front, page, facts };
    const target = targetOf(found, node.ref);
    if (role !== undefined) targets.push(target);
    if (active) focused = target;
  }
  for (const target of targets) judge(target, targets);
  if (focused !== undefined) judge(focused, targets);
  return { targets, focused };
}

function roleOf(
  node: TreeNode,
  above: TreeNode[],
  more: ElementMore | undefined,
): string | undefined {
  if (CONTROLS.has(node.role)) return node.role;
  if (above.some(({ role }) => CONTROLS.has(role) && role !== "listbox")) return undefined;
  if (more?.tag === "summary") return "button";
  const clickable = node.attributes.get("cursor") === "pointer";
  return clickable && !holdsControl(node) && wordsIn(node) + node.name !== ""
    ? "clickable"
    : undefined;
}

function holdsControl(node: TreeNode): boolean {
  return node.children.some(
    (child) => typeof child !== "string" && (CONTROLS.has(child.role) || holdsControl(child)),
  );
}

function targetOf(found: Found, ref: string): Target {
  const { node, role, more, front, page } = found;
  const placeholder = node.properties.get("placeholder") ?? more?.placeholder ?? "";
  const words = TYPED.has(role) || LISTS.has(role) ? "" : wordsIn(node);
  const name = (node.name || words || placeholder).replaceAll(/\s+/g, " ").trim().toWellFormed();
  const href = role === "link" ? resolved(node.properties.get("url"), page.url) : undefined;
  const form = found.facts?.forms[more?.form ?? -1];
  const expanded = expandedOf(node, more);
  const facts: ElementFacts = {
    role,
    name:
      name.length > JUDGED_MAX
        ? `${name.slice(0, JUDGED_MAX / 2)} ${name.slice(-JUDGED_MAX / 2)}`
        : name,
    tag: more?.tag ?? TAGS[role] ?? "button",
    page,
    ...(more === undefined || more.type === "" ? {} : { inputType: more.type }),
    ...(href === undefined ? {} : { href }),
    ...(more?.haspopup === true ? { haspopup: true } : {}),
    ...(expanded === undefined ? {} : { expandable: true }),
    ...(form === undefined ? {} : { form, submits: more?.submits ?? false }),
    ...((more?.formAction ?? "") === "" ? {} : { formAction: more?.formAction ?? "" }),
    ...(more === undefined
      ? {}
      : { ids: [more.idAttribute, more.nameAttribute, more.classes].filter((id) => id !== "") }),
    ...(front === undefined
      ? {}
      : { dialog: { name: front.label, text: wordsIn(front.node).slice(0, JUDGED_MAX) } }),
  };
  const sensitive = isSensitive(role, name, placeholder, more);
  const options = LISTS.has(role) ? optionsOf(node) : [];
  return {
    ref,
    role,
    name: cut(name, NAME_MAX),
    label: words,
    node,
    more,
    form,
    facts,
    risk: SAFE,
    sensitive,
    options,
    affordance: affordanceOf(found, ref, cut(name, NAME_MAX), { sensitive, href, expanded }),
  };
}

/** What stands beside a control says what it means: alone, or next to "Keep my plan". */
function judge(target: Target, all: Target[]): void {
  const { front } = neighbourhood(target, all);
  target.facts.alternatives = front
    .filter((other) => other !== target && /^(button|link|clickable)$/.test(other.role))
    .map((other) => other.name)
    .slice(0, 12);
  target.risk = riskOfElement({ ...target.facts, drawn: target.label });
  target.affordance.risk = target.risk.level;
  if (target.risk.reason !== "") {
    target.affordance.riskReason = target.risk.reason;
    target.affordance.riskCode = target.risk.code;
  }
}

function neighbourhood(target: Target, all: Target[]): { front: Target[] } {
  const dialog = target.facts.dialog;
  const form = target.form;
  if (dialog !== undefined)
    return { front: all.filter((other) => other.facts.dialog?.text === dialog.text) };
  if (form !== undefined) return { front: all.filter((other) => other.form === form) };
  return {
    front: all.filter(
      (other) => other.affordance.region === "main" && other.facts.dialog === undefined,
    ),
  };
}

function optionsOf(list: TreeNode): string[] {
  return [...walk(list)]
    .filter(({ node }) => node.role === "option")
    .map(({ node }) => node.name || wordsIn(node));
}

function isSensitive(
  role: string,
  name: string,
  placeholder: string,
  more: ElementMore | undefined,
): boolean {
  if (!TYPED.has(role) && role !== "combobox") return false;
  return (
    sensitiveField({
      tag: more?.tag ?? (role === "combobox" ? "select" : "input"),
      type: more?.type ?? "",
      autocomplete: more?.autocomplete ?? "",
      name: more?.nameAttribute ?? "",
      id: more?.idAttribute ?? "",
      label: name,
      placeholder,
      inputMode: more?.inputMode ?? "",
      maxLength: more?.maxLength ?? -1,
    }) !== undefined
  );
}

function resolved(address: string | undefined, base: string): string | undefined {
  if (address === undefined) return undefined;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
