import type { Page } from "playwright";
import { shop } from "./egress-world.ts";

/**
 * One way for a page to reach a server. `target` is an origin such as http://intranet.test; each channel asks it for
 * /hit, except `tunnel` channels, which only open an encrypted connection.
 */
export type Channel = {
  name: string;
  start: (page: Page, target: string) => Promise<unknown>;
  tunnel?: true;
  serviceWorkers?: true;
};

const page = (name: string, html: (hit: string, target: string) => string): Channel => ({
  name,
  start: (tab, target) => tab.goto(shop("html", html(`${target}/hit`, target))),
});
const script = (name: string, code: (hit: string, target: string) => string): Channel =>
  page(name, (hit, target) => `<body><script>${code(hit, target)}</script>`);
const worker = (code: string): string => JSON.stringify(shop("js", code));
const ws = (hit: string): string => hit.replace("http:", "ws:");
const click = (name: string, html: (hit: string) => string): Channel => ({
  name,
  start: async (tab, target) => {
    await tab.goto(shop("html", html(`${target}/hit`)));
    await tab.locator("#go").click({ noWaitAfter: true });
  },
});
const frames = (depth: number, src: string): string =>
  depth === 0
    ? src
    : frames(
        depth - 1,
        shop("html", `<iframe src="${src}"></iframe>`).replace(
          "shop.test",
          depth % 2 ? "cdn.test" : "shop.test",
        ),
      );

export const CHANNELS: Channel[] = [
  { name: "navigation", start: (tab, target) => tab.goto(`${target}/hit`) },
  ...[301, 302, 303, 307, 308].map((status): Channel => ({
    name: `redirect ${status}`,
    start: (tab, target) => tab.goto(shop("redirect", `${status} ${target}/hit`)),
  })),
  {
    name: "redirect of a redirect",
    start: (tab, target) =>
      tab.goto(shop("redirect", `302 ${shop("redirect", `307 ${target}/hit`)}`)),
  },
  { name: "refresh header", start: (tab, target) => tab.goto(shop("refresh", `${target}/hit`)) },
  page("meta refresh", (hit) => `<meta http-equiv=refresh content="0;url=${hit}">`),
  script("location", (hit) => `location.href = "${hit}"`),
  script("location.replace", (hit) => `location.replace("${hit}")`),
  script("window.open", (hit) => `window.open("${hit}")`),
  script("noopener popup", (hit) => `window.open("${hit}", "", "noopener,width=200")`),
  click("link in a new tab", (hit) => `<a id=go target=_blank href="${hit}">go</a>`),
  click("a ping", (hit) => `<a id=go href="#x" ping="${hit}">go</a>`),
  click("download link", (hit) => `<a id=go download href="${hit}">go</a>`),
  click(
    "form post",
    (hit) =>
      `<form method=post action="${hit}"><input name=a value=b><button id=go>go</button></form>`,
  ),
  click(
    "form get in a new tab",
    (hit) => `<form target=_blank action="${hit}"><button id=go>go</button></form>`,
  ),
  page("iframe", (hit) => `<iframe src="${hit}"></iframe>`),
  page("iframe 3 deep", (hit) => `<iframe src="${frames(2, hit)}"></iframe>`),
  page("srcdoc frame", (hit) => `<iframe srcdoc="<img src='${hit}'>"></iframe>`),
  page("data frame", (hit) => `<iframe src="data:text/html,<img src='${hit}'>"></iframe>`),
  page("object", (hit) => `<object data="${hit}" type="text/html"></object>`),
  page("embed", (hit) => `<embed src="${hit}" type="text/html">`),
  page("image", (hit) => `<img src="${hit}">`),
  page("image srcset", (hit) => `<img srcset="${hit} 1x">`),
  page("image after a redirect", (hit) => `<img src="${shop("redirect", `302 ${hit}`)}">`),
  page("video", (hit) => `<video preload=auto src="${hit}"></video>`),
  page("stylesheet", (hit) => `<link rel=stylesheet href="${hit}">`),
  page("css url", (hit) => `<style>body { background: url("${hit}") }</style><body>x`),
  page("css import", (hit) => `<style>@import "${hit}";</style>`),
  page(
    "font",
    (hit) =>
      `<style>@font-face { font-family: f; src: url("${hit}") } body { font-family: f }</style>text`,
  ),
  page("script", (hit) => `<script src="${hit}"></script>`),
  page("module import", (hit) => `<script type=module>import("${hit}").catch(() => {})</script>`),
  page("preload", (hit) => `<link rel=preload as=fetch crossorigin href="${hit}">`),
  page("prefetch", (hit) => `<link rel=prefetch href="${hit}">`),
  { name: "csp report", start: (tab, target) => tab.goto(shop("csp", `${target}/hit`)) },
  script("fetch", (hit) => `fetch("${hit}").catch(() => {})`),
  script(
    "fetch no-cors post",
    (hit) => `fetch("${hit}", { method: "POST", mode: "no-cors", body: "a" }).catch(() => {})`,
  ),
  script(
    "fetch with preflight",
    (hit) => `fetch("${hit}", { method: "PUT", body: "a" }).catch(() => {})`,
  ),
  script(
    "fetch keepalive",
    (hit) => `fetch("${hit}", { keepalive: true, mode: "no-cors" }).catch(() => {})`,
  ),
  script(
    "fetch after a redirect",
    (hit) => `fetch("${shop("redirect", `307 ${hit}`)}", { mode: "no-cors" }).catch(() => {})`,
  ),
  script("xhr", (hit) => `const x = new XMLHttpRequest(); x.open("GET", "${hit}"); x.send()`),
  script("beacon", (hit) => `navigator.sendBeacon("${hit}", "a")`),
  script("event source", (hit) => `new EventSource("${hit}")`),
  script("websocket", (hit) => `new WebSocket("${ws(hit)}")`),
  script("worker fetch", (hit) => `new Worker(${worker(`fetch("${hit}").catch(() => {})`)})`),
  script("worker websocket", (hit) => `new Worker(${worker(`new WebSocket("${ws(hit)}")`)})`),
  script("worker importScripts", (hit) => `new Worker(${worker(`importScripts("${hit}")`)})`),
  script(
    "blob worker fetch",
    (hit) => `new Worker(URL.createObjectURL(new Blob(['fetch("${hit}").catch(() => {})'])))`,
  ),
  script(
    "shared worker fetch",
    (hit) => `new SharedWorker(${worker(`fetch("${hit}").catch(() => {})`)})`,
  ),
  script(
    "shared worker websocket",
    (hit) => `new SharedWorker(${worker(`new WebSocket("${ws(hit)}")`)})`,
  ),
  {
    ...script(
      "service worker fetch",
      (hit) => `navigator.serviceWorker.register(${worker(`fetch("${hit}").catch(() => {})`)})`,
    ),
    serviceWorkers: true,
  },
  {
    ...script(
      "service worker websocket",
      (hit) => `navigator.serviceWorker.register(${worker(`new WebSocket("${ws(hit)}")`)})`,
    ),
    serviceWorkers: true,
  },
  {
    ...script("https fetch", (hit) => `fetch("${hit.replace("http:", "https:")}").catch(() => {})`),
    tunnel: true,
  },
  {
    name: "https navigation",
    start: (tab, target) => tab.goto(`${target.replace("http:", "https:")}/hit`),
    tunnel: true,
  },
  { ...script("wss", (hit) => `new WebSocket("${hit.replace("http:", "wss:")}")`), tunnel: true },
];

/** Only a regular profile preconnects: Playwright's contexts are off the record, and Chromium predicts nothing there. */
export const PRECONNECT: Channel = {
  ...page(
    "preconnect",
    (_hit, target) => `<link rel=preconnect href="${target.replace("http:", "https:")}">`,
  ),
  tunnel: true,
};
