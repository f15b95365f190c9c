import { attributeOf, fits, parentOf, queryAll } from "./roots.ts";
import { shadowOf, state } from "./state.ts";
import { isShown, shortText, visibleText } from "./visible.ts";

/** The smallest part of the page around a control that says more than the control does. */
export type RawGroup = { heading: string; text: string; others: string[] };

/** What one survey may spend on looking around its controls, and what it has seen so far. */
export type Surroundings = { parts: Map<Element, RawGroup | null>; left: number };

export function surroundings(): Surroundings {
  // 200 controls on cards of 60 nodes; a page that is all one block uses it up and is read without groups.
  return { parts: new Map(), left: 12_000 };
}

/** What a style sheet writes on an element: strings only, no counters, no icon fonts. */
export function paintedBy(element: Element): string {
  let words = "";
  for (const pseudo of ["::before", "::after"]) {
    const { content } = getComputedStyle(element, pseudo);
    if (content.length < 3 || !content.includes('"')) continue;
    for (const part of content.slice(0, 600).match(/"(?:[^"\\]|\\.)*"/g) ?? [])
      words += ` ${part.slice(1, -1).replace(/\\(.)/g, "$1")}`;
  }
  return words.replace(/[\uE000-\uF8FF]/g, "");
}

/**
 * Everything that is drawn on a control: its text, also inside its shadow root, what style sheets write before and
 * behind it, the words of its pictures, the value of a button, and the labels that belong to it.
 */
export function drawnOn(element: Element, max: number): string {
  let words = "";
  let nodes = 0;
  const visit = (node: Node, depth: number): void => {
    if (words.length >= max * 2 || depth > 60 || nodes++ > 120) return;
    if (node instanceof Text) {
      words += node.data.slice(0, max * 2);
      return;
    }
    if (!(node instanceof Element)) {
      for (const child of state.dom.childNodes(node)) visit(child, depth + 1);
      return;
    }
    const tag = state.dom.localName(node);
    if (/^(script|style|noscript|template|option|select|textarea)$/.test(tag)) return;
    if (node !== element && !isShown(node) && getComputedStyle(node).display !== "contents") return;
    if (/^(img|area)$/.test(tag)) words += ` ${attributeOf(node, "alt") ?? ""} `;
    const said = node === element ? null : attributeOf(node, "aria-label");
    if (said !== null) words += ` ${said.slice(0, max)} `;
    if (node instanceof HTMLInputElement) {
      if (/^(submit|button|reset)$/.test(node.type)) words += ` ${node.value.slice(0, max)} `;
      if (node.type === "image") words += ` ${node.alt.slice(0, max)} `;
    }
    const painted = nodes <= 40 ? paintedBy(node) : "";
    const block = !/^(a|abbr|b|bdi|bdo|em|font|i|mark|s|small|span|strong|sub|sup|u|tspan)$/.test(
      tag,
    );
    words += block ? ` ${painted}` : painted;
    for (const child of state.dom.childNodes(shadowOf(node) ?? node)) visit(child, depth + 1);
    if (node instanceof HTMLSlotElement)
      for (const child of node.assignedNodes()) visit(child, depth + 1);
    if (block) words += " ";
  };
  visit(element, 0);
  if (fits(element, "input,select,textarea"))
    for (const label of [...((element as HTMLInputElement).labels ?? [])].slice(0, 3)) {
      words += " ";
      visit(label, 0);
    }
  return shortText(words, max);
}

/** The card, row, list item, dialog or section around a control; undefined where nothing near says more than it. */
export function groupAround(element: Element, seen: Surroundings): RawGroup | undefined {
  let found: RawGroup | undefined;
  let level = 0;
  for (
    let at = parentOf(element);
    at !== null && level < 9 && !fits(at, "body,html,main,[role=main],header,nav,footer");
    at = parentOf(at), level++
  ) {
    let part = seen.parts.get(at);
    if (part === undefined) {
      part = partOf(at, seen);
      seen.parts.set(at, part);
    }
    // Too large for what is in it to be said of one of its controls.
    if (part === null) break;
    if (part.text === "" && part.heading === "") continue;
    found = part;
    if (part.heading !== "" || /\p{Sc}/u.test(part.text) || isItem(at)) break;
  }
  if (found === undefined) return undefined;
  const own = visibleText(element, 60);
  return { ...found, others: found.others.filter((label) => label !== own).slice(0, 6) };
}

/** One of several alike, or a part that the markup itself sets apart. */
export function isItem(element: Element): boolean {
  if (
    fits(
      element,
      "li,tr,article,fieldset,section,dialog,details,[role=listitem],[role=row],[role=dialog],[role=group],[role=region],[role=article],[role=radiogroup],[role=tabpanel]",
    )
  )
    return true;
  const name = attributeOf(element, "class");
  if (name === null || name === "") return false;
  const tag = state.dom.localName(element);
  for (const sibling of [state.dom.previousElement(element), state.dom.nextElement(element)])
    if (
      sibling !== null &&
      state.dom.localName(sibling) === tag &&
      attributeOf(sibling, "class")?.split(" ")[0] === name.split(" ")[0]
    )
      return true;
  return false;
}

/** The words of a part outside its controls, and the labels of those; null for one that is too large. */
export function partOf(top: Element, seen: Surroundings): RawGroup | null {
  let text = "";
  let heading = "";
  const others: string[] = [];
  let nodes = 0;
  const most = 220;
  const visit = (node: Node, depth: number): void => {
    if (++nodes > most || depth > 60) return;
    if (node instanceof Text) {
      if (text.length < 500) text += ` ${node.data.slice(0, 300)}`;
      return;
    }
    if (!(node instanceof Element)) {
      for (const child of state.dom.childNodes(node)) visit(child, depth + 1);
      return;
    }
    const tag = state.dom.localName(node);
    if (/^(script|style|noscript|template|option|svg|iframe)$/.test(tag)) return;
    if (!isShown(node) && getComputedStyle(node).display !== "contents") return;
    if (tag === "button" || tag === "a" || fits(node, "[role=button],input[type=submit]")) {
      const label = attributeOf(node, "aria-label") ?? visibleText(node, 60);
      others.push(shortText(label || (node as HTMLInputElement).value, 60));
      // A link or button may be the card itself, with all its words in it.
      if (fits(node, "a,button") && node.childElementCount < 3) return;
    }
    if (heading === "" && /^(h[1-6]|legend|caption|dt|summary)$/.test(tag))
      heading = visibleText(node, 120);
    else if (heading === "" && fits(node, "[role=heading]")) heading = visibleText(node, 120);
    for (const child of state.dom.childNodes(shadowOf(node) ?? node)) visit(child, depth + 1);
    if (node instanceof HTMLSlotElement)
      for (const child of node.assignedNodes()) visit(child, depth + 1);
  };
  if (seen.left <= 0 || queryAll(top, ":scope > *").length > 80) return null;
  visit(top, 0);
  seen.left -= nodes;
  return nodes > most ? null : { heading, text: shortText(text, 400), others: others.slice(0, 8) };
}
