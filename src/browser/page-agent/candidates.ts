import { isArrowOfList, isCellOfRow, isHeardCell, isPart, isScrollThumb } from "./parts.ts";
import {
  allRoots,
  attributeOf,
  deepElementFromPoint,
  fits,
  inReadingOrder,
  parentOf,
  queryAll,
  queryFirst,
} from "./roots.ts";
import { shadowOf, state } from "./state.ts";
import { rectOf } from "./visible.ts";

export function interactiveSelector(): string {
  const roles =
    "button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option combobox textbox searchbox slider spinbutton treeitem listbox";
  return [
    "a[href]",
    "area[href]",
    "button",
    "input:not([type=hidden])",
    "select",
    "textarea",
    "summary",
    "[contenteditable='']",
    "[contenteditable=true]",
    "[contenteditable=plaintext-only]",
    "[tabindex]:not([tabindex='-1'])",
    "[onclick]",
    "[onmousedown]",
    "[onpointerdown]",
    "[role=separator][aria-valuenow]",
    "[role=columnheader][aria-sort]",
    "th[aria-sort]",
    ...roles.split(" ").map((role) => `[role=${role}]`),
  ].join(",");
}

/** Above this many elements, each element is no longer asked for its cursor and its listeners. */
export function smallPage(): number {
  return 3000;
}

/** The document and its shadow roots, while it is small enough to ask the debugger for all listeners (14 ms at 3,000 elements). */
export function listenerScopes(): ParentNode[] {
  state.heardAt = state.grown;
  const size = Document.prototype.getElementsByTagName.call(document, "*").length;
  return size > smallPage() ? [] : allRoots(document).slice(0, 60);
}

/**
 * Elements that a person would take for a control: by markup, and for those without a role by the pointer cursor or a
 * click listener of their own. Asking every element for its cursor costs 40 ms at 30,000 elements, so large pages are
 * sampled on a grid instead.
 */
export function findCandidates(roots: ParentNode[], selector: string): Element[] {
  const found: Element[] = [];
  let count = 0;
  for (const root of roots) {
    for (const element of queryAll(root, selector))
      // A tabindex on a scroll area or a wrapper of other controls is focus plumbing, not something to click.
      if (!isPlumbing(element, selector) && !isArrowOfList(element)) found.push(element);
    count +=
      root instanceof Document
        ? Document.prototype.getElementsByTagName.call(root, "*").length
        : queryAll(root, "*").length;
  }
  const suspects = count <= smallPage() ? suspectsEverywhere(roots) : suspectsInView(count);
  for (const element of suspects) if (isCellOfRow(element, suspects)) suspects.delete(element);
  const known = new Set(found);
  for (const list of [...known, ...suspects]) {
    const items = itemsOf(list, selector);
    if (items.length === 0) continue;
    known.delete(list);
    suspects.delete(list);
    for (const item of items) known.add(item);
  }
  const rows = new Set<Element>();
  for (const element of clickable(suspects)) {
    if (known.has(element) || fits(element, "html,body,label,option")) continue;
    if (isScrollThumb(element) || queryFirst(element, "[role=separator]") !== null) continue;
    if (isPart(element)) known.add(element);
    else if (insideKnown(element, known)) continue;
    // What is pressed in a row stands beside the row, not in its place.
    else if (isRow(element, suspects, selector)) rows.add(element);
    else if (!wrapsControl(element, selector)) known.add(element);
  }
  for (const row of rows) known.add(row);
  const same = known.size === found.length && found.every((element) => known.has(element));
  return roots.length === 1 && same ? found : inReadingOrder(roots, known);
}

/** A list that listens or takes the focus on behalf of what is in it: its items are what is pressed, taken up or chosen. */
export function itemsOf(list: Element, selector: string): Element[] {
  if (!fits(list, "ul,ol") || fits(list, "[role=tablist],[role=tree],[role=menubar]")) return [];
  const items = [...queryAll(list, ":scope > li")].filter((item) => !fits(item, selector));
  const bare = items.every((item) => queryFirst(item, selector) === null && !state.heard.has(item));
  return bare && items.length <= 100 ? items : [];
}

/** Outermost first. One that holds several others only listens on their behalf. */
export function clickable(suspects: Set<Element>): Element[] {
  const held = new Map<Element, number>();
  for (const element of suspects)
    for (let at = parentOf(element); at !== null; at = parentOf(at))
      if (suspects.has(at)) {
        held.set(at, (held.get(at) ?? 0) + 1);
        break;
      }
  return [...suspects].filter(
    (element) =>
      ((held.get(element) ?? 0) < 2 && !isContainer(element)) || isAlike(element, suspects),
  );
}

/** Beside another of its kind that can be clicked too: what listens on behalf of others stands alone. */
export function isAlike(element: Element, suspects: Set<Element>): boolean {
  const kind = (one: Element): string =>
    `${state.dom.localName(one)} ${attributeOf(one, "class")?.trim().split(/\s+/)[0] ?? ""}`;
  return [state.dom.previousElement(element), state.dom.nextElement(element)].some(
    (sibling) => sibling !== null && suspects.has(sibling) && kind(sibling) === kind(element),
  );
}

/** A mail, a card, a line of a list: opened by itself, and holding buttons of its own. */
export function isRow(element: Element, suspects: Set<Element>, selector: string): boolean {
  const holds =
    queryFirst(element, selector) !== null ||
    [...queryAll(element, "*")].some((inner) => suspects.has(inner));
  if (!holds || !isAlike(element, suspects)) return false;
  const { width, height } = rectOf(element);
  return (
    width * height < (innerWidth * innerHeight) / 4 &&
    queryFirst(element, "input:not([type=checkbox]):not([type=radio]),select,textarea") === null &&
    /\p{L}/u.test(wordsOutside(element, suspects, selector))
  );
}

/** What stands in a row besides the words of its buttons. */
export function wordsOutside(row: Element, suspects: Set<Element>, selector: string): string {
  let words = "";
  const visit = (node: Node, depth: number): void => {
    if (words.length > 40 || depth > 30) return;
    if (node instanceof Text) words += node.data.slice(0, 80);
    else if (node instanceof Element) {
      if (node !== row && (suspects.has(node) || fits(node, selector))) return;
      for (const child of state.dom.childNodes(node)) visit(child, depth + 1);
    }
  };
  visit(row, 0);
  return words;
}

/** A listener on a large part of the page serves what is in it. */
export function isContainer(element: Element): boolean {
  if (!state.heard.has(element) || getComputedStyle(element).cursor === "pointer") return false;
  const { width, height } = rectOf(element);
  return (
    width * height > (innerWidth * innerHeight) / 4 ||
    Element.prototype.getElementsByTagName.call(element, "*").length > 12
  );
}

export function suspectsEverywhere(roots: ParentNode[]): Set<Element> {
  const result = new Set<Element>();
  const pointing = new Set<Element>();
  for (const root of roots)
    for (const element of queryAll(root, "*")) {
      const { cursor } = getComputedStyle(element);
      const pointer =
        cursor === "pointer" || (cursor.endsWith("-resize") && !fits(element, "textarea"));
      if (pointer) pointing.add(element);
      // cursor is inherited: only the outermost element carries the handler.
      const parent = pointer ? parentOf(element) : null;
      if (state.heard.has(element) || (pointer && (parent === null || !pointing.has(parent))))
        result.add(element);
    }
  return result;
}

/** Finding what is at a point goes through all siblings there, so the grid is coarser where there are very many. */
export function suspectsInView(count: number): Set<Element> {
  const result = new Set<Element>();
  const step = count > 60_000 ? 4 : count > 20_000 ? 2 : 1;
  for (let y = 10; y < innerHeight; y += 32 * step)
    for (let x = 10; x < innerWidth; x += 80 * step) {
      let at = deepElementFromPoint(x, y);
      if (at === null || getComputedStyle(at).cursor !== "pointer") continue;
      for (
        let up = parentOf(at);
        up !== null && getComputedStyle(up).cursor === "pointer";
        up = parentOf(up)
      )
        at = up;
      result.add(at);
    }
  return result;
}

/** A component's host that listens for the button in its shadow: the button is the control. */
export function wrapsControl(element: Element, selector: string): boolean {
  if (queryFirst(element, selector) !== null) return true;
  const shadow = shadowOf(element);
  return shadow !== null && queryFirst(shadow, selector) !== null;
}

export function insideKnown(element: Element, known: Set<Element>): boolean {
  for (let at = parentOf(element); at !== null; at = parentOf(at)) if (known.has(at)) return true;
  return false;
}

export function isPlumbing(element: Element, selector: string): boolean {
  if (!fits(element, "[tabindex]:not([onclick])")) return false;
  if (fits(element, "a[href],button,input,select,textarea,summary,[contenteditable]")) return false;
  const role = attributeOf(element, "role");
  // The cell that has the focus of its grid, around what is to be pressed in it.
  if (role === "gridcell" || role === "cell")
    return queryFirst(element, selector) !== null || isHeardCell(element);
  if (
    role !== null &&
    !/^(group|region|presentation|none|document|dialog|alertdialog|tabpanel|main|navigation|grid|table|list|listbox|menu|menubar|tablist|toolbar|application|article|tree|treegrid|radiogroup|feed|rowgroup)$/.test(
      role,
    )
  )
    return false;
  return role !== null || queryFirst(element, selector) !== null;
}
