import type { CDPSession, Dialog, Page, Request } from "playwright";
import { ContractError } from "../contract/errors.ts";
import { EGRESS_HEADER } from "./egress/headers.ts";
import { navigationError } from "./map-error.ts";
import { Downloads, type DownloadLimits } from "./downloads.ts";
import { Flood } from "./flood.ts";
import { Interrupts, type FrameLink } from "./frame-link.ts";
import type { Redactor } from "../contract/redact/redactor.ts";
import { PageLink } from "./page-link.ts";

/** A native dialog stands before the page, or its next document is held back: nothing answers until it is dealt with. */
export class DialogOpened extends Error {}

/** Alerts have no choice in them and are closed at once; a page that keeps on alerting is left standing at its dialog. */
const MAX_ALERTS = 20;

/** Streams and beacons never end or end unheard, and pictures change nothing that can be acted on. */
const UNHEARD = /^(WebSocket|EventSource|Ping|Media|Image|Font|Prefetch|CSPViolationReport)$/;

/** The browser asks for it by itself once a page is there, and Playwright drops it. */
const ICON = /\/favicon\.ico$/;

/** Each frame costs the browser a document and us a world in it; 250 kept other sessions waiting for 4 s. */
const MAX_FRAMES = 120;

/** It is in every message about the page; one of 2 MB kept other sessions waiting for 8 s. */
const MAX_ADDRESS = 200_000;

/** Each waits for a word from us before it goes out; a page that sends faster than it is answered never ends. */
const MAX_INFLIGHT = 400;

/** The longest texts of a page's own making that are passed on. */
const MAX_DIALOG_TEXT = 1_000;

export type TabLimits = {
  /** How long the page may take to answer one call before it counts as hung. */
  callMs: number;
  navigationMs: number;
  downloads: DownloadLimits;
  /** Why the policy refused this address a moment ago; undefined when it did not. */
  refusal: (url: string) => string | undefined;
};

/** What must not be seen in pictures of a tab: known secrets, and the fields that the last observation kept quiet about. */
export type Privacy = { redactor: Redactor; secretFields: () => Map<FrameLink, number[]> };

/** What a tab remembers of its own life: navigations, requests under way, dialogs, downloads, the last address. */
export class Tab {
  readonly page: Page;
  readonly index: number;
  readonly limits: TabLimits;
  readonly privacy: Privacy;
  readonly interrupts: Interrupts;
  link: PageLink | undefined;
  dialog: Dialog | undefined;
  lastUrl = "about:blank";
  lastUsed = 0;
  /** Counts main-frame documents and same-document navigations. */
  navigations = 0;
  /** The main frame's document request that has not been answered by a commit yet. */
  navigating: Request | undefined;
  /** Requests under way by id, each with its number: `requestsStarted` at its start. */
  readonly inflight = new Map<string, number>();
  requestsStarted = 0;
  /** The document that is there has been read to its end. */
  parsed = false;
  alerts: string[] = [];
  /** What the next observation has to say about this tab. */
  notes: string[] = [];
  leaving = false;
  /** Told when another document has taken the place of the last; not when a page only changes its own address. */
  onDocument: () => void = () => undefined;
  /** Told when the page was stopped for telling too much: what it still asks for is answered by nobody. */
  onFlood: () => void = () => undefined;
  /** Its next document waits for a yes. Until then Chromium delivers nothing to the page that is there. */
  #held = false;
  /** Windows that the page is opening and that are not there yet. */
  opening = 0;
  #flood = new Flood();
  /** Besides the main one. */
  #frames = 0;
  #dead: ContractError | undefined;
  #connecting: Promise<PageLink> | undefined;
  #failure: { url: string; text: string } | undefined;
  #files: Downloads;
  #waiting = new Set<() => void>();

  constructor(page: Page, index: number, limits: TabLimits, privacy: Privacy) {
    this.page = page;
    this.index = index;
    this.limits = limits;
    this.privacy = privacy;
    this.interrupts = new Interrupts(limits.callMs, () => this.navigating !== undefined);
    this.#files = new Downloads(page, limits.downloads, (note) => {
      if (note !== "") this.notes.push(note);
      this.#notify();
    });
    page.on("dialog", (dialog) => void this.#onDialog(dialog));
    page.on("crash", () => this.#die("The page crashed."));
    page.on("close", () => this.#die("The tab was closed."));
    page.on("request", (request) => this.#onRequest(request));
    page.on("requestfailed", (request) => this.#onRequestFailed(request));
    page.on("response", (response) => {
      const rule = response.headers()[EGRESS_HEADER];
      if (rule !== undefined && this.#isDocument(response.request()))
        this.#failure = { url: response.url(), text: `egress: ${rule}` };
    });
    page.on("framenavigated", (frame) => {
      const { length } = frame.url();
      this.#tells(length, length > MAX_ADDRESS ? Infinity : 10);
      if (frame !== page.mainFrame()) return;
      this.parsed = false;
      this.navigations++;
      this.navigating = undefined;
      if (/^https?:/.test(frame.url())) this.lastUrl = frame.url();
      this.#notify();
    });
    page.on("domcontentloaded", () => {
      this.parsed = true;
      this.#notify();
    });
    // A frame and an address are some twenty messages each, before and after this one.
    page.on("frameattached", () => {
      this.#frames++;
      this.#tells(0, this.#frames > MAX_FRAMES ? Infinity : 10);
    });
    page.on("framedetached", () => this.#frames--);
    page.on("console", (message) => this.#tells(message.text().length));
  }

  /** True when the page is gone or has stopped answering; only another document, in another tab, helps. */
  get crashed(): boolean {
    return this.#dead !== undefined || this.interrupts.silent;
  }

  /** Names of the files that the page has handed out, oldest first. */
  get downloads(): string[] {
    return this.#files.names;
  }

  async connect(): Promise<PageLink> {
    if (this.#dead !== undefined) throw this.#dead;
    if (this.link !== undefined) return this.link;
    this.#connecting ??= PageLink.connect(this.page, this.interrupts);
    try {
      const link = await this.interrupts.guard(this.#connecting);
      if (this.link === undefined) {
        this.link = link;
        link.main.session.on("Inspector.targetCrashed", () => this.#die("The page crashed."));
        this.#hear(link.main.session);
        link.main.session.on("Page.frameNavigated", ({ frame }) => {
          // What the document before it had under way ends unheard.
          if (frame.parentId !== undefined) return;
          this.inflight.clear();
          this.onDocument();
        });
        link.onSession = (session) => this.#hear(session);
        this.#files.attach(link.main.session);
      }
      return link;
    } finally {
      this.#connecting = undefined;
    }
  }

  /**
   * Waits for an address that is on its way to become a document, and gives it up when the time is over: until then the
   * page before it answers nothing. False when it was given up.
   */
  async arrive(until: number, stop: () => boolean = () => false): Promise<boolean> {
    const waits = (): boolean =>
      this.navigating !== undefined && !this.#held && this.dialog === undefined && !this.crashed;
    while (waits() && !stop()) {
      const left = until - Date.now();
      if (left <= 0) {
        await this.stopLoading();
        return false;
      }
      await this.nextEvent(left);
    }
    return true;
  }

  /** Why the last address did not become a page; told once. */
  takeFailure(): ContractError | undefined {
    const failure = this.#failure;
    this.#failure = undefined;
    return failure === undefined
      ? undefined
      : navigationError(failure.text, this.limits.refusal(failure.url));
  }

  async stopLoading(): Promise<void> {
    if (this.navigating === undefined || this.link === undefined) return;
    await this.interrupts.guard(this.link.main.session.send("Page.stopLoading"));
    this.navigating = undefined;
  }

  /** Resolves at the next event of this tab, or when the time is up. */
  nextEvent(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, timeoutMs);
      this.#waiting.add(done);
    });
  }

  /** Resolves when the first document is there, or nothing more will come of it: closed, crashed, a dialog, no time left. */
  async loaded(timeoutMs: number): Promise<void> {
    const until = Date.now() + timeoutMs;
    let ready = false;
    const done = (): void => {
      ready = true;
      this.#notify();
    };
    const document = this.page.waitForLoadState("domcontentloaded", { timeout: timeoutMs });
    void document.finally(done).catch(() => undefined);
    while (!ready && !this.#held && !this.crashed && this.dialog === undefined) {
      const left = until - Date.now();
      if (left <= 0) return;
      await this.nextEvent(left);
    }
  }

  wake(): void {
    this.#notify();
  }

  get held(): boolean {
    return this.#held;
  }

  set held(held: boolean) {
    this.#held = held;
    this.interrupts.silence(held ? new DialogOpened() : undefined);
    this.#notify();
  }

  #notify(): void {
    for (const resolve of this.#waiting) resolve();
  }

  async #onDialog(dialog: Dialog): Promise<void> {
    const type = dialog.type();
    const closes =
      (type === "alert" && this.alerts.length < MAX_ALERTS) ||
      (type === "beforeunload" && this.leaving);
    if (type === "alert") this.alerts.push(dialog.message().slice(0, MAX_DIALOG_TEXT));
    if (!closes) {
      this.dialog = dialog;
      this.interrupts.all(new DialogOpened());
      this.#notify();
      return;
    }
    await dialog.accept().catch(() => this.#notify());
  }

  #tells(length: number, events = 1): void {
    if (this.#dead !== undefined || !this.#flood.tells(length, events)) return;
    this.onFlood();
    this.#die(
      "The page was stopped: it logs, navigates, requests or makes frames without end, or its address has none.",
    );
    // Heard on the renderer's IO thread, however busy its scripts are; closing waits for what is queued before it.
    void this.link?.main.session.send("Page.crash").catch(() => undefined);
    void this.page.close().catch(() => undefined);
  }

  #die(how: string): void {
    this.#dead ??= new ContractError("PAGE_CRASH", how);
    this.dialog = undefined;
    this.navigating = undefined;
    this.inflight.clear();
    this.interrupts.all(this.#dead);
    this.#notify();
  }

  /**
   * Playwright tells of requests and windows some time after the page began them. What a session tells comes before its
   * answer to the next question, so whoever asked the page once more has heard of everything.
   */
  #hear(session: CDPSession): void {
    session.on("Page.windowOpen", () => {
      this.opening++;
      this.#notify();
    });
    session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
      if (UNHEARD.test(type ?? "Other") || this.inflight.has(requestId)) return;
      if (ICON.test(request.url)) return;
      this.inflight.set(requestId, this.requestsStarted++);
      if (this.inflight.size > MAX_INFLIGHT) this.#tells(0, Infinity);
      this.#notify();
    });
    const ended = ({ requestId }: { requestId: string }): void => {
      if (this.inflight.delete(requestId)) this.#notify();
    };
    session.on("Network.loadingFinished", ended);
    session.on("Network.loadingFailed", ended);
  }

  #isDocument(request: Request): boolean {
    return request.isNavigationRequest() && request.frame() === this.page.mainFrame();
  }

  #onRequest(request: Request): void {
    this.#tells(request.url().length, 2);
    if (!this.#isDocument(request)) return;
    this.navigating = request;
    this.#failure = undefined;
    this.#notify();
  }

  #onRequestFailed(request: Request): void {
    if (this.navigating === request) {
      this.navigating = undefined;
      const text = request.failure()?.errorText ?? "";
      // Aborted: a download, a newer navigation, an answer without content, or the gate.
      if (!/ERR_ABORTED|^$/.test(text)) this.#failure = { url: request.url(), text };
    }
    this.#notify();
  }
}
