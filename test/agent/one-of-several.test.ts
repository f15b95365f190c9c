import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { testBrowsers } from "../support/session-driver.ts";

let site: PageServer;
let kit: JobKit;
let ended: Set<string>;
let renews: boolean;

const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><nav><a href="/learners">Learners</a> <a href="/settings">Settings</a></nav><main>${body}</main></html>`;

/** Each learner's lessons, left through a menu and a dialog that name nobody. */
const learners = (names: string[]): string =>
  page(
    "Learners",
    `<h1>Learners</h1>${names
      .map((name) =>
        ended.has(name)
          ? `<section><h2>${name}</h2><p>Ended. No further payments will be taken.</p></section>`
          : `<section><h2>${name}</h2><p>Enrolled</p><p>£40 a month. Next payment 1 December 2026</p><button aria-haspopup="menu" aria-expanded="false" onclick="menu('${name}')">More for ${name}</button></section>`,
      )
      .join("")}
    <div id="menu" role="menu" hidden><button role="menuitem" onclick="ask.showModal()">Leave lessons…</button></div>
    <dialog id="ask" aria-label="Before you go"><p>We are sorry to see you go.</p><button onclick="fetch('/leave/' + who, { method: 'POST' }).then(() => location.reload())">Yes, finish lessons</button><button onclick="ask.close()">Stay</button></dialog>
    <script>let who; function menu(name) { who = name; document.getElementById("menu").hidden = false; }</script>`,
  );

const settings = (): string =>
  page(
    "Settings",
    `<h1>Settings</h1><section><h2>Practice+</h2><p>Your free trial of Practice+ runs until 2 December 2026, then £9.99 a month.</p><p>Ask the office to end it.</p></section>`,
  );

const passes = (): string =>
  page(
    "Passes",
    `<h1>Passes</h1><section><h2>Lane Pass</h2><p id="said">${
      renews
        ? "£24.00 a month · renews on 3 December 2026"
        : "This pass will not renew and you will not be charged again. Ends 2 December 2026."
    }</p><label><input type="checkbox" role="switch" ${renews ? "checked" : ""} onchange="fetch('/renewal', { method: 'PUT', body: JSON.stringify({ autoRenew: this.checked }) }).then(() => location.reload())"> Automatic renewal</label></section>`,
  );

const request = (): string =>
  page(
    "Cancellation request",
    `<h1>Cancel Starter Hosting</h1><form method="post" action="/request"><label><input type="checkbox" name="canceldomain" value="1" checked> Also cancel the domain pots.example</label><button>Cancel Starter Hosting</button></form>`,
  );
const hosting = (): string =>
  page(
    "Hosting",
    ended.has("hosting")
      ? `<h1>Starter Hosting</h1><p>Cancelled. It ends on 2 December 2026 and will not renew.</p>`
      : `<h1>Starter Hosting</h1><p>Active. $8.95 a month, next payment on 2 December 2026</p><p><a href="/request">Cancel Starter Hosting</a></p>`,
  );

beforeAll(async () => {
  site = await startPageServer({
    "/learners": (_, response) => response.writeHead(200, html).end(learners(["Tom", "Mia"])),
    "/settings": (_, response) => response.writeHead(200, html).end(settings()),
    "/passes": (_, response) => response.writeHead(200, html).end(passes()),
    "/hosting": (_, response) => response.writeHead(200, html).end(hosting()),
    "/request": ({ method }, response) => {
      if (method !== "POST") return void response.writeHead(200, html).end(request());
      ended.add("hosting");
      response.writeHead(303, { location: "/hosting" }).end();
    },
    "/leave/Tom": (_, response) => {
      ended.add("Tom");
      response.writeHead(200).end("{}");
    },
    "/leave/Mia": (_, response) => {
      ended.add("Mia");
      response.writeHead(200).end("{}");
    },
    "/renewal": (_, response) => {
      renews = !renews;
      response.writeHead(200).end("{}");
    },
  });
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
});
beforeEach(() => {
  ended = new Set();
  renews = true;
  site.ledger.length = 0;
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

const cancel = (path: string, goal: string) =>
  job(kit, rulesPlanner, `${site.origin}${path}`, { kind: "cancel", goal });
const changes = (): string[] =>
  site.ledger
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path}`);

test("one of two is ended, and the other is not begun afterwards", async () => {
  await cancel("/learners", "Stop Tom's lessons, keep Mia's lessons");
  expect(changes()).toEqual(["POST /leave/Tom"]);
});

test("a page that shows other plans is no way out of the one that was seen elsewhere", async () => {
  const { verdict } = await cancel("/settings", "Cancel my Practice+ trial");
  expect(changes()).toEqual([]);
  expect(verdict.success).toBe(false);
});

test("the check of a switch that was turned off does not turn it on again", async () => {
  const { verdict } = await cancel("/passes", "Cancel my Lane Pass");
  expect(changes()).toEqual(["PUT /renewal"]);
  expect(renews).toBe(false);
  expect(verdict.verified).toBe(true);
});

test("what is to be kept and was ticked beforehand is unticked before anything is sent", async () => {
  const { verdict } = await cancel(
    "/hosting",
    "Cancel Starter Hosting, but keep the domain pots.example",
  );
  const sent = site.ledger.find(({ method, path }) => method === "POST" && path === "/request");
  expect(sent).toBeDefined();
  expect(sent?.body).not.toContain("canceldomain");
  expect(verdict.verified).toBe(true);
});
