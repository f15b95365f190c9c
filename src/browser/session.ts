import type { BrowserContext, Page, Request } from "playwright";
import { changesBetween } from "../contract/changes.ts";
import { observationHandle, sessionHandle } from "./handles.ts";
import { keyLines } from "../contract/text-changes.ts";
import { ContractError } from "../contract/errors.ts";
import type { EgressPolicy } from "../contract/egress.ts";
import type { Drawn } from "../contract/drawn.ts";
import {
  DEFAULT_AFFORDANCES,
  observeInput,
  parseInput,
  type ObserveInput,
} from "../contract/input.ts";
import type { Affordance, Blocker, Observation } from "../contract/observation.ts";
import type { Redactor } from "../contract/redact/redactor.ts";
import { SCHEMA_VERSION, type Guard } from "../contract/words.ts";
import { ActionIds } from "./action-ids.ts";
import { Confirmations } from "./act/confirmations.ts";
import { closeUnheard } from "./close-page.ts";
import type { Judge } from "./backstop.ts";
import { EffectGate, type Held } from "./effect-gate.ts";
import { domainOf, look, lookOn, type Listing, type Seen } from "./extract/observe.ts";
import { readControl } from "./extract/read-control.ts";
import { isDocumentGone, type FrameLink } from "./frame-link.ts";
import { Mutex } from "./mutex.ts";
import type { RunApprover, Confirmations as Policy } from "./port.ts";
import type { SecretStore } from "./secrets.ts";
import { DialogOpened, Tab, type TabLimits } from "./tab.ts";

export type LogEvent = { event: string; [key: string]: unknown };

export type SessionOptions = {
  owner: string;
  context: BrowserContext;
  /** Ends what was started for this session: its context, its browser where it is alone in it, its proxy. */
  dispose: () => Promise<void>;
  policy: EgressPolicy;
  confirmations: Policy;
  approver: RunApprover | undefined;
  mayAct: (() => Promise<boolean>) | undefined;
  redactor: Redactor;
  secrets: SecretStore;
  uploadFolders: string[];
  maxTabs: number;
  limits: TabLimits;
  /** True where the context is the user's own: their other tabs are none of this session's business. */
  shared: boolean;
  /** Done to a tab before anything is loaded in it; where it fails there is no tab. */
  prepareTab: (page: Page) => Promise<void>;
  guard: Guard;
  /** Told of every request that the gate by effect lets out. */
  onPass: (gate: Judge, method: string, url: string, page: Held["page"]) => void;
  now: () => number;
  log: (event: LogEvent) => void;
};

/** The observation in force, and what is needed to page on from it and to compare the next one with it. */
export type Current = {
  observation: Observation;
  listing: Listing | undefined;
  seen: Seen | undefined;
  texts: string[];
  /** The controls of the last look at the whole of this document: a look at its text or at a part of it lists others. */
  listed?: Affordance[];
};

const OPENED_MS = 10_000;
/** A window is reported only when its first document is there. */
const WINDOW_MS = 3_000;
/** A look asks more than once, and not every question is guarded by itself. */
const LOOK_CALLS = 3;
const MAX_OPENED = 10;
const TOO_MANY_OPENED = `the page opened more than ${MAX_OPENED} windows; the rest were closed at once`;
const MAX_LABEL = 500;
/** As much of an address as a survey tells. */
const URL_MAX = 8_000;
const TEXT_PAGE = 8_000;
const TEXT_MAX = 400_000;
/** More lines than a person reads of an account page. */
const DRAWN_LINES = 1_500;
const FRAME_BOXES = 1_000_000;

/** What the next act's answer is compared with; it lists the first controls of the whole page, and so many are compared. */
function listedAfter(
  { observation, seen }: Current,
  before: Current | undefined,
  { mode, scope }: ObserveInput,
): Affordance[] | undefined {
  if (mode !== "read" && scope === "page")
    return observation.affordances.slice(0, DEFAULT_AFFORDANCES);
  return before?.seen?.documentKey === seen?.documentKey ? before?.listed : undefined;
}

export class Session {
  readonly id = sessionHandle();
  readonly options: SessionOptions;
  readonly ids = new ActionIds();
  readonly gate: EffectGate;
  readonly confirmations: Confirmations;
  readonly lock = new Mutex();
  tabs: Tab[] = [];
  active: Tab;
  current: Current | undefined;
  /** What the caller had seen when the act under way began: however often it is looked at, that is what it is told apart from. */
  base: Current | undefined;
  lastUsed: number;
  closed: ContractError | undefined;
  /** The act under way ended before anything was pressed or typed. */
  untouched = false;
  /** Calls that are under way or wait for their turn. */
  calls = 0;
  #epoch = 0;
  #nextTab = 0;
  #opened: Tab[] = [];
  #told: (page: Page) => void = () => undefined;

  constructor(options: SessionOptions, page: Page) {
    this.options = options;
    this.lastUsed = options.now();
    this.confirmations = new Confirmations(options.now);
    this.gate = new EffectGate({
      guard: options.guard,
      addresses: () => [this.active, ...this.tabs].map((tab) => tab.page.url()),
      now: options.now,
      policy: () => options.policy,
      mayAct: options.mayAct,
      onPass: options.onPass,
      onHeld: (held) => {
        options.log({
          event: "gate.held",
          sessionId: this.id,
          method: held.method,
          url: options.redactor.url(held.url),
          reason: held.risk.reason,
        });
        this.#hold(held, true);
        for (const tab of this.tabs) tab.wake();
      },
      onFreed: (held) => this.#hold(held, false),
    });
    this.active = this.addTab(page);
    options.context.on("page", (opened) => void this.#onPage(opened));
  }

  addTab(page: Page): Tab {
    const known = this.tabs.find((tab) => tab.page === page);
    if (known !== undefined) return known;
    const tab = new Tab(page, this.#nextTab++, this.options.limits, {
      redactor: this.options.redactor,
      secretFields: () => this.#secretFields(),
    });
    tab.lastUsed = this.options.now();
    tab.onDocument = () => this.gate.newDocument(page);
    tab.onFlood = () => this.gate.abandon(page);
    this.tabs.push(tab);
    page.on("close", () => this.#onTabClosed(tab));
    this.#told(page);
    return tab;
  }

  /** Told of every tab of this session, those that are there and those that come. */
  onTab(told: (page: Page) => void): void {
    this.#told = told;
    for (const { page } of this.tabs) told(page);
  }

  /** A tab that the caller asked for; it is the active one from here on. */
  async newTab(): Promise<Tab> {
    if (this.tabs.length >= this.options.maxTabs)
      throw new ContractError("LIMIT_EXCEEDED", `There are ${this.tabs.length} tabs already.`, {
        hint: "Close one of them first: action close_tab.",
      });
    const fresh = this.addTab(await this.#newPage());
    this.#opened = this.#opened.filter((tab) => tab !== fresh);
    this.active = fresh;
    return fresh;
  }

  async #newPage(): Promise<Page> {
    const page = await this.options.context.newPage();
    try {
      await this.options.prepareTab(page);
      return page;
    } catch (error) {
      await page.close();
      throw error;
    }
  }

  /** Puts a fresh tab in the place of one that crashed or hangs; that one is closed without waiting for it. */
  async replaceTab(crashed: Tab): Promise<Tab> {
    const fresh = this.addTab(await this.#newPage());
    this.#opened = this.#opened.filter((tab) => tab !== fresh);
    this.active = fresh;
    this.dropTab(crashed);
    return fresh;
  }

  dropTab(tab: Tab): void {
    this.#onTabClosed(tab);
    if (tab.page.isClosed()) return;
    closeUnheard(tab.page).catch(() =>
      this.options.log({ event: "tab.close_failed", sessionId: this.id }),
    );
  }

  #secretFields(): Map<FrameLink, number[]> {
    const result = new Map<FrameLink, number[]>();
    for (const affordance of this.current?.observation.affordances ?? []) {
      if (affordance.valueRedacted !== true) continue;
      const known = this.ids.get(affordance.actionId);
      if (known !== undefined)
        result.set(known.frame, [...(result.get(known.frame) ?? []), known.localId]);
    }
    return result;
  }

  /** False for requests of tabs that are not this session's; one whose tab is only being made may be. */
  owns(request: Request): boolean {
    try {
      const page = request.frame().page();
      return this.tabs.some((tab) => tab.page === page);
    } catch {
      return true;
    }
  }

  /** Tabs that the page opened by itself since the last call of this. */
  takeOpened(): Tab[] {
    const taken = this.#opened.filter((tab) => !tab.held);
    this.#opened = this.#opened.filter((tab) => tab.held);
    return taken;
  }

  /** Goes on in the newest tab that the page opened by itself, once its document is there. */
  async followOpened(): Promise<number | undefined> {
    const until = Date.now() + WINDOW_MS;
    while (this.gate.windows > 0 && this.#opened.length === 0 && Date.now() < until)
      await this.active.nextEvent(until - Date.now());
    this.gate.windows = 0;
    const opened = this.takeOpened().at(-1);
    await opened?.loaded(OPENED_MS);
    if (opened === undefined || !this.tabs.includes(opened)) return undefined;
    if (opened.held) {
      this.#opened.push(opened);
      return undefined;
    }
    this.active = opened;
    opened.lastUsed = this.options.now();
    return this.tabs.indexOf(opened);
  }

  /** The empty page a session begins with, without looking at it: the first navigation needs an epoch, nothing else. */
  blank(): Observation {
    const observation: Observation = {
      schemaVersion: SCHEMA_VERSION,
      sessionId: this.id,
      observationId: this.#nextId(),
      takenAt: new Date(this.options.now()).toISOString(),
      ...unseen(this.active, undefined),
      blockers: [],
      tabs: [],
    };
    this.current = { observation, listing: undefined, seen: undefined, texts: [] };
    return observation;
  }

  /** `drawn`: also what a person sees of it, line by line, for whoever judges what the site says. */
  async observe(input: ObserveInput, drawn = false): Promise<Observation> {
    if (input.cursor !== undefined) return this.#pageOn(input.cursor, input.maxAffordances);
    this.confirmations.forget();
    const observation = await this.look(input);
    return drawn ? this.withDrawn(observation) : observation;
  }

  async withDrawn<T extends Observation>(observation: T): Promise<T> {
    if (this.active.dialog !== undefined || this.active.held) return observation;
    return { ...observation, drawn: this.options.redactor.deep(await this.#drawn(this.active)) };
  }

  /** Takes a new observation, which ends the one before; compared with it when it follows an act. */
  async look(input: ObserveInput, compare = false, find: string[] = []): Promise<Observation> {
    const observationId = this.#nextId();
    const until = Date.now() + this.options.limits.navigationMs;
    for (let attempt = 0; ; attempt++) {
      const tab = this.active;
      const address = tab.navigating?.url();
      try {
        if (!(await tab.arrive(until)))
          tab.notes.push(`gave up loading ${short(address) || "a page"}: no answer`);
        const seen =
          tab.dialog === undefined && !tab.held
            ? await this.#see(tab, input, observationId, find, compare)
            : undefined;
        return await this.#show(input, observationId, seen, compare);
      } catch (error) {
        // A window that closed itself while it was looked at: what lies behind it is the page now.
        if (this.active === tab || attempt >= 4) throw error;
      }
    }
  }

  /** What can be said after an act whose page crashed. */
  lookAtCrash(input: ObserveInput): Promise<Observation> {
    return this.#show(input, this.#nextId(), undefined, true);
  }

  #nextId(): string {
    return observationHandle(++this.#epoch);
  }

  async #show(
    input: ObserveInput,
    observationId: string,
    looked: Seen | undefined,
    compare: boolean,
  ): Promise<Observation> {
    const before = compare ? (this.base ?? this.current) : this.current;
    const tab = this.active;
    // While the next document waits for a yes, the page stands as it was seen last.
    const seen = looked ?? (tab.held && isOf(tab, before) ? before?.seen : undefined);
    const texts =
      input.mode === "act" || looked === undefined ? [] : await this.#read(tab, input.scope);
    const observation: Observation = {
      schemaVersion: SCHEMA_VERSION,
      sessionId: this.id,
      observationId,
      takenAt: new Date(this.options.now()).toISOString(),
      ...(seen === undefined ? unseen(tab, before?.observation) : pick(seen)),
      tabs: await this.tabList(),
    };
    observation.messages.unshift(
      ...tab.alerts.splice(0).map((text) => `alert: ${text}`),
      ...tab.notes.splice(0),
      ...this.#heldMessages(),
    );
    if (seen?.hasMore === true) observation.nextCursor = `${observationId}.1`;
    if (texts[0] !== undefined) observation.text = texts[0];
    if (texts.length > 1) observation.textCursor = `${observationId}.t1`;
    if (compare && before !== undefined)
      observation.changes = changesBetween(
        { ...before.observation, affordances: before.listed ?? before.observation.affordances },
        observation,
        before.seen?.documentKey === seen?.documentKey && seen !== undefined,
        { before: before.seen?.lines ?? [], after: seen?.lines ?? [] },
      );
    if (seen !== undefined && input.mode === "act" && observation.changes?.samePage !== true) {
      const said = keyLines(seen.lines, observation.messages);
      if (said.length > 0) observation.said = said;
    }
    const shown = this.options.redactor.deep(observation);
    this.current = { observation: shown, listing: seen?.listing, seen, texts };
    const listed = listedAfter(this.current, before, input);
    if (listed !== undefined) this.current.listed = listed;
    this.ids.keepOnly(new Set(tab.link?.frames().map((frame) => frame.documentKey)));
    return shown;
  }

  #heldMessages(): string[] {
    return this.gate.held.map(
      (held) =>
        `held back until confirmed: ${held.method} ${short(held.url)} (${held.risk.reason})`,
    );
  }

  async #see(
    tab: Tab,
    input: ObserveInput,
    listingId: string,
    find: string[],
    afterAct: boolean,
  ): Promise<Seen | undefined> {
    for (let attempt = 0; ; attempt++) {
      try {
        const link = await tab.connect();
        const how = { selectors: input.mode === "full", listeners: !afterAct, find };
        return await link.interrupts.guard(
          look(link, this.ids, input, listingId, how),
          tab.limits.callMs * LOOK_CALLS,
        );
      } catch (error) {
        if (error instanceof DialogOpened) return undefined;
        // The page moved on while it was being looked at; the next look is at the new one.
        if (!isDocumentGone(error)) throw error;
        if (attempt >= 4) throw neverAtRest();
        await tab.nextEvent(100);
      }
    }
  }

  /** What stands on the page, or of one control what stands in it. */
  async #read(tab: Tab, scope: string): Promise<string[]> {
    const link = await tab.connect();
    const known = this.ids.get(scope);
    const parts =
      known === undefined
        ? await Promise.all(
            link.frames().map((frame) => frame.call("readMarkdown", TEXT_MAX).catch(() => "")),
          )
        : [await readControl(known, TEXT_MAX)];
    const text = parts.filter((part) => part !== "").join("\n\n");
    const pages: string[] = [];
    for (let at = 0; at < text.length;) {
      // Cut at a line's end where there is one near, so that no sentence is torn.
      const end =
        at + TEXT_PAGE >= text.length
          ? text.length
          : Math.max(text.lastIndexOf("\n", at + TEXT_PAGE), at + TEXT_PAGE / 2);
      pages.push(text.slice(at, end));
      at = end;
    }
    return pages.length === 0 ? [""] : pages;
  }

  /** The page's own words; those of a frame of another origin carry its name, those of a frame that nobody answers for a mark. */
  async #drawn(tab: Tab): Promise<Drawn> {
    const link = await tab.connect();
    const nothing = { lines: [], busy: false, origin: "", opaque: false };
    const [top = nothing, ...frames] = await Promise.all(
      link.frames().map((frame) => frame.call("readDrawn", DRAWN_LINES).catch(() => nothing)),
    );
    // Boxes of different frames must not be taken for the same.
    const framed = frames.flatMap((frame, at) =>
      frame.lines.map((line) => ({
        ...line,
        path: line.path.map((box) => box + (at + 1) * FRAME_BOXES),
        ...(frame.opaque
          ? { frame: "opaque" }
          : frame.origin === top.origin
            ? {}
            : { frame: frame.origin }),
      })),
    );
    return {
      lines: [...top.lines, ...framed],
      busy: top.busy || frames.some(({ busy }) => busy),
    };
  }

  async #pageOn(cursor: string, limit: number): Promise<Observation> {
    const current = this.current;
    const [observationId, place = ""] = cursor.split(".");
    if (current === undefined || current.observation.observationId !== observationId)
      throw new ContractError(
        "CURSOR_EXPIRED",
        "This cursor belongs to an observation that is over.",
      );
    const {
      text: _,
      textCursor: __,
      nextCursor: ___,
      changes: ____,
      ...base
    } = current.observation;
    if (place.startsWith("t")) {
      const page = Number(place.slice(1));
      const text = current.texts[page];
      if (text === undefined)
        throw new ContractError("CURSOR_EXPIRED", "There is no such page of text.");
      return this.options.redactor.deep({
        ...base,
        affordances: [],
        forms: [],
        text,
        ...(current.texts[page + 1] === undefined
          ? {}
          : { textCursor: `${observationId}.t${page + 1}` }),
      });
    }
    if (current.listing === undefined || current.observation.nextCursor !== cursor)
      throw new ContractError("CURSOR_EXPIRED", "This cursor was used already, or is not known.");
    const more = await lookOn(current.listing, this.ids, limit);
    const nextCursor = more.hasMore ? `${observationId}.${Number(place) + 1}` : undefined;
    if (nextCursor === undefined) delete current.observation.nextCursor;
    else current.observation.nextCursor = nextCursor;
    return this.options.redactor.deep({
      ...base,
      ...more,
      ...(nextCursor === undefined ? {} : { nextCursor }),
    });
  }

  async tabList(): Promise<Observation["tabs"]> {
    return Promise.all(
      this.tabs.map(async (tab, index) => ({
        index,
        url: short(tab.page.url(), URL_MAX),
        title:
          this.tabs.length === 1 || tab.crashed || tab.held || tab.dialog !== undefined
            ? ""
            : await Promise.race([titleOf(tab), tab.nextEvent(300).then(() => "")]),
        active: tab === this.active,
      })),
    );
  }

  #hold(held: Held, waits: boolean): void {
    const tab = this.tabs.find((one) => one.page === held.page);
    if (tab !== undefined) tab.held = waits;
  }

  async #onPage(page: Page): Promise<void> {
    for (const tab of this.tabs) tab.opening = Math.max(0, tab.opening - 1);
    if (this.options.shared) {
      const opener = await page.opener();
      if (!this.tabs.some((tab) => tab.page === opener)) return;
    }
    if (this.tabs.some((tab) => tab.page === page)) return;
    const tab = this.addTab(page);
    if (this.#opened.push(tab) > MAX_OPENED) {
      // A page that opens one window after another must not fill the machine.
      this.#opened.pop();
      this.dropTab(tab);
      if (!this.active.notes.includes(TOO_MANY_OPENED)) this.active.notes.push(TOO_MANY_OPENED);
      return;
    }
    this.options.log({ event: "tab.opened", sessionId: this.id, tabs: this.tabs.length });
    // A person who presses a link sees what it opens; for the run, the act that opened it says where to go on.
    if (this.gate.byPerson) this.active = tab;
    const idle = this.tabs
      .filter((one) => one !== this.active && one !== tab)
      .toSorted((one, two) => one.lastUsed - two.lastUsed);
    for (const one of idle.slice(0, Math.max(0, this.tabs.length - this.options.maxTabs)))
      this.dropTab(one);
    for (const one of this.tabs) one.wake();
  }

  #onTabClosed(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
    if (this.active !== tab) return;
    const next = this.tabs.at(-1);
    if (next !== undefined) this.active = next;
  }
}

function neverAtRest(): ContractError {
  return new ContractError(
    "NAVIGATION_TIMEOUT",
    "The page loads itself again and again; no document of it stood long enough to be looked at.",
  );
}

/** Cut in the page: a title may have megabytes. */
async function titleOf(tab: Tab): Promise<string> {
  try {
    const link = await tab.connect();
    return String(await link.main.valueOf("document.title.slice(0, 300)"));
  } catch {
    return "";
  }
}

function short(text: string | undefined, max = MAX_LABEL): string {
  return text === undefined || text.length <= max ? (text ?? "") : `${text.slice(0, max - 1)}…`;
}

export function defaultObserve(sessionId: string): ObserveInput {
  return parseInput(observeInput, { sessionId });
}

type PageParts = Pick<
  Observation,
  "page" | "messages" | "blockers" | "affordances" | "forms" | "total" | "hasMore"
>;

function pick({ page, messages, blockers, affordances, forms, total, hasMore }: Seen): PageParts {
  return { page, messages: [...messages], blockers, affordances, forms, total, hasMore };
}

function isOf(tab: Tab, before: Current | undefined): boolean {
  return before?.seen !== undefined && before.seen.documentKey === tab.link?.main.documentKey;
}

/** A page that a dialog stands before, that crashed or that waits for its next document: what it was is all there is to say. */
function unseen(tab: Tab, before: Observation | undefined): PageParts {
  const url = short(tab.crashed ? tab.lastUrl : tab.page.url(), URL_MAX);
  const blank = { width: 0, height: 0 };
  const blocker = standingBefore(tab);
  return {
    page: (before?.page.url === url ? before.page : undefined) ?? {
      url,
      domain: domainOf(url),
      title: "",
      lang: "",
      viewport: blank,
      scroll: { x: 0, y: 0, maxY: 0 },
    },
    messages: [],
    blockers: blocker === undefined ? [] : [{ ...blocker, actionIds: [] }],
    affordances: [],
    forms: [],
    total: 0,
    hasMore: false,
  };
}

function standingBefore(tab: Tab): Pick<Blocker, "kind" | "label"> | undefined {
  if (tab.dialog !== undefined)
    return {
      kind: "dialog",
      label: `${tab.dialog.type()}: ${tab.dialog.message().slice(0, MAX_LABEL)}`,
    };
  return tab.crashed
    ? { kind: "interstitial", label: "The page is gone or does not answer: reload it." }
    : undefined;
}
