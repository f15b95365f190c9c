import { afterEach, beforeAll, afterAll, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { externalBrowsers, serveOverHttp, serverOf } from "../support/external-server.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

let site: PageServer;
let browsers: Browsers | undefined;
beforeAll(async () => {
  site = await startPageServer({ "/": "<title>Hello</title><h1>Hello</h1><button>Next</button>" });
});
afterAll(() => site.close());
afterEach(async () => {
  await browsers?.closeAll();
  browsers = undefined;
});

test("a server that lacks what is needed is refused, with a list of what is missing", async () => {
  browsers = externalBrowsers({ server: serverOf("odd-server.ts", "lacking") });
  await expect(browsers.open({ url: site.origin }, "me")).rejects.toMatchObject({
    code: "BROWSER_UNAVAILABLE",
    message: expect.stringMatching(
      /browser_click with target or ref, browser_type, browser_select_option, browser_press_key, browser_handle_dialog/,
    ),
  });
});

test("a snapshot without address, title and tree is an error that lists what came", async () => {
  browsers = externalBrowsers({ server: serverOf("odd-server.ts", "untitled") });
  await expect(browsers.open({ url: "https://example.com/" }, "me")).rejects.toMatchObject({
    code: "MCP_ERROR",
    message: expect.stringContaining(
      'lacks its title, the page\'s tree; what came: sections "Page", "Outline"',
    ),
  });
});

test("a command that is no server says why it did not start", async () => {
  const server = {
    kind: "command",
    command: process.execPath,
    args: ["-e", "throw new Error('no such port')"],
  } as const;
  browsers = externalBrowsers({ server });
  await expect(browsers.open({ url: site.origin }, "me")).rejects.toMatchObject({
    code: "MCP_ERROR",
    message: expect.stringMatching(/did not start[\s\S]*no such port|did not start[\s\S]*Node\.js/),
  });
});

test("settings of the own browser are refused, not dropped", async () => {
  browsers = externalBrowsers();
  await expect(browsers.open({ url: site.origin, profile: "x" }, "me")).rejects.toMatchObject({
    code: "CONTRACT_MISMATCH",
    field: "profile",
  });
});

test("over HTTP one server serves several sessions, each with a browser of its own", async () => {
  const { server, stop } = await serveOverHttp();
  try {
    browsers = externalBrowsers({ server });
    const first = await browsers.open({ url: site.origin }, "me");
    const second = await browsers.open({ url: `${site.origin}/?two` }, "me");
    expect(first).toMatchObject({ page: { title: "Hello" }, affordances: [{ name: "Next" }] });
    const again = await browsers.observe({ sessionId: first.sessionId }, "me");
    expect(again.page.url).toBe(`${site.origin}/`);
    expect(second.page.url).toBe(`${site.origin}/?two`);
    await expect(browsers.observe({ sessionId: first.sessionId }, "another")).rejects.toMatchObject(
      {
        code: "SESSION_NOT_FOUND",
      },
    );
  } finally {
    await browsers?.closeAll();
    stop();
  }
});
