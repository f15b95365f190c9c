import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Expectation } from "../../src/contract/input.ts";
import type { Browsers } from "../../src/browser/port.ts";
import type { LogEvent } from "../../src/browser/session.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
const log: LogEvent[] = [];

const SHOP = `<!doctype html><title>Shop of things</title><h1>Things</h1>
  <button onclick="void 0">Nothing</button>
  <button onclick="later.textContent = 'at once'">Now</button>
  <button onclick="setTimeout(() => later.textContent = 'came late', 300)">Late</button>
  <button onclick="setTimeout(() => document.title = 'New title', 200)">Retitle</button>
  <button onclick="setTimeout(() => { const b = document.createElement('button'); b.textContent = 'Fresh'; document.body.append(b); }, 250)">Grow</button>
  <button onclick="setTimeout(() => history.pushState({}, '', '/shop/step2?x=1'), 200)">Route</button>
  <button onclick="document.querySelector('dialog').showModal()">Open modal</button>
  <button onclick="setTimeout(() => said.textContent = 'Saved', 150)">Save it</button>
  <button onclick="setTimeout(() => window.open('/tab'), 200)">New tab</button>
  <a href="/file">Get file</a>
  <button onclick="frames[0].postMessage('go', '*')">Tell frame</button>
  <button onclick="setTimeout(() => host.shadowRoot.querySelector('p').textContent = 'shadow words', 200)">Tell shadow</button>
  <label>Name <input id="name" value="Ada"></label><label>Secret <input type="password" value="hush"></label>
  <p id="later"></p><p id="said" role="status"></p><p style="display:none">unseen words</p>
  <p>Wide   and
     wrapped Text</p>
  <div id="host"></div><iframe src="/frame" style="width:300px;height:80px"></iframe>
  <dialog aria-label="Terms"><p>Accept?</p><button onclick="this.closest('dialog').close()">Close it</button></dialog>
  <script>host.attachShadow({ mode: 'open' }).innerHTML = '<p></p>';</script>`;

beforeAll(async () => {
  const many = Array.from({ length: 80 }, (_, i) => `<button>Row ${i}</button>`).join("");
  server = await startPageServer({
    "/shop": SHOP,
    "/frame": `<!doctype html><p id="p"></p><script>onmessage = () => setTimeout(() => p.textContent = 'frame words', 200)</script>`,
    "/tab": "<!doctype html><title>Tab</title><p>tab</p>",
    "/file": (_, response) =>
      response
        .writeHead(200, {
          "content-type": "application/octet-stream",
          "content-disposition": 'attachment; filename="report.pdf"',
        })
        .end("data"),
    "/many": `<!doctype html><title>Many</title>${many}`,
  });
  browsers = testBrowsers({ log: (event) => log.push(event) });
  driver = await Driver.open(browsers, server.origin + "/shop");
});

afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

const home = () => driver.goto(server.origin + "/shop");

/** One act with one expectation; what runs out does so at once where nothing is to come. */
async function after(
  button: string,
  expected: Expectation,
  wait = 5_000,
): Promise<[string | undefined, string | undefined]> {
  const result = await driver.click(button, { expect: expected, expectTimeoutMs: wait });
  expect(result.error).toBeUndefined();
  return [result.expectations[0]?.result, result.expectations[0]?.seen];
}

describe("each kind: matched and not matched, with what was seen", () => {
  beforeAll(home);

  test("urlContains, urlMatches", async () => {
    expect(await after("Route", { kind: "urlContains", value: "step2" })).toEqual([
      "matched",
      expect.stringContaining("/shop/step2?x=1"),
    ]);
    expect(await after("Nothing", { kind: "urlContains", value: "step9" }, 0)).toEqual([
      "not_matched",
      expect.stringContaining("step2"),
    ]);
    expect((await after("Nothing", { kind: "urlMatches", value: "step\\d\\?x=1$" }, 0))[0]).toBe(
      "matched",
    );
    expect((await after("Nothing", { kind: "urlMatches", value: "^step" }, 0))[0]).toBe(
      "not_matched",
    );
    expect(await after("Nothing", { kind: "urlMatches", value: "(" }, 0)).toEqual([
      "unknown",
      "not a regular expression",
    ]);
    expect((await after("Nothing", { kind: "urlMatches", value: "(a+)+$" }, 0))[0]).toBe("unknown");
  });

  test("titleContains", async () => {
    await home();
    expect(await after("Retitle", { kind: "titleContains", value: "new TITLE" })).toEqual([
      "matched",
      "New title",
    ]);
    expect(await after("Nothing", { kind: "titleContains", value: "old" }, 0)).toEqual([
      "not_matched",
      "New title",
    ]);
  });

  test("textPresent, textAbsent: late, wrapped, hidden", async () => {
    await home();
    expect(await after("Late", { kind: "textPresent", value: "came late" })).toEqual([
      "matched",
      expect.stringContaining("came late"),
    ]);
    expect((await after("Nothing", { kind: "textPresent", value: "wide and wrapped" }, 0))[0]).toBe(
      "matched",
    );
    expect(await after("Nothing", { kind: "textPresent", value: "unseen words" }, 0)).toEqual([
      "not_matched",
      "not on the page",
    ]);
    expect((await after("Now", { kind: "textAbsent", value: "came late" }))[0]).toBe("matched");
    expect(await after("Nothing", { kind: "textAbsent", value: "at once" }, 0)).toEqual([
      "not_matched",
      expect.stringContaining("at once"),
    ]);
  });

  test("text that comes late in a frame and in a shadow root", async () => {
    expect((await after("Tell frame", { kind: "textPresent", value: "frame words" }))[0]).toBe(
      "matched",
    );
    expect((await after("Tell shadow", { kind: "textPresent", value: "shadow words" }))[0]).toBe(
      "matched",
    );
  });

  test("modalOpened, modalClosed", async () => {
    expect((await after("Nothing", { kind: "modalOpened" }, 0))[0]).toBe("not_matched");
    expect(await after("Open modal", { kind: "modalOpened" })).toEqual([
      "matched",
      expect.stringContaining("Terms"),
    ]);
    const still = await driver.send("scroll", "down", {
      expect: [{ kind: "modalClosed" }, { kind: "modalOpened", value: "terms" }],
      expectTimeoutMs: 0,
    });
    expect(still.expectations.map((check) => check.result)).toEqual(["not_matched", "matched"]);
    expect(await after("Close it", { kind: "modalClosed" })).toEqual([
      "matched",
      "no modal is open",
    ]);
  });

  test("bannerContains", async () => {
    expect((await after("Save it", { kind: "bannerContains", value: "saved" }))[0]).toBe("matched");
    expect(await after("Nothing", { kind: "bannerContains", value: "failed" }, 0)).toEqual([
      "not_matched",
      "Saved",
    ]);
  });

  test("elementPresent, elementAbsent", async () => {
    await home();
    expect((await after("Nothing", { kind: "elementAbsent", value: "Fresh" }, 0))[0]).toBe(
      "matched",
    );
    expect(await after("Grow", { kind: "elementPresent", role: "button", value: "Fresh" })).toEqual(
      ["matched", "button Fresh"],
    );
    expect((await after("Nothing", { kind: "elementAbsent", value: "Fresh" }, 0))[0]).toBe(
      "not_matched",
    );
    expect(
      await after("Nothing", { kind: "elementPresent", role: "link", value: "Fresh" }, 0),
    ).toEqual(["not_matched", "no such control"]);
  });

  test("beyond the first page of a long list nobody can tell; by name it can", async () => {
    await driver.goto(server.origin + "/many");
    expect((await after("Row 0", { kind: "elementAbsent", value: "Nobody" }, 0))[0]).toBe(
      "unknown",
    );
  });

  test("valueEquals, also for a value that is hidden", async () => {
    await home();
    const { actionId } = driver.find("Name");
    expect(await after("Nothing", { kind: "valueEquals", actionId, value: "Ada" }, 0)).toEqual([
      "matched",
      "Ada",
    ]);
    expect(await after("Nothing", { kind: "valueEquals", actionId, value: "Bob" }, 0)).toEqual([
      "not_matched",
      "Ada",
    ]);
    const hidden = driver.find("Secret").actionId;
    const answer = await after(
      "Nothing",
      { kind: "valueEquals", actionId: hidden, value: "hush" },
      0,
    );
    expect(answer[0]).toBe("unknown");
    expect(answer[1]).not.toContain("hush");
    expect((await after("Nothing", { kind: "valueEquals", value: "x" }, 0))[0]).toBe("unknown");
    expect(
      (await after("Nothing", { kind: "valueEquals", actionId: "9999", value: "x" }, 0))[0],
    ).toBe("unknown");
  });

  test("navigated, changed", async () => {
    expect((await after("Nothing", { kind: "navigated" }, 0))[0]).toBe("not_matched");
    expect(await after("Nothing", { kind: "changed" }, 0)).toEqual([
      "not_matched",
      "nothing changed",
    ]);
    expect((await after("Now", { kind: "changed" }))[0]).toBe("matched");
    expect((await after("Late", { kind: "changed" }))[0]).toBe("matched");
    expect((await after("Route", { kind: "navigated" }))[0]).toBe("matched");
    const reload = await driver.goto(server.origin + "/shop", { expect: { kind: "navigated" } });
    expect(reload.expectations[0]?.result).toBe("matched");
  });

  test("downloadStarted", async () => {
    expect(await after("Get file", { kind: "downloadStarted", value: "report" })).toEqual([
      "matched",
      "report.pdf",
    ]);
    expect(await after("Nothing", { kind: "downloadStarted" }, 0)).toEqual([
      "not_matched",
      "no download",
    ]);
  });

  test("tabOpened, also by a tab that opens late", async () => {
    await home();
    expect((await after("Nothing", { kind: "tabOpened" }, 0))[0]).toBe("not_matched");
    expect((await after("New tab", { kind: "tabOpened" }))[0]).toBe("matched");
    expect(driver.seen.tabs).toHaveLength(2);
    expect(driver.seen.page.title).toBe("Tab");
    await driver.send("close_tab");
  });

  test("stateIs without a detector, and kinds without their value, can't be told", async () => {
    await home();
    expect(await after("Nothing", { kind: "stateIs", value: "COMPLETE" }, 0)).toEqual([
      "unknown",
      "no state detector is set",
    ]);
    expect((await after("Nothing", { kind: "textPresent" }, 0))[0]).toBe("unknown");
  });
});

test("a wait that runs out is an answer, not an error, and is logged", async () => {
  await home();
  log.length = 0;
  const result = await driver.click("Nothing", {
    expect: [
      { kind: "textPresent", value: "never" },
      { kind: "urlContains", value: "shop" },
    ],
    expectTimeoutMs: 300,
  });
  expect(result).toMatchObject({
    ok: true,
    expectations: [{ result: "not_matched", seen: "not on the page" }, { result: "matched" }],
  });
  expect(result.nextObservation?.observationId).toBe(driver.seen.observationId);
  expect(log.map((event) => event.event)).toContain("expectation.failed");
});

test("the observation that comes with a late match is of that moment, and can be acted on", async () => {
  await home();
  await driver.click("Grow", { expect: { kind: "elementPresent", value: "Fresh" } });
  expect((await driver.click("Fresh")).ok).toBe(true);
});

test("an act that failed checks nothing", async () => {
  const result = await driver.send("click", undefined, {
    target: { kind: "element", actionId: "99999" },
    expect: { kind: "changed" },
  });
  expect(result).toMatchObject({ ok: false, expectations: [] });
});
