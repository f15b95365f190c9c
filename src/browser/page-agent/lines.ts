import { fits } from "./roots.ts";
import { shadowOf, state } from "./state.ts";
import { isShown, rectOf, shortText } from "./visible.ts";

/**
 * The words that stand on the page around where it is scrolled to, line by line, without those of controls: by them one
 * look is told from the next. What lies screens away is left out, and so is what comes after the bounds: a page of a
 * hundred thousand lines costs no more than a long one.
 */
export function shownLines(): string[] {
  const most = { lines: 150, letters: 160, elements: 4_000 };
  const lines: string[] = [];
  let line = "";
  let visited = 0;
  const flush = (): void => {
    const text = shortText(line, most.letters);
    line = "";
    if (/[\p{L}\p{N}]/u.test(text) && lines.length < most.lines) lines.push(text);
  };
  const visit = (node: Node, depth: number): void => {
    if (lines.length >= most.lines || visited > most.elements || depth > 300) return;
    if (node instanceof Text) {
      if (line.length < most.letters * 2) line += node.data.slice(0, most.letters * 2);
      return;
    }
    if (!(node instanceof Element) || node === state.overlay) return;
    visited++;
    const tag = state.dom.localName(node);
    if (/^(script|style|noscript|template|option|select|textarea|iframe|svg|canvas)$/.test(tag))
      return;
    // Their words are told with the control.
    if (
      fits(
        node,
        "a[href],button,summary,[role=button],[role=link],[role=tab],[role=menuitem],[role=option],[role=treeitem],[role=combobox],[contenteditable]",
      )
    )
      return;
    if (fits(node, "td,[role=gridcell]")) {
      const inner = state.dom.firstElement(node) ?? node;
      if (getComputedStyle(inner).cursor === "pointer") return;
    }
    const rect = rectOf(node);
    const sized = rect.width > 0 || rect.height > 0;
    if (sized && (rect.bottom < -innerHeight || rect.top > 2 * innerHeight)) return;
    if (!isShown(node) && getComputedStyle(node).display !== "contents") return;
    const inline = /^(span|b|i|em|strong|small|sub|sup|code|u|s|mark|time|abbr|font|bdi|q)$/;
    const own = !inline.test(tag);
    if (own) flush();
    for (const child of state.dom.childNodes(shadowOf(node) ?? node)) visit(child, depth + 1);
    if (node instanceof HTMLSlotElement)
      for (const child of node.assignedNodes()) visit(child, depth + 1);
    if (own) flush();
  };
  const body = state.dom.body(document);
  if (body !== null) visit(body, 0);
  flush();
  return lines;
}
