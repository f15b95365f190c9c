import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

/** A hundred windows take half a minute of two cores: `npm run long`. Twenty are six times too many as well. */
const STORM = process.env["SUBTERMINATOR_LONG"] === "1" ? 100 : 20;

let server: PageServer;
let browsers: Browsers;
let driver: Driver;

beforeAll(async () => {
  const page = (name: string) =>
    `<!doctype html><title>${name}</title><p>page ${name}</p><button onclick="window.open('/a')">More</button>`;
  server = await startPageServer({
    "/": `<!doctype html><title>Home</title>
      <a href="/a" target="_blank">Blank</a><a href="/slow" target="_blank">Slow blank</a>
      <button onclick="window.open('/b')">Opener</button>
      <button onclick="for (let i = 0; i < 3; i++) window.open('/a?' + i)">Three</button>
      <button onclick="for (let i = 0; i < ${STORM}; i++) window.open('/a?' + i)">Storm</button>
      <button onclick="window.open('/self')">Self-closing</button>
      <form action="/b" target="_blank"><button>Look up</button></form>`,
    "/a": page("A"),
    "/b": page("B"),
    "/slow": (_, response) => {
      setTimeout(
        () => response.writeHead(200, { "content-type": "text/html" }).end(page("S")),
        300,
      );
    },
    "/self": `<!doctype html><title>Self</title><script>onload = () => window.close()</script>`,
  });
  // A hundred windows keep a page busy for longer than a page may be on a slow machine.
  browsers = testBrowsers({ callMs: 60_000 });
});

beforeEach(async () => {
  driver ??= await Driver.open(browsers, server.origin + "/");
  while (driver.seen.tabs.length > 1) await driver.send("close_tab");
  await driver.goto(server.origin + "/");
});

afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

const tabs = (): string[] =>
  driver.seen.tabs.map((tab) => `${tab.index}${tab.active ? "*" : ""} ${tab.title}`);

test.each([
  ["Blank", "A"],
  ["Slow blank", "S"],
  ["Opener", "B"],
  ["Look up", "B"],
])("%s is followed once it is loaded, and one can switch back", async (name, title) => {
  const result = await driver.click(name);
  expect(result).toMatchObject({ ok: true, effects: { tabOpened: 1 } });
  expect(driver.seen.page.title).toBe(title);
  expect(driver.has("More")).toBe(true);
  expect(tabs()).toEqual(["0 Home", `1* ${title}`]);
  await driver.send("switch_tab", 0);
  expect(driver.seen.page.title).toBe("Home");
  expect(tabs()).toEqual(["0* Home", `1 ${title}`]);
  expect((await driver.send("switch_tab", 5)).error).toMatchObject({
    code: "CONTRACT_MISMATCH",
    field: "value",
  });
});

test("an id of one tab means nothing in another", async () => {
  const { actionId } = driver.find("Opener");
  await driver.click("Blank");
  const wrong = await driver.send("click", undefined, { target: { kind: "element", actionId } });
  expect(wrong.error?.code).toBe("ELEMENT_GONE");
  await driver.send("switch_tab", 0);
  expect(driver.find("Opener").actionId).toBe(actionId);
});

test("closing the active tab goes back, closing another keeps the place, the last one stays", async () => {
  await driver.click("Opener");
  await driver.send("close_tab");
  expect(driver.seen.page.title).toBe("Home");
  expect(driver.seen.tabs).toHaveLength(1);
  await driver.click("Opener");
  await driver.send("close_tab", 0);
  expect(driver.seen.page.title).toBe("B");
  expect(tabs()).toHaveLength(1);
  const last = await driver.send("close_tab");
  expect(last.error?.code).toBe("NOT_TARGETABLE");
  expect(last.nextObservation?.page.title).toBe("B");
});

test("there are at most three; the one that was idle longest goes", async () => {
  await driver.click("Opener");
  await driver.send("switch_tab", 0);
  await driver.click("Blank");
  expect(tabs()).toEqual(["0 Home", "1 B", "2* A"]);
  await driver.click("More");
  expect(driver.seen.tabs).toHaveLength(3);
  expect(tabs().join()).not.toContain("B");
  expect(driver.seen.page.title).toBe("A");
});

test("a storm of windows is capped, said, and leaves the session usable", async () => {
  const result = await driver.click("Storm");
  expect(result.nextObservation).toBeDefined();
  const look = await driver.look();
  expect(look.tabs.length).toBeLessThanOrEqual(3);
  expect(look.tabs.some((tab) => tab.url === server.origin + "/")).toBe(true);
  await driver.send(
    "switch_tab",
    look.tabs.findIndex((tab) => tab.url === server.origin + "/"),
  );
  expect(driver.seen.page.title).toBe("Home");
  expect((await driver.click("Opener")).ok).toBe(true);
});

test("three at once end at the newest", async () => {
  const result = await driver.click("Three");
  expect(result.effects.tabOpened).toBeDefined();
  expect(driver.seen.page.url).toContain("/a?2");
  expect(driver.seen.tabs).toHaveLength(3);
});

test("a window that closes itself leaves the page it came from", async () => {
  const result = await driver.click("Self-closing", {
    expect: { kind: "titleContains", value: "Home" },
  });
  expect(result.ok).toBe(true);
  await driver.look();
  expect(driver.seen.page.title).toBe("Home");
  expect(driver.seen.tabs).toHaveLength(1);
});
