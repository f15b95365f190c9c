import { findBlockers, standsInFront } from "./blockers.ts";
import { allRoots, attributeOf, fits, queryAll, queryFirst } from "./roots.ts";
import { surroundings } from "./context.ts";
import { optionsOf, rawElement, type RawElement } from "./facts.ts";
import { elementOf, shadowOf, state } from "./state.ts";
import { isShown, shortText, visibleBox, visibleText } from "./visible.ts";

/** Where a text stands among what a person can read here: the words around it, or null. */
export function findText(wanted: string): string | null {
  const clean = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").toLowerCase();
  const words = clean(wanted).trim();
  for (const root of allRoots(state.dom.body(document) ?? document)) {
    const found = textWithin(root, words, clean);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Goes down only where the raw text holds the words, and reads what is visible only at the bottom of that: reading all
 * that is visible on a page of 10,000 controls took 50 ms.
 */
export function textWithin(
  node: ParentNode,
  words: string,
  clean: (text: string) => string,
): string | null {
  if (!clean(state.dom.textContent(node) ?? "").includes(words)) return null;
  for (const child of state.dom.childNodes(node)) {
    if (!(child instanceof Element)) continue;
    const found = textWithin(child, words, clean);
    if (found !== null) return found;
  }
  if (!(node instanceof Element)) return null;
  const shown = visibleText(node, 20_000);
  const at = clean(shown).indexOf(words);
  return at < 0 ? null : shortText(shown.slice(Math.max(0, at - 30), at + words.length + 60), 160);
}

/** A window that lies over a corner of the page and stops nobody: an assistant and what it says. Columns are not read. */
export function besidesMain(main: Element): Element[] {
  const frame =
    "header,footer,nav,script,style,template,[role=banner],[role=navigation],[role=contentinfo],[role=search]";
  const beside: Element[] = [];
  const body = state.dom.body(document);
  for (let at: Element | null = main; at !== null && at !== body; at = at.parentElement)
    for (const sibling of at.parentElement?.children ?? [])
      if (sibling !== at && !fits(sibling, frame) && isWindow(sibling)) beside.push(sibling);
  return beside;
}

export function isWindow(element: Element): boolean {
  const talks = "[role=log],[role=dialog],[aria-live=polite]";
  if (fits(element, talks) || queryFirst(element, talks) !== null) return true;
  return getComputedStyle(element).position === "fixed";
}

/** Words in one line that are set apart by style stand apart; `"<b>Ann</b>"` is "Ann", and no space belongs to the name. */
export function gapAround(element: Element): string {
  const { display, marginLeft, marginRight, paddingLeft, paddingRight } = getComputedStyle(element);
  const apart = [marginLeft, marginRight, paddingLeft, paddingRight].some(
    (width) => parseFloat(width) > 1,
  );
  return /^(inline|contents)$/.test(display) && !apart ? "" : " ";
}

/** What lies over the page first, then the page's main content and open windows beside it, as Markdown, for reading. */
export function readMarkdown(max: number): string {
  const main = queryFirst(document, "main,[role=main]") ?? state.dom.body(document);
  if (main === null) return "";
  const tops = findBlockers(allRoots(document))
    .filter(standsInFront)
    .map((blocker) => blocker.element);
  tops.push(main);
  // No headings from beside: they are not what the page is about. And not much of it.
  const beside = besidesMain(main).filter((one) => !tops.includes(one));
  return markdownOf(tops, beside, max);
}

/** One control's own words; of a field all that stands in it, as it stands there, unless it is kept from sight. */
export function readPart(id: number, max: number): { text: string; raw: RawElement } | null {
  const element = elementOf(id);
  if (element === undefined) return null;
  const raw = rawElement(element, {
    disabled: false,
    box: visibleBox(element),
    inViewport: true,
    region: "main",
    blocking: false,
    blocker: -1,
    form: -1,
    blockerText: undefined,
    around: surroundings(),
  });
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const text =
    field && raw.value !== undefined
      ? element.value.slice(0, max)
      : element instanceof HTMLSelectElement
        ? optionsOf(element.options, 500).join("\n")
        : markdownOf([element], [], max);
  return { text: raw.sensitive ? "" : text.toWellFormed(), raw };
}

export function markdownOf(first: Element[], further: Element[], max: number): string {
  const tops = [...first, ...further];
  const beside = new Set(further);
  const besideMost = 1500;
  let besideFrom = -1;
  const lines: string[] = [];
  let length = 0;
  let current = "";
  let at: Element | undefined;
  const read = new Set<Element>();
  const flush = (prefix = ""): void => {
    const text = current.replace(/\s+/g, " ").trim();
    current = "";
    if (text === "") return;
    lines.push(prefix + text);
    length += text.length;
  };
  let depth = 0;
  const within = (node: Node): void => {
    // Scripts can nest deeper than a walk can follow; nobody reads there.
    if (depth > 500) return;
    depth++;
    for (const child of state.dom.childNodes(node)) visit(child);
    depth--;
  };
  const visit = (node: Node): void => {
    if (length > max || current.length > max) return;
    if (besideFrom >= 0 && length - besideFrom > besideMost) return;
    if (node instanceof Text) {
      current += node.data.slice(0, max);
      return;
    }
    if (!(node instanceof Element)) {
      within(node);
      return;
    }
    const tag = state.dom.localName(node);
    // An overlay that lies inside the main part was read already.
    if (read.has(node) && node !== at) return;
    if (/^(script|style|noscript|template|svg|canvas|nav|select|datalist)$/.test(tag)) return;
    if (!isShown(node) && getComputedStyle(node).display !== "contents") return;
    const inner = (): void => {
      within(shadowOf(node) ?? node);
      if (node instanceof HTMLSlotElement) for (const child of node.assignedNodes()) visit(child);
    };
    const heading = /^h([1-6])$/.exec(tag);
    if (heading !== null) {
      flush();
      inner();
      flush(besideFrom >= 0 ? "" : `${"#".repeat(Number(heading[1]))} `);
    } else if (tag === "li") {
      flush();
      inner();
      flush("- ");
    } else if (tag === "tr" && queryFirst(node, "table,h1,h2,h3,h4,form,ul,ol,p") === null) {
      flush();
      const cells = [...node.children].map((cell) => visibleText(cell, 300).replace(/\|/g, "\\|"));
      lines.push(`| ${cells.join(" | ")} |`);
      length += cells.join("").length;
      if (queryFirst(node, "th") !== null && queryFirst(node, "td") === null)
        lines.push(`|${" --- |".repeat(cells.length)}`);
    } else if (tag === "br") flush();
    else if (tag === "a" && fits(node, "[href]")) {
      const text = visibleText(node, 200);
      current +=
        queryFirst(node, "h1,h2,h3,p,div,li") === null
          ? ` [${text}](${shortText(attributeOf(node, "href"), 500)}) `
          : ` ${text} `;
    } else if (tag === "img") {
      const alt = attributeOf(node, "alt");
      if (alt !== null && alt.trim() !== "") current += ` [image: ${shortText(alt, 80)}] `;
    } else if (/^(input|textarea)$/.test(tag)) return;
    else if (/^(strong|b)$/.test(tag)) {
      const gap = gapAround(node);
      current += `${gap}**${visibleText(node, 400)}**${gap}`;
    } else if (
      /^(span|em|i|u|small|code|mark|sup|sub|time|abbr|label|button|slot|font)$/.test(tag)
    ) {
      const gap = gapAround(node);
      current += gap;
      inner();
      current += gap;
    } else {
      flush();
      inner();
      flush();
    }
  };
  for (const top of tops) {
    at = top;
    if (beside.has(top) && besideFrom < 0) besideFrom = length;
    read.add(top);
    visit(top);
    flush();
  }
  return lines.join("\n").slice(0, max).toWellFormed();
}

export function modalNames(): string[] {
  const names: string[] = [];
  for (const root of allRoots(document))
    for (const element of queryAll(
      root,
      "dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]",
    ))
      if (visibleBox(element) !== undefined) names.push(visibleText(element, 80));
  return names;
}
