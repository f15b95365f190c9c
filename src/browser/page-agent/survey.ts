import type { Box } from "../../contract/observation.ts";
import { rankRegion, rankTier } from "../../contract/rank.ts";
import { findBlockers } from "./blockers.ts";
import { findCandidates, interactiveSelector } from "./candidates.ts";
import { hasInertPart, isDisabled, rawElement, selectorOf, type RawElement } from "./facts.ts";
import { formOf, rawForm, type RawForm } from "./forms.ts";
import { findMessages } from "./messages.ts";
import { regionOf } from "./regions.ts";
import { closestAcross, containsAcross, allRoots, watchRoot } from "./roots.ts";
import { elementOf, shadowOf, state } from "./state.ts";
import { findText } from "./text.ts";
import { inViewport, shortText, visibleBox, visibleText } from "./visible.ts";

export type SurveyOptions = {
  limit: number;
  listing: string;
  offset: number;
  includeHidden: boolean;
  includeDisabled: boolean;
  /** page, a region's name, or an element's id in this document; "none" lists nothing of this frame. */
  scope: string | number;
  selectors: boolean;
  /** Texts to look for while at it, for expectations. */
  find: string[];
  /** Set for a frame: where it stands in its parent. */
  framed: { blocking: boolean; clip: Box } | undefined;
};

export type RawFrame = { box: Box; blocking: boolean };
export type RawBlocker = { kind: string; label: string };

export type RawSurvey = {
  url: string;
  title: string;
  lang: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; maxY: number };
  ready: string;
  headings: string[];
  text: string;
  messages: string[];
  blockers: RawBlocker[];
  forms: RawForm[];
  keys: [number, number][];
  elements: RawElement[];
  frames: RawFrame[];
  total: number;
  mutations: number;
  found: (string | null)[];
};

/**
 * One pass over the document: find candidates, rank them by geometry and place, describe only the first `limit`.
 * Answers the description as JSON and, beside it, the elements themselves (e0…, frames f0…, hosts h0…).
 */
export function survey(options: SurveyOptions): Record<string, unknown> {
  const roots = allRoots(document);
  for (const root of roots) watchRoot(root);
  const blockers = findBlockers(roots);
  const inFront = blockers.filter(standsInFront);
  const listing = listCandidates(roots, inFront, options);
  state.listing = { id: options.listing, elements: listing.elements, keys: listing.keys };
  const page = describeListing(options, blockers);
  const frames: RawFrame[] = [];
  const answer: Record<string, unknown> = {};
  for (const root of roots)
    for (const frame of root.querySelectorAll("iframe,frame")) {
      const box = visibleBox(frame);
      if (box === undefined || box.width < 8 || box.height < 8 || frames.length >= 30) continue;
      const style = getComputedStyle(frame);
      const left = box.x + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
      const top = box.y + parseFloat(style.borderTopWidth) + parseFloat(style.paddingTop);
      answer[`f${frames.length}`] = frame;
      frames.push({
        box: { x: left, y: top, width: frame.clientWidth, height: frame.clientHeight },
        blocking:
          options.framed?.blocking === true ||
          inFront.some((b) => containsAcross(b.element, frame)),
      });
    }
  const json: RawSurvey = {
    url: location.href,
    title: document.title,
    lang: document.documentElement?.lang ?? "",
    viewport: { width: innerWidth, height: innerHeight },
    scroll: {
      x: Math.round(scrollX),
      y: Math.round(scrollY),
      maxY: Math.max(0, (document.documentElement?.scrollHeight ?? 0) - innerHeight),
    },
    ready: document.readyState,
    headings: headingsOf(roots),
    text: document.body === null ? "" : visibleText(closestMain() ?? document.body, 2000),
    messages: findMessages(roots),
    blockers: blockers.map(({ kind, label }) => ({ kind, label })),
    forms: page.forms,
    keys: page.keys,
    elements: page.elements,
    frames,
    total: listing.elements.length,
    mutations: state.mutations,
    found: options.find.map(findText),
  };
  for (const [index, element] of page.nodes.entries()) answer[`e${index}`] = element;
  for (const [index, host] of possibleClosedHosts(roots).entries()) answer[`h${index}`] = host;
  answer["json"] = JSON.stringify(json);
  return answer;
}

/** The next stretch of a listing that survey() made, for a cursor. */
export function surveyMore(options: SurveyOptions): Record<string, unknown> {
  if (state.listing?.id !== options.listing) return { json: "null" };
  const page = describeListing(options, findBlockers(allRoots(document)));
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

/** A sign-in form or a captcha is a part of the page; what lies over the page comes first in every list. */
export function standsInFront(blocker: { kind: string }): boolean {
  return blocker.kind === "modal" || blocker.kind === "consent";
}

export function closestMain(): Element | null {
  const dialog = document.querySelector("dialog[open],[aria-modal=true]");
  if (dialog !== null && visibleBox(dialog) !== undefined) return dialog;
  return document.querySelector("main,[role=main],article");
}

export function headingsOf(roots: ParentNode[]): string[] {
  const texts: string[] = [];
  for (const root of roots)
    for (const heading of root.querySelectorAll("h1,h2,h3,[role=heading],legend")) {
      if (texts.length >= 12) return texts;
      if (heading.checkVisibility({ visibilityProperty: true }))
        texts.push(shortText(heading.textContent, 120));
    }
  return texts;
}

export function listCandidates(
  roots: ParentNode[],
  blockers: { element: Element }[],
  options: SurveyOptions,
): { elements: Element[]; keys: [number, number][] } {
  if (options.scope === "none") return { elements: [], keys: [] };
  const within = typeof options.scope === "number" ? elementOf(options.scope) : undefined;
  if (typeof options.scope === "number" && within === undefined) return { elements: [], keys: [] };
  const regionScope =
    typeof options.scope === "string" && options.scope !== "page" ? options.scope : undefined;
  const memo = new Map<Element, string>();
  const folded = new Set<string>();
  const inert = hasInertPart();
  const rows: { element: Element; tier: number; place: number; order: number }[] = [];
  const candidates = findCandidates(roots, interactiveSelector());
  for (let order = 0; order < candidates.length; order++) {
    const element = candidates[order] as Element;
    if (within !== undefined && !containsAcross(within, element)) continue;
    const box = visibleBox(element);
    if (box === undefined && !options.includeHidden) continue;
    const disabled = isDisabled(element, inert);
    if (disabled && !options.includeDisabled) continue;
    const blocking =
      options.framed?.blocking === true || blockers.some((b) => containsAcross(b.element, element));
    const region = placeOf(element, memo, blocking, options);
    if (regionScope !== undefined && region !== regionScope) continue;
    if ((region === "navigation" || region === "footer") && element.localName === "a") {
      const key = `${(element as HTMLAnchorElement).href}\u0001${(element.textContent ?? "").trim()}`;
      if (folded.has(key)) continue;
      folded.add(key);
    }
    const tier = rankTier({
      blocking,
      hidden: box === undefined,
      disabled,
      inViewport: box !== undefined && inViewport(box),
    });
    rows.push({ element, tier, place: rankRegion(region), order });
  }
  rows.sort((a, b) => a.tier - b.tier || a.place - b.place || a.order - b.order);
  return {
    elements: rows.map((row) => row.element),
    keys: rows.map((row) => [row.tier, row.place]),
  };
}

export function placeOf(
  element: Element,
  memo: Map<Element, string>,
  blocking: boolean,
  options: SurveyOptions,
): string {
  if (blocking) return "modal";
  return options.framed === undefined ? regionOf(element, memo) : "frame";
}

export function describeListing(
  options: SurveyOptions,
  blockers: { element: Element; kind: string; label: string }[],
): { elements: RawElement[]; nodes: Element[]; keys: [number, number][]; forms: RawForm[] } {
  const listing = state.listing;
  const elements: RawElement[] = [];
  const nodes: Element[] = [];
  const keys: [number, number][] = [];
  const forms: RawForm[] = [];
  const formIndex = new Map<Element, number>();
  const memo = new Map<Element, string>();
  const inert = hasInertPart();
  const texts = new Map<Element, { name: string; text: string }>();
  for (
    let at = options.offset;
    listing !== undefined && at < listing.elements.length && elements.length < options.limit;
    at++
  ) {
    const element = listing.elements[at] as Element;
    const owner = blockers.findIndex((b) => containsAcross(b.element, element));
    const around = blockers[owner];
    const blocking =
      (around !== undefined && standsInFront(around)) || options.framed?.blocking === true;
    const form = formOf(element);
    if (form !== null && !formIndex.has(form)) {
      formIndex.set(form, forms.length);
      forms.push(rawForm(form));
    }
    const dialog =
      around !== undefined && around.kind === "modal"
        ? around.element
        : closestAcross(element, "dialog,[role=dialog],[role=alertdialog]");
    if (dialog !== null && !texts.has(dialog))
      texts.set(dialog, { name: around?.label ?? "", text: visibleText(dialog, 600) });
    const box = visibleBox(element);
    const raw = rawElement(element, {
      disabled: isDisabled(element, inert),
      box,
      inViewport: box !== undefined && inViewport(box),
      region: placeOf(element, memo, blocking, options),
      blocking,
      blocker: owner,
      form: form === null ? -1 : (formIndex.get(form) ?? -1),
      blockerText: dialog === null ? undefined : texts.get(dialog),
    });
    if (options.selectors) raw.selector = selectorOf(element);
    elements.push(raw);
    nodes.push(element);
    keys.push(listing.keys[at] ?? [9, 9]);
  }
  return { elements, nodes, keys, forms };
}

/** A closed shadow root cannot be seen from a script; hosts that look hollow are asked about over CDP, once each. */
export function possibleClosedHosts(roots: ParentNode[]): Element[] {
  const hosts: Element[] = [];
  for (const root of roots)
    for (const element of root.querySelectorAll("*")) {
      if (hosts.length >= 40) return hosts;
      const custom = element.localName.includes("-");
      if (
        !custom &&
        (element.firstChild !== null ||
          !/^(div|span|section|main|p|article|aside|header|footer|nav)$/.test(element.localName))
      )
        continue;
      if (shadowOf(element) !== null || state.askedHosts.has(element)) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width < 20 || rect.height < 12) continue;
      state.askedHosts.add(element);
      hosts.push(element);
    }
  return hosts;
}
