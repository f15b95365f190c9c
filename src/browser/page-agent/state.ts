/**
 * Everything in this folder runs inside the page, in an isolated world: the page's scripts can neither see nor
 * patch it. source.ts sends the functions by their text, so they may use each other and `state`, and nothing else.
 */
export type Refusal = { why: string; missed: boolean };

export type Guard = {
  /** undefined: this frame must not receive the event at all (another frame is the target). */
  element: Element | undefined;
  /** What the act really sets off, where that is not the element itself. */
  through: Element | null;
  /** Where a pointer is to press. */
  point?: { x: number; y: number } | null;
  /** How the act reaches it; "nothing": a key while nothing has the focus. */
  way: "own" | "point" | "enter" | "choose" | "nothing";
  signature: string;
  form: string;
  /** A danger act: every event of it is held to what was approved, not only the first. */
  strict: boolean;
  seen: string[];
  /** missed: the click went elsewhere and was stopped there; the page saw the pressing of its own element at most. */
  refused: Refusal | undefined;
};

export type AgentState = {
  nextId: number;
  ids: WeakMap<Element, number>;
  byId: Map<number, WeakRef<Element>>;
  mutations: number;
  lastMutation: number;
  /** How many mutations there had been when the act under way was prepared. */
  actMutations: number;
  /** The last elements that were changed or put there since. */
  changed: Element[];
  /** Where and how much the document was then. */
  actPage: { size: string; address: string } | undefined;
  /** How often something happened on the page that may change what a control is without changing the document. */
  events: number;
  /** What is shown, for as long as one survey takes: nothing changes meanwhile, and it is asked of each element up to ten times. */
  shown: Map<Element, boolean> | undefined;
  listing: { id: string; elements: Element[]; keys: [number, number][] } | undefined;
  guard: Guard | undefined;
  /** Fields that once held a secret stay sensitive, also after "show password" turned them into plain text. */
  sensitive: WeakSet<Element>;
  observed: WeakSet<Node>;
  observer: MutationObserver | undefined;
  /** Closed shadow roots, handed in over CDP since no script can reach them, by host. */
  closed: WeakMap<Element, ShadowRoot>;
  askedHosts: WeakSet<Element>;
  /** Custom element names whose hosts turned out to have no closed root, and how often that was asked. */
  askedNames: Map<string, number>;
  /** Elements with a pointer or click listener of the page's own, as the debugger told. */
  heard: WeakSet<Element>;
  /** How often elements came into the document, and how often they had when listeners were last asked about. */
  grown: number;
  heardAt: number;
  overlay: HTMLElement | undefined;
  /** What paintedTexts() found, so that a piece of it can be painted over. */
  painted: (Text | Element)[];
  /** What was too much to be looked through for secrets: covered as a whole. */
  unread: (Text | Element)[];
  /** Texts too long to be sent, by a short name; none is the same in two documents. */
  longTexts: { salt: string; next: number; known: { text: string; name: string }[] };
  dom: DomGetters;
};

/**
 * The DOM's own getters: a form's field called "parentElement" (or a picture of that name, for the document) stands
 * in for the property, in every world, and would lead a walk astray or end it with an error.
 */
export type DomGetters = {
  parentElement: (node: Node) => Element | null;
  childNodes: (node: Node) => Iterable<Node>;
  textContent: (node: Node) => string | null;
  shadowRoot: (element: Element) => ShadowRoot | null;
  assignedSlot: (element: Element) => Element | null;
  previousElement: (element: Element) => Element | null;
  nextElement: (element: Element) => Element | null;
  firstElement: (element: Element) => Element | null;
  localName: (element: Element) => string;
  baseURI: (node: Node) => string;
  body: (page: Document) => HTMLElement | null;
  title: (page: Document) => string;
  top: (page: Document) => HTMLElement | null;
};

/** Bound for real inside the page; here only so that the functions of this folder type-check. */
export const state = undefined as unknown as AgentState;

export function createState(): AgentState {
  const getter = (prototype: object, name: string) => {
    const { get } = Object.getOwnPropertyDescriptor(prototype, name) as unknown as {
      get: (this: unknown) => never;
    };
    return (node: unknown): never => get.call(node);
  };
  return {
    nextId: 1,
    ids: new WeakMap(),
    byId: new Map(),
    mutations: 0,
    lastMutation: 0,
    actMutations: -1,
    changed: [],
    actPage: undefined,
    events: 0,
    shown: undefined,
    listing: undefined,
    guard: undefined,
    sensitive: new WeakSet(),
    observed: new WeakSet(),
    observer: undefined,
    closed: new WeakMap(),
    askedHosts: new WeakSet(),
    askedNames: new Map(),
    heard: new WeakSet(),
    grown: 0,
    heardAt: -1,
    overlay: undefined,
    painted: [],
    unread: [],
    longTexts: { salt: String(Math.random()), next: 0, known: [] },
    dom: {
      parentElement: getter(Node.prototype, "parentElement"),
      textContent: getter(Node.prototype, "textContent"),
      childNodes: getter(Node.prototype, "childNodes"),
      shadowRoot: getter(Element.prototype, "shadowRoot"),
      assignedSlot: getter(Element.prototype, "assignedSlot"),
      firstElement: getter(Element.prototype, "firstElementChild"),
      previousElement: getter(Element.prototype, "previousElementSibling"),
      nextElement: getter(Element.prototype, "nextElementSibling"),
      baseURI: getter(Node.prototype, "baseURI"),
      localName: getter(Element.prototype, "localName"),
      body: getter(Document.prototype, "body"),
      title: getter(Document.prototype, "title"),
      top: getter(Document.prototype, "documentElement"),
    },
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
  return state.dom.shadowRoot(element) ?? state.closed.get(element) ?? null;
}

/** Told over CDP: these have a listener for clicks of their own. */
export function hear(...nodes: Node[]): void {
  for (const node of nodes) if (node instanceof Element) state.heard.add(node);
}

export function adoptClosedRoot(root: ShadowRoot): void {
  state.closed.set(root.host, root);
  state.askedNames.set(state.dom.localName(root.host), -1_000_000);
}
