import type { Browser, BrowserContext } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHANNELS, type Channel } from "./egress-channels.ts";
import {
  launchBrowser,
  openContext,
  OPEN,
  PUBLIC_ADDRESS,
  startWorld,
  type EgressWorld,
} from "./egress-world.ts";

let browser: Browser;
let world: EgressWorld;
let usual: BrowserContext;
let withServiceWorkers: BrowserContext;
let round = 0;
let startedAt = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  world = await startWorld();
  usual = (await openContext(browser, world)).context;
  withServiceWorkers = (await openContext(browser, world, { serviceWorkers: "allow" })).context;
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});
beforeEach(() => {
  world.policy = OPEN;
  world.site.reset();
  world.inside.reset();
  world.dialled.length = 0;
  startedAt = Date.now();
  round += 1;
});

/** Starts a channel towards all origins at once, then waits until `arrived` says so. */
async function run(channel: Channel, origins: string[], arrived: () => boolean): Promise<void> {
  const context = channel.serviceWorkers ? withServiceWorkers : usual;
  const pages = await Promise.all(origins.map(() => context.newPage()));
  // Refused navigations throw here; the ledgers are the oracle.
  const starts = pages.map((page, index) => channel.start(page, `${origins[index]}/${round}`));
  await Promise.allSettled(starts);
  await expect.poll(arrived, { timeout: 20_000, interval: 20 }).toBe(true);
  for (const page of context.pages().slice(1)) await page.close();
}

const hit = (): string => `/${round}/hit`;
const isBlocked = (host: string): boolean =>
  world.proxy.blocked().some((entry) => entry.host === host && entry.at >= startedAt);

describe.each(CHANNELS)("$name", (channel) => {
  test("a public page cannot reach a private server with it", async () => {
    const { port } = world.inside;
    const hidden = [
      `http://127.0.0.1:${port}`,
      `http://localhost:${port}`,
      `http://[::1]:${port}`,
      "http://intranet.test",
    ];
    // One allowed target: the channel works, so the silence of the others means something.
    await run(channel, [...hidden, "http://cdn.test"], () => {
      const through = channel.tunnel
        ? world.dialled.includes(`${PUBLIC_ADDRESS}:443`)
        : world.site.requests.includes(hit());
      return through && isBlocked("intranet.test");
    });
    expect(world.inside).toMatchObject({ connections: 0, requests: [] });
    const elsewhere = world.dialled.filter((target) => !target.startsWith(`${PUBLIC_ADDRESS}:`));
    expect(elsewhere).toEqual([]);
  });

  test("the same private server is reached once the person names it", async () => {
    world.policy = { ...OPEN, namedHosts: ["intranet.test"] };
    await run(channel, ["http://intranet.test"], () =>
      channel.tunnel
        ? world.dialled.includes("10.0.0.5:443")
        : world.inside.requests.includes(hit()),
    );
  });
});
