import { attributeOf, closestAcross, fits, parentOf, queryAll, queryFirst } from "./roots.ts";
import { shadowOf, state } from "./state.ts";
import { isShown, shortText, visibleText } from "./visible.ts";

/** Fields and the like, which people know by the words that stand next to them. */
export function fieldSelector(): string {
  return "input:not([type=submit]):not([type=button]):not([type=reset]):not([type=image]):not([type=hidden]),select,textarea,[role=slider],[role=spinbutton],[role=combobox],[role=listbox],[role=checkbox],[role=radio],[role=switch],[role=textbox],[role=searchbox]";
}

/** A label that markup does not tie to its field: the item it is a part of, or the words before it, behind it for ticks. */
export function wordsBeside(element: Element): string {
  const node = closestAcross(element, "[role=treeitem],[role=option],[role=menuitem]");
  if (!fits(element, fieldSelector())) return titleAround(element);
  if (node !== null && node !== element) return itemWords(node, 60);
  if (
    fits(element, "[aria-label]:not([aria-label='']),[aria-labelledby],[title]:not([title=''])") ||
    ((element as HTMLInputElement).labels?.length ?? 0) > 0
  )
    return "";
  const tick = fits(element, "input[type=checkbox],[role=checkbox],[role=switch]");
  if (tick) return wordsFrom(element, true) || wordsFrom(element, false);
  // One of several is known by what stands on it or behind it: the words before are for all of them.
  if (fits(element, "input[type=radio],[role=radio]")) return wordsFrom(element, true);
  return wordsFrom(listBox(element) ?? element, false);
}

/** An icon's button may have its name on the item around it. */
export function titleAround(element: Element): string {
  if (!fits(element, "a,button,[role=button]") || fits(element, "[aria-label],[title]")) return "";
  if (visibleText(element, 5) !== "") return "";
  for (let at = parentOf(element), level = 0; at !== null && level < 2; at = parentOf(at), level++)
    if (fits(at, "[title]:not([title=''])")) return shortText(attributeOf(at, "title"), 60);
  return "";
}

export function wordsFrom(element: Element, onward: boolean): string {
  let at: Element | null = element;
  for (let level = 0; at !== null && level < 4; at = parentOf(at), level++) {
    if (fits(at, "body,form,main,fieldset,td,th,[role=cell],[role=gridcell]")) return "";
    // Words beside a part with several fields are for all of them; the handles of one slider share theirs.
    const role = attributeOf(element, "role");
    const fields = level === 0 ? [] : [...queryAll(at, fieldSelector())];
    if (fields.length > 1 && (onward || fields.some((one) => attributeOf(one, "role") !== role)))
      return "";
    let next: Node | null = onward ? at.nextSibling : at.previousSibling;
    for (let steps = 0; next !== null && steps < 8; steps++) {
      if (next instanceof Text && /\p{L}/u.test(next.data)) return shortText(next.data, 60);
      if (next instanceof Element && isShown(next)) {
        // Another field in between has the words for itself; one of the same widget shares them.
        const field = fits(next, fieldSelector()) ? next : queryFirst(next, fieldSelector());
        const alike = field !== null && attributeOf(field, "role") === attributeOf(element, "role");
        if (field !== null && !(alike && level === 0)) return "";
        const words = field === null ? visibleText(next, 61) : "";
        if (words.length > 60) return "";
        if (/\p{L}/u.test(words)) return words;
      }
      next = onward ? next.nextSibling : next.previousSibling;
    }
  }
  return "";
}

/** An item's own words, without those of the items and controls in it. */
export function itemWords(item: Element, max: number): string {
  const said = attributeOf(item, "aria-label");
  return said === null || said.trim() === ""
    ? piecesOf(item, 1, max).join(" ")
    : shortText(said, max);
}

/** The first few pieces of text in an element, outside of buttons, fields and nested items. */
export function piecesOf(
  top: Element,
  most: number,
  max: number,
  but: (node: Element) => boolean = () => false,
): string[] {
  const pieces: string[] = [];
  let nodes = 0;
  const visit = (node: Node): void => {
    if (pieces.length >= most || nodes++ > 300) return;
    if (node instanceof Text) {
      if (/[\p{L}\p{N}]/u.test(node.data)) pieces.push(shortText(node.data, max));
      return;
    }
    if (node instanceof Element) {
      if (node !== top && but(node)) return;
      const tag = state.dom.localName(node);
      if (/^(script|style|noscript|template|select|textarea|button|svg)$/.test(tag)) return;
      if (node !== top && fits(node, "[role=treeitem],[role=button],[role=menu],[role=listbox]"))
        return;
      if (!isShown(node) && getComputedStyle(node).display !== "contents") return;
      for (const child of state.dom.childNodes(shadowOf(node) ?? node)) visit(child);
      return;
    }
    for (const child of state.dom.childNodes(node)) visit(child);
  };
  visit(top);
  return pieces;
}

/** What is drawn for a list's field that is itself empty: the choice stands beside it, in the same box. */
export function shownValue(element: Element): string {
  const box = listBox(element);
  return box === null ? "" : shortText(piecesOf(box, 6, 60).join(", "), 100);
}

/** The smallest box around a list's field that has words in it, and no other field. */
export function listBox(element: Element): Element | null {
  if (!fits(element, "input[role=combobox]")) return null;
  let at = parentOf(element);
  for (let level = 0; at !== null && level < 3; at = parentOf(at), level++) {
    if (fits(at, "label,body,form,main,fieldset,td,li")) return null;
    if (queryAll(at, "input:not([type=hidden]),select,textarea,label").length > 1) return null;
    if (piecesOf(at, 1, 60).length > 0) return at;
  }
  return null;
}
