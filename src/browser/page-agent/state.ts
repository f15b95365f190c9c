/**
 * Everything in this folder runs inside the page, in an isolated world: the page's scripts can neither see nor
 * patch it. source.ts sends the functions by their text, so they may use each other and `state`, and nothing else.
 */
export type Guard = {
  /** undefined: this frame must not receive the event at all (another frame is the target). */
  element: Element | undefined;
  /** What the act really sets off, where that is not the element itself. */
  through: Element | null;
  /** How the act reaches it; "nothing": a key while nothing has the focus. */
  way: "own" | "point" | "enter" | "choose" | "nothing";
  signature: string;
  form: string;
  /** A danger act: every event of it is held to what was approved, not only the first. */
  strict: boolean;
  seen: string[];
  /** missed: the event went elsewhere and was stopped there, so that nothing of the page has seen it. */
  refused: { why: string; missed: boolean } | undefined;
};

export type AgentState = {
  nextId: number;
  ids: WeakMap<Element, number>;
  byId: Map<number, WeakRef<Element>>;
  mutations: number;
  lastMutation: number;
  /** How many mutations there had been when the act under way was prepared. */
  actMutations: number;
  listing: { id: string; elements: Element[]; keys: [number, number][] } | undefined;
  guard: Guard | undefined;
  /** Fields that once held a secret stay sensitive, also after "show password" turned them into plain text. */
  sensitive: WeakSet<Element>;
  observed: WeakSet<Node>;
  observer: MutationObserver | undefined;
  /** Closed shadow roots, handed in over CDP since no script can reach them, by host. */
  closed: WeakMap<Element, ShadowRoot>;
  askedHosts: WeakSet<Element>;
  overlay: HTMLElement | undefined;
};

/** Bound for real inside the page; here only so that the functions of this folder type-check. */
export const state = undefined as unknown as AgentState;

export function createState(): AgentState {
  return {
    nextId: 1,
    ids: new WeakMap(),
    byId: new Map(),
    mutations: 0,
    lastMutation: 0,
    actMutations: -1,
    listing: undefined,
    guard: undefined,
    sensitive: new WeakSet(),
    observed: new WeakSet(),
    observer: undefined,
    closed: new WeakMap(),
    askedHosts: new WeakSet(),
    overlay: undefined,
  };
}

export function idOf(element: Element): number {
  const known = state.ids.get(element);
  if (known !== undefined) return known;
  const id = state.nextId++;
  state.ids.set(element, id);
  state.byId.set(id, new WeakRef(element));
  return id;
}

export function elementOf(id: number): Element | undefined {
  const element = state.byId.get(id)?.deref();
  return element?.isConnected === true ? element : undefined;
}

export function shadowOf(element: Element): ShadowRoot | null {
  return element.shadowRoot ?? state.closed.get(element) ?? null;
}

export function adoptClosedRoot(root: ShadowRoot): void {
  state.closed.set(root.host, root);
}
