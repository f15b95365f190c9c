import type { Box } from "../../contract/observation.ts";
import { rankRegion, rankTier } from "../../contract/rank.ts";
import { findBlockers, isCovered, standsInFront } from "./blockers.ts";
import { findCandidates, interactiveSelector } from "./candidates.ts";
import {
  hasInertPart,
  hrefOf,
  isDisabled,
  rawElement,
  selectorOf,
  type RawElement,
} from "./facts.ts";
import { clippedAway, type Cut } from "./clip.ts";
import { surroundings } from "./context.ts";
import { formOf, rawForm, type RawForm } from "./forms.ts";
import { findMessages } from "./messages.ts";
import { shownLines } from "./lines.ts";
import { placesIn, type Place } from "./regions.ts";
import {
  allRoots,
  closestAcross,
  containsAcross,
  fits,
  inventory,
  queryAll,
  queryFirst,
  watchRoot,
} from "./roots.ts";
import { tellApart } from "./repeats.ts";
import { stampOf } from "./stamp.ts";
import { elementOf, shadowOf, state } from "./state.ts";
import { findText } from "./text.ts";
import { inViewport, shortText, visibleBox, visibleText, rectOf, isShown } from "./visible.ts";

export type SurveyOptions = {
  limit: number;
  listing: string;
  offset: number;
  includeHidden: boolean;
  includeDisabled: boolean;
  /** page, a region's name, or an element's id in this document; "none" lists nothing of this frame. */
  scope: string | number;
  selectors: boolean;
  /** Ask about listeners in any case; else only where elements came in since, which saves five calls of a step. */
  listeners: boolean;
  /** Texts to look for while at it, for expectations. */
  find: string[];
  /** Set for a frame: whether it lies over its page, and which part of it (in its own coordinates) the page shows. */
  framed: { blocking: boolean; window: Box } | undefined;
};

/** Where a frame's document begins, how much of it is shown, how it is scaled, and the blocker it is a part of. */
export type RawFrame = { box: Box; scale: number; blocking: boolean; blocker: number };
export type RawBlocker = { kind: string; label: string };

export type RawSurvey = {
  url: string;
  title: string;
  site: string;
  lang: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; maxY: number };
  ready: string;
  headings: string[];
  text: string;
  /** What stands on the page near where it is scrolled to; left out where only a control is looked for. */
  lines: string[];
  messages: string[];
  blockers: RawBlocker[];
  forms: RawForm[];
  keys: [number, number][];
  elements: RawElement[];
  frames: RawFrame[];
  total: number;
  mutations: number;
  /** As long as it is the same, so are the names and states of controls that are described alike. */
  stamp: string;
  /** Elements came in since listeners were last asked about. */
  grown: boolean;
  found: (string | null)[];
};

/**
 * One pass over the document: find candidates, rank them by geometry and place, describe only the first `limit`.
 * Answers the description as JSON and, beside it, the elements themselves (e0…, frames f0…, hosts h0…).
 */
export function survey(options: SurveyOptions): Record<string, unknown> {
  state.shown = new Map();
  try {
    return surveyed(options);
  } finally {
    state.shown = undefined;
  }
}

export function surveyed(options: SurveyOptions): Record<string, unknown> {
  const { roots, custom } = inventory(document);
  for (const root of roots) watchRoot(root);
  const blockers = findBlockers(roots);
  const listing = listCandidates(roots, blockers, options);
  state.listing = { id: options.listing, elements: listing.elements, keys: listing.keys };
  const page = describeListing(roots, options, blockers);
  const frames: RawFrame[] = [];
  const answer: Record<string, unknown> = {};
  for (const root of roots)
    for (const frame of queryAll(root, "iframe,frame")) {
      if (frames.length >= 30) break;
      const place = framePlace(frame as HTMLIFrameElement);
      if (place === undefined) continue;
      const blocker = blockers.findIndex((b) => containsAcross(b.element, frame));
      const around = blockers[blocker];
      answer[`f${frames.length}`] = frame;
      frames.push({
        ...place,
        blocker,
        blocking:
          options.framed?.blocking === true || (around !== undefined && standsInFront(around)),
      });
    }
  const json: RawSurvey = {
    url: location.href.slice(0, 8000),
    title: shortText(state.dom.title(document), 300),
    site: shortText(
      Document.prototype.querySelector
        .call(document, 'meta[property="og:site_name"], meta[name="application-name"]')
        ?.getAttribute("content"),
      80,
    ),
    lang: shortText(state.dom.top(document)?.lang, 35),
    viewport: { width: innerWidth, height: innerHeight },
    scroll: {
      x: Math.round(scrollX),
      y: Math.round(scrollY),
      maxY: Math.max(0, (state.dom.top(document)?.scrollHeight ?? 0) - innerHeight),
    },
    ready: document.readyState,
    headings: headingsOf(roots),
    text: mainText(),
    lines: options.listing === "locate" ? [] : shownLines(),
    messages: findMessages(roots),
    blockers: blockers.map(({ kind, label }) => ({ kind, label })),
    forms: page.forms,
    keys: page.keys,
    elements: page.elements,
    frames,
    total: listing.elements.length,
    mutations: state.mutations,
    stamp: stampOf(),
    grown: state.heardAt !== state.grown,
    found: options.find.map(findText),
  };
  for (const [index, element] of page.nodes.entries()) answer[`e${index}`] = element;
  for (const [index, host] of possibleClosedHosts(roots, custom).entries())
    answer[`h${index}`] = host;
  answer["json"] = JSON.stringify(json);
  return answer;
}

/** The next stretch of a listing that survey() made, for a cursor. */
export function surveyMore(options: SurveyOptions): Record<string, unknown> {
  if (state.listing?.id !== options.listing) return { json: "null" };
  const roots = allRoots(document);
  const page = describeListing(roots, options, findBlockers(roots));
  const answer: Record<string, unknown> = {
    json: JSON.stringify({
      forms: page.forms,
      keys: page.keys,
      elements: page.elements,
      total: state.listing.elements.length,
    }),
  };
  for (const [index, element] of page.nodes.entries()) answer[`e${index}`] = element;
  return answer;
}

/** Where a frame's own coordinates begin and what one of its pixels measures; undefined when nobody can see it. */
export function framePlace(frame: HTMLIFrameElement): Pick<RawFrame, "box" | "scale"> | undefined {
  const box = visibleBox(frame);
  if (box === undefined || box.width < 8 || box.height < 8) return undefined;
  const style = getComputedStyle(frame);
  const scale = frame.offsetWidth === 0 ? 1 : box.width / frame.offsetWidth;
  const left = parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
  const top = parseFloat(style.borderTopWidth) + parseFloat(style.paddingTop);
  const right = parseFloat(style.borderRightWidth) + parseFloat(style.paddingRight);
  const bottom = parseFloat(style.borderBottomWidth) + parseFloat(style.paddingBottom);
  return {
    box: {
      x: box.x + left * scale,
      y: box.y + top * scale,
      width: box.width - (left + right) * scale,
      height: box.height - (top + bottom) * scale,
    },
    scale,
  };
}

export function closestMain(): Element | null {
  const dialog = queryFirst(document, "dialog[open],[aria-modal=true]");
  if (dialog !== null && visibleBox(dialog) !== undefined) return dialog;
  return queryFirst(document, "main,[role=main],article");
}

export function mainText(): string {
  const main = closestMain() ?? state.dom.body(document);
  return main === null ? "" : visibleText(main, 2000);
}

export function headingsOf(roots: ParentNode[]): string[] {
  const texts: string[] = [];
  for (const root of roots)
    for (const heading of queryAll(root, "h1,h2,h3,[role=heading],legend")) {
      if (texts.length >= 12) return texts;
      if (isShown(heading)) texts.push(shortText(heading.textContent, 120));
    }
  return texts;
}

export function listCandidates(
  roots: ParentNode[],
  blockers: { element: Element; kind: string }[],
  options: SurveyOptions,
): { elements: Element[]; keys: [number, number][] } {
  if (options.scope === "none") return { elements: [], keys: [] };
  const within = typeof options.scope === "number" ? elementOf(options.scope) : undefined;
  if (typeof options.scope === "number" && within === undefined) return { elements: [], keys: [] };
  const regionScope =
    typeof options.scope === "string" && options.scope !== "page" ? options.scope : undefined;
  const placeOf = placesIn(roots, blockers);
  const folded = new Set<string>();
  const inert = hasInertPart();
  const cuts = new Map<Element, Cut>();
  const rows: { element: Element; tier: number; place: number; order: number }[] = [];
  const candidates = findCandidates(roots, interactiveSelector());
  for (let order = 0; order < candidates.length; order++) {
    const element = candidates[order] as Element;
    if (within !== undefined && !containsAcross(within, element)) continue;
    const box = visibleBox(element);
    if (box === undefined && !options.includeHidden) continue;
    const disabled = isDisabled(element, inert);
    if (disabled && !options.includeDisabled) continue;
    const place = placeOf(element);
    const owner = place.blocker;
    const around = blockers[owner];
    const blocking =
      options.framed?.blocking === true || (around !== undefined && standsInFront(around));
    const region = regionIn(place, blocking, options);
    if (regionScope !== undefined && region !== regionScope) continue;
    if ((region === "navigation" || region === "footer") && fits(element, "a[href]")) {
      // A component's own link holds no words itself: they are slotted in, and its siblings are no copies of it.
      const words = (element.textContent ?? "").trim();
      const key = `${hrefOf(element)}\u0001${words}`;
      if (words !== "" && folded.has(key)) continue;
      folded.add(key);
    }
    const tier = rankTier({
      blocking,
      hidden: box === undefined,
      disabled,
      inViewport: box !== undefined && isInSight(element, box, options, cuts),
    });
    // The uppermost blocker's controls come before those of one that lies beneath it.
    const below = blocking && owner > 0 ? Math.min(owner, 9) / 10 : 0;
    rows.push({ element, tier, place: rankRegion(region) + below, order });
  }
  rows.sort((a, b) => a.tier - b.tier || a.place - b.place || a.order - b.order);
  return {
    elements: rows.map((row) => row.element),
    keys: rows.map((row) => [row.tier, row.place]),
  };
}

/** In the window, and not beyond the edge of a scroll area in it. */
export function isInSight(
  element: Element,
  box: Box,
  options: SurveyOptions,
  cuts: Map<Element, Cut>,
): boolean {
  return inViewport(box, options.framed?.window) && !clippedAway(element, box, cuts);
}

export function regionIn(place: Place, blocking: boolean, options: SurveyOptions): string {
  if (blocking) return "modal";
  return options.framed === undefined ? place.region : "frame";
}

export function describeListing(
  roots: ParentNode[],
  options: SurveyOptions,
  blockers: { element: Element; kind: string; label: string }[],
): { elements: RawElement[]; nodes: Element[]; keys: [number, number][]; forms: RawForm[] } {
  const listing = state.listing;
  const elements: RawElement[] = [];
  const nodes: Element[] = [];
  const keys: [number, number][] = [];
  const forms: RawForm[] = [];
  const formIndex = new Map<Element, number>();
  const placeOf = placesIn(roots, blockers);
  const inert = hasInertPart();
  const texts = new Map<Element, { name: string; text: string }>();
  const around = surroundings();
  const cuts = new Map<Element, Cut>();
  for (
    let at = options.offset;
    listing !== undefined && at < listing.elements.length && elements.length < options.limit;
    at++
  ) {
    const element = listing.elements[at] as Element;
    const place = placeOf(element);
    const owner = place.blocker;
    const front = blockers[owner];
    const blocking =
      (front !== undefined && standsInFront(front)) || options.framed?.blocking === true;
    const form = formOf(element);
    if (form !== null && !formIndex.has(form)) {
      formIndex.set(form, forms.length);
      forms.push(rawForm(form));
    }
    const dialog =
      front !== undefined && front.kind === "modal"
        ? front.element
        : closestAcross(element, "dialog,[role=dialog],[role=alertdialog]");
    if (dialog !== null && !texts.has(dialog))
      texts.set(dialog, { name: front?.label ?? "", text: visibleText(dialog, 600) });
    const box = visibleBox(element);
    const raw = rawElement(element, {
      disabled: isDisabled(element, inert),
      box,
      inViewport: box !== undefined && isInSight(element, box, options, cuts),
      region: regionIn(place, blocking, options),
      blocking,
      blocker: owner,
      form: form === null ? -1 : (formIndex.get(form) ?? -1),
      blockerText: dialog === null ? undefined : texts.get(dialog),
      around,
    });
    if (options.selectors) raw.selector = selectorOf(element);
    elements.push(raw);
    nodes.push(element);
    keys.push(listing.keys[at] ?? [9, 9]);
  }
  markCovered(elements, nodes, blockers);
  tellApart(elements, nodes);
  return { elements, nodes, keys, forms };
}

/** Behind a dialog lies what cannot be pressed: in view where something else is hit, out of view where nothing in view can be. */
export function markCovered(
  elements: RawElement[],
  nodes: Element[],
  blockers: { element: Element; kind: string }[],
): void {
  const [front] = blockers;
  if (front === undefined || front.kind !== "modal") return;
  const outside = elements
    .map((raw, at) => ({ raw, node: nodes[at] as Element }))
    .filter(({ node }) => !containsAcross(front.element, node));
  const inView = outside.filter(({ raw }) => raw.inViewport);
  const hidden = inView.filter(({ node }) => isCovered(node));
  for (const { raw } of hidden) raw.covered = true;
  if (inView.length === 0 || hidden.length < inView.length) return;
  for (const { raw } of outside) raw.covered = true;
}

/**
 * A closed shadow root cannot be seen from a script; elements that may have one are asked about over CDP, once each. A
 * custom element's name that was asked for in vain a few times is not asked again: its class decides, not the instance.
 */
export function possibleClosedHosts(roots: ParentNode[], custom: Element[]): Element[] {
  const hosts: Element[] = [];
  const hollow =
    "div:empty,span:empty,section:empty,main:empty,p:empty,article:empty,aside:empty,header:empty,footer:empty,nav:empty";
  const ask = (element: Element, name: string, most: number): void => {
    const asked = state.askedNames.get(name) ?? 0;
    if (hosts.length >= 40 || asked >= most || state.askedHosts.has(element)) return;
    if (shadowOf(element) !== null) return;
    const { width, height } = rectOf(element);
    const sized = width >= 20 && height >= 12;
    // An element that is not defined yet may get its root when it is.
    if (!sized && (name === "" || !fits(element, ":defined"))) return;
    state.askedHosts.add(element);
    state.askedNames.set(name, asked + 1);
    hosts.push(element);
  };
  for (const element of custom) ask(element, state.dom.localName(element), 5);
  for (const root of roots)
    for (const element of queryAll(root, hollow)) if (hosts.length < 40) ask(element, "", 400);
  return hosts;
}
