import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, Question } from "../../src/agent/job.ts";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Fernly</title><main><h1>Your account</h1>${body}</main></html>`;
const RUNNING = `<section><h2>Fernly Plus</h2><p>Status: Active</p><p>Next payment: £9.00 on 1 December 2026</p><a href="/leave">Cancel subscription</a></section>`;
const LEAVE = `<h2>Cancel your subscription?</h2><form method="post" action="/leave"><button>Yes, cancel my subscription</button></form>`;
const SAID = "Your subscription has been cancelled.";
const MORE = "The same heron nests by another weir.";

let site: PageServer;
let kit: JobKit;
let after = "";
let sent = false;

beforeAll(async () => {
  const html = { "content-type": "text/html; charset=utf-8" };
  site = await startPageServer({
    "/account": (_, response) => response.writeHead(200, html).end(page(sent ? after : RUNNING)),
    "/done": page("<p>All done</p>"),
    "/leave": ({ method }, response) => {
      if (method !== "POST") return void response.writeHead(200, html).end(page(LEAVE));
      sent = true;
      response.writeHead(303, { location: "/done" }).end();
    },
  });
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

async function cancel(lines: string[], reads: Answer["answer"], approve: "ask" | "always" = "ask") {
  sent = false;
  after = `<section><h2>Fernly Plus</h2>${lines.map((text) => `<p>${text}</p>`).join("")}</section>`;
  const asked: string[] = [];
  const ask = ({ text }: Question): Promise<Answer> => {
    asked.push(text);
    return Promise.resolve({
      answer: text.endsWith("Is it over?") ? reads : "approved",
      by: "ann",
    });
  };
  const { verdict } = await job(kit, rulesPlanner, `${site.origin}/account`, {
    kind: "cancel",
    goal: "Cancel the subscription",
    approve,
    person: { ask },
    now: () => Date.parse("2026-11-16T12:00:00Z"),
  });
  return { verdict, asked: asked.filter((text) => text.endsWith("Is it over?")), sent };
}

test("what the program cannot read is asked about, and a yes is written down as the person's", async () => {
  const { verdict, asked } = await cancel([SAID, MORE], "approved");
  expect(asked).toEqual([`The account now says: “${SAID}”. It also says: “${MORE}”. Is it over?`]);
  expect(verdict).toMatchObject({ success: true, outcome: "cancelled", personRead: true });
  expect(verdict.sentence).toMatch(/is cancelled\. Confirmed by you from the site's words\.$/);
  expect(verdict.evidence.at(-1)?.what).toMatch(/as the person reads them/);
  const proof = readFileSync(verdict.proof ?? "", "utf8");
  expect(proof).toContain("Confirmed by the customer from the site&#39;s words");
  expect(proof).not.toContain("Confirmed by the site");
});

test("a no leaves it not confirmed, with the sentence", async () => {
  const { verdict } = await cancel([SAID, MORE], "rejected");
  expect(verdict).toMatchObject({ success: false, outcome: "unknown", seen: MORE });
});

test("a policy has read nothing and is not asked", async () => {
  const { verdict, asked, sent: ended } = await cancel([SAID, MORE], "approved", "always");
  expect({ asked, ended, success: verdict.success }).toEqual({
    asked: [],
    ended: true,
    success: false,
  });
});

test.each([
  ["it is said and read", [SAID, "You will not be charged again."]],
  ["something speaks against it", [SAID, "Next payment: £9.00 on 1 December 2026"]],
  ["nothing speaks for it", ["Thank you for telling us."]],
])("nobody is asked where %s", async (_, lines) => {
  expect((await cancel(lines, "approved")).asked).toEqual([]);
});
