import { createSocket, type Socket } from "node:dgram";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type LaunchOptions, type Page } from "playwright";
import { afterEach, beforeEach, expect, test } from "vitest";
import { authenticateContext } from "../../src/browser/egress/authenticate.ts";
import {
  EGRESS_ARGS,
  egressContextOptions,
  egressLaunchOptions,
} from "../../src/browser/egress/launch-options.ts";
import { PRECONNECT } from "./egress-channels.ts";
import {
  browserPath,
  launchArgs,
  launchBrowser,
  openContext,
  PUBLIC_ADDRESS,
  shop,
  startWorld,
  type EgressWorld,
} from "./egress-world.ts";

// What could leave without asking the proxy: UDP, the browser's own name look-ups, and direct connections.

let world: EgressWorld;
let udp: Socket;
let packets = 0;
const browsers: Browser[] = [];
beforeEach(async () => {
  world = await startWorld();
  packets = 0;
  udp = createSocket("udp4").on("message", () => (packets += 1));
  await new Promise<void>((done) => udp.bind(0, "127.0.0.1", done));
});
afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
  udp.close();
  await world.close();
});

async function launch(options?: LaunchOptions): Promise<Browser> {
  const browser = await launchBrowser(options);
  browsers.push(browser);
  return browser;
}

/** STUN, TURN over UDP and TCP, ICE-TCP to a private listener; ends when gathering does. */
async function gather(page: Page): Promise<void> {
  await page.goto(shop("html", "x"));
  await page.evaluate(
    async ([udpPort, tcpPort]) => {
      const turn = { username: "a", credential: "b" };
      const pc = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:127.0.0.1:${udpPort}` },
          { urls: "stun:stun.shop.test:3478" },
          { urls: `turn:127.0.0.1:${udpPort}`, ...turn },
          { urls: `turn:127.0.0.1:${tcpPort}?transport=tcp`, ...turn },
          { urls: `turns:localhost:${tcpPort}?transport=tcp`, ...turn },
        ],
      });
      pc.createDataChannel("x");
      const gathered = new Promise<void>((done) => {
        pc.onicegatheringstatechange = () => pc.iceGatheringState === "complete" && done();
        setTimeout(done, 5000);
      });
      const peer = new RTCPeerConnection();
      await pc.setLocalDescription(await pc.createOffer());
      await peer.setRemoteDescription(pc.localDescription!);
      await peer.setLocalDescription(await peer.createAnswer());
      await pc.setRemoteDescription(peer.localDescription!);
      const candidate = (line: string): Promise<void> =>
        pc.addIceCandidate({ candidate: `candidate:${line}`, sdpMid: "0" });
      await candidate(`1 1 udp 2122260223 127.0.0.1 ${udpPort} typ host`);
      await candidate(`2 1 tcp 1518280447 127.0.0.1 ${tcpPort} typ host tcptype passive`);
      await gathered;
    },
    [(udp.address() as { port: number }).port, world.inside.port] as const,
  );
}

test("WebRTC sends nothing past the proxy", async () => {
  const { page } = await openContext(await launch(), world);
  await gather(page);
  expect(packets).toBe(0);
  expect(world.inside.connections).toBe(0);
  // TURN over TCP does come to the proxy, and is refused there.
  expect(world.proxy.blocked()).toContainEqual(
    expect.objectContaining({ scheme: "tunnel", port: world.inside.port }),
  );
});

test("without our switches the same WebRTC page does send packets", async () => {
  const { page } = await openContext(await launch({}), world);
  await gather(page);
  expect(packets).toBeGreaterThan(0);
});

test("WebTransport sends nothing past the proxy, and does without one", async () => {
  const { port } = udp.address();
  const attempt = (page: Page): Promise<string> =>
    page.evaluate(
      (target) =>
        new WebTransport(target).ready.then(
          () => "open",
          () => "failed",
        ),
      `https://127.0.0.1:${port}/`,
    );
  const { page } = await openContext(await launch(), world);
  await page.goto(shop("html", "x"));
  expect(await attempt(page)).toBe("failed");
  expect(packets).toBe(0);
  const bare = await (await launch({ args: ["--enable-quic"] })).newPage();
  await bare.goto(`http://localhost:${world.site.port}/html?x`);
  void attempt(bare).catch(() => {});
  await expect.poll(() => packets, { timeout: 10_000 }).toBeGreaterThan(0);
});

test("a regular profile preconnects through the proxy only", async () => {
  const profile = await mkdtemp(join(tmpdir(), "egress-"));
  const executablePath = browserPath();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: launchArgs(EGRESS_ARGS),
    ...egressContextOptions(world.proxy),
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await authenticateContext(page, world.proxy);
    await PRECONNECT.start(page, "http://intranet.test");
    await PRECONNECT.start(page, "http://cdn.test:8443");
    await expect.poll(() => world.dialled, { timeout: 10_000 }).toContain(`${PUBLIC_ADDRESS}:8443`);
    await expect
      .poll(() => world.proxy.blocked(), { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ scheme: "tunnel", host: "intranet.test" }));
    expect(world.inside.connections).toBe(0);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test("the browser's own network log shows no look-up and no connection but those to the proxy", async () => {
  const { port } = world.inside;
  const hints = ["127.0.0.1", "localhost", "intranet.test", "other.test"].map(
    (host) =>
      `<link rel=dns-prefetch href="//${host}:${port}"><link rel=preconnect href="http://${host}:${port}"><img src="http://${host}:${port}/hit">`,
  );
  const log = await recordNetLog(egressLaunchOptions(), async (browser) => {
    const { page, context } = await openContext(browser, world);
    await page.goto(shop("html", hints.join("")));
    await gather(page);
    await context.close();
  });
  // The browser's own background requests belong to no context and end at the dead proxy.
  const expected = [`127.0.0.1:${world.proxy.port}`, "127.0.0.1:9"];
  expect(log.connected).toContain(expected[0]);
  expect(log.connected.filter((address) => !expected.includes(address))).toEqual([]);
  expect(log.lookedUp).toEqual([]);
  expect(log.datagrams).toEqual([]);
});

test("the same log of a browser without proxy shows look-ups and connections", async () => {
  const log = await recordNetLog({}, async (browser) => {
    const context = await browser.newContext();
    await (await context.newPage()).goto("http://no-such-host.invalid/").catch(() => {});
    await (await context.newPage()).goto(`http://127.0.0.1:${world.inside.port}/html?x`);
  });
  expect(log.connected).toContain(`127.0.0.1:${world.inside.port}`);
  expect(log.lookedUp.length).toBeGreaterThan(0);
});

async function recordNetLog(
  options: LaunchOptions,
  act: (browser: Browser) => Promise<void>,
): Promise<ReturnType<typeof parseNetLog>> {
  const folder = await mkdtemp(join(tmpdir(), "egress-"));
  const file = join(folder, "net.json");
  try {
    const browser = await launchBrowser({
      ...options,
      args: [...(options.args ?? []), `--log-net-log=${file}`],
    });
    try {
      await act(browser);
    } finally {
      await browser.close();
    }
    return parseNetLog(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type NetLog = {
  constants: { logEventTypes: Record<string, number> };
  events: Array<{ type: number; params?: Record<string, unknown> }>;
};

function parseNetLog(text: string): {
  connected: string[];
  lookedUp: unknown[];
  datagrams: unknown[];
} {
  const log = JSON.parse(text) as NetLog;
  const names = new Map(
    Object.entries(log.constants.logEventTypes).map(([name, id]) => [id, name]),
  );
  const params = (...wanted: string[]): Array<Record<string, unknown>> =>
    log.events
      .filter((event) => wanted.includes(names.get(event.type) ?? ""))
      .map((event) => event.params ?? {});
  return {
    connected: params("TCP_CONNECT_ATTEMPT").flatMap((entry) =>
      typeof entry["address"] === "string" ? [entry["address"]] : [],
    ),
    lookedUp: params(
      "HOST_RESOLVER_SYSTEM_TASK",
      "HOST_RESOLVER_DNS_TASK",
      "HOST_RESOLVER_MANAGER_JOB",
    ),
    // A connected UDP socket alone sends nothing: Chromium opens one to find out whether there is an IPv6 route.
    datagrams: params("UDP_BYTES_SENT"),
  };
}
