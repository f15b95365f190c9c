import type { Box } from "../../contract/observation.ts";
import { noteActPage } from "./arrive.ts";
import { armGuard, belongsTo } from "./guard.ts";
import { hasInertPart, isDisabled, rawElement, type RawElement } from "./facts.ts";
import { surroundings } from "./context.ts";
import { formOf, rawForm, type RawForm } from "./forms.ts";
import { blockerLabel, overlayAround } from "./blockers.ts";
import { regionOf } from "./regions.ts";
import { allRoots, closestAcross, deepElementFromPoint } from "./roots.ts";
import { setOff, signatures, submission, type Way } from "./signature.ts";
import { elementOf, idOf, state } from "./state.ts";
import { inViewport, shortText, visibleBox, visibleText } from "./visible.ts";
import { headingsOf, closestMain } from "./survey.ts";

export type Prepared = {
  gone: boolean;
  visible: boolean;
  disabled: boolean;
  editable: boolean;
  point: { x: number; y: number } | null;
  obscuredBy: string | null;
  box: Box | null;
  raw: RawElement | null;
  form: RawForm | null;
  /** The control that the act really sets off; 0 where that is the element itself. */
  through: number;
  /** Where its form would go. */
  request: { method: string; url: string } | null;
  signature: string;
  formSignature: string;
  page: { url: string; title: string; headings: string[]; text: string; lang: string };
};

export function pageFacts(): Prepared["page"] {
  const main = document.body === null ? null : (closestMain() ?? document.body);
  return {
    url: location.href.slice(0, 8000),
    title: shortText(state.dom.title(document), 300),
    headings: headingsOf([document]),
    text: main === null ? "" : visibleText(main, 12_000),
    lang: shortText(state.dom.top(document)?.lang, 35),
  };
}

/**
 * Brings the element into view and says how it stands there now: what it is, where to click, what covers it. `arm`
 * sets the guard in the same breath, so that an event is compared with exactly what is described here.
 */
export function prepare(
  id: number,
  scroll: boolean,
  arm: boolean,
  way: Way,
  at: { x: number; y: number } | null = null,
): Prepared {
  state.actMutations = state.mutations;
  noteActPage();
  const empty: Prepared = {
    gone: true,
    visible: false,
    disabled: false,
    editable: false,
    point: null,
    obscuredBy: null,
    box: null,
    raw: null,
    form: null,
    through: 0,
    request: null,
    signature: "",
    formSignature: "",
    page: pageFacts(),
  };
  const element = elementOf(id);
  if (element === undefined) return empty;
  let box = visibleBox(element);
  if (scroll && at === null && box !== undefined && !fullyInView(box)) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    box = visibleBox(element);
  }
  const form = formOf(element);
  const overlay = overlayAround(element);
  const disabled = isDisabled(element, hasInertPart());
  const raw = rawElement(element, {
    disabled,
    box,
    inViewport: box !== undefined && inViewport(box),
    region: overlay === null ? regionOf(element) : "modal",
    blocking: overlay !== null,
    blocker: -1,
    form: form === null ? -1 : 0,
    blockerText:
      overlay === null
        ? undefined
        : { name: blockerLabel(overlay), text: visibleText(overlay, 600) },
    around: surroundings(),
  });
  let hit = box === undefined ? { point: null, obscuredBy: null } : clickPoint(element, box, at);
  // Inside of the window and yet out of sight: the scroll area around it ends before it, up, down or sideways.
  if (scroll && at === null && box !== undefined && hit.point === null) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    box = visibleBox(element) ?? box;
    hit = clickPoint(element, box, at);
  }
  const through = setOff(element, way, hit.point);
  const now = signatures(element, through, way);
  if (arm) armGuard(element, through, way, now, hit.point);
  const sent = through ?? element;
  const sends = formOf(sent);
  return {
    gone: false,
    visible: box !== undefined,
    disabled,
    editable:
      element.matches("input,textarea,select") || (element as HTMLElement).isContentEditable,
    point: hit.point,
    obscuredBy: hit.obscuredBy,
    box: box ?? null,
    raw,
    form: form === null ? null : rawForm(form),
    through: through === null ? 0 : idOf(through),
    request: sends === null ? null : submission(sent, sends),
    signature: now.label,
    formSignature: now.form,
    page: empty.page,
  };
}

export function fullyInView(box: Box): boolean {
  return (
    box.x >= 0 && box.y >= 0 && box.x + box.width <= innerWidth && box.y + box.height <= innerHeight
  );
}

/** A point on the element that nothing else covers: the middle first, then the quarters of each line of it. */
export function clickPoint(
  element: Element,
  box: Box,
  at: { x: number; y: number } | null = null,
): { point: { x: number; y: number } | null; obscuredBy: string | null } {
  let cover: Element | null = null;
  if (at !== null) {
    const hit = deepElementFromPoint(at.x, at.y);
    if (hit !== null && belongsTo(element, hit)) return { point: at, obscuredBy: null };
    return { point: null, obscuredBy: "something else that has come to that place" };
  }
  const boxes: Box[] = [box];
  for (const rect of [...element.getClientRects()].slice(0, 3))
    boxes.push({ x: rect.x, y: rect.y, width: rect.width, height: rect.height });
  let second: { x: number; y: number } | undefined;
  for (const area of boxes)
    for (const [fx, fy] of [
      [0.5, 0.5],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.25],
      [0.5, 0.75],
    ] as const) {
      const x = Math.min(Math.max(area.x + area.width * fx, 0), innerWidth - 1);
      const y = Math.min(Math.max(area.y + area.height * fy, 0), innerHeight - 1);
      const hit = deepElementFromPoint(x, y);
      if (hit !== null && belongsTo(element, hit)) {
        if (!isInnerControl(element, hit)) return { point: { x, y }, obscuredBy: null };
        second ??= { x, y };
      }
      cover ??= hit;
    }
  if (second !== undefined) return { point: second, obscuredBy: null };
  if (cover === null) return { point: null, obscuredBy: "nothing is at its place" };
  return {
    point: null,
    obscuredBy:
      `${cover.localName} ${shortText(cover.getAttribute("aria-label"), 60) || visibleText(cover, 60)}`.trim(),
  };
}

/** A button on a row that is itself pressed: the row is pressed beside it, where there is room. */
export function isInnerControl(element: Element, hit: Element): boolean {
  if (element.matches("a[href],button,input,select,textarea,summary,label,[role=button]"))
    return false;
  for (let at: Element | null = hit; at !== null && at !== element; at = at.parentElement)
    if (state.heard.has(at) || at.matches("a[href],button,input,select,textarea,[role=button]"))
      return true;
  return false;
}

/** What is at a point of this frame: an element's id, or the frame element that takes over there. */
export function elementAt(x: number, y: number): Element | null {
  const hit = deepElementFromPoint(x, y);
  if (hit === null || hit.matches("iframe,frame")) return hit;
  return (
    closestAcross(
      hit,
      "a[href],button,input,select,textarea,label,summary,[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=menuitem],[role=option],[onclick],[tabindex]",
    ) ?? hit
  );
}

/** Where a frame's own coordinates begin; null when the element is not a frame. */
export function frameBox(id: number): { x: number; y: number } | null {
  const element = elementOf(id);
  if (element === undefined || !element.matches("iframe,frame")) return null;
  const rect = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return {
    x: rect.x + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft),
    y: rect.y + parseFloat(style.borderTopWidth) + parseFloat(style.paddingTop),
  };
}

/** True when the frame element itself, and nothing above it, is at this point of its parent. */
export function frameIsAt(id: number, x: number, y: number): boolean {
  return deepElementFromPoint(x, y) === elementOf(id);
}

/** The one visible element a selector fits: its id, 0 for none, -1 for a bad selector, -2 for several. */
export function findByCss(css: string): number {
  let found = 0;
  for (const root of allRoots(document)) {
    let elements: Element[];
    try {
      elements = [...root.querySelectorAll(css)];
    } catch {
      return -1;
    }
    for (const element of elements) {
      if (visibleBox(element) === undefined) continue;
      if (found !== 0) return -2;
      found = idOf(element);
    }
  }
  return found;
}
