import type { ActResult } from "../../contract/act-result.ts";
import { ContractError } from "../../contract/errors.ts";
import {
  actInput,
  observeInput,
  parseInput,
  type ActRequest,
  type ObserveRequest,
} from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { createRedactor } from "../../contract/redact/redactor.ts";
import { addressOf } from "../act/page-act.ts";
import type { BrowsersOptions } from "../browsers.ts";
import { mapError } from "../map-error.ts";
import { namedHost } from "../named-host.ts";
import type { Browsers, CallContext, OpenInput, Screenshot, ScreenshotInput } from "../port.ts";
import { createSecretStore, type SecretStore } from "../secrets.ts";
import { begin, refuseOwnSettings } from "./begin-session.ts";
import { externalAct } from "./external-act.ts";
import { ExternalSession } from "./external-session.ts";
import { McpLink } from "./mcp-link.ts";
import { takePicture } from "./picture.ts";
import type { ServerAddress } from "./server-address.ts";

export type ExternalBrowsersOptions = Pick<
  BrowsersOptions,
  | "confirmations"
  | "approver"
  | "allowedHosts"
  | "onlyHosts"
  | "blockedHosts"
  | "deniedPorts"
  | "httpsOnly"
  | "secretsFile"
  | "uploadFolders"
  | "maxSessions"
  | "log"
  | "now"
> & { server: ServerAddress; version: string };

const MAX_SESSIONS = 4;
const quiet = (): void => undefined;

/** The same port as our own browser, over somebody else's browser server: one connection for each session. */
export function createExternalBrowsers(
  options: ExternalBrowsersOptions,
): Browsers & { ready(): Promise<void> } {
  return new ExternalBrowsers(options);
}

class ExternalBrowsers implements Browsers {
  #options: ExternalBrowsersOptions;
  #sessions = new Map<string, ExternalSession>();
  #opening = 0;
  /** Connections whose session is over and whose browser was closed: starting a server takes seconds. */
  #idle: McpLink[] = [];
  #secrets: SecretStore;

  constructor(options: ExternalBrowsersOptions) {
    this.#options = options;
    this.#secrets = createSecretStore({
      env: process.env,
      ...(options.secretsFile === undefined ? {} : { file: options.secretsFile }),
    });
  }

  /** Starts the server, so that one that cannot be used is found out before anything else is begun. */
  async ready(): Promise<void> {
    this.#idle.push(await this.#connect(undefined));
  }

  async open(input: OpenInput, owner: string, context: CallContext = {}): Promise<Observation> {
    refuseOwnSettings(input);
    const limit = this.#options.maxSessions ?? MAX_SESSIONS;
    if (this.#sessions.size + this.#opening >= limit)
      throw new ContractError("LIMIT_EXCEEDED", `${limit} sessions are open already.`, {
        hint: "Close one with browser_close.",
      });
    this.#opening++;
    try {
      const url = input.url === undefined ? undefined : addressOf(input.url);
      const session = await this.#start(owner, url, context);
      try {
        return await session.lock.run(() => begin(session, url, context));
      } catch (error) {
        await this.#end(session, "It could not be opened.");
        throw error;
      }
    } catch (error) {
      throw mapError(error);
    } finally {
      this.#opening--;
    }
  }

  async observe(
    input: ObserveRequest,
    owner: string,
    context: CallContext = {},
  ): Promise<Observation> {
    const parsed = parseInput(observeInput, input);
    return this.#call(parsed.sessionId, owner, (session) =>
      session.observe(parsed, context.signal),
    );
  }

  async act(input: ActRequest, owner: string, context: CallContext = {}): Promise<ActResult> {
    const parsed = parseInput(actInput, input);
    return this.#call(parsed.sessionId, owner, (session) => externalAct(session, parsed, context));
  }

  screenshot(
    input: ScreenshotInput,
    owner: string,
    context: CallContext = {},
  ): Promise<Screenshot> {
    return this.#call(input.sessionId, owner, (session) =>
      takePicture(session, input.fullPage ?? false, context.signal),
    );
  }

  give(sessionId: string, owner: string, to: string): void {
    this.#find(sessionId, owner).options.owner = to;
  }

  async close(sessionId: string, owner: string): Promise<void> {
    await this.#end(this.#find(sessionId, owner), "The session was closed.");
  }

  async closeOwner(owner: string): Promise<void> {
    const theirs = [...this.#sessions.values()].filter(
      (session) => session.options.owner === owner,
    );
    await Promise.all(theirs.map((session) => this.#end(session, "Its caller has gone.")));
  }

  async closeAll(): Promise<void> {
    await Promise.all(
      [...this.#sessions.values()].map((session) =>
        this.#end(session, "The program is stopping.", false),
      ),
    );
    await Promise.all(this.#idle.splice(0).map((link) => link.close()));
  }

  sessions(owner?: string): { sessionId: string; owner: string; url: string }[] {
    return [...this.#sessions.values()]
      .filter((session) => owner === undefined || session.options.owner === owner)
      .map((session) => ({
        sessionId: session.id,
        owner: session.options.owner,
        url: session.options.redactor.url(session.lastUrl),
      }));
  }

  async #start(
    owner: string,
    url: string | undefined,
    context: CallContext,
  ): Promise<ExternalSession> {
    const { allowedHosts, onlyHosts, blockedHosts, deniedPorts, httpsOnly } = this.#options;
    const named = namedHost(url);
    const link = await this.#connect(context.signal);
    const session = new ExternalSession(link, {
      owner,
      policy: {
        allowedHosts: onlyHosts ?? [],
        blockedHosts: blockedHosts ?? [],
        namedHosts: [...(allowedHosts ?? []), ...(named === undefined ? [] : [named])],
        deniedPorts: deniedPorts ?? [],
        httpsOnly: httpsOnly ?? false,
      },
      confirmations: this.#options.confirmations ?? "ask",
      approver: context.approver ?? this.#options.approver,
      redactor: createRedactor(() => this.#secrets.known()),
      secrets: this.#secrets,
      uploadFolders: this.#options.uploadFolders ?? [process.cwd()],
      reconnect: async (broken, signal) => {
        await broken.close();
        return this.#connect(signal);
      },
      now: this.#options.now ?? Date.now,
      log: this.#options.log ?? quiet,
    });
    this.#sessions.set(session.id, session);
    session.options.log({ event: "session.opened", sessionId: session.id, owner });
    return session;
  }

  async #connect(signal: AbortSignal | undefined): Promise<McpLink> {
    for (let link = this.#idle.pop(); link !== undefined; link = this.#idle.pop())
      if (!link.gone) return link;
    return McpLink.connect(this.#options.server, this.#options.version, signal);
  }

  async #call<T>(
    sessionId: string,
    owner: string,
    work: (session: ExternalSession) => Promise<T>,
  ): Promise<T> {
    const session = this.#find(sessionId, owner);
    session.calls++;
    return session.lock.run(async () => {
      try {
        if (session.closed !== undefined) throw session.closed;
        return await work(session);
      } catch (error) {
        const mapped = mapError(error);
        // Every message leaves through here, also those of a server that quotes what it was given.
        throw new ContractError(mapped.code, session.options.redactor.text(mapped.message), {
          retryable: mapped.retryable,
          hint: mapped.hint,
          ...(mapped.field === undefined ? {} : { field: mapped.field }),
        });
      } finally {
        session.calls--;
        session.lastUsed = session.options.now();
      }
    });
  }

  #find(sessionId: string, owner: string): ExternalSession {
    const session = this.#sessions.get(sessionId);
    if (session !== undefined && session.options.owner === owner) return session;
    throw new ContractError("SESSION_NOT_FOUND", `There is no session ${sessionId.slice(0, 40)}.`);
  }

  async #end(session: ExternalSession, why: string, keep = true): Promise<void> {
    if (session.closed !== undefined) return;
    session.closed = new ContractError("SESSION_NOT_FOUND", why);
    this.#sessions.delete(session.id);
    session.options.log({ event: "session.closed", sessionId: session.id, why });
    const { link } = session;
    const closed = keep && !link.gone && link.has("close") ? await closePage(link) : false;
    if (closed) this.#idle.push(link);
    else await link.close();
  }
}

/** True where the browser is closed and the connection is as good as new. */
async function closePage(link: McpLink): Promise<boolean> {
  try {
    return !(await link.call("close")).failed;
  } catch {
    return false;
  }
}
