import { shadowOf, state } from "./state.ts";

/** querySelectorAll and its kin, unmoved by fields and pictures that carry their names. */
export function queryAll(root: Node, selector: string): NodeListOf<Element> {
  if (root instanceof Document) return Document.prototype.querySelectorAll.call(root, selector);
  if (root instanceof Element) return Element.prototype.querySelectorAll.call(root, selector);
  return DocumentFragment.prototype.querySelectorAll.call(root, selector);
}

export function queryFirst(root: Node, selector: string): Element | null {
  if (root instanceof Document) return Document.prototype.querySelector.call(root, selector);
  if (root instanceof Element) return Element.prototype.querySelector.call(root, selector);
  return DocumentFragment.prototype.querySelector.call(root, selector);
}

export function fits(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

export function byIdNear(element: Element, id: string): Element | null {
  const root = Node.prototype.getRootNode.call(element);
  if (root instanceof Document) return Document.prototype.getElementById.call(root, id);
  return root instanceof DocumentFragment
    ? DocumentFragment.prototype.getElementById.call(root, id)
    : null;
}

/** The document and every shadow root in it, outermost first. */
export function allRoots(top: ParentNode): ParentNode[] {
  const roots: ParentNode[] = [top];
  for (let i = 0; i < roots.length; i++)
    for (const element of queryAll(roots[i] as ParentNode, "*")) {
      const shadow = shadowOf(element);
      if (shadow !== null) roots.push(shadow);
    }
  return roots;
}

/** The roots, and on the way the custom elements without a root that can be seen. */
export function inventory(top: ParentNode): { roots: ParentNode[]; custom: Element[] } {
  const roots: ParentNode[] = [top];
  const custom: Element[] = [];
  for (let i = 0; i < roots.length; i++)
    for (const element of queryAll(roots[i] as ParentNode, "*")) {
      const shadow = shadowOf(element);
      if (shadow !== null) roots.push(shadow);
      else if (state.dom.localName(element).includes("-")) custom.push(element);
    }
  return { roots, custom };
}

/** The chosen elements as a reader meets them: what is in a shadow root stands where its host does. */
export function inReadingOrder(roots: ParentNode[], chosen: Set<Element>): Element[] {
  const inner = new Map<Element, ShadowRoot>();
  for (const root of roots) if (root instanceof ShadowRoot) inner.set(root.host, root);
  const ordered: Element[] = [];
  const walk = (root: ParentNode): void => {
    for (const element of queryAll(root, "*")) {
      if (chosen.has(element)) ordered.push(element);
      const shadow = inner.get(element);
      if (shadow !== undefined) walk(shadow);
    }
  };
  if (roots[0] !== undefined) walk(roots[0]);
  return ordered;
}

/** Parent across shadow boundaries and slots, so that regions and dialogs are found from inside components. */
export function parentOf(element: Element): Element | null {
  const above = state.dom.assignedSlot(element) ?? state.dom.parentElement(element);
  if (above !== null) return above;
  const root = Node.prototype.getRootNode.call(element);
  return root instanceof ShadowRoot ? root.host : null;
}

export function closestAcross(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at !== null; at = parentOf(at))
    if (fits(at, selector)) return at;
  return null;
}

export function containsAcross(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at !== null; at = parentOf(at))
    if (at === outer) return true;
  return false;
}

/** What is really under a point, down through shadow roots. */
export function deepElementFromPoint(x: number, y: number): Element | null {
  let hit = Document.prototype.elementFromPoint.call(document, x, y);
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
    if (records.some((r) => [...r.addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE)))
      state.grown++;
    state.lastMutation = performance.now();
    for (const { target, addedNodes } of records.slice(-20))
      for (const node of [target, ...addedNodes])
        if (node instanceof Element) state.changed = [...state.changed.slice(-19), node];
  });
  state.observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
