import type { Dialog, Page, Request } from "playwright";
import { ContractError } from "../contract/errors.ts";
import { PageLink } from "./page-link.ts";

/** A native dialog stands before the page, or its next document is held back: nothing answers until it is dealt with. */
export class DialogOpened extends Error {}

/** Alerts have no choice in them and are closed at once; a page that keeps on alerting is left standing at its dialog. */
const MAX_ALERTS = 20;

/** What a tab remembers of its own life: navigations, requests under way, dialogs, downloads, the last address. */
export class Tab {
  readonly page: Page;
  readonly index: number;
  link: PageLink | undefined;
  dialog: Dialog | undefined;
  crashed = false;
  lastUrl = "about:blank";
  lastUsed = 0;
  /** Counts main-frame documents and same-document navigations. */
  navigations = 0;
  /** The main frame's document request that has not been answered by a commit yet. */
  navigating: Request | undefined;
  /** Requests under way, each with its number: `requestsStarted` at its start. */
  readonly inflight = new Map<Request, number>();
  requestsStarted = 0;
  alerts: string[] = [];
  downloads: string[] = [];
  leaving = false;
  /** Its next document waits for a yes. Until then Chromium delivers nothing to the page that is there. */
  #held = false;
  #waiting = new Set<() => void>();

  constructor(page: Page, index: number) {
    this.page = page;
    this.index = index;
    page.on("dialog", (dialog) => void this.#onDialog(dialog));
    page.on("crash", () => this.#onCrash());
    page.on("close", () => {
      this.link?.interrupts.all(new ContractError("PAGE_CRASH", "The tab was closed."));
      this.#notify();
    });
    page.on("download", (download) => {
      this.downloads.push(download.suggestedFilename());
      this.#notify();
    });
    page.on("request", (request) => this.#onRequest(request));
    page.on("requestfinished", (request) => this.#onRequestEnd(request));
    page.on("requestfailed", (request) => this.#onRequestEnd(request));
    page.on("framenavigated", (frame) => {
      if (frame !== page.mainFrame()) return;
      this.navigations++;
      this.navigating = undefined;
      this.lastUrl = frame.url();
      this.#notify();
    });
    page.on("domcontentloaded", () => this.#notify());
  }

  async connect(): Promise<PageLink> {
    if (this.crashed) throw new ContractError("PAGE_CRASH", "The page crashed.");
    if (this.link === undefined) {
      this.link = await PageLink.connect(this.page);
      this.link.main.session.on("Inspector.targetCrashed", () => this.#onCrash());
    }
    return this.link;
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
    void this.page.waitForLoadState("domcontentloaded", { timeout: timeoutMs }).then(done, done);
    while (!ready && !this.#held && !this.crashed && this.dialog === undefined) {
      if (this.page.isClosed()) return;
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
    this.link?.interrupts.silence(held ? new DialogOpened() : undefined);
    this.#notify();
  }

  #notify(): void {
    for (const resolve of [...this.#waiting]) resolve();
  }

  async #onDialog(dialog: Dialog): Promise<void> {
    const type = dialog.type();
    const closes =
      (type === "alert" && this.alerts.length < MAX_ALERTS) ||
      (type === "beforeunload" && this.leaving);
    if (type === "alert") this.alerts.push(dialog.message());
    if (!closes) {
      this.dialog = dialog;
      this.link?.interrupts.all(new DialogOpened());
      this.#notify();
      return;
    }
    await dialog.accept().catch(() => this.#notify());
  }

  #onCrash(): void {
    this.crashed = true;
    this.inflight.clear();
    this.link?.interrupts.all(new ContractError("PAGE_CRASH", "The page crashed."));
    this.#notify();
  }

  #onRequest(request: Request): void {
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame())
      this.navigating = request;
    // Streams and beacons never end or end unheard; waiting for them would stall every act.
    if (/^(websocket|eventsource|ping|media|image|font)$/.test(request.resourceType())) return;
    this.inflight.set(request, this.requestsStarted++);
    this.#notify();
  }

  #onRequestEnd(request: Request): void {
    this.inflight.delete(request);
    if (this.navigating === request && request.failure() !== null) this.navigating = undefined;
    this.#notify();
  }
}
