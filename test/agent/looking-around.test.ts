import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

let site: PageServer;
let kit: JobKit;
let ended: boolean;

const go = (words: string, to: string): string =>
  `<button type="button" onclick="location.href='${to}'">${words}</button>`;
const send = (words: string, to: string): string =>
  `<button type="button" onclick="fetch('${to}', { method: 'POST', body: 'x=1' }).then(() => this.after(' done'))">${words}</button>`;
/** Menus that are buttons without an address, as scripts draw them; no word of them is about an account. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><nav>${go("Harbour", "/")}${go("Tides", "/tides")}${go("Lamps", "/lamps")}</nav><main><h1>${title}</h1>${body}</main></html>`;

beforeAll(async () => {
  site = await startPageServer();
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
beforeEach(() => {
  ended = false;
  site.ledger.length = 0;
  const html = (path: string, body: () => string): void =>
    site.set(path, (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(body()),
    );
  site.set("/", page("Harbour", `<p>All lights burn.</p>${send("Ring the bell", "/bell")}`));
  site.set("/tides", page("Tides", `<p>High water at noon.</p>${send("Brighter", "/brighter")}`));
  site.set("/lamps", page("Lamps", `<p>Three of four.</p>${go("The fourth one", "/fourth")}`));
  html("/fourth", () =>
    page(
      "The fourth one",
      ended
        ? "<h2>Lamp Plus</h2><p>Cancelled. You will not be charged again.</p>"
        : `<h2>Lamp Plus</h2><p>Active. $8.00 per month. Next payment on 14 December 2026</p>${go("Cancel Lamp Plus", "/sure")}`,
    ),
  );
  site.set(
    "/sure",
    page(
      "Cancel Lamp Plus?",
      `<form method="post" action="/end"><button>Cancel now</button></form>${go("Keep it", "/fourth")}`,
    ),
  );
  site.set("/end", (_, response) => {
    ended = true;
    response.writeHead(303, { location: "/fourth" }).end();
  });
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

const posts = (): string[] =>
  site.ledger.filter(({ method }) => method === "POST").map(({ path }) => path);

const run = (approve: "always" | "never") =>
  job(kit, rulesPlanner, `${site.origin}/`, {
    kind: "cancel",
    goal: "Cancel my Lamp Plus subscription",
    open: { guard: "strict" },
    approve,
  });

test("a way that no word tells is found by looking around, and nothing is sent on the way", async () => {
  const { verdict, events } = await run("always");
  expect(verdict).toMatchObject({ verified: true, reason: "completed" });
  // Every question is answered with yes here: only what looks around keeps the bell from ringing.
  expect(posts()).toEqual(["/end"]);
  expect(dataOf(events, "acting").some(({ name }) => name === "The fourth one")).toBe(true);
});

test("what a look would send is dropped without a question, and written down", async () => {
  site.set("/lamps", page("Lamps", "<p>None left.</p>"));
  const { verdict, events } = await run("always");
  expect(verdict.success).toBe(false);
  expect(posts()).toEqual([]);
  expect(dataOf(events, "approval.asked")).toEqual([]);
  const dropped = dataOf(events, "gated").filter(({ decision }) => /looking around/.test(decision));
  expect(dropped.length).toBeGreaterThanOrEqual(2);
});

test("what people do all day is sent by no look either", async () => {
  site.set("/lamps", page("Lamps", `<p>None left.</p>${send("Pause my lamp", "/pause")}`));
  site.set("/tides", page("Tides", `<p>High water.</p>${send("Dark mode", "/theme")}`));
  const { events } = await run("always");
  const pressed = dataOf(events, "acting").map(({ name }) => name);
  expect(pressed).toEqual(expect.arrayContaining(["Pause my lamp"]));
  expect(posts()).toEqual([]);
});

test("boxes of a page that was only looked at stay as they are", async () => {
  site.set("/", page("Harbour", `<p>All lights burn.</p><a href="/mine">My account</a>`));
  const letters = `<label><input type="checkbox" checked> Monthly letter</label>${send("Save", "/letters")}`;
  site.set(
    "/mine",
    page(
      "Mine",
      `<p>Keeper since 2019, lighthouse of the northern coast, all doors open to visitors.</p><div role="tablist"><button role="tab" onclick="more.hidden = false">Letters</button></div><div id="more" hidden>${letters}</div>`,
    ),
  );
  const { verdict, events } = await run("always");
  expect(verdict).toMatchObject({ verified: true });
  expect(posts()).toEqual(["/end"]);
  const done = dataOf(events, "acting");
  expect(done.some(({ name }) => name === "Letters")).toBe(true);
  expect(done.filter(({ action }) => action === "uncheck")).toEqual([]);
});
