import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { codeOf, Driver, testBrowsers } from "../support/session-driver.ts";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;

const HOME = `<!doctype html><title>Home</title><p id="out" role="status"></p>
  <button onclick="alert('Hello there'); out.textContent='after alert'">Alert</button>
  <button onclick="for (;;) alert('again')">Alert loop</button>
  <button onclick="alert('x'.repeat(100000))">Long alert</button>
  <button onclick="out.textContent = 'answer ' + confirm('Sure about the colour?')">Confirm</button>
  <button onclick="out.textContent = 'name ' + prompt('Your name?', 'none')">Prompt</button>
  <button onclick="setTimeout(() => { out.textContent = 'late ' + confirm('Late question?') }, 150)">Late</button>
  <button onclick="onbeforeunload = (e) => { e.preventDefault(); e.returnValue = 'x' }; out.textContent = 'unsaved'">Dirty</button>
  <button>Nothing</button><a href="/next">Next</a><a href="/next" target="_blank">Next in tab</a>
  <iframe src="/inner" style="width:300px;height:80px"></iframe>`;

beforeAll(async () => {
  server = await startPageServer({
    "/": HOME,
    "/next": "<!doctype html><title>Next</title><p>next page</p>",
    "/inner": `<!doctype html><button onclick="parent.out.textContent = 'frame ' + confirm('From the frame?')">Frame confirm</button>`,
    "/loading": `<!doctype html><title>Loading</title><p id="p">before</p><script>p.textContent = 'said ' + confirm('While loading?')</script>`,
    "/loading-alert": `<!doctype html><title>Alerting</title><script>alert('Welcome')</script><p>there</p>`,
  });
  browsers = testBrowsers();
});

beforeEach(async () => {
  driver ??= await Driver.open(browsers, server.origin + "/");
  await driver.send("dialog", "dismiss");
  await driver.goto(server.origin + "/");
});

afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

const blockers = (): string[] => driver.seen.blockers.map((b) => `${b.kind} ${b.label}`);
const says = (): string => driver.seen.messages.join(" | ");

describe("alerts", () => {
  test("are recorded and closed", async () => {
    expect((await driver.click("Alert")).ok).toBe(true);
    expect(says()).toMatch(/alert: Hello there.*after alert/);
    expect(blockers()).toEqual([]);
  });

  test("in a loop are capped, and the session can be closed", async () => {
    const looped = await Driver.open(browsers, server.origin + "/");
    const result = await looped.click("Alert loop");
    expect(result.effects.dialog?.type).toBe("alert");
    expect(looped.seen.blockers).toMatchObject([{ kind: "dialog", label: "alert: again" }]);
    expect(looped.seen.messages.length).toBeLessThanOrEqual(25);
    const again = await looped.send("dialog", "accept");
    expect(again.nextObservation?.blockers[0]?.kind).toBe("dialog");
    await looped.close();
  });

  test("of any length stay short", async () => {
    await driver.click("Long alert");
    expect(JSON.stringify(driver.seen).length).toBeLessThan(20_000);
  });
});

describe("confirm and prompt", () => {
  test.each([
    ["accept", "answer true"],
    ["dismiss", "answer false"],
  ] as const)("confirm waits for its answer: %s", async (value, words) => {
    const result = await driver.click("Confirm");
    expect(result).toMatchObject({
      ok: true,
      effects: { dialog: { type: "confirm", message: "Sure about the colour?" } },
    });
    expect(blockers()).toEqual(["dialog confirm: Sure about the colour?"]);
    expect(driver.seen.affordances).toEqual([]);
    expect((await driver.send("dialog", value)).ok).toBe(true);
    expect(says()).toContain(words);
    expect(blockers()).toEqual([]);
  });

  test("prompt takes a text, or none", async () => {
    await driver.click("Prompt");
    await driver.send("dialog", "accept", { text: "Ada" });
    expect(says()).toContain("name Ada");
    await driver.click("Prompt");
    await driver.send("dialog", "dismiss");
    expect(says()).toContain("name null");
  });

  test("nothing else works before the answer, and nothing hangs", async () => {
    const { actionId } = driver.find("Nothing");
    await driver.click("Confirm");
    const click = await driver.send("click", undefined, { target: { kind: "element", actionId } });
    expect(click.error?.code).toBe("ELEMENT_OBSCURED");
    expect(click.nextObservation?.blockers[0]?.kind).toBe("dialog");
    for (const [action, value] of [
      ["navigate", server.origin + "/next"],
      ["reload", undefined],
      ["back", undefined],
      ["scroll", "down"],
      ["press", "Enter"],
    ] as const)
      expect((await driver.send(action, value)).error?.code).toBe("ELEMENT_OBSCURED");
    expect((await driver.look()).blockers[0]?.kind).toBe("dialog");
    expect((await driver.look("full")).blockers[0]?.kind).toBe("dialog");
    expect(await codeOf(browsers.screenshot({ sessionId: driver.id }, "test"))).toBe(
      "ELEMENT_OBSCURED",
    );
    const other = await Driver.open(browsers, server.origin + "/next");
    expect(other.seen.page.title).toBe("Next");
    await other.close();
    await driver.send("dialog", "dismiss");
    expect(says()).toContain("answer false");
  });

  test("one that comes late stops a wait at once", async () => {
    const result = await driver.click("Late", {
      expect: { kind: "textPresent", value: "late true" },
      expectTimeoutMs: 10_000,
    });
    expect(result.ok).toBe(true);
    expect(driver.seen.blockers[0]?.label).toContain("Late question?");
    await driver.send("dialog", "accept");
    expect(says()).toContain("late true");
  });

  test("in a frame", async () => {
    await driver.click("Frame confirm");
    expect(blockers()).toEqual(["dialog confirm: From the frame?"]);
    await driver.send("dialog", "accept");
    expect(says()).toContain("frame true");
  });

  test("while a page loads, by navigate and by open", async () => {
    const result = await driver.goto(server.origin + "/loading");
    expect(result.ok).toBe(true);
    expect(blockers()).toEqual(["dialog confirm: While loading?"]);
    expect(driver.seen.page.url).toContain("/loading");
    await driver.send("dialog", "accept");
    expect(await driver.text()).toContain("said true");
    const opened = await Driver.open(browsers, server.origin + "/loading");
    expect(opened.seen.blockers[0]?.kind).toBe("dialog");
    await opened.send("dialog", "dismiss");
    expect(await opened.text()).toContain("said false");
    await opened.close();
    await driver.goto(server.origin + "/loading-alert");
    expect(says()).toContain("alert: Welcome");
  });
});

describe("beforeunload", () => {
  test.each([
    ["navigate", "/next"],
    ["reload", undefined],
    ["back", undefined],
  ] as const)("is accepted for %s", async (action, value) => {
    await driver.goto(server.origin + "/next");
    await driver.goto(server.origin + "/");
    await driver.click("Dirty");
    const result = await driver.send(action, value);
    expect(result).toMatchObject({ ok: true, effects: { navigated: true } });
    expect(blockers()).toEqual([]);
    expect(driver.seen.page.title).toBe(action === "reload" ? "Home" : "Next");
  });

  test("is accepted for close_tab and for closing the session", async () => {
    await driver.click("Next in tab");
    await driver.send("switch_tab", 0);
    await driver.click("Dirty");
    expect((await driver.send("close_tab")).ok).toBe(true);
    expect(driver.seen.page.title).toBe("Next");
  });

  test("is a question when a link sets it off", async () => {
    await driver.click("Dirty");
    const result = await driver.click("Next");
    expect(result.effects.dialog?.type).toBe("beforeunload");
    expect(driver.seen.page.title).toBe("Home");
    await driver.send("dialog", "dismiss");
    expect(driver.seen.page.title).toBe("Home");
    expect(says()).toContain("unsaved");
    await driver.click("Next");
    await driver.send("dialog", "accept");
    expect(driver.seen.page.title).toBe("Next");
  });
});

test("a session closes while a dialog is open", async () => {
  const other = await Driver.open(browsers, server.origin + "/");
  await other.click("Confirm");
  await other.close();
  expect(await codeOf(other.look())).toBe("SESSION_NOT_FOUND");
});
