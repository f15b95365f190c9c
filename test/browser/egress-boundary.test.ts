import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { egressContextOptions } from "../../src/browser/egress/launch-options.ts";
import {
  launchBrowser,
  openContext,
  OPEN,
  PUBLIC_ADDRESS,
  shop,
  startWorld,
  type EgressWorld,
} from "./egress-world.ts";

let browser: Browser;
let world: EgressWorld;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const context of browser.contexts()) await context.close();
  await world.close();
});

const RULE = "x-subterminator-egress";

test("a refused navigation says by which rule", async () => {
  const { page } = await openContext(browser, world);
  const refused = await page.goto("http://intranet.test/");
  expect([refused?.status(), refused?.headers()[RULE]]).toEqual([403, "private_address"]);
  await expect(page.goto("https://intranet.test/")).rejects.toThrow("ERR_TUNNEL_CONNECTION_FAILED");
  // Not the last one: the refused page's icon may be asked for, and refused, at any time after it.
  expect(world.proxy.blocked()).toContainEqual(
    expect.objectContaining({
      scheme: "tunnel",
      host: "intranet.test",
      port: 443,
      rule: "private_address",
    }),
  );
  const allowed = await (await page.context().newPage()).goto(shop("html", "hello"));
  expect([allowed?.status(), allowed?.headers()[RULE]]).toEqual([200, undefined]);
});

test("loopback in every spelling goes through the proxy, and names are not looked up by the browser", async () => {
  const { page } = await openContext(browser, world);
  const { port } = world.inside;
  for (const host of [
    "127.0.0.1",
    "localhost",
    "foo.localhost",
    "[::1]",
    "0.0.0.0",
    "127.1",
    "2130706433",
    "[::ffff:127.0.0.1]",
    "169.254.169.254",
    "[fe80::1]",
  ]) {
    const answer = await page.goto(`http://${host}:${port}/hit`);
    expect([host, answer?.status(), answer?.headers()[RULE]]).toEqual([
      host,
      403,
      "private_address",
    ]);
  }
  expect(world.inside).toMatchObject({ connections: 0, requests: [] });
  // Such a name exists for the injected resolver only.
  expect((await page.goto("http://no-such-host.test/hit"))?.status()).toBe(200);
});

test("a name that turns private is dialled at the checked address, then refused", async () => {
  const { page } = await openContext(browser, world);
  await page.goto("http://rebind.test/html?x");
  const ask = (): Promise<number> =>
    page.evaluate(() => fetch("/hit").then((answer) => answer.status));
  world.names["rebind.test"] = ["127.0.0.1"];
  expect(await ask()).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  expect(await ask()).toBe(403);
  expect(new Set(world.dialled)).toEqual(new Set([`${PUBLIC_ADDRESS}:80`]));
  expect(world.inside).toMatchObject({ connections: 0, requests: [] });
  expect(world.site.requests).toContain("/hit");
});

test("a resolver that answers differently each time is asked once for each connection", async () => {
  let asked = 0;
  Object.defineProperty(world.names, "flip.test", {
    get: () => (asked++ % 2 === 0 ? [PUBLIC_ADDRESS] : ["127.0.0.1"]),
  });
  const { page } = await openContext(browser, world);
  for (let round = 0; round < 6; round += 1) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + round * 60_000 });
    await page.goto("http://flip.test/hit");
    vi.useRealTimers();
  }
  expect(asked).toBeGreaterThan(3);
  expect(new Set(world.dialled)).toEqual(new Set([`${PUBLIC_ADDRESS}:80`]));
  expect(world.inside.connections).toBe(0);
});

test("a person may name loopback, but not the program's own ports on it", async () => {
  const { port } = world.inside;
  world.policy = { ...OPEN, namedHosts: ["localhost", "127.0.0.1"], deniedPorts: [5432, 9222] };
  const { page } = await openContext(browser, world);
  expect((await page.goto(`http://localhost:${port}/hit`))?.status()).toBe(200);
  expect(world.inside.requests).toContain("/hit");
  world.inside.reset();
  for (const own of [5432, 9222, world.proxy.port]) {
    for (const host of ["localhost", "127.0.0.1", "0x7f.1"]) {
      const answer = await page.goto(`http://${host}:${own}/hit`);
      expect(answer?.headers()[RULE]).toBe("denied_port");
    }
  }
  expect(world.inside.requests).not.toContain("/hit");
});

test("the credentials survive cleared cookies, and a context without them gets nowhere", async () => {
  const { context, page } = await openContext(browser, world);
  await context.clearCookies();
  expect((await page.goto(shop("html", "x")))?.status()).toBe(200);
  const stranger = await browser.newContext(egressContextOptions(world.proxy));
  await expect((await stranger.newPage()).goto(shop("html", "x"))).rejects.toThrow(
    "ERR_INVALID_AUTH_CREDENTIALS",
  );
  const proxy = { server: world.proxy.server, bypass: "<-loopback>", ...world.proxy.credentials };
  const known = await browser.newContext({ proxy });
  expect((await (await known.newPage()).goto(shop("html", "x")))?.status()).toBe(200);
});

test("a context that was given no proxy gets nowhere", async () => {
  const page = await (await browser.newContext()).newPage();
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    await expect(page.goto(`http://${host}:${world.inside.port}/hit`)).rejects.toThrow(
      "ERR_PROXY_CONNECTION_FAILED",
    );
  }
  expect(world.inside.connections).toBe(0);
});

test("no site ever sees the proxy's credentials, nor that there is a proxy", async () => {
  const { page } = await openContext(browser, world);
  const seen = await page.goto("http://shop.test/headers");
  expect(await seen?.json()).toMatchObject({ host: "shop.test", accept: expect.any(String) });
  expect(await seen?.text()).not.toMatch(/proxy|via|forwarded/i);
});

test("service workers are off by default", async () => {
  const { page } = await openContext(browser, world);
  await page.goto(shop("html", "x"));
  const register = `navigator.serviceWorker.register(${JSON.stringify(shop("js", "fetch('/hit')"))}).then((r) => r === undefined ? "none" : "registered", () => "refused")`;
  expect(await page.evaluate(register)).not.toBe("registered");
  expect(world.site.requests).not.toContain("/hit");
});
