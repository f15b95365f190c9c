import { shadowOf, state } from "./state.ts";

/** The document and every shadow root in it, outermost first. */
export function allRoots(top: ParentNode): ParentNode[] {
  const roots: ParentNode[] = [top];
  for (let i = 0; i < roots.length; i++) {
    const root = roots[i] as ParentNode;
    for (const element of root.querySelectorAll("*")) {
      const shadow = shadowOf(element);
      if (shadow !== null) roots.push(shadow);
    }
  }
  return roots;
}

/** Parent across shadow boundaries and slots, so that regions and dialogs are found from inside components. */
export function parentOf(element: Element): Element | null {
  if (element.assignedSlot !== null) return element.assignedSlot;
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

export function closestAcross(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at !== null; at = parentOf(at))
    if (at.matches(selector)) return at;
  return null;
}

export function containsAcross(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at !== null; at = parentOf(at))
    if (at === outer) return true;
  return false;
}

/** What is really under a point, down through shadow roots. */
export function deepElementFromPoint(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  while (hit !== null) {
    const inner: Element | null = shadowOf(hit)?.elementFromPoint(x, y) ?? null;
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** Counts changes in a root, so that settling can tell a quiet page from a busy one. */
export function watchRoot(root: Node): void {
  if (state.observed.has(root)) return;
  state.observed.add(root);
  state.observer ??= new MutationObserver((records) => {
    const overlay = state.overlay;
    if (
      overlay !== undefined &&
      records.every(
        (r) => r.target === overlay || [...r.addedNodes, ...r.removedNodes].includes(overlay),
      )
    )
      return;
    state.mutations += records.length;
    state.lastMutation = performance.now();
  });
  state.observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
