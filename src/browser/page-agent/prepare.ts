import type { Box } from "../../contract/observation.ts";
import { noteActPage } from "./arrive.ts";
import { armGuard, belongsTo } from "./guard.ts";
import { hasInertPart, isDisabled, rawElement, type RawElement } from "./facts.ts";
import { clippedAway, middleOf, scrollAreasTo } from "./clip.ts";
import { surroundings } from "./context.ts";
import { formOf, rawForm, type RawForm } from "./forms.ts";
import { blockerLabel, overlayAround } from "./blockers.ts";
import { regionOf } from "./regions.ts";
import { allRoots, closestAcross, deepElementFromPoint, fits } from "./roots.ts";
import { controlAround, setOff, signatures, submission, type Way } from "./signature.ts";
import { nextFrame } from "./settle.ts";
import { elementOf, idOf, state } from "./state.ts";
import { inViewport, isShown, shortText, visibleBox, visibleText } from "./visible.ts";
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
  /** What it said before a scroll area was moved to show it; empty where none was. */
  scrolledFrom: string;
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
  state.changed = [];
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
    scrolledFrom: "",
    signature: "",
    formSignature: "",
    page: pageFacts(),
  };
  const element = elementOf(id);
  if (element === undefined) return empty;
  let box = visibleBox(element);
  let scrolledFrom = "";
  const away = (where: Box): boolean =>
    !fullyInView(where) || clippedAway(element, middleOf(where), new Map());
  if (scroll && at === null && box !== undefined && away(box)) {
    scrolledFrom = scrollAreasTo(element) ? wordsOn(element) : "";
    box = visibleBox(element);
  }
  if (scroll && at === null && box !== undefined && away(box)) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    box = visibleBox(element);
  }
  const form = formOf(element);
  const overlay = overlayAround(element);
  const disabled = isDisabled(element, hasInertPart());
  const raw = rawElement(element, {
    disabled,
    box,
    inViewport: box !== undefined && inViewport(box) && !clippedAway(element, box, new Map()),
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
    scrolledFrom,
    signature: now.label,
    formSignature: now.form,
    page: empty.page,
  };
}

export function wordsOn(element: Element): string {
  const around =
    closestAcross(element, "li,tr,[role=row],[role=option],[role=listitem]") ?? element;
  return `${element.getAttribute("aria-label") ?? ""} ${visibleText(element, 200)} ${visibleText(around, 200)}`;
}

/** The same after the page has drawn what scrolling uncovers: lists put other rows into the elements they have. */
export async function wordsAfterScroll(id: number): Promise<string> {
  await nextFrame(200);
  await nextFrame(200);
  const element = elementOf(id);
  return element === undefined ? "" : wordsOn(element);
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
  // A row or branch is pressed on its words: its middle may lie on a button, on a branch in it, or on nothing.
  const items = fits(element, "tr,li,[role=row],[role=treeitem],[role=listitem]");
  const words = items || isEmptyAt(element, box) ? wordsBox(element) : undefined;
  if (words !== undefined) {
    const { x, y } = middleOf(words);
    const hit = deepElementFromPoint(x + 2, y + 2);
    if (hit !== null && belongsTo(element, hit))
      return { point: { x: x + 2, y: y + 2 }, obscuredBy: null };
  }
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
  if (cover !== null && fits(cover, "html,body"))
    return { point: null, obscuredBy: "the edge of the page: no part of it is in view" };
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

/** A holder that is wider than what it holds: pressing its middle would hit nothing. */
export function isEmptyAt(element: Element, box: Box): boolean {
  if (element.childElementCount === 0 || fits(element, "a,button,input,select,textarea,label"))
    return false;
  return deepElementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === element;
}

/** Where the first words of an item stand that are its own and not a control's in it. */
export function wordsBox(element: Element): Box | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let looked = 0; walker.nextNode() !== null && looked < 200; looked++) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (parent === null || !/[\p{L}\p{N}]/u.test(node.data) || !isShown(parent)) continue;
    const control = controlAround(parent);
    if (control !== null && control !== element && element.contains(control)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width >= 2 && height >= 2) return { x, y, width, height };
  }
  return undefined;
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

/** Moves the page so that this place of a frame, in the page's coordinates, can be seen; true when it has moved. */
export function showFrameAt(id: number, x: number, y: number): boolean {
  const frame = elementOf(id);
  const inside = (at: number, size: number): boolean => at >= 0 && at < size;
  if (frame === undefined || (inside(x, innerWidth) && inside(y, innerHeight))) return false;
  const before = frame.getBoundingClientRect();
  frame.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const after = frame.getBoundingClientRect();
  // A frame that is taller than the window is in view as soon as an edge of it is.
  const [left, top] = [x + after.x - before.x, y + after.y - before.y];
  (document.scrollingElement ?? document.documentElement).scrollBy({
    left: inside(left, innerWidth) ? 0 : left - innerWidth / 2,
    top: inside(top, innerHeight) ? 0 : top - innerHeight / 2,
    behavior: "instant",
  });
  const { x: nowX, y: nowY } = frame.getBoundingClientRect();
  return nowX !== before.x || nowY !== before.y;
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
