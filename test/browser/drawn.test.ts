import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

let site: PageServer;
let elsewhere: PageServer;
let browsers: Browsers;
beforeAll(async () => {
  site = await startPageServer({ "/own": "<p>Own frame says it</p>" });
  elsewhere = await startPageServer({ "/": "<p>Another origin says it</p>" });
  browsers = createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] });
});
afterAll(async () => {
  await browsers.closeAll();
  await site.close();
  await elsewhere.close();
});

async function drawnOn(body: string): Promise<{ text: string; frame?: string; region: string }[]> {
  site.set("/", `<!doctype html><html lang="en"><title>t</title><body>${body}</body></html>`);
  const { sessionId } = await browsers.open({ url: `${site.origin}/` }, "test");
  try {
    const seen = await browsers.observe({ sessionId, mode: "full" }, "test", { drawn: true });
    return seen.drawn?.lines ?? [];
  } finally {
    await browsers.close(sessionId, "test");
  }
}

const HIDDEN: Record<string, string> = {
  "left of the page": `<p style="position:absolute;left:-9999px">`,
  "right of the page": `<div style="overflow-x:hidden"><p style="position:absolute;left:30000px">`,
  "far below everything": `<p style="position:absolute;top:50000px">`,
  "fixed outside the window": `<p style="position:fixed;top:150vh">`,
  "indented away": `<p style="text-indent:-9999px;overflow:hidden">`,
  transparent: `<p style="opacity:.02">`,
  "transparent by its parents": `<div style="opacity:.3"><div style="opacity:.3"><p>`,
  "without ink": `<p style="color:transparent">`,
  "with hardly any ink": `<p style="color:rgba(0,0,0,.05)">`,
  "in the colour of its ground": `<p style="color:#fff">`,
  "nearly in the colour of its ground": `<div style="background:#eee"><p style="color:#eaeaea">`,
  "too small": `<p style="font-size:1px">`,
  "scaled away": `<p style="transform:scale(0)">`,
  clipped: `<p style="clip-path:inset(100%)">`,
  "for screen readers": `<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">`,
  "in a box of no height": `<div style="height:0;overflow:hidden"><p>`,
  "struck through": `<p style="text-decoration:line-through">`,
  "not shown": `<p style="visibility:hidden">`,
  folded: `<details><summary>More</summary><p>`,
  "filtered away": `<p style="filter:opacity(0)">`,
};

test("what nobody sees is not said", async () => {
  const said = Object.entries(HIDDEN).map(
    ([name, open]) =>
      `${open}Lie: ${name}${open.includes("<div") ? "</div></div>" : ""}</p></details>`,
  );
  const lines = await drawnOn(
    `<main><h1>Account</h1><p>Plain words</p>${said.join("\n")}
    <div style="position:relative;height:40px"><p style="margin:0">Lie: under a layer</p><div style="position:absolute;inset:0;background:#fff"></div></div>
    <style>.b::before{content:"Lie: written by a style"}</style><p class="b"></p>
    <p style="opacity:.6;color:#777">Pale but there</p></main>`,
  );
  const texts = lines.map(({ text }) => text);
  expect(texts.filter((text) => text.includes("Lie:"))).toEqual([]);
  expect(texts).toEqual(expect.arrayContaining(["Account", "Plain words", "Pale but there"]));
});

test("what has to be scrolled to is said", async () => {
  const lines = await drawnOn(
    `<main><div style="height:3000px"></div><p>At the end</p>
    <div style="height:60px;overflow:auto"><div style="height:400px"></div><p>Inside a list</p></div>
    <div style="background:#000"><p style="color:#fff">White on black</p></div></main>`,
  );
  expect(lines.map(({ text }) => text)).toEqual(["At the end", "Inside a list", "White on black"]);
});

test("only the page and its own frames speak for it", async () => {
  const lines = await drawnOn(
    `<main><p>The page</p><iframe src="/own"></iframe><iframe srcdoc="<p>Written by the page</p>"></iframe>
    <iframe sandbox src="/own"></iframe><iframe src="${elsewhere.origin}/"></iframe></main>`,
  );
  const own = lines.filter(({ frame }) => frame === undefined).map(({ text }) => text);
  expect(own).toEqual(["The page", "Own frame says it"]);
  expect(lines.find(({ text }) => text === "Written by the page")?.frame).toBe("opaque");
  expect(lines.find(({ text }) => text === "Another origin says it")?.frame).toBe(elsewhere.origin);
});

test("controls are lines of their own, and sentences keep their links", async () => {
  const lines = await drawnOn(
    `<nav><a href="/">Home</a></nav><main><p>You can <a href="/r">restart</a> any time.</p><button>Cancel plan</button>
    <label><input type="checkbox" role="switch" checked> Auto-renew</label></main><footer><a href="/x">Cancel contracts here</a></footer>`,
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: "Home", kind: "control", region: "navigation" }),
      expect.objectContaining({ text: "You can restart any time.", kind: "text" }),
      expect.objectContaining({ text: "Cancel plan", kind: "control", region: "main" }),
      expect.objectContaining({ kind: "control", role: "switch", on: true }),
      expect.objectContaining({ text: "Cancel contracts here", region: "footer" }),
    ]),
  );
});

test("a button's words are its words, in however many boxes they stand inside it", async () => {
  const lines = await drawnOn(
    `<main><button><span style="display:flex"><span style="display:block">Manage</span><span style="display:block">box</span></span></button></main>`,
  );
  expect(lines).toEqual([expect.objectContaining({ text: "Manage box", kind: "control" })]);
});

test("what stands by an empty box is not said, by a ticked one it is", async () => {
  const lines = await drawnOn(
    `<main><label><input type="checkbox"> Plan ended</label><label><input type="checkbox" checked> News on</label></main>`,
  );
  const cited = (text: string) =>
    lines.find((line) => line.text.includes(text) && !("role" in line));
  expect(cited("Plan ended")).toMatchObject({ cited: true });
  expect(cited("News on")).not.toHaveProperty("cited");
});

test("words in a drawing are shown and not said; an icon parts no line", async () => {
  const lines = await drawnOn(
    `<main><p>Plan <svg width="10" height="10" style="display:inline"><title>tick</title><rect width="9" height="9"/></svg> ended</p>
     <svg width="300" height="60"><title>stamp</title><g transform="rotate(-4 100 30)"><text x="5" y="25">Put back today</text><text x="5" y="50">Runs on</text></g></svg></main>`,
  );
  expect(lines).toEqual([
    expect.objectContaining({ text: "Plan ended" }),
    expect.objectContaining({ text: "Put back today", cited: true }),
    expect.objectContaining({ text: "Runs on", cited: true }),
  ]);
});

test("a list of terms says which is the term and which its value", async () => {
  const lines = (await drawnOn("<dl><dt>Status<dd>Cancelled, ends soon</dl>")) as {
    text: string;
    cell?: string;
  }[];
  expect(lines.map(({ text, cell }) => `${cell}: ${text}`)).toEqual([
    "term: Status",
    "value: Cancelled, ends soon",
  ]);
});

test("a list that is called live because it may be loading is no message; a line with a button is one", async () => {
  const rows = "<p>Plan One</p><button>Menu</button>";
  const region = async (html: string): Promise<string | undefined> =>
    (await drawnOn(html)).find(({ text }) => text === "Plan One")?.region;
  expect(await region(`<div aria-live="polite" aria-busy="false">${rows}</div>`)).toBe("main");
  expect(await region(`<div aria-live="polite">${rows.repeat(4)}</div>`)).toBe("main");
  expect(await region(`<div aria-live="polite">${rows}</div>`)).toBe("message");
});
