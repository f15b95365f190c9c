import { homedir } from "node:os";
import path from "node:path";
import type { Browser, Page, Request } from "playwright";
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
import type { Guard } from "../contract/words.ts";
import { act } from "./act/act.ts";
import { authenticateContext } from "./egress/authenticate.ts";
import { egressContextOptions } from "./egress/launch-options.ts";
import { startEgressProxy } from "./egress/proxy.ts";
import { Backstop } from "./backstop.ts";
import { BrowserSource, isAttached } from "./browser-source.ts";
import { leaveOut } from "./light.ts";
import { liveOf } from "./live/live.ts";
import { mapError } from "./map-error.ts";
import { namedHost } from "./named-host.ts";
import { keepToOneWindow } from "./own-chrome/one-window.ts";
import type {
  Approver,
  Browsers,
  CallContext,
  Confirmations,
  Live,
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
  /** How strict the gate by effect is where a session does not say; strict wherever something is at stake. */
  guard?: Guard;
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
  /** How long the browser stays when its last session has been closed. */
  lingerMs?: number;
  downloadBytes?: number;
  downloadMs?: number;
  home?: string;
  log?: (event: LogEvent) => void;
  now?: () => number;
};

/** Defaults of the contract: 8 sessions, 15 minutes idle, 3 tabs a session. */
const LIMITS = { sessions: 8, idleMs: 15 * 60_000, tabs: 3 };
const LOOK_CALLS = 3;
const NAVIGATION_MS = 30_000;
const CALL_MS = 8_000;
const CLOSE_MS = 10_000;
const LINGER_MS = 60_000;
const GONE_MS = 300;
const DOWNLOADS = { bytes: 200_000_000, ms: 10 * 60_000 };

const quiet = (): void => undefined;

export function createBrowsers(options: BrowsersOptions = {}): Browsers {
  return new BrowserPool(options);
}

class BrowserPool implements Browsers {
  #options: BrowsersOptions;
  #sessions = new Map<string, Session>();
  /** Why a session is no longer there, for a caller that asks for it later. */
  #ended = new Map<string, ContractError>();
  #opening = 0;
  /** How often everything was closed: what was being opened meanwhile is closed too. */
  #closings = 0;
  #source: BrowserSource;
  #backstop: Backstop;
  #reaper: NodeJS.Timeout | undefined;
  #secrets: SecretStore;
  #now: () => number;
  #log: (event: LogEvent) => void;

  constructor(options: BrowsersOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#log = options.log ?? quiet;
    this.#backstop = new Backstop(this.#log);
    this.#source = new BrowserSource({
      guard: (browser) => this.#backstop.guard(browser),
      headed: options.headed ?? false,
      executablePath: options.executablePath,
      home:
        options.home ?? process.env["SUBTERMINATOR_HOME"] ?? path.join(homedir(), ".subterminator"),
      closeMs: options.closeMs ?? CLOSE_MS,
      lingerMs: options.lingerMs ?? LINGER_MS,
      log: this.#log,
      onLost: (browser) => this.#lostAll(browser),
    });
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
    try {
      const url = input.url === undefined ? undefined : addressOf(input.url);
      const session = await this.#start(input, owner, url, context);
      try {
        if (context.signal?.aborted === true || closings !== this.#closings)
          throw new ContractError("CANCELLED", "The call was cancelled while the browser started.");
        if (url === undefined)
          return await session.lock.run(() => session.look(defaultObserve(session.id)));
        return await session.lock.run(async () => {
          const first = session.blank();
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
    }
  }

  async observe(
    input: ObserveRequest,
    owner: string,
    { drawn }: CallContext = {},
  ): Promise<Observation> {
    const parsed = parseInput(observeInput, input);
    return this.#call(parsed.sessionId, owner, (session) =>
      this.#inTime(session, session.observe(parsed, drawn)),
    );
  }

  async act(input: ActRequest, owner: string, context: CallContext = {}): Promise<ActResult> {
    const parsed = parseInput(actInput, input);
    return this.#call(parsed.sessionId, owner, async (session) => {
      const result = await act(session, parsed, context);
      if (context.drawn === true && result.nextObservation !== undefined)
        result.nextObservation = await session.withDrawn(result.nextObservation);
      const gone = result.error === undefined ? undefined : await goneWithBrowser(session);
      return gone === undefined ? result : { ...result, error: gone.data() };
    });
  }

  screenshot(input: ScreenshotInput, owner: string): Promise<Screenshot> {
    return this.#call(input.sessionId, owner, (session) =>
      this.#inTime(
        session,
        takeScreenshot(session, {
          fullPage: input.fullPage ?? false,
          badges: input.badges ?? true,
        }),
      ),
    );
  }

  give(sessionId: string, owner: string, to: string): void {
    this.#find(sessionId, owner).options.owner = to;
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
    await this.#source.close();
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

  live(owner: string): Live | undefined {
    const session = [...this.#sessions.values()].findLast((one) => one.options.owner === owner);
    return session === undefined ? undefined : liveOf(session);
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

  /** Looking asks a page many things, each within a limit; this is the one on all of them together. */
  async #inTime<T>(session: Session, work: Promise<T>): Promise<T> {
    const { navigationMs, callMs } = session.options.limits;
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => {
        const late = new ContractError("PAGE_CRASH", "The page keeps too busy to be looked at.");
        session.active.interrupts.silent = true;
        session.active.interrupts.all(late);
        reject(late);
      },
      navigationMs + LOOK_CALLS * callMs,
    );
    try {
      return await Promise.race([work, promise]);
    } finally {
      clearTimeout(timer);
    }
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
    this.#source.warm(input);
    const policy = this.#policy(url);
    const refused = new Map<string, string>();
    this.#opening++;
    const { proxy, made } = await this.#make(input, policy, refused).catch((error: unknown) => {
      this.#opening--;
      throw error;
    });
    let leave: () => void = quiet;
    const session = new Session(
      {
        owner,
        context: made.context,
        dispose: async () => {
          leave();
          await made.dispose(session);
          await proxy?.close();
        },
        policy,
        confirmations: this.#options.confirmations ?? "ask",
        approver: context.approver ?? this.#options.approver,
        mayAct: context.mayAct,
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
        shared: isAttached(input),
        prepareTab: input.chrome === undefined ? () => Promise.resolve() : keepToOneWindow,
        guard: input.guard ?? this.#options.guard ?? "open",
        onPass: (gate, method, address, page) => this.#backstop.pass(gate, method, address, page),
        now: this.#now,
        log: this.#log,
      },
      made.page,
    );
    // Counted as a session from here on, and only once, while its first page is still loading.
    this.#sessions.set(session.id, session);
    this.#opening--;
    try {
      made.context.on("close", () => void this.#lost(session));
      // The proxy's credentials must be known before requests are intercepted: Playwright would answer for us, with none.
      const [link] = await Promise.all([
        session.active.connect(),
        proxy === undefined ? undefined : authenticateContext(made.page, proxy),
      ]);
      const owns = (request: Request): boolean => session.owns(request);
      await session.gate.install(made.context, ...(input.cdp === undefined ? [] : [owns]));
      const browser = made.context.browser();
      await session.options.prepareTab(made.page);
      if (isAttached(input)) session.onTab((page) => this.#watchPage(page, session));
      else if (browser !== null)
        leave = this.#backstop.join(browser, session.gate, link.main.frameId);
      if (input.light !== undefined && !isAttached(input))
        await leaveOut(made.context, input.light);
      this.#reaper ??= setInterval(() => this.#closeIdle(), 15_000).unref();
      this.#log({ event: "session.opened", sessionId: session.id, owner });
      return session;
    } catch (error) {
      await this.#end(session, mapError(error));
      throw error;
    }
  }

  #watchPage(page: Page, session: Session): void {
    this.#backstop.guardPage(page, session.gate).catch((error: unknown) =>
      this.#log({
        event: "gate.unwatched",
        sessionId: session.id,
        error: String(error).slice(0, 200),
      }),
    );
  }

  async #make(input: OpenInput, policy: EgressPolicy, refused: Map<string, string>) {
    const proxy = !isAttached(input)
      ? await startEgressProxy({
          policy: () => policy,
          onBlocked: (blocked) => {
            refused.set(`${blocked.host}:${blocked.port}`, blocked.reason);
            this.#log({ event: "egress.refused", ...blocked });
          },
        })
      : undefined;
    if (proxy !== undefined) policy.deniedPorts.push(proxy.port);
    try {
      const options = proxy === undefined ? {} : egressContextOptions(proxy);
      return { proxy, made: await this.#source.make(input, options) };
    } catch (error) {
      await proxy?.close();
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
