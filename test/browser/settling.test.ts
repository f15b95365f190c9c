import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
const open: ServerResponse[] = [];

const html = (response: ServerResponse, body: string): void =>
  void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
const to = (location: string) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(302, { location }).end();
const later = (ms: number, body: string) => (_: unknown, response: ServerResponse) =>
  void setTimeout(() => html(response, body), ms);
const never = (_: unknown, response: ServerResponse): void => void open.push(response);

const OUT = `<p id="out" role="status"></p>`;

beforeAll(async () => {
  server = await startPageServer({
    "/": `<!doctype html><title>Home</title>${OUT}
      <button onclick="out.textContent='at once'">Now</button>
      <button onclick="Promise.resolve().then(() => requestAnimationFrame(() => out.textContent='next frame'))">Frame</button>
      <button onclick="fetch('/items').then(r => r.text()).then(t => out.textContent=t)">Fetch</button>
      <button onclick="fetch('/items').then(() => fetch('/items')).then(r => r.text()).then(t => out.textContent='second ' + t)">Chain</button>
      <button onclick="box.style.width='300px'; box.ontransitionend=() => out.textContent='moved'">Move</button>
      <button onclick="out.textContent='started'; setTimeout(() => out.textContent='time is up', 200)">Timer</button>
      <button onclick="history.pushState({}, '', '/route'); fetch('/items').then(() => { document.title='Route'; out.textContent='routed' })">Route</button>
      <button onclick="new Image().src='/list'; fetch('/list'); out.textContent='image asked'">Image</button>
      <button onclick="new EventSource('/stream'); out.textContent='streaming'">Stream</button>
      <button onclick="document.getElementById('f').contentDocument.getElementById('p').textContent='inside'">Into frame</button>
      <a href="/r1">Redirected</a><a href="/lazy">Lazy</a><a href="/jsnav">Scripted</a><a href="#part">Jump</a>
      <form action="/search" method="post"><button>Search</button></form>
      <div id="box" style="width:10px;height:10px;background:red;transition:width .25s"></div>
      <iframe id="f" srcdoc="<p id=p role=status></p><button onclick=&quot;fetch('/items').then(() => p.textContent='frame fetched')&quot;>In frame</button>"></iframe>`,
    "/items": later(300, "fetched"),
    "/lazy": later(400, `<!doctype html><title>Lazy</title><p>lazy page</p>`),
    "/r1": to("/r2"),
    "/r2": to("/r3"),
    "/r3": later(100, `<!doctype html><title>End of the chain</title>`),
    "/jsnav": `<!doctype html><title>Passing</title><script>location.replace('/lazy')</script>`,
    "/search": later(200, `<!doctype html><title>Posted</title><p role="status">Thank you</p>`),
    "/list": never,
    "/stream": (_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: x\n\n");
      open.push(response);
    },
    "/busy": `<!doctype html><title>Busy</title>${OUT}<button onclick="out.textContent='seen'">Go</button><p id="clock"></p>
      <script>let n = 0; setInterval(() => { clock.textContent = ++n; }, 50)</script>`,
    "/spinner": `<!doctype html><title>Spinner</title>${OUT}<style>@keyframes s { to { rotate: 1turn } } #s { animation: s 1s infinite }</style>
      <div id="s">o</div><button onclick="out.textContent='spun'">Go</button>`,
    "/images": `<!doctype html><title>Images</title>${OUT}<img src="/list"><button onclick="out.textContent='there'">Go</button>`,
  });
  browsers = testBrowsers();
  driver = await Driver.open(browsers, server.origin + "/");
});

afterAll(async () => {
  for (const response of open) response.destroy();
  await browsers.closeAll();
  await server.close();
});

const says = (): string => driver.seen.messages.join(" | ");

describe("the observation after an act is of the settled page", () => {
  beforeAll(() => driver.goto(server.origin + "/"));

  test.each([
    ["Now", "at once"],
    ["Frame", "next frame"],
    ["Fetch", "fetched"],
    ["Chain", "second fetched"],
    ["Move", "moved"],
    ["Image", "image asked"],
    ["Stream", "streaming"],
    ["Into frame", "inside"],
    ["In frame", "frame fetched"],
  ])("%s shows %s", async (button, words) => {
    expect((await driver.click(button)).ok).toBe(true);
    expect(says()).toContain(words);
  });

  test("what a timer does later is waited for where it is expected", async () => {
    const result = await driver.click("Timer", {
      expect: { kind: "textPresent", value: "time is up" },
    });
    expect(result.expectations[0]?.result).toBe("matched");
    expect(says()).toContain("time is up");
  });

  test("a route of a single-page app, with what it fetches", async () => {
    const result = await driver.click("Route");
    expect(result.effects.navigated).toBe(true);
    expect(driver.seen.page).toMatchObject({
      title: "Route",
      url: expect.stringContaining("/route"),
    });
    expect(says()).toContain("routed");
  });
});

describe("navigation", () => {
  test.each([
    ["Redirected", "End of the chain"],
    ["Lazy", "Lazy"],
    ["Scripted", "Lazy"],
    ["Search", "Posted"],
  ])("%s ends on %s", async (link, title) => {
    await driver.goto(server.origin + "/");
    const result = await driver.click(link);
    expect(result).toMatchObject({ ok: true, effects: { navigated: true } });
    expect(driver.seen.page.title).toBe(title);
  });

  test("a jump within the page keeps it", async () => {
    await driver.goto(server.origin + "/");
    await driver.click("Jump");
    expect(driver.seen.page).toMatchObject({
      title: "Home",
      url: expect.stringContaining("#part"),
    });
  });
});

test.each([
  ["/busy", "seen"],
  ["/spinner", "spun"],
  ["/images", "there"],
])("on %s, which never comes to rest, an act ends all the same", async (page, words) => {
  expect((await driver.goto(server.origin + page)).ok).toBe(true);
  expect((await driver.click("Go")).ok).toBe(true);
  expect(says()).toContain(words);
});

test("a click that changes nothing says so", async () => {
  await driver.goto(server.origin + "/busy");
  await driver.goto(server.origin + "/spinner");
  await driver.click("Go");
  const again = await driver.on("Go", "hover");
  expect(again).toMatchObject({ ok: true, effects: { changed: false, navigated: false } });
});
