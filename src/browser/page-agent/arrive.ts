import { watchRoot } from "./roots.ts";
import { state } from "./state.ts";

/** How much stands in the document; one that was drawn anew is hardly ever of the very same size. */
export function sizeOf(): string {
  const body = state.dom.body(document);
  if (body === null) return "";
  return `${document.getElementsByTagName("*").length} ${state.dom.textContent(body)?.length ?? 0}`;
}

export function noteActPage(): void {
  state.actPage = { size: sizeOf(), address: pageAddress() };
}

/** A jump to a part of the page is no other page; "#/plan" is how some scripts name one. */
export function pageAddress(): string {
  return /^#[/!]/.test(location.hash) ? location.href : location.href.replace(/#.*$/s, "");
}

/**
 * After an address changed: waits for the page to be drawn. A script's page may show the one before it, a frame without
 * content or its skeleton for a while, and no request need be under way meanwhile. One without scripts is what it is.
 */
export async function arrived(ceilingMs: number): Promise<void> {
  watchRoot(document);
  const { actPage } = state;
  const before =
    actPage === undefined || actPage.address === pageAddress() ? undefined : actPage.size;
  if (before === undefined && document.scripts.length === 0) return;
  const started = performance.now();
  let looked = -1;
  while (performance.now() - started < ceilingMs) {
    if (looked !== state.mutations) {
      looked = state.mutations;
      const old = before !== undefined && before === sizeOf();
      if (!old && !isUnfinished()) return;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Nothing in the page's own part but menus, or something that says of itself that it is still to come. */
export function isUnfinished(): boolean {
  const body = state.dom.body(document);
  if (body === null) return true;
  const AROUND =
    "header,nav,footer,aside,[role=banner],[role=navigation],[role=contentinfo],[role=complementary]";
  const mains = [...document.querySelectorAll("main,[role=main]")].filter(standsDrawn);
  const parts = mains.length > 0 ? mains : [body];
  for (const wait of document.querySelectorAll("[aria-busy=true],[class*=skeleton i]"))
    if (standsDrawn(wait) && wait.closest(AROUND) === null) return true;
  const around = mains.length > 0 ? "nav" : AROUND;
  return !parts.some((part) => holdsContent(part, around));
}

export function standsDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

export function holdsContent(part: Element, around: string): boolean {
  const things = part.querySelectorAll("input,select,textarea,button,canvas,video,iframe,img,svg");
  for (const thing of things)
    if (thing.closest(around) === null && standsDrawn(thing) && !looksLikeSpinner(thing))
      return true;
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let count = 0; count < 2_000 && texts.nextNode() !== null; count++) {
    const words = (texts.currentNode.nodeValue ?? "").trim();
    const holder = state.dom.parentElement(texts.currentNode);
    if (words.length < 2 || holder === null || /^(?:script|style|noscript)$/.test(holder.localName))
      continue;
    // "Loading…" in whatever language: a short line that ends in dots announces something.
    if (words.length < 40 && /(?:…|\.\.\.)$/.test(words)) continue;
    if (holder.closest(around) === null && standsDrawn(holder)) return true;
  }
  return false;
}

/** A drawing with no words at it, alone in the middle of nothing. */
export function looksLikeSpinner(thing: Element): boolean {
  return /^(?:svg|img|canvas)$/.test(thing.localName) && thing.getBoundingClientRect().width < 120;
}
