import type { Box } from "../../contract/observation.ts";
import { fits } from "./roots.ts";
import { shadowOf, state } from "./state.ts";

/** Where a person would see and click the element; undefined when they would not see it at all. */
export function visibleBox(element: Element): Box | undefined {
  const rect = rectOf(element);
  if (rect.width >= 2 && rect.height >= 2 && isShown(element))
    return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  // Styled checkboxes, radios and uploads hide the native input and show their label instead.
  if (element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)) {
    const label = element.labels?.[0];
    if (label !== undefined) {
      const box = rectOf(label);
      if (box.width >= 2 && box.height >= 2 && isShown(label))
        return { x: box.x, y: box.y, width: box.width, height: box.height };
    }
    // An invisible native control laid over its own drawing is what the person really clicks.
    if (
      rect.width >= 8 &&
      rect.height >= 8 &&
      Element.prototype.checkVisibility.call(element, { visibilityProperty: true })
    )
      return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  }
  // An inline link that wraps a block has an empty box of its own; its content is what is seen.
  if (
    rect.width * rect.height !== 0 ||
    !fits(element, "a,label,button,[role],[onclick],[tabindex]")
  )
    return undefined;
  const child = state.dom.firstElement(element);
  if (child !== null) {
    const box = rectOf(child);
    if (box.width >= 2 && box.height >= 2 && isShown(child))
      return { x: box.x, y: box.y, width: box.width, height: box.height };
  }
  return undefined;
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
  return Element.prototype.checkVisibility.call(element, {
    visibilityProperty: true,
    opacityProperty: true,
  });
}
