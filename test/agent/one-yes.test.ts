import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

let site: PageServer;
let kit: JobKit;
let ended: boolean;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
const leads = (words: string, to: string): string =>
  `<button onclick="location.href='${to}'">${words}</button>`;

const WHY = `<label><input type="radio" name="why" value="r1" required> I use it too little</label><label><input type="radio" name="why" value="r2" required> It costs too much</label>`;

/** The account as it stands, with its way to the end. */
function account(way: string): void {
  site.set("/account", (_, response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(
        page(
          "Membership",
          ended
            ? "<h2>Tidal Plus</h2><p>Cancelled. You will not be charged again.</p>"
            : `<h2>Tidal Plus</h2><p>Active</p><p>$8.00 per month. Next payment on 14 December 2026</p>${way}`,
        ),
      );
  });
}

/** A way out whose controls all say that they end it, though only the last one does. */
function wayOut(): void {
  account(leads("Cancel membership", "/why"));
  site.set(
    "/why",
    page(
      "Why are you leaving?",
      `<form method="post" action="/noted">${WHY}<button>Continue</button></form>`,
    ),
  );
  site.set("/noted", (_, response) => response.writeHead(303, { location: "/stay" }).end());
  site.set(
    "/stay",
    page(
      "Before you go",
      `<p>Stay for another month.</p>${leads("No thanks, cancel my membership", "/sure")}${leads("Keep my membership", "/account")}`,
    ),
  );
  site.set(
    "/sure",
    page(
      "Cancel Tidal Plus?",
      `<form method="post" action="/end"><button>Cancel membership now</button></form>${leads("Keep my membership", "/account")}`,
    ),
  );
  site.set("/end", (_, response) => {
    ended = true;
    response.writeHead(303, { location: "/account" }).end();
  });
}

beforeAll(async () => {
  site = await startPageServer();
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
beforeEach(() => {
  ended = false;
  site.ledger.length = 0;
  wayOut();
});
afterEach(() => expect(posts().filter((path) => path === "/upgrade")).toEqual([]));
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

const posts = (): string[] =>
  site.ledger.filter(({ method }) => method === "POST").map(({ path }) => path);

/** Says yes so many times, and no from then on. */
const run = (yes: number) => {
  const asked: string[] = [];
  return job(kit, rulesPlanner, `${site.origin}/account`, {
    kind: "cancel",
    goal: "Cancel my membership",
    open: { guard: "strict" },
    approve: "ask",
    person: {
      ask: ({ text }) => {
        asked.push(text);
        return Promise.resolve({ answer: asked.length > yes ? "rejected" : "approved", by: "ann" });
      },
    },
  }).then((done) => ({ ...done, asked }));
};

test("of a flow whose every step speaks of cancelling, the first and the last are asked about", async () => {
  const { verdict, asked, events } = await run(9);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain("Cancel membership");
  expect(asked[1]).toContain("Cancel membership now");
  expect(posts()).toEqual(["/noted", "/end"]);
  expect(verdict.success).toBe(true);
  // What went under the yes before is written down.
  const under = dataOf(events, "gated").filter(({ decision }) => /yes before/.test(decision));
  expect(under.map(({ decision }) => decision)).toEqual([
    "under the yes before",
    "pressed under the yes before",
  ]);
});

test("a yes to the way in is none to the last step", async () => {
  const { verdict, asked } = await run(1);
  expect([asked.length, ended, verdict.success]).toEqual([2, false, false]);
});

test("what a step that speaks of cancelling sends is asked about, though the step itself was not", async () => {
  site.set(
    "/stay",
    page(
      "Before you go",
      `<p>Stay for another month.</p><button onclick="fetch('/upgrade', { method: 'POST', body: 'p=9' })">No thanks, cancel my membership</button>${leads("Keep my membership", "/account")}`,
    ),
  );
  const { asked } = await run(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain("/upgrade");
});

test("a step with a price at it does not go under the yes before", async () => {
  site.set(
    "/why",
    page(
      "Why are you leaving?",
      `<form method="post" action="/noted">${WHY}<p>$4.00 a month</p><button>Continue</button></form>`,
    ),
  );
  const { asked } = await run(1);
  expect(posts()).toEqual([]);
  expect(asked[1]).toContain("/noted");
});

test("one yes lets one neutral request out, not two", async () => {
  site.set("/noted", (_, response) => response.writeHead(303, { location: "/again" }).end());
  site.set(
    "/again",
    page(
      "Tell us why you are leaving",
      `<form method="post" action="/noted-too">${WHY}<button>Continue</button></form>`,
    ),
  );
  const { asked } = await run(1);
  expect(posts()).toEqual(["/noted"]);
  expect(asked[1]).toContain("/noted-too");
});

test("a page that greets anew after the end is not walked a second time", async () => {
  site.set("/end", (_, response) => {
    ended = true;
    response.writeHead(303, { location: "/help" }).end();
  });
  site.set(
    "/help",
    page(
      "Hello! How can I help?",
      `${leads("Something about my invoice", "/account")}${leads("I want to cancel my membership", "/sure")}`,
    ),
  );
  account(leads("Help with leaving", "/help"));
  const { verdict } = await run(9);
  expect(verdict).toMatchObject({ verified: true });
  expect(posts().filter((path) => path === "/end")).toHaveLength(1);
});
