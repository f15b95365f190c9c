import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from "playwright";
import { authenticateContext } from "../../src/browser/egress/authenticate.ts";
import {
  egressContextOptions,
  egressLaunchOptions,
} from "../../src/browser/egress/launch-options.ts";
import { startEgressProxy, type EgressProxy } from "../../src/browser/egress/proxy.ts";
import type { EgressPolicy } from "../../src/contract/egress.ts";

export const PUBLIC_ADDRESS = "93.184.216.34";
export const OPEN: EgressPolicy = {
  allowedHosts: [],
  blockedHosts: [],
  namedHosts: [],
  deniedPorts: [],
  httpsOnly: false,
};

/** Public names are at a public address, `intranet.test` is inside; the dialler takes both to loopback servers. */
export type EgressWorld = {
  /** What the public server was asked for, and what the private one was; both also count bare connections. */
  site: Ledger;
  inside: Ledger;
  dialled: string[];
  proxy: EgressProxy;
  policy: EgressPolicy;
  names: Record<string, string[]>;
  close(): Promise<void>;
};
export type Ledger = { port: number; connections: number; requests: string[]; reset(): void };

export async function startWorld(): Promise<EgressWorld> {
  const site = await startServer("127.0.0.1");
  const inside = await startServer("::", site.server);
  const world = {
    site: site.ledger,
    inside: inside.ledger,
    dialled: [] as string[],
    policy: OPEN,
    names: { "intranet.test": ["10.0.0.5"], localhost: ["127.0.0.1", "::1"] } as Record<
      string,
      string[]
    >,
  };
  const proxy = await startEgressProxy({
    policy: () => world.policy,
    resolve: async (host) => world.names[host] ?? [PUBLIC_ADDRESS],
    dial: (ip, port) => {
      world.dialled.push(`${ip}:${port}`);
      return connect(ip === PUBLIC_ADDRESS ? world.site.port : world.inside.port, "127.0.0.1");
    },
  });
  const close = async (): Promise<void> => {
    await proxy.close();
    for (const { server } of [site, inside]) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  };
  return Object.assign(world, { proxy, close });
}

async function startServer(
  host: string,
  avoid?: Server,
): Promise<{ server: Server; ledger: Ledger }> {
  const server = createServer(serve);
  const ledger: Ledger = {
    port: 0,
    connections: 0,
    requests: [],
    reset: () => {
      ledger.connections = 0;
      ledger.requests = [];
    },
  };
  server.on("connection", () => (ledger.connections += 1));
  server.on("request", (request) => ledger.requests.push(request.url ?? ""));
  server.on("upgrade", (request, socket) => {
    ledger.requests.push(request.url ?? "");
    socket.destroy();
  });
  server.on("clientError", (_error, socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(0, host, done));
  ledger.port = (server.address() as AddressInfo).port;
  if (avoid && (avoid.address() as AddressInfo).port === ledger.port)
    throw new Error("two servers on one port");
  return { server, ledger };
}

/** Pages say in their own address what they answer: /html?<body>, /js?<code>, /redirect?<status> <to>, /refresh?<to>. */
function serve(request: IncomingMessage, response: ServerResponse): void {
  const [path, query = ""] = (request.url ?? "").split(/\?(.*)/s);
  const text = decodeURIComponent(query);
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("cache-control", "no-store");
  request.resume();
  if (path === "/html")
    return void response.setHeader("content-type", "text/html; charset=utf-8").end(text);
  if (path === "/js")
    return void response
      .setHeader("content-type", "text/javascript")
      .setHeader("service-worker-allowed", "/")
      .end(text);
  if (path === "/headers") return void response.end(JSON.stringify(request.headers));
  if (path === "/refresh") return void response.setHeader("refresh", `0;url=${text}`).end();
  if (path === "/csp") {
    response
      .setHeader("content-security-policy", `img-src 'none'; report-uri ${text}`)
      .setHeader("content-type", "text/html");
    return void response.end("<img src=/x.png>");
  }
  if (path === "/redirect") {
    const [status, to] = text.split(" ");
    return void response.writeHead(Number(status), { location: to }).end();
  }
  response.end("hit");
}

export const shop = (path: string, content: string): string =>
  `http://shop.test/${path}?${encodeURIComponent(content)}`;

export function browserPath(): string | undefined {
  const candidates = [process.env["SUBTERMINATOR_BROWSER"], "/usr/bin/chromium"];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

export function launchArgs(args: readonly string[]): string[] {
  return [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // Service workers exist in secure contexts only, and the test has no certificates.
    "--unsafely-treat-insecure-origin-as-secure=http://shop.test,http://cdn.test",
    ...args,
  ];
}

export async function launchBrowser(
  options: LaunchOptions = egressLaunchOptions(),
): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({
    ...options,
    ...(executablePath ? { executablePath } : {}),
    args: launchArgs(options.args ?? []),
  });
}

export async function openContext(
  browser: Browser,
  world: EgressWorld,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...egressContextOptions(world.proxy), ...options });
  const page = await context.newPage();
  await authenticateContext(page, world.proxy);
  return { context, page };
}
