import { homedir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright";
import { ContractError } from "../contract/errors.ts";
import {
  actInput,
  observeInput,
  parseInput,
  type ActRequest,
  type ObserveRequest,
} from "../contract/input.ts";
import type { ActResult } from "../contract/act-result.ts";
import type { Observation } from "../contract/observation.ts";
import { act } from "./act/act.ts";
import { Backstop } from "./backstop.ts";
import { BrowserSource, isAttached } from "./browser-source.ts";
import type { BrowsersOptions } from "./browsers-options.ts";
import { liveOf } from "./live/live.ts";
import { mapError } from "./map-error.ts";
import type {
  Browsers,
  CallContext,
  Live,
  OpenInput,
  Screenshot,
  ScreenshotInput,
} from "./port.ts";
import { addressOf } from "./act/page-act.ts";
import { makeReady, type Ready, type Workshop } from "./ready-session.ts";
import { takeScreenshot } from "./screenshot.ts";
import { createSecretStore } from "./secrets.ts";
import { defaultObserve, type LogEvent, type Session } from "./session.ts";
import { Spare } from "./spare.ts";

export type { BrowsersOptions } from "./browsers-options.ts";

/** Defaults of the contract. */
const MAX_SESSIONS = 8;
const IDLE_MS = 15 * 60_000;
const LOOK_CALLS = 3;
const CLOSE_MS = 10_000;
const LINGER_MS = 60_000;
const GONE_MS = 300;

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
  #workshop: Workshop;
  #spare: Spare<Ready> | undefined;
  #reaper: NodeJS.Timeout | undefined;
  #now: () => number;
  #log: (event: LogEvent) => void;

  constructor(options: BrowsersOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#log = options.log ?? quiet;
    const backstop = new Backstop(this.#log);
    this.#source = new BrowserSource({
      guard: (browser) => backstop.guard(browser),
      launched: options.launched,
      headed: options.headed ?? false,
      executablePath: options.executablePath,
      home:
        options.home ?? process.env["SUBTERMINATOR_HOME"] ?? path.join(homedir(), ".subterminator"),
      closeMs: options.closeMs ?? CLOSE_MS,
      lingerMs: options.lingerMs ?? LINGER_MS,
      log: this.#log,
      onLost: (browser) => this.#lostAll(browser),
    });
    const secrets = createSecretStore({
      env: process.env,
      ...(options.secretsFile === undefined ? {} : { file: options.secretsFile }),
    });
    this.#workshop = {
      options,
      source: this.#source,
      backstop,
      secrets,
      now: this.#now,
      log: this.#log,
      onLost: (session) => void this.#lost(session),
    };
    if (options.spare === true)
      this.#spare = new Spare({
        make: async (input) => {
          const ready = await makeReady(this.#workshop, input, { ahead: true });
          this.#source.lingerUnused();
          return ready;
        },
        end: (ready) => this.#endSpare(ready),
        idle: () =>
          this.#opening === 0 && ![...this.#sessions.values()].some(({ calls }) => calls > 0),
        wanted: () => this.#sessions.size + this.#opening < this.#limit,
      });
  }

  get #limit(): number {
    return this.#options.maxSessions ?? MAX_SESSIONS;
  }

  warm(input: OpenInput): void {
    if (isAttached(input) || input.profile !== undefined) return;
    this.#source.warm(input);
    this.#source.lingerUnused();
    this.#spare?.prepare(input);
  }

  async open(input: OpenInput, owner: string, context: CallContext = {}): Promise<Observation> {
    const first = await this.#open(input, owner, context);
    this.#spare?.prepareSoon(input);
    return first;
  }

  async #open(input: OpenInput, owner: string, context: CallContext): Promise<Observation> {
    this.#closeIdle();
    const closings = this.#closings;
    if (this.#sessions.size + this.#opening >= this.#limit)
      throw new ContractError("LIMIT_EXCEEDED", `${this.#limit} sessions are open already.`, {
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
    await Promise.all([this.#spare?.close(), this.#source.close()]);
    // One that was being made meanwhile may have started another browser.
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
        this.#spare?.putOff();
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
    this.#opening++;
    try {
      const waiting = await this.#waiting(input, context);
      const ready = waiting ?? (await makeReady(this.#workshop, input, { mayAct: context.mayAct }));
      const { session } = ready;
      ready.handOver({ owner, url, approver: context.approver });
      // Counted as a session from here on, and only once, while its first page is still loading.
      this.#sessions.set(session.id, session);
      this.#reaper ??= setInterval(() => this.#closeIdle(), 15_000).unref();
      this.#log({
        event: "session.opened",
        sessionId: session.id,
        owner,
        ...(waiting === undefined ? {} : { ahead: true }),
      });
      return session;
    } finally {
      this.#opening--;
    }
  }

  /** The one made ahead, where there is one and it still answers. */
  async #waiting(input: OpenInput, { mayAct }: CallContext): Promise<Ready | undefined> {
    const spare = mayAct === undefined ? await this.#spare?.take(input) : undefined;
    if (spare === undefined || (await spare.answers())) return spare;
    await this.#endSpare(spare);
    return undefined;
  }

  async #endSpare({ session }: Ready): Promise<void> {
    session.closed ??= new ContractError("SESSION_NOT_FOUND", "It was never opened.");
    await session.options
      .dispose()
      .catch((error: unknown) =>
        this.#log({ event: "session.dispose_failed", error: String(error).slice(0, 200) }),
      );
  }

  #lostAll(browser: Browser): void {
    this.#log({ event: "browser.gone" });
    this.#spare?.giveUp(new ContractError("BROWSER_DISCONNECT", "The browser is gone."));
    for (const session of this.#sessions.values())
      if (session.options.context.browser() === browser) void this.#lost(session);
  }

  async #lost(session: Session): Promise<void> {
    if (session.closed !== undefined) return;
    // The one that was made ahead, whose browser went: nobody has heard of it.
    if (!this.#sessions.has(session.id))
      return this.#spare?.drop((waiting) => waiting.session === session);
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
    const idleMs = this.#options.idleMs ?? IDLE_MS;
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
