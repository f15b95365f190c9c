import { afterAll, beforeAll, expect, test } from "vitest";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer } from "../support/page-server.ts";
import { testBrowsers } from "../support/session-driver.ts";

let kit: JobKit;
beforeAll(() => {
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  kit.remove();
});

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main>
   <footer><a href="/notice">Cancel a contract here</a></footer></html>`;

/** The law wants a form that anybody finds; the account itself is never seen. */
const FORM = `<form action="/notice/send" method="post">
  <label>Contract <select name="what"><option>Wave 40, £19.00 a month</option></select></label>
  <label><input type="radio" name="why" value="a"> I no longer need it</label>
  <label><input type="radio" name="why" value="b"> I would rather not say</label>
  <button>Cancel contract now</button></form>`;

test("a form that stands as it stood does not say that the contract is still active", async () => {
  let taken = 0;
  const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  const site = await startPageServer({
    "/": (_, response) =>
      response.writeHead(200, html).end(page("Wave", "<p>Phones, tariffs and help.</p>")),
    "/notice": (_, response) => response.writeHead(200, html).end(page("Cancel a contract", FORM)),
    "/notice/send": (_, response) => {
      taken++;
      response.writeHead(303, { location: "/done" }).end();
    },
    "/done": (_, response) =>
      response
        .writeHead(200, html)
        .end(page("Your notice has arrived", "<p>Your contract has been cancelled.</p>")),
  });
  try {
    const { verdict } = await job(kit, rulesPlanner, `${site.origin}/`, {
      kind: "cancel",
      goal: "Cancel my Wave contract",
    });
    expect(taken).toBe(1);
    expect(verdict.verified).toBe(false);
    expect(verdict.outcome).not.toBe("still_active");
  } finally {
    await site.close();
  }
});
