import type { Page, Request } from "playwright";
import type { EgressPolicy } from "../contract/egress.ts";
import { createRedactor } from "../contract/redact/redactor.ts";
import type { Backstop } from "./backstop.ts";
import { isAttached, type BrowserSource } from "./browser-source.ts";
import type { BrowsersOptions } from "./browsers-options.ts";
import { authenticateContext } from "./egress/authenticate.ts";
import { egressContextOptions } from "./egress/launch-options.ts";
import { startEgressProxy } from "./egress/proxy.ts";
import { leaveOut } from "./light.ts";
import { namedHost } from "./named-host.ts";
import { keepToOneWindow } from "./own-chrome/one-window.ts";
import type { CallContext, OpenInput } from "./port.ts";
import type { SecretStore } from "./secrets.ts";
import { Session, type LogEvent } from "./session.ts";

const MAX_TABS = 3;
const NAVIGATION_MS = 30_000;
const CALL_MS = 8_000;
const DOWNLOADS = { bytes: 200_000_000, ms: 10 * 60_000 };

/** What sessions are made of and with. */
export type Workshop = {
  options: BrowsersOptions;
  source: BrowserSource;
  backstop: Backstop;
  secrets: SecretStore;
  now: () => number;
  log: (event: LogEvent) => void;
  onLost: (session: Session) => void;
};

/** A session with its context, page, proxy and gate, which is nobody's and goes nowhere until it is handed over. */
export type Ready = {
  session: Session;
  /** False when its browser went away unheard. */
  answers: () => Promise<boolean>;
  handOver: (to: {
    owner: string;
    url: string | undefined;
    approver: CallContext["approver"];
  }) => void;
};

/** `ahead`: before anybody has asked, so that the browser does not stay for its sake. */
export async function makeReady(
  shop: Workshop,
  input: OpenInput,
  how: { ahead?: boolean; mayAct?: CallContext["mayAct"] },
): Promise<Ready> {
  const { options, log } = shop;
  shop.source.warm(input);
  const policy = policyFor(options, undefined);
  const refused = new Map<string, string>();
  const { proxy, made } = await contextBehindProxy(shop, input, policy, refused, how.ahead);
  let leave = (): void => undefined;
  let frameId = "";
  const session = new Session(
    {
      owner: "",
      context: made.context,
      dispose: async () => {
        leave();
        await made.dispose(session);
        await proxy?.close();
      },
      policy,
      confirmations: options.confirmations ?? "ask",
      approver: options.approver,
      mayAct: how.mayAct,
      redactor: createRedactor(() => shop.secrets.known()),
      secrets: shop.secrets,
      uploadFolders: options.uploadFolders ?? [process.cwd()],
      maxTabs: options.maxTabs ?? MAX_TABS,
      limits: {
        callMs: options.callMs ?? CALL_MS,
        navigationMs: options.navigationMs ?? NAVIGATION_MS,
        downloads: {
          bytes: options.downloadBytes ?? DOWNLOADS.bytes,
          ms: options.downloadMs ?? DOWNLOADS.ms,
        },
        refusal: (address) => refused.get(hostAndPort(address)),
      },
      shared: isAttached(input),
      prepareTab: input.chrome === undefined ? () => Promise.resolve() : keepToOneWindow,
      guard: input.guard ?? options.guard ?? "open",
      onPass: (gate, method, address, page) => shop.backstop.pass(gate, method, address, page),
      now: shop.now,
      log,
    },
    made.page,
  );
  try {
    made.context.on("close", () => shop.onLost(session));
    // The proxy's credentials must be known before requests are intercepted: Playwright would answer for us, with none.
    const [link] = await Promise.all([
      session.active.connect(),
      proxy === undefined ? undefined : authenticateContext(made.page, proxy),
    ]);
    frameId = link.main.frameId;
    // The world that the page is looked at from is made now as well.
    if (how.ahead === true) await link.main.valueOf("1");
    const owns = (request: Request): boolean => session.owns(request);
    await session.gate.install(made.context, ...(input.cdp === undefined ? [] : [owns]));
    await session.options.prepareTab(made.page);
    if (isAttached(input)) session.onTab((page) => watchPage(shop, page, session));
    else if (input.light !== undefined) await leaveOut(made.context, input.light);
  } catch (error) {
    await session.options.dispose().catch(() => undefined);
    throw error;
  }
  return {
    session,
    answers: () => answers(session),
    handOver: ({ owner, url, approver }) => {
      made.taken();
      Object.assign(session.options, { owner, approver: approver ?? options.approver });
      Object.assign(policy, policyFor(options, url));
      if (proxy !== undefined) policy.deniedPorts.push(proxy.port);
      session.lastUsed = shop.now();
      const browser = made.context.browser();
      // Only now: what nobody can be asked about belongs to the one session there is, and that is none that waits.
      if (!isAttached(input) && browser !== null)
        leave = shop.backstop.join(browser, session.gate, frameId);
    },
  };
}

async function contextBehindProxy(
  { source, log }: Workshop,
  input: OpenInput,
  policy: EgressPolicy,
  refused: Map<string, string>,
  ahead = false,
) {
  const proxy = isAttached(input)
    ? undefined
    : await startEgressProxy({
        policy: () => policy,
        onBlocked: (blocked) => {
          refused.set(`${blocked.host}:${blocked.port}`, blocked.reason);
          log({ event: "egress.refused", ...blocked });
        },
      });
  if (proxy !== undefined) policy.deniedPorts.push(proxy.port);
  try {
    const egress = proxy === undefined ? {} : egressContextOptions(proxy);
    return { proxy, made: await source.make(input, egress, ahead) };
  } catch (error) {
    await proxy?.close();
    throw error;
  }
}

function policyFor(options: BrowsersOptions, url: string | undefined): EgressPolicy {
  const named = namedHost(url);
  return {
    allowedHosts: options.onlyHosts ?? [],
    blockedHosts: options.blockedHosts ?? [],
    namedHosts: [...(options.allowedHosts ?? []), ...(named === undefined ? [] : [named])],
    deniedPorts: [...(options.deniedPorts ?? [])],
    httpsOnly: options.httpsOnly ?? false,
  };
}

function watchPage({ backstop, log }: Workshop, page: Page, session: Session): void {
  backstop.guardPage(page, session.gate).catch((error: unknown) =>
    log({
      event: "gate.unwatched",
      sessionId: session.id,
      error: String(error).slice(0, 200),
    }),
  );
}

async function answers({ active, closed }: Session): Promise<boolean> {
  if (closed !== undefined || active.crashed || active.page.isClosed()) return false;
  try {
    const link = await active.connect();
    return (await link.main.valueOf("1")) === 1;
  } catch {
    return false;
  }
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port === "" ? (protocol === "https:" ? 443 : 80) : port}`;
}
