import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { ChromeLine } from "../../src/browser/own-chrome/line.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { overheard, personsChrome, portFile } from "../support/persons-chrome.ts";
import { Driver, eventually, testBrowsers } from "../support/session-driver.ts";

let server: PageServer;
let browsers: Browsers;
const log: string[] = [];

beforeAll(async () => {
  server = await startPageServer({
    "/": `<!doctype html><title>Account</title><p>Signed in as <b id=who></b></p>
      <a href="/portal" target="_blank">Portal</a>
      <a href="/portal" target="_blank" id="wild">Wild</a>
      <form action="/sent" method="post" target="_blank"><button>Send it</button></form>
      <button onclick="w = window.open(); w.location = '/portal'">Pop</button>
      <button onclick="const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.open('/sneaked')">By frame</button>
      <button onclick="document.getElementById('wild').dispatchEvent(new MouseEvent('click', {ctrlKey: true, bubbles: true, cancelable: true}))">By key</button>
      <button onclick="const a = document.createElement('a'); a.href = '/loose'; a.dispatchEvent(new MouseEvent('click', {ctrlKey: true, bubbles: true, cancelable: true}))">Loose</button>
      <script>who.textContent = document.cookie</script>`,
    "/portal": "<!doctype html><title>Portal</title><a href='/'>Back</a>",
    "/sneaked": "<!doctype html><title>Sneaked</title>",
    "/private":
      "<!doctype html><title>secret-diary</title><script>history.replaceState({}, '', '/private?secret-diary')</script>",
  });
  browsers = testBrowsers({ log: (event) => void log.push(JSON.stringify(event)) });
});

afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

const at = (path: string): string => server.origin + path;
const sent = (path: string): number => server.ledger.filter((one) => one.path === path).length;

test("in a person's own browser: one tab of ours, closed again; other tabs are not listed, read or touched", async () => {
  const chrome = await personsChrome(Array(3).fill(at("/private")));
  const { folder, heard } = await overheard(chrome.folder);
  const theirs = (await chrome.tabs()).map(({ targetId }) => targetId);
  expect(theirs).toHaveLength(3);
  const driver = await Driver.open(browsers, { url: at("/"), chrome: { folder } });
  const during = await chrome.tabs();
  expect(during).toHaveLength(4);
  for (const tab of during) expect(tab.attached).toBe(!theirs.includes(tab.targetId));
  await driver.click("Portal");
  expect(driver.seen.page.title).toBe("Portal");
  await driver.click("Back");
  await driver.click("Pop");
  expect(driver.seen.page.title).toBe("Portal");
  await browsers.screenshot({ sessionId: driver.id }, "test");
  // A second session has its own tab on the same line.
  const second = await Driver.open(browsers, { url: at("/portal"), chrome: { folder } }, "other");
  expect(await chrome.tabs()).toHaveLength(5);
  await second.close();
  await driver.close();
  await eventually(async () => (await chrome.tabs()).map(({ targetId }) => targetId)).toEqual(
    theirs,
  );
  expect(sent("/private")).toBe(3);
  expect(heard()).toContain("Portal");
  expect(heard()).not.toContain("secret-diary");
  for (const id of theirs) expect(heard()).not.toContain(id);
  expect(log.join()).not.toContain("secret-diary");
});

test("a page there opens no window behind the gate's back, whatever it tries", async () => {
  const chrome = await personsChrome([at("/private")]);
  const driver = await Driver.open(browsers, { url: at("/"), chrome: { folder: chrome.folder } });
  await driver.click("By frame");
  await driver.click("By key");
  await driver.send("navigate", at("/"));
  await driver.click("Loose");
  expect(await chrome.tabs()).toHaveLength(2);
  expect(sent("/sneaked")).toBe(0);
  await driver.send("navigate", at("/"));
  const asked = await driver.click("Send it");
  expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(sent("/sent")).toBe(0);
  expect(await chrome.tabs()).toHaveLength(2);
  await driver.close();
});

test("a browser that goes midway, that is closed, that refuses or does not answer: each has its words", async () => {
  const chrome = await personsChrome([at("/private")]);
  const open = { url: at("/"), chrome: { folder: chrome.folder } };
  const driver = await Driver.open(browsers, open);
  chrome.quit();
  expect((await driver.click("Portal")).error?.code).toBe("BROWSER_DISCONNECT");
  await eventually(() => words(browsers.open(open, "test"))).toMatch(
    /is not running any more, or its remote debugging was switched off.*chrome:\/\/inspect/,
  );
  expect(await words(browsers.open({ chrome: { folder: "/nowhere" } }, "test"))).toMatch(
    /No browser with the profile folder \/nowhere allows remote debugging/,
  );
  const refusing = createServer((_, answer) => answer.writeHead(403).end());
  refusing.on("upgrade", (_, socket) => socket.end("HTTP/1.1 403 Forbidden\r\n\r\n"));
  const silent = createServer();
  silent.on("upgrade", () => undefined);
  for (const one of [refusing, silent]) {
    await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      one.closeAllConnections();
      one.close();
    });
  }
  const { port } = refusing.address() as AddressInfo;
  expect(await words(browsers.open({ chrome: { folder: portFile(port) } }, "test"))).toMatch(
    /did not let us in.*Press "Allow"/,
  );
  const asks = (silent.address() as AddressInfo).port;
  expect(await words(ChromeLine.open(`ws://127.0.0.1:${asks}/`, 300))).toMatch(
    /nobody answered.*Press "Allow"/,
  );
});

function words(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "it worked",
    (error: Error & { hint?: string }) => `${error.message} ${error.hint ?? ""}`,
  );
}
