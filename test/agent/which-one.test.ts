import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { plansMeant } from "../../src/agent/which-one.ts";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

const PLANS = [
  { id: "studio", name: "Studio", price: "$9.99 per month" },
  { id: "cloud", name: "Cloud box", price: "$2.99 per month" },
  { id: "mail", name: "Mail", price: "$1.99 per month" },
];

let site: PageServer;
let kit: JobKit;
let ended: string[];

const account = (): string =>
  `<!doctype html><html lang="en"><title>Subscriptions</title><main><h1>Your subscriptions</h1>${PLANS.map(
    ({ id, name, price }) =>
      `<section><h2>${name}</h2>${
        ended.includes(id)
          ? "<p>Cancelled. You will not be charged again.</p>"
          : `<p>Active</p><p>${price}</p><p>Next payment on 14 December 2026</p><a href="/leave/${id}">Cancel subscription</a>`
      }</section>`,
  ).join("")}</main></html>`;
const leave = (id: string): string =>
  `<!doctype html><html lang="en"><title>Cancel</title><main><h1>Cancel ${PLANS.find((plan) => plan.id === id)?.name}?</h1><form method="post" action="/end/${id}"><button>Yes, cancel my subscription</button></form><a href="/account">Keep it</a></main></html>`;

beforeAll(async () => {
  const pages = Object.fromEntries(
    PLANS.flatMap(({ id }) => [
      [`/leave/${id}`, leave(id)],
      [
        `/end/${id}`,
        (
          _: unknown,
          response: { writeHead: (code: number, head: object) => { end: () => void } },
        ) => {
          ended.push(id);
          response.writeHead(303, { location: "/account" }).end();
        },
      ],
    ]),
  ) as Parameters<typeof startPageServer>[0];
  site = await startPageServer({
    ...pages,
    "/account": (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(account()),
  });
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
beforeEach(() => {
  ended = [];
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

const run = (goal: string, more: Parameters<typeof job>[3] = {}) =>
  job(kit, rulesPlanner, `${site.origin}/account`, { kind: "cancel", goal, ...more });

test("several and a goal that names none: nothing is begun, and all are named", async () => {
  const { verdict } = await run("Cancel my subscription");
  expect(ended).toEqual([]);
  expect([verdict.reason, verdict.success]).toEqual(["needs_human", false]);
  for (const { name } of PLANS) expect(verdict.error?.message).toContain(name);
});

test("several and a goal that names one: that one ends, and nobody is asked which", async () => {
  const { verdict } = await run("Cancel the Cloud box, keep Studio");
  expect(ended).toEqual(["cloud"]);
  expect(verdict.success).toBe(true);
});

test("several and somebody to ask: the one with the chosen number ends", async () => {
  const { verdict } = await run("Cancel my subscription", {
    approve: "ask",
    person: {
      ask: (question) =>
        Promise.resolve(
          question.kind === "choose"
            ? {
                answer: "approved",
                by: "ann",
                choice: question.options?.findIndex((option) => option.startsWith("Mail")) ?? -1,
              }
            : { answer: "approved", by: "ann" },
        ),
    },
  });
  expect(ended).toEqual(["mail"]);
  expect(verdict.success).toBe(true);
});

test("several and somebody who chooses none: nothing is begun", async () => {
  const { verdict } = await run("Cancel my subscription", {
    approve: "ask",
    person: { ask: () => Promise.resolve({ answer: "rejected", by: "ann" }) },
  });
  expect([ended, verdict.success]).toEqual([[], false]);
});

test("of two names that begin alike the goal may say the shorter one", () => {
  const plans = ["Boulder Flat", "Boulder Flat Gold"].map((name) => ({
    name,
    price: "39 € a month",
    next: undefined,
  }));
  const meant = (goal: string) => plansMeant(goal, plans).map(({ name }) => name);
  expect(meant('Cancel "Boulder Flat"')).toEqual(["Boulder Flat"]);
  expect(meant("Cancel Boulder Flat Gold")).toEqual(["Boulder Flat Gold"]);
  expect(meant("Cancel the flat")).toEqual(["Boulder Flat", "Boulder Flat Gold"]);
});
