import { homedir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "playwright";
import { ContractError } from "../contract/errors.ts";
import type { EgressPolicy } from "../contract/egress.ts";
import {
  actInput,
  observeInput,
  parseInput,
  type ActRequest,
  type ObserveRequest,
} from "../contract/input.ts";
import type { ActResult } from "../contract/act-result.ts";
import type { Observation } from "../contract/observation.ts";
import { createRedactor } from "../contract/redact/redactor.ts";
import { act } from "./act/act.ts";
import { authenticateContext } from "./egress/authenticate.ts";
import { egressContextOptions } from "./egress/launch-options.ts";
import { startEgressProxy } from "./egress/proxy.ts";
import {
  attachBrowser,
  killBrowser,
  launchBrowser,
  launchProfile,
  processOf,
  profileInUse,
  VIEWPORT,
} from "./launch.ts";
import { mapError } from "./map-error.ts";
import { namedHost } from "./named-host.ts";
import type {
  Approver,
  Browsers,
  CallContext,
  Confirmations,
  OpenInput,
  Screenshot,
  ScreenshotInput,
} from "./port.ts";
import { addressOf } from "./act/page-act.ts";
import { takeScreenshot } from "./screenshot.ts";
import { createSecretStore, type SecretStore } from "./secrets.ts";
import { defaultObserve, Session, type LogEvent } from "./session.ts";

export type BrowsersOptions = {
  confirmations?: Confirmations;
  approver?: Approver;
  headed?: boolean;
  executablePath?: string;
  /** Hosts the person named: allowed even where they are private. */
  allowedHosts?: string[];
  /** When given, nothing else may be visited. */
  onlyHosts?: string[];
  blockedHosts?: string[];
  deniedPorts?: number[];
  httpsOnly?: boolean;
  secretsFile?: string;
  uploadFolders?: string[];
  maxSessions?: number;
  maxTabs?: number;
  idleMs?: number;
  /** How long an address may take to answer. */
  navigationMs?: number;
  /** How long a page may take to answer one call before it counts as hung. */
  callMs?: number;
  /** How long closing may take before the browser is ended by force. */
  closeMs?: number;
  downloadBytes?: number;
  downloadMs?: number;
  home?: string;
  log?: (event: LogEvent) => void;
  now?: () => number;
};

/** Defaults of the contract: 8 sessions, 15 minutes idle, 3 tabs a session. */
const LIMITS = { sessions: 8, idleMs: 15 * 60_000, tabs: 3 };
const NAVIGATION_MS = 30_000;
const CALL_MS = 8_000;
const CLOSE_MS = 10_000;
const GONE_MS = 300;
const DOWNLOADS = { bytes: 200_000_000, ms: 10 * 60_000 };

const quiet = (): void => undefined;

export function createBrowsers(options: BrowsersOptions = {}): Browsers {
  return new BrowserPool(options);
}

type Made = {
  context: BrowserContext;
  page: Page;
  /** Ends what is the session's own, and nothing of anybody else's. */
  dispose: (session: Session) => Promise<void>;
};

class BrowserPool implements Browsers {
  #options: BrowsersOptions;
  #sessions = new Map<string, Session>();
  /** Why a session is no longer there, for a caller that asks for it later. */
  #ended = new Map<string, ContractError>();
  #opening = 0;
  /** How often everything was closed: what was being opened meanwhile is closed too. */
  #closings = 0;
  #shared: Promise<Browser> | undefined;
  #profiles = new Set<string>();
  #reaper: NodeJS.Timeout | undefined;
  #pids = new WeakMap<Browser, Promise<number | undefined>>();
  #secrets: SecretStore;
  #now: () => number;
  #log: (event: LogEvent) => void;
  #home: string;

  constructor(options: BrowsersOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#log = options.log ?? quiet;
    this.#home =
      options.home ?? process.env["SUBTERMINATOR_HOME"] ?? path.join(homedir(), ".subterminator");
    this.#secrets = createSecretStore({
      env: process.env,
      ...(options.secretsFile === undefined ? {} : { file: options.secretsFile }),
    });
  }

  async open(input: OpenInput, owner: string, context: CallContext = {}): Promise<Observation> {
    this.#closeIdle();
    const limit = this.#options.maxSessions ?? LIMITS.sessions;
    const closings = this.#closings;
    if (this.#sessions.size + this.#opening >= limit)
      throw new ContractError("LIMIT_EXCEEDED", `${limit} sessions are open already.`, {
        hint: "Close one with browser_close.",
      });
    this.#opening++;
    try {
      const url = input.url === undefined ? undefined : addressOf(input.url);
      const session = await this.#start(input, owner, url, context);
      try {
        if (context.signal?.aborted === true || closings !== this.#closings)
          throw new ContractError("CANCELLED", "The call was cancelled while the browser started.");
        if (url === undefined)
          return await session.lock.run(() => session.look(defaultObserve(session.id)));
        return await session.lock.run(async () => {
          const first = await session.look(defaultObserve(session.id));
          const result = await act(
            session,
            parseInput(actInput, {
              sessionId: session.id,
              observationId: first.observationId,
              action: "navigate",
              value: url,
            }),
            context,
          );
          if (result.error !== undefined)
            throw new ContractError(result.error.code, result.error.message, {
              retryable: result.error.retryable,
              hint: result.error.hint,
            });
          const { changes: _, ...observation } = result.nextObservation ?? first;
          return observation;
        });
      } catch (error) {
        await this.#end(session, mapError(error));
        throw error;
      }
    } catch (error) {
      throw mapError(error);
    } finally {
      this.#opening--;
    }
  }

  observe(input: ObserveRequest, owner: string): Promise<Observation> {
    const parsed = parseInput(observeInput, input);
    return this.#call(parsed.sessionId, owner, (session) => session.observe(parsed));
  }

  act(input: ActRequest, owner: string, context: CallContext = {}): Promise<ActResult> {
    const parsed = parseInput(actInput, input);
    return this.#call(parsed.sessionId, owner, async (session) => {
      const result = await act(session, parsed, context);
      const gone = result.error === undefined ? undefined : await goneWithBrowser(session);
      return gone === undefined ? result : { ...result, error: gone.data() };
    });
  }

  screenshot(input: ScreenshotInput, owner: string): Promise<Screenshot> {
    return this.#call(input.sessionId, owner, (session) =>
      takeScreenshot(session, { fullPage: input.fullPage ?? false, badges: input.badges ?? true }),
    );
  }

  async close(sessionId: string, owner: string): Promise<void> {
    await this.#end(
      this.#find(sessionId, owner),
      new ContractError("SESSION_NOT_FOUND", "The session was closed."),
    );
  }

  async closeOwner(owner: string): Promise<void> {
    await Promise.all(
      [...this.#sessions.values()]
        .filter((session) => session.options.owner === owner)
        .map((session) =>
          this.#end(session, new ContractError("SESSION_NOT_FOUND", "Its caller has gone.")),
        ),
    );
  }

  async closeAll(): Promise<void> {
    this.#closings++;
    await Promise.all(
      [...this.#sessions.values()].map((session) =>
        this.#end(session, new ContractError("SESSION_NOT_FOUND", "The program is stopping.")),
      ),
    );
    clearInterval(this.#reaper);
    this.#reaper = undefined;
    const shared = await this.#shared?.catch(() => undefined);
    this.#shared = undefined;
    if (shared !== undefined) await this.#quit(shared, () => shared.close());
  }

  /** Closes by the browser's own means, and by force when that takes too long. */
  async #quit(browser: Browser | null, close: () => Promise<void>): Promise<void> {
    const pid = browser === null ? undefined : await this.#pids.get(browser);
    if (await this.#inTime(close())) return;
    this.#log({ event: "browser.killed" });
    if (pid !== undefined) killBrowser(pid);
  }

  async #inTime(work: Promise<void>): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), this.#options.closeMs ?? CLOSE_MS);
    const ended = work.then(
      () => true,
      (error: unknown) => {
        this.#log({ event: "browser.close_failed", error: String(error).slice(0, 200) });
        return true;
      },
    );
    try {
      return await Promise.race([ended, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  sessions(owner?: string): { sessionId: string; owner: string; url: string }[] {
    return [...this.#sessions.values()]
      .filter((session) => owner === undefined || session.options.owner === owner)
      .map((session) => ({
        sessionId: session.id,
        owner: session.options.owner,
        url: session.options.redactor.url(session.active.page.url()),
      }));
  }

  async #call<T>(
    sessionId: string,
    owner: string,
    work: (session: Session) => Promise<T>,
  ): Promise<T> {
    this.#closeIdle();
    const session = this.#find(sessionId, owner);
    session.calls++;
    return session.lock.run(async () => {
      try {
        if (session.closed !== undefined) throw session.closed;
        session.lastUsed = this.#now();
        return await work(session);
      } catch (error) {
        const mapped = (await goneWithBrowser(session)) ?? mapError(error);
        // Every message leaves through here, also those of libraries that quote what they were given.
        throw new ContractError(mapped.code, session.options.redactor.text(mapped.message), {
          retryable: mapped.retryable,
          hint: mapped.hint,
          ...(mapped.field === undefined ? {} : { field: mapped.field }),
        });
      } finally {
        session.calls--;
        session.lastUsed = this.#now();
      }
    });
  }

  #find(sessionId: string, owner: string): Session {
    const session = this.#sessions.get(sessionId);
    // A handle is not a permission: another caller's session is as unknown as one that never was.
    if (session !== undefined && session.options.owner === owner) return session;
    const ended = this.#ended.get(`${owner}:${sessionId}`);
    if (ended !== undefined && ended.code !== "SESSION_NOT_FOUND") throw ended;
    throw new ContractError(
      "SESSION_NOT_FOUND",
      ended?.message ?? `There is no session ${sessionId.slice(0, 40)}.`,
    );
  }

  async #start(
    input: OpenInput,
    owner: string,
    url: string | undefined,
    context: CallContext,
  ): Promise<Session> {
    const policy = this.#policy(url);
    const refused = new Map<string, string>();
    const proxy =
      input.cdp === undefined
        ? await startEgressProxy({
            policy: () => policy,
            onBlocked: (blocked) => {
              refused.set(`${blocked.host}:${blocked.port}`, blocked.reason);
              this.#log({ event: "egress.refused", ...blocked });
            },
          })
        : undefined;
    if (proxy !== undefined) policy.deniedPorts.push(proxy.port);
    const made = await this.#context(input, proxy).catch(async (error: unknown) => {
      await proxy?.close();
      throw error;
    });
    const session = new Session(
      {
        owner,
        context: made.context,
        dispose: async () => {
          await made.dispose(session);
          await proxy?.close();
        },
        policy,
        confirmations: this.#options.confirmations ?? "ask",
        approver: context.approver ?? this.#options.approver,
        redactor: createRedactor(() => this.#secrets.known()),
        secrets: this.#secrets,
        uploadFolders: this.#options.uploadFolders ?? [process.cwd()],
        maxTabs: this.#options.maxTabs ?? LIMITS.tabs,
        limits: {
          callMs: this.#options.callMs ?? CALL_MS,
          navigationMs: this.#options.navigationMs ?? NAVIGATION_MS,
          downloads: {
            bytes: this.#options.downloadBytes ?? DOWNLOADS.bytes,
            ms: this.#options.downloadMs ?? DOWNLOADS.ms,
          },
          refusal: (address) => refused.get(hostAndPort(address)),
        },
        shared: input.cdp !== undefined,
        now: this.#now,
        log: this.#log,
      },
      made.page,
    );
    this.#sessions.set(session.id, session);
    try {
      made.context.on("close", () => void this.#lost(session));
      if (proxy !== undefined) await authenticateContext(made.page, proxy);
      const owns = (request: Request): boolean => session.owns(request);
      await Promise.all([
        session.gate.install(made.context, ...(input.cdp === undefined ? [] : [owns])),
        session.active.connect(),
      ]);
      this.#reaper ??= setInterval(() => this.#closeIdle(), 15_000).unref();
      this.#log({ event: "session.opened", sessionId: session.id, owner });
      return session;
    } catch (error) {
      await this.#end(session, mapError(error));
      throw error;
    }
  }

  #policy(url: string | undefined): EgressPolicy {
    const named = namedHost(url);
    return {
      allowedHosts: this.#options.onlyHosts ?? [],
      blockedHosts: this.#options.blockedHosts ?? [],
      namedHosts: [...(this.#options.allowedHosts ?? []), ...(named === undefined ? [] : [named])],
      deniedPorts: [...(this.#options.deniedPorts ?? [])],
      httpsOnly: this.#options.httpsOnly ?? false,
    };
  }

  async #context(
    input: OpenInput,
    proxy: Parameters<typeof egressContextOptions>[0] | undefined,
  ): Promise<Made> {
    const headed = input.headed ?? this.#options.headed ?? false;
    const settings = {
      headed,
      home: this.#home,
      ...(this.#options.executablePath === undefined
        ? {}
        : { executablePath: this.#options.executablePath }),
    };
    if (input.cdp !== undefined) {
      const browser = await attachBrowser(input.cdp);
      const context = browser.contexts()[0] ?? (await browser.newContext());
      browser.on("disconnected", () => this.#lostAll(browser));
      const page = await context.newPage();
      return {
        context,
        page,
        dispose: async (session) => {
          const closing = session.tabs.map((tab) => tab.page.close().catch(tabIsGone));
          await this.#inTime(Promise.all(closing).then(tabIsGone));
          await this.#inTime(context.unrouteAll({ behavior: "ignoreErrors" }));
          // Of an attached browser this ends the connection only.
          await this.#inTime(browser.close());
        },
      };
    }
    const common = {
      viewport: VIEWPORT,
      acceptDownloads: true,
      ...(proxy === undefined ? {} : egressContextOptions(proxy)),
    } as const;
    if (input.profile !== undefined) {
      return this.#profile(settings, input.profile, common);
    }
    const { context, page } = await this.#sharedContext(settings, common);
    return {
      context,
      page,
      dispose: async () => {
        // The browser is shared; a context that does not close goes with it.
        if (!(await this.#inTime(context.close()))) this.#log({ event: "session.close_late" });
      },
    };
  }

  /** A browser that died a moment ago may not be known to be gone yet; then another one is started. */
  async #sharedContext(
    settings: Parameters<typeof launchBrowser>[0],
    common: BrowserContextOptions,
  ): Promise<{ context: BrowserContext; page: Page }> {
    for (let attempt = 0; ; attempt++) {
      const browser = await this.#browser(settings);
      try {
        const context = await browser.newContext(common);
        return { context, page: await context.newPage() };
      } catch (error) {
        if (attempt > 0 || mapError(error).code !== "BROWSER_DISCONNECT") throw error;
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
      if (browser !== null) this.#pids.set(browser, processOf(browser));
      return {
        context,
        page: context.pages()[0] ?? (await context.newPage()),
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
    const launched = launchBrowser(settings);
    this.#shared = launched;
    const browser = await launched;
    this.#pids.set(browser, processOf(browser));
    browser.on("disconnected", () => {
      if (this.#shared === launched) this.#shared = undefined;
      this.#lostAll(browser);
    });
    return browser;
  }

  #lostAll(browser: Browser): void {
    this.#log({ event: "browser.gone" });
    for (const session of this.#sessions.values())
      if (session.options.context.browser() === browser) void this.#lost(session);
  }

  async #lost(session: Session): Promise<void> {
    if (session.closed !== undefined) return;
    await this.#end(
      session,
      new ContractError("BROWSER_DISCONNECT", "The browser of this session is gone."),
    );
  }

  async #end(session: Session, why: ContractError): Promise<void> {
    if (session.closed !== undefined) return;
    session.closed = why;
    this.#sessions.delete(session.id);
    this.#ended.set(`${session.options.owner}:${session.id}`, why);
    if (this.#ended.size > 1000) this.#ended.delete(this.#ended.keys().next().value ?? "");
    for (const tab of new Set([session.active, ...session.tabs])) {
      tab.interrupts.all(why);
      tab.wake();
    }
    await session.gate.dropAll();
    this.#log({
      event: "session.closed",
      sessionId: session.id,
      why: why.code === "SESSION_NOT_FOUND" ? why.message : why.code,
    });
    await session.options.dispose().catch((error: unknown) =>
      this.#log({
        event: "session.dispose_failed",
        sessionId: session.id,
        error: String(error).slice(0, 200),
      }),
    );
  }

  #closeIdle(): void {
    const idleMs = this.#options.idleMs ?? LIMITS.idleMs;
    for (const session of this.#sessions.values())
      if (session.calls === 0 && this.#now() - session.lastUsed > idleMs)
        void this.#end(
          session,
          new ContractError(
            "SESSION_NOT_FOUND",
            `The session was closed after ${Math.round(idleMs / 60_000)} minutes without a call.`,
          ),
        );
  }
}

/** Tabs are heard of before their browser: of a tab that was closed, it is known a moment later whether that was all. */
async function goneWithBrowser(session: Session): Promise<ContractError | undefined> {
  if (session.closed === undefined && session.tabs.every((tab) => tab.page.isClosed()))
    await session.active.nextEvent(GONE_MS);
  return session.closed;
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port === "" ? (protocol === "https:" ? 443 : 80) : port}`;
}

function tabIsGone(): void {
  // Closed already, by the page, by the person or with the browser.
}
