import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { startPageServer } from "../support/page-server.ts";

const browsers = createBrowsers({
  confirmations: "echo",
  executablePath: process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium",
});
let site: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  // Inside the form, names of fields stand before the form's own methods: the last look at it throws.
  site = await startPageServer({
    "/plan": `<title>Plan</title><h1>Cancel your plan?</h1><form action="/plan/cancel" method="post">
      <input name="getAttribute" value="x"><input name="elements" value="x"><input name="matches" value="x">
      <button>Cancel membership</button></form>`,
    "/plan/cancel": "<title>Done</title><h1>Done</h1>",
  });
});

afterAll(async () => {
  expect(browsers.sessions()).toEqual([]);
  await browsers.closeAll();
  await site.close();
});

test("a form that breaks the last look at it does not get its submission through without a yes", async () => {
  const first = await browsers.open({ url: `${site.origin}/plan` }, "test");
  const button = first.affordances.find(({ name }) => name === "Cancel membership");
  const result = await browsers.act(
    {
      sessionId: first.sessionId,
      observationId: first.observationId,
      action: "click",
      target: { kind: "element", actionId: button?.actionId ?? "" },
    },
    "test",
  );
  expect(result.ok).toBe(false);
  expect(site.ledger.filter(({ path }) => path === "/plan/cancel")).toEqual([]);
  await browsers.close(first.sessionId, "test");
});
