import { formOf, formSignature } from "./forms.ts";
import { labelSignature } from "./signature.ts";
import { containsAcross } from "./roots.ts";
import { shadowOf, state } from "./state.ts";

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
    "dblclick",
    "keydown",
    "keypress",
    "submit",
  ];
  for (const type of events)
    addEventListener(type, (event) => guardEvent(event), { capture: true });
}

export function guardEvent(event: Event): void {
  const guard = state.guard;
  if (guard === undefined || !event.isTrusted) return;
  const refuse = (why: string): void => {
    guard.refused ??= why;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (guard.refused !== undefined) return refuse(guard.refused);
  if (guard.element === undefined) return refuse("another frame received the event");
  // Menus open on pointerdown and move what the click then lands on. Once an act that needs no approval has reached
  // its element the rest is the page's own doing; for a danger act every event of the click is held to the approval.
  if (!guard.strict && guard.seen.length > 0) return;
  const target = innermost(event);
  if (event.type === "submit") {
    if (formOf(guard.element) === event.target && formSignature(guard.element) !== guard.form)
      refuse("the form changed");
    return;
  }
  const hit = target instanceof Element && belongsTo(guard.element, target);
  // Enter in a field makes the browser click the form's default button: that is this act's own doing.
  const implied =
    event.type === "click" &&
    (event as MouseEvent).detail === 0 &&
    target instanceof Element &&
    formOf(target) !== null &&
    formOf(target) === formOf(guard.element);
  if (!hit && !implied) return refuse("something else received the event");
  if (labelSignature(guard.element) !== guard.signature) return refuse("the label changed");
  if (formSignature(guard.element) !== guard.form) return refuse("the form changed");
  guard.seen.push(event.type);
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
  return wanted instanceof HTMLLabelElement && wanted.control === hit;
}

/** No event may arrive in this frame at all: another one holds the target. */
export function forbidEvents(): void {
  state.guard = {
    element: undefined,
    signature: "",
    form: "",
    strict: true,
    seen: [],
    refused: undefined,
  };
}

export function armGuard(element: Element, signature: string, form: string): void {
  state.guard = { element, signature, form, strict: false, seen: [], refused: undefined };
}

/** From now on every event must fit; false when the element is no longer what it was when the guard was armed. */
export function makeStrict(): boolean {
  const guard = state.guard;
  if (guard?.element === undefined || !guard.element.isConnected) return false;
  guard.strict = true;
  return (
    labelSignature(guard.element) === guard.signature && formSignature(guard.element) === guard.form
  );
}

export function disarmGuard(): { seen: string[]; refused: string | null } {
  const guard = state.guard;
  state.guard = undefined;
  return { seen: guard?.seen ?? [], refused: guard?.refused ?? null };
}
