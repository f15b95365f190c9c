import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import {
  attachBrowser,
  attachThrough,
  killBrowser,
  launchBrowser,
  launchProfile,
  processOf,
  profileInUse,
  VIEWPORT,
} from "./launch.ts";
import { closeUnheard } from "./close-page.ts";
import { mapError } from "./map-error.ts";
import { findChrome } from "./own-chrome/find-chrome.ts";
import { ChromeLine } from "./own-chrome/line.ts";
import { openInPlace } from "./own-chrome/one-window.ts";
import { OwnTabs } from "./own-chrome/own-tabs.ts";
import { lighter } from "./light.ts";
import type { OpenInput } from "./port.ts";
import type { LogEvent, Session } from "./session.ts";

/** A context for one session, and how to end what is the session's own and nothing of anybody else's. */
export type Made = {
  context: BrowserContext;
  page: Page;
  /** Somebody has it now: until it is disposed of, the browser stays. */
  taken: () => void;
  dispose: (session: Session) => Promise<void>;
};

export type SourceOptions = {
  headed: boolean;
  executablePath: string | undefined;
  home: string;
  closeMs: number;
  /** How long the shared browser stays without a session, for the next one to come fast. */
  lingerMs: number;
  /** A browser that is being started already, for the first that wants a shared one. */
  launched: Promise<Browser> | undefined;
  log: (event: LogEvent) => void;
  /** Makes a browser of our own ready before any page is opened in it. */
  guard: (browser: Browser) => Promise<void>;
  onLost: (browser: Browser) => void;
};

/** Where browsers come from: one shared by all sessions without a profile, one for each profile, or the person's own. */
export class BrowserSource {
  #options: SourceOptions;
  #shared: Promise<Browser> | undefined;
  #inUse = 0;
  #linger: NodeJS.Timeout | undefined;
  #profiles = new Set<string>();
  #line: { address: string; opened: Promise<ChromeLine> } | undefined;
  #pids = new WeakMap<Browser, Promise<number | undefined>>();

  constructor(options: SourceOptions) {
    this.#options = options;
  }

  /** Starts the shared browser where the session will need it, so that it boots while other things are made ready. */
  warm(input: OpenInput): void {
    if (isAttached(input) || input.profile !== undefined) return;
    this.#browser(this.#settings(input)).catch(waitedForLater);
  }

  /** `ahead`: for a session that nobody has asked for yet; the browser does not stay for it alone. */
  async make(input: OpenInput, egress: BrowserContextOptions, ahead = false): Promise<Made> {
    if (input.chrome !== undefined) return this.#ownTab(input.chrome.folder);
    if (input.cdp !== undefined) return this.#attached(input.cdp);
    const settings = this.#settings(input);
    const common = { viewport: VIEWPORT, acceptDownloads: true, ...lighter(input), ...egress };
    if (input.profile !== undefined) return this.#profile(settings, input.profile, common);
    let counted = false;
    const taken = (): void => {
      if (counted) return;
      counted = true;
      clearTimeout(this.#linger);
      this.#inUse++;
    };
    const release = (): void => {
      if (!counted) return;
      counted = false;
      this.#inUse--;
      this.lingerUnused();
    };
    if (!ahead) taken();
    try {
      const { context, page } = await this.#sharedContext(settings, common, ahead ? 0 : 1);
      const dispose = async (): Promise<void> => {
        // The browser is shared; a context that does not close goes with it.
        if (!(await this.#inTime(context.close())))
          this.#options.log({ event: "session.close_late" });
        release();
      };
      return { context, page, taken, dispose };
    } catch (error) {
      release();
      throw error;
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#linger);
    const line = await this.#line?.opened.catch(() => undefined);
    this.#line = undefined;
    line?.close();
    await this.#closeShared();
  }

  async #closeShared(): Promise<void> {
    const { launched } = this.#options;
    this.#options = { ...this.#options, launched: undefined };
    const known = this.#shared ?? launched;
    const shared = await known?.catch(() => undefined);
    if (this.#shared === known) this.#shared = undefined;
    if (shared !== undefined) await this.#quit(shared, () => shared.close());
  }

  #settings(input: OpenInput): Parameters<typeof launchBrowser>[0] {
    const { headed, home, executablePath } = this.#options;
    return {
      headed: input.headed ?? headed,
      home,
      ...(executablePath === undefined ? {} : { executablePath }),
    };
  }

  /** A browser that nobody uses goes after a while. */
  lingerUnused(): void {
    if (this.#inUse > 0) return;
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => void this.#closeShared(), this.#options.lingerMs).unref();
  }

  /** The person's everyday browser. The line to it stays for the next session: a new one would ask them again. */
  async #ownTab(folder: string | undefined): Promise<Made> {
    const { address } = await findChrome(folder);
    if (this.#line?.address !== address || (await this.#line.opened).over)
      this.#line = { address, opened: ChromeLine.open(address) };
    const { opened } = this.#line;
    const line = await opened.catch((error: unknown) => {
      this.#line = undefined;
      throw error;
    });
    const refused = (method: string) => this.#options.log({ event: "own_chrome.refused", method });
    const made = await this.#made(await attachThrough(new OwnTabs(line, refused)));
    await openInPlace(made.context);
    return made;
  }

  async #attached(endpoint: string): Promise<Made> {
    return this.#made(await attachBrowser(endpoint));
  }

  async #made(browser: Browser): Promise<Made> {
    const context = browser.contexts()[0] ?? (await browser.newContext());
    browser.on("disconnected", () => this.#options.onLost(browser));
    const page = await context.newPage();
    return {
      context,
      page,
      taken: onlyOnes,
      dispose: async (session) => {
        const closing = session.tabs.map((tab) => closeUnheard(tab.page).catch(tabIsGone));
        await this.#inTime(Promise.all(closing).then(tabIsGone));
        await this.#inTime(context.unrouteAll({ behavior: "ignoreErrors" }));
        // Of an attached browser this ends the connection only.
        await this.#inTime(browser.close());
      },
    };
  }

  /** A browser that died a moment ago may not be known to be gone yet; then another one is started. */
  async #sharedContext(
    settings: Parameters<typeof launchBrowser>[0],
    common: BrowserContextOptions,
    retries: number,
  ): Promise<{ context: BrowserContext; page: Page }> {
    for (let attempt = 0; ; attempt++) {
      const browser = await this.#browser(settings);
      try {
        const context = await browser.newContext(common);
        return { context, page: await context.newPage() };
      } catch (error) {
        if (attempt >= retries || mapError(error).code !== "BROWSER_DISCONNECT") throw error;
        this.#shared = undefined;
      }
    }
  }

  async #profile(
    settings: Parameters<typeof launchProfile>[0],
    profile: string,
    common: Parameters<typeof launchProfile>[2],
  ): Promise<Made> {
    if (this.#profiles.has(profile)) throw profileInUse(profile);
    this.#profiles.add(profile);
    try {
      const context = await launchProfile(settings, profile, common);
      const browser = context.browser();
      if (browser !== null) {
        this.#pids.set(browser, processOf(browser));
        await this.#options.guard(browser);
      }
      return {
        context,
        page: context.pages()[0] ?? (await context.newPage()),
        taken: onlyOnes,
        dispose: async () => {
          await this.#quit(browser, () => context.close());
          this.#profiles.delete(profile);
        },
      };
    } catch (error) {
      this.#profiles.delete(profile);
      throw error;
    }
  }

  /** One browser process serves all sessions without a profile; a context is what keeps them apart. */
  async #browser(settings: Parameters<typeof launchBrowser>[0]): Promise<Browser> {
    const known = this.#shared;
    const running = await known?.catch(() => undefined);
    if (running?.isConnected() === true) return running;
    // Whoever asked at the same time may have started one meanwhile.
    if (this.#shared !== undefined && this.#shared !== known) return this.#browser(settings);
    const launched = this.#launch(settings).then(async (browser) => {
      await this.#options.guard(browser);
      return browser;
    });
    this.#shared = launched;
    const browser = await launched;
    this.#pids.set(browser, processOf(browser));
    browser.on("disconnected", () => {
      if (this.#shared === launched) this.#shared = undefined;
      this.#options.onLost(browser);
    });
    return browser;
  }

  #launch(settings: Parameters<typeof launchBrowser>[0]): Promise<Browser> {
    const { launched } = this.#options;
    this.#options = { ...this.#options, launched: undefined };
    if (launched === undefined || settings.headed !== this.#options.headed)
      return launchBrowser(settings);
    return launched.catch(() => launchBrowser(settings));
  }

  /** Closes by the browser's own means, and by force when that takes too long. */
  async #quit(browser: Browser | null, close: () => Promise<void>): Promise<void> {
    const pid = browser === null ? undefined : await this.#pids.get(browser);
    if (await this.#inTime(close())) return;
    this.#options.log({ event: "browser.killed" });
    if (pid !== undefined) killBrowser(pid);
  }

  async #inTime(work: Promise<void>): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), this.#options.closeMs);
    const ended = work.then(
      () => true,
      (error: unknown) => {
        this.#options.log({ event: "browser.close_failed", error: String(error).slice(0, 200) });
        return true;
      },
    );
    try {
      return await Promise.race([ended, promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Somebody else started that browser, and goes on using it. */
export function isAttached({ cdp, chrome }: OpenInput): boolean {
  return cdp !== undefined || chrome !== undefined;
}

function tabIsGone(): void {
  // Closed already, by the page, by the person or with the browser.
}

function onlyOnes(): void {
  // A browser that is not shared ends with its session, whoever has it.
}

function waitedForLater(): void {
  // Whoever makes the context meets the same failure, and tells it.
}
