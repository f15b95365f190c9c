import type {
  Affordance,
  Blocker,
  Form,
  FormField,
  Observation,
} from "../../contract/observation.ts";
import { rankRegion, rankTier } from "../../contract/rank.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import { domainOf } from "../extract/observe.ts";
import { finder, type PageMore } from "./page-facts.ts";
import { messagesOf, textOf } from "./page-text.ts";
import { readTree, walk, wordsIn, type TreeNode } from "./snapshot-tree.ts";
import type { Snapshot } from "./snapshot.ts";
import { targetsOf, type Front, type Target } from "./targets.ts";

/** A page in the contract's words, with the controls behind its affordances. */
export type Described = Pick<
  Observation,
  "page" | "messages" | "blockers" | "affordances" | "forms"
> & {
  text: string;
  targets: Map<string, Target>;
  /** What the keyboard would reach. */
  focused: Target | undefined;
};

/** The head of a page says what it is for; the contract reads no more than that. */
const JUDGED_TEXT = 3000;
const NO_SIZE = { width: 0, height: 0 };
const NO_SCROLL = { x: 0, y: 0, maxY: 0 };

export function describePage(
  snapshot: Snapshot,
  title: string,
  facts: PageMore | undefined,
): Described {
  const root = readTree(snapshot.yaml);
  const find = finder(facts);
  const fronts = frontsOf(root, facts);
  const text = textOf(
    root,
    fronts.map(({ node }) => node),
  );
  const headings = [...walk(root)]
    .filter(({ node }) => node.role === "heading")
    .map(({ node }) => node.name || wordsIn(node));
  const page = { url: snapshot.url, title, headings, text: text.slice(0, JUDGED_TEXT) };
  const { targets, focused } = targetsOf(root, page, facts, find, fronts);
  const blockers = fronts.map((front) => blockerOf(front, targets));
  return {
    page: {
      url: snapshot.url,
      domain: domainOf(snapshot.url),
      title,
      lang: facts?.lang ?? "",
      viewport: facts?.viewport ?? NO_SIZE,
      scroll: facts?.scroll ?? NO_SCROLL,
    },
    messages: messagesOf(root),
    blockers,
    affordances: ranked(targets.map(({ affordance }) => affordance)),
    forms: formsOf(targets),
    text,
    targets: new Map(targets.map((target) => [target.ref, target])),
    focused,
  };
}

/** Dialogs by their role; without one, what covers the page by its place. */
function frontsOf(root: TreeNode, facts: PageMore | undefined): Front[] {
  const dialogs = [...walk(root)]
    .filter(({ node, above }) => isDialog(node) && !above.some(isDialog))
    .map(({ node }): Front => ({ node, label: node.name || headingIn(node) }));
  if (dialogs.length > 0 || facts?.front == null) return dialogs;
  const covering = new Set(
    facts.elements.filter(({ front }) => front).map(({ box }) => String(box)),
  );
  const holds = (node: TreeNode): boolean => covering.has(node.attributes.get("box") ?? "");
  const [first, ...others] = [...walk(root)].filter(
    ({ node }) => node.ref !== undefined && holds(node),
  );
  if (first === undefined) return [];
  // The smallest part that holds all of its controls, and around it what holds no others: its heading and its words.
  const common = first.above.filter((node) => others.every(({ above }) => above.includes(node)));
  const { front } = facts;
  const isFront = (node: TreeNode): boolean =>
    liesIn(node, front.box) && !hasOtherControls(node, holds);
  const node = common.find((one) => one !== root && isFront(one)) ?? common.at(-1);
  return node === undefined || node === root ? [] : [{ node, label: front.label }];
}

function hasOtherControls(node: TreeNode, holds: (node: TreeNode) => boolean): boolean {
  return [...walk(node)].some(
    (one) =>
      /^(button|link|textbox|checkbox|radio|combobox)$/.test(one.node.role) && !holds(one.node),
  );
}

function liesIn(
  node: TreeNode,
  [left, top, wide, high]: [number, number, number, number],
): boolean {
  const [x = 0, y = 0, width = 0, height = 0] = (node.attributes.get("box") ?? "")
    .split(",")
    .map(Number);
  return (
    x >= left - 1 && y >= top - 1 && x + width <= left + wide + 1 && y + height <= top + high + 1
  );
}

function isDialog({ role }: TreeNode): boolean {
  return role === "dialog" || role === "alertdialog";
}

function headingIn(node: TreeNode): string {
  const heading = [...walk(node)].find((one) => one.node.role === "heading");
  return heading === undefined
    ? wordsIn(node).slice(0, 80)
    : heading.node.name || wordsIn(heading.node);
}

function blockerOf(front: Front, targets: Target[]): Blocker {
  const inside = targets.filter(({ node }) =>
    [...walk(front.node)].some((one) => one.node === node),
  );
  const consents = inside.some(({ name }) => readLabel(name).stance === "consent");
  const ends = inside.some(({ risk }) => risk.kinds.includes("ends_subscription"));
  return {
    kind: consents && !ends ? "consent" : "modal",
    label: front.label.slice(0, 160),
    actionIds: inside.map(({ ref }) => ref),
  };
}

function ranked(affordances: Affordance[]): Affordance[] {
  const key = (one: Affordance): number =>
    rankTier({
      blocking: one.region === "modal",
      hidden: false,
      disabled: one.state.disabled === true,
      inViewport: one.inViewport,
    }) *
      10 +
    rankRegion(one.region);
  return affordances.toSorted((a, b) => key(a) - key(b));
}

const FIELDS = /^(textbox|searchbox|spinbutton|slider|combobox|listbox|checkbox|radio|switch)$/;
const TYPES: Record<string, string> = {
  combobox: "select",
  listbox: "select",
  checkbox: "checkbox",
  radio: "radio",
};

/** By the page's own forms; fields that stand in none belong together. */
function formsOf(targets: Target[]): Form[] {
  const groups = Map.groupBy(targets, ({ more }) => more?.form ?? -1);
  return [...groups.values()].flatMap((group) => {
    const fields = group.filter(({ role }) => FIELDS.test(role)).map(fieldOf);
    const submit = group.filter(({ more }) => more?.submits === true).map(({ ref }) => ref);
    return fields.length === 0 ? [] : [{ fields, submit }];
  });
}

function fieldOf({ ref, role, more, sensitive, options }: Target): FormField {
  const type = more?.type || TYPES[role] || (sensitive ? "password" : "text");
  return {
    actionId: ref,
    type,
    ...(more?.required === true ? { required: true as const } : {}),
    ...(more !== undefined && more.maxLength > 0 ? { maxLength: more.maxLength } : {}),
    ...(options.length === 0 ? {} : { options }),
  };
}
