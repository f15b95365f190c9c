import { chooseOptions } from "./edit.ts";
import { formOf } from "./forms.ts";
import { containsAcross, deepElementFromPoint } from "./roots.ts";
import { controlAround, signatures, type Way } from "./signature.ts";
import { shadowOf, state, type Guard, type Refusal } from "./state.ts";
import { drawnBy, shownAs, visibleBox } from "./visible.ts";

/**
 * The last look, taken inside the event itself: while an act is under way, a pointer or key event that does not hit
 * the intended element, or hits it after its label or form changed, is stopped before the page's handlers run.
 * Installed at document start, so these listeners come before any the page can add.
 */
export function installGuard(): void {
  const events = [
    "pointerdown",
    "mousedown",
    "pointerup",
    "mouseup",
    "click",
    "auxclick",
    "contextmenu",
    "dblclick",
    "keydown",
    "keypress",
    "submit",
  ];
  for (const type of events)
    addEventListener(type, (event) => guardSafely(event), { capture: true });
  refuseSpeculation();
}

/** A page that makes the look itself fail (a field named "getAttribute") must not get its event through by that. */
export function guardSafely(event: Event): void {
  try {
    guardEvent(event);
  } catch {
    if (state.guard === undefined) return;
    state.guard.refused ??= { why: "the page could not be checked", missed: false };
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/**
 * Rules for loading pages ahead make requests that no interception sees, with the person's cookies. They are taken
 * out as they come in, before Chromium acts on them.
 */
export function refuseSpeculation(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && /speculationrules/i.test(node.type)) node.remove();
  }).observe(document, { subtree: true, childList: true });
}

export function guardEvent(event: Event): void {
  const guard = state.guard;
  if (guard === undefined || !event.isTrusted) return;
  const refuse = (why: string, missed = false): void => {
    guard.refused ??= {
      why,
      missed: missed && guard.seen.every((type) => /^(pointer|mouse)(down|up)$/.test(type)),
    };
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (guard.refused !== undefined) return refuse(guard.refused.why);
  if (guard.element === undefined) return refuse("another frame received the event", true);
  const { element, through } = guard;
  const same = (): boolean => {
    if (guard.way === "nothing") return true;
    const now = signatures(element, through, guard.way);
    return now.label === guard.signature && now.form === guard.form;
  };
  // A click that no pointer made comes from a key: of the element, of its label, or of the form's default button.
  const byKey = event.type === "click" && (event as MouseEvent).detail === 0;
  // Menus open on pointerdown and move what the click then lands on. Once an act that needs no approval has reached
  // its element the rest is the page's own doing; for a danger act every event of the click is held to the approval.
  if (!guard.strict && guard.seen.length > 0 && !byKey) {
    const at = innermost(event);
    if (event.type === "click" && at instanceof Element && reaches(element, through, at))
      guard.seen.push(event.type);
    return;
  }
  if (event.type === "submit") {
    if (formOf(through ?? element) === event.target && !same()) refuse("the form changed");
    return;
  }
  const target = innermost(event);
  if (!(target instanceof Element) || !reaches(element, through, target))
    return refuse("something else received the event", true);
  if (guard.strict || guard.seen.length === 0)
    if (!same()) return refuse("the label or the form changed");
  guard.seen.push(event.type);
}

/** True when an event on `hit` sets off exactly what was looked at, and not another control inside or around it. */
export function reaches(element: Element, through: Element | null, hit: Element): boolean {
  const way = state.guard?.way;
  if (way === "nothing") return hit === document.body || hit === document.documentElement;
  const within = through !== null && containsAcross(through, hit);
  if (way !== "point") return within || containsAcross(element, hit);
  const control = controlAround(hit);
  const ends = control instanceof HTMLLabelElement ? control.control : control;
  return (ends === element ? null : ends) === through && (within || belongsTo(element, hit));
}

/** Where an event really is: a closed shadow root keeps its inside out of composedPath. */
export function innermost(event: Event): EventTarget | undefined {
  let at = event.composedPath()[0];
  if (!(at instanceof Element) || !state.closed.has(at)) return at;
  const byPoint = event instanceof MouseEvent && (event.type !== "click" || event.detail > 0);
  for (let root = shadowOf(at); root !== null; root = shadowOf(at as Element)) {
    const inner: Element | null = byPoint
      ? root.elementFromPoint(event.clientX, event.clientY)
      : root.activeElement;
    if (inner === null || inner === at) break;
    at = inner;
  }
  return at;
}

export function belongsTo(wanted: Element, hit: Element): boolean {
  if (containsAcross(wanted, hit)) return true;
  // A label stands for its control, and clicking it clicks the control.
  const labels = (wanted as HTMLInputElement).labels;
  if (labels !== undefined && labels !== null)
    for (const label of labels) if (containsAcross(label, hit)) return true;
  if (wanted instanceof HTMLLabelElement) return wanted.control === hit;
  if (isCaption(wanted, hit)) return true;
  // A field that nobody sees is pressed where it is drawn.
  const drawn = drawnBy(wanted);
  return drawn !== null && drawn === shownAs(wanted) && containsAcross(drawn, hit);
}

/** A list whose caption floats over it, as component libraries draw them: what is pressed there opens the list. */
export function isCaption(wanted: Element, hit: Element): boolean {
  if (!wanted.matches("[role=combobox][aria-labelledby]")) return false;
  const ids = (wanted.getAttribute("aria-labelledby") ?? "").split(/\s+/).slice(0, 4);
  const root = wanted.getRootNode() as Document | ShadowRoot;
  return ids.some((id) => {
    const caption = id === "" ? null : root.getElementById(id);
    // A caption elsewhere on the page could be anything.
    return caption !== null && containsAcross(caption, hit) && overlaps(caption, wanted);
  });
}

export function overlaps(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** No event may arrive in this frame at all: another one holds the target. */
export function forbidEvents(): void {
  state.guard = {
    element: undefined,
    through: null,
    way: "own",
    signature: "",
    form: "",
    strict: true,
    seen: [],
    refused: undefined,
  };
}

/** A key pressed while nothing has the focus: it must not reach a control that takes the focus at the last moment. */
export function armForNothing(): void {
  state.guard = {
    element: document.documentElement,
    through: null,
    way: "nothing",
    signature: "",
    form: "",
    strict: false,
    seen: [],
    refused: undefined,
  };
}

export function armGuard(
  element: Element,
  through: Element | null,
  way: Way,
  now: { label: string; form: string },
  point: { x: number; y: number } | null,
): void {
  state.guard = {
    element,
    point,
    through,
    way,
    signature: now.label,
    form: now.form,
    strict: false,
    seen: [],
    refused: undefined,
  };
}

/** From now on every event must fit; false when the element is no longer what it was when the guard was armed. */
export function makeStrict(): boolean {
  const guard = state.guard;
  if (guard !== undefined) guard.strict = true;
  return unchanged();
}

export function unchanged(): boolean {
  const guard = state.guard;
  if (guard?.element === undefined || !guard.element.isConnected || guard.way === "nothing")
    return guard?.way === "nothing";
  const now = signatures(guard.element, guard.through, guard.way);
  return now.label === guard.signature && now.form === guard.form;
}

/** Choosing sets off the page's handlers at once, so the last look is taken in the same breath. */
export function chooseGuarded(
  id: number,
  wanted: string[],
): ReturnType<typeof chooseOptions> | null {
  return state.guard?.strict === true && !unchanged() ? null : chooseOptions(id, wanted);
}

/** What the guard has seen so far; the pointer is let go only where it was pressed. */
export function guardSaw(): { seen: string[]; refused: boolean } {
  return { seen: state.guard?.seen ?? [], refused: state.guard?.refused !== undefined };
}

export function disarmGuard(): { seen: string[]; refused: Refusal | null; slid: boolean } {
  const guard = state.guard;
  const slid = guard !== undefined && slidAway(guard);
  state.guard = undefined;
  return { seen: guard?.seen ?? [], refused: guard?.refused ?? null, slid };
}

/**
 * What comes in late moves what is below it: pressed on the element and let go beside it, which is no click, and nothing
 * on the page would say so. An element that was covered or taken away meanwhile is the page's own answer.
 */
export function slidAway({ element, point, seen, strict, way }: Guard): boolean {
  if (element === undefined || point === undefined || point === null || strict) return false;
  if (way !== "point" || !seen.some((type) => type.endsWith("down")) || seen.includes("click"))
    return false;
  const isAt = (x: number, y: number): boolean => {
    const hit = deepElementFromPoint(x, y);
    return hit !== null && belongsTo(element, hit);
  };
  const box = visibleBox(element);
  if (box === undefined || isAt(point.x, point.y)) return false;
  return isAt(box.x + box.width / 2, box.y + box.height / 2);
}
