import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
const open: ServerResponse[] = [];

const attachment = (disposition: string, headers: Record<string, string> = {}) => ({
  "content-type": "application/octet-stream",
  "content-disposition": disposition,
  ...headers,
});

beforeAll(async () => {
  server = await startPageServer({
    "/": `<!doctype html><title>Files</title><p id="out" role="status"></p>
      <a href="/plain">Plain</a><a href="/up">Up</a><a href="/exe">Exe</a><a href="/data" download="chosen.csv">Named</a>
      <a href="/blank" target="_blank">In a tab</a><a href="/big">Big</a><a href="/told">Told big</a><a href="/endless">Endless</a>
      <a href="/nothing">No content</a><button onclick="out.textContent='alive'">Still here</button>
      <button onclick="const a = document.createElement('a'); a.href = window.URL.createObjectURL(new Blob(['x'])); a.download = 'made.txt'; a.click()">Made</button>`,
    "/plain": (_, response) =>
      response.writeHead(200, attachment('attachment; filename="report.pdf"')).end("data"),
    "/up": (_, response) =>
      response.writeHead(200, attachment('attachment; filename="../../x"')).end("data"),
    "/exe": (_, response) =>
      response.writeHead(200, attachment('attachment; filename="invoice\\u202egpj.exe"')).end("MZ"),
    "/data": (_, response) => response.writeHead(200, { "content-type": "text/csv" }).end("a,b"),
    "/blank": (_, response) =>
      response.writeHead(200, attachment('attachment; filename="tab.zip"')).end("data"),
    "/big": (_, response) => {
      response.writeHead(200, attachment('attachment; filename="big.bin"'));
      open.push(response);
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(40_000), () => setTimeout(more, 10));
      };
      more();
    },
    "/told": (_, response) => {
      response.writeHead(
        200,
        attachment('attachment; filename="told.bin"', { "content-length": "999999999" }),
      );
      response.write(Buffer.alloc(100_000));
      open.push(response);
    },
    "/endless": (_, response) => {
      response
        .writeHead(200, attachment('attachment; filename="endless.bin"'))
        .write(Buffer.alloc(100_000));
      open.push(response);
    },
    "/nothing": (_, response) => response.writeHead(204).end(),
  });
  browsers = testBrowsers({ downloadBytes: 200_000, downloadMs: 4_000 });
  driver = await Driver.open(browsers, server.origin + "/");
});

beforeEach(async () => {
  while (driver.seen.tabs.length > 1) await driver.send("close_tab");
  await driver.goto(server.origin + "/");
});

afterAll(async () => {
  for (const response of open) response.destroy();
  await browsers.closeAll();
  await server.close();
});

test.each([
  ["Plain", "report.pdf"],
  ["Named", "chosen.csv"],
  ["Made", "made.txt"],
])("%s is recorded as %s and the page stays", async (link, name) => {
  const result = await driver.click(link, { expect: { kind: "downloadStarted", value: name } });
  expect(result.expectations[0]).toMatchObject({ result: "matched", seen: name });
  expect(driver.seen.page.title).toBe("Files");
  await driver.click("Still here");
  expect(driver.seen.messages.join()).toContain("alive");
});

test("a name cannot point elsewhere or hide what it is", async () => {
  const up = await driver.click("Up", { expect: { kind: "downloadStarted" } });
  expect(up.effects.downloads[0]).toMatch(/^[^/\\]*x$/);
  expect(up.effects.downloads[0]).not.toMatch(/^\./);
  const exe = await driver.click("Exe", { expect: { kind: "downloadStarted" } });
  expect(exe.effects.downloads[0]).toMatch(/\.exe$/);
  expect(exe.effects.downloads[0]).not.toMatch(/\u202e/);
});

test("one that opens in a tab of its own is recorded too", async () => {
  const result = await driver.click("In a tab", {
    expect: { kind: "downloadStarted", value: "tab.zip" },
  });
  expect(result.expectations[0]?.result).toBe("matched");
  expect(driver.seen.page.title).toBe("Files");
});

test("navigating to a file is a download, not a failure", async () => {
  const result = await driver.goto(server.origin + "/plain", {
    expect: { kind: "downloadStarted" },
  });
  expect(result).toMatchObject({ ok: true, expectations: [{ result: "matched" }] });
  expect(driver.seen.page.title).toBe("Files");
});

test.each([
  ["Big", "big.bin cancelled: it is larger than 200000 bytes"],
  ["Told big", "told.bin cancelled: it is larger than 200000 bytes"],
  ["Endless", "endless.bin cancelled: it took longer than 4 s"],
])("%s is cancelled, and that is said", async (link, words) => {
  await driver.click(link);
  let said = driver.seen.messages.join();
  await expect
    .poll(async () => (said += (await driver.look()).messages.join()), {
      timeout: 30_000,
      interval: 200,
    })
    .toContain(words);
});

test("a link that answers nothing leaves the page and does not hold the act", async () => {
  const result = await driver.click("No content");
  expect(result).toMatchObject({ ok: true, effects: { navigated: false } });
});
