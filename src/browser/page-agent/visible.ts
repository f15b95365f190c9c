import type { Box } from "../../contract/observation.ts";
import { fits, parentOf, queryAll } from "./roots.ts";
import { shadowOf, state } from "./state.ts";

/** Where a person would see and click the element; undefined when they would not see it at all. */
export function visibleBox(element: Element): Box | undefined {
  const shown = shownAs(element);
  if (shown === undefined) return undefined;
  const { x, y, width, height } = rectOf(shown);
  return { x, y, width, height };
}

/** What a person sees of an element: mostly itself; its label, its drawing or its content where it is hidden. */
export function shownAs(element: Element): Element | undefined {
  const rect = rectOf(element);
  const sized = rect.width >= 2 && rect.height >= 2;
  if (sized && isShown(element) && !isTuckedAway(element)) return element;
  const seen = (other: Element): boolean => {
    const { width, height } = rectOf(other);
    return width >= 2 && height >= 2 && isShown(other);
  };
  // Styled checkboxes, radios and uploads hide the native input and show their label instead.
  if (element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)) {
    const label = element.labels?.[0];
    if (label !== undefined && seen(label)) return label;
    // An invisible native control laid over its own drawing is what the person really clicks.
    if (
      rect.width >= 8 &&
      rect.height >= 8 &&
      !isTuckedAway(element) &&
      Element.prototype.checkVisibility.call(element, { visibilityProperty: true })
    )
      return element;
  }
  const drawn = drawnBy(element);
  if (drawn !== null) return drawn;
  // An inline link that wraps a block has an empty box of its own; its content is what is seen.
  if (
    rect.width * rect.height !== 0 ||
    !fits(element, "a,label,button,[role],[onclick],[tabindex]")
  )
    return undefined;
  const child = state.dom.firstElement(element);
  return child !== null && seen(child) ? child : undefined;
}

/** For screen readers alone: a field in a box of one pixel. */
export function isTuckedAway(element: Element): boolean {
  const around = fits(element, "input") ? parentOf(element) : null;
  if (around === null) return false;
  const { width, height } = rectOf(around);
  return width <= 2 && height <= 2 && getComputedStyle(around).overflow !== "visible";
}

/**
 * The box that stands for a field which nobody sees: lists are often drawn by hand around a field that only takes the
 * focus. It holds no other field, and is no larger than a line of a form.
 */
export function drawnBy(element: Element): Element | null {
  if (
    !fits(
      element,
      "input[role=combobox],input[role=listbox],input[role=switch],input[type=checkbox],input[type=radio]",
    )
  )
    return null;
  let at = parentOf(element);
  for (let level = 0; at !== null && level < 4; at = parentOf(at), level++) {
    if (fits(at, "body,form,main,fieldset,tr,ul,[role=radiogroup],[role=group]")) return null;
    if (queryAll(at, "input:not([type=hidden]),select,textarea").length > 1) return null;
    const { width, height } = rectOf(at);
    if (width >= 16 && height >= 12 && isShown(at)) return height <= 120 ? at : null;
  }
  return null;
}

/** `window`: the part of a frame that its page shows. */
export function inViewport(box: Box, window?: Box): boolean {
  const { x, y, width, height } = window ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
  return box.x < x + width && box.y < y + height && box.x + box.width > x && box.y + box.height > y;
}

/** Never half a character at the end: a lone surrogate is not text that can be sent on. */
export function shortText(text: string | null | undefined, max: number): string {
  // Cut before cleaning: an attribute of a megabyte is not worth reading to its end.
  const clean = (text ?? "")
    .slice(0, max * 4 + 200)
    .replace(/\s+/g, " ")
    .trim();
  return (clean.length > max ? `${clean.slice(0, max - 1)}…` : clean).toWellFormed();
}

/** Text a person can read in an element: no scripts, no hidden parts; stops once it has enough. */
export function visibleText(element: Element, max: number, outsideControls = false): string {
  let text = "";
  const visit = (node: Node, depth: number): void => {
    // Scripts can nest deeper than a walk can follow; nobody reads there.
    if (text.length >= max || depth > 500) return;
    if (node instanceof Text) {
      text += ` ${node.data.slice(0, max * 4)}`;
      return;
    }
    if (!(node instanceof Element)) {
      for (const child of state.dom.childNodes(node)) visit(child, depth + 1);
      return;
    }
    const tag = state.dom.localName(node);
    if (/^(script|style|noscript|template|option)$/.test(tag)) return;
    if (outsideControls && /^(a|button)$/.test(tag)) return;
    if (!isShown(node)) {
      // display: contents has no box of its own, yet its children do.
      if (getComputedStyle(node).display !== "contents") return;
    }
    for (const child of state.dom.childNodes(shadowOf(node) ?? node)) visit(child, depth + 1);
    if (node instanceof HTMLSlotElement)
      for (const child of node.assignedNodes()) visit(child, depth + 1);
  };
  visit(element, 0);
  return shortText(text, max);
}

export function rectOf(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

export function isShown(element: Element): boolean {
  const known = state.shown?.get(element);
  if (known !== undefined) return known;
  const shown = Element.prototype.checkVisibility.call(element, {
    visibilityProperty: true,
    opacityProperty: true,
  });
  state.shown?.set(element, shown);
  return shown;
}
