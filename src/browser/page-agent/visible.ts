import { shadowOf } from "./state.ts";
import type { Box } from "../../contract/observation.ts";

/** Where a person would see and click the element; undefined when they would not see it at all. */
export function visibleBox(element: Element): Box | undefined {
  const rect = element.getBoundingClientRect();
  if (
    rect.width >= 2 &&
    rect.height >= 2 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
    return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  // Styled checkboxes, radios and uploads hide the native input and show their label instead.
  if (element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)) {
    const label = element.labels?.[0];
    if (label !== undefined) {
      const box = label.getBoundingClientRect();
      if (
        box.width >= 2 &&
        box.height >= 2 &&
        label.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return { x: box.x, y: box.y, width: box.width, height: box.height };
    }
    // An invisible native control laid over its own drawing is what the person really clicks.
    if (
      rect.width >= 8 &&
      rect.height >= 8 &&
      element.checkVisibility({ visibilityProperty: true })
    )
      return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  }
  // An inline link that wraps a block has an empty box of its own; its content is what is seen.
  const child = element.firstElementChild;
  if (
    child !== null &&
    rect.width * rect.height === 0 &&
    element.matches("a,label,button,[role],[onclick],[tabindex]")
  ) {
    const box = child.getBoundingClientRect();
    if (
      box.width >= 2 &&
      box.height >= 2 &&
      child.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      return { x: box.x, y: box.y, width: box.width, height: box.height };
  }
  return undefined;
}

export function inViewport(box: Box): boolean {
  return (
    box.x < innerWidth && box.y < innerHeight && box.x + box.width > 0 && box.y + box.height > 0
  );
}

export function shortText(text: string | null | undefined, max: number): string {
  const clean = (text ?? "").replace(/\s+/g, " ").trim();
  return clean.length > max ? `${clean.slice(0, max - 1)}…` : clean;
}

/** Text a person can read in an element: no scripts, no hidden parts; stops once it has enough. */
export function visibleText(element: Element, max: number): string {
  let text = "";
  const visit = (node: Node): void => {
    if (text.length >= max) return;
    if (node instanceof Text) {
      text += ` ${node.data}`;
      return;
    }
    if (!(node instanceof Element)) {
      for (const child of node.childNodes) visit(child);
      return;
    }
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION)$/.test(node.tagName)) return;
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      // display: contents has no box of its own, yet its children do.
      if (node.childElementCount === 0 || getComputedStyle(node).display !== "contents") return;
    }
    for (const child of (shadowOf(node) ?? node).childNodes) visit(child);
    if (node instanceof HTMLSlotElement) for (const child of node.assignedNodes()) visit(child);
  };
  visit(element);
  return shortText(text, max);
}
