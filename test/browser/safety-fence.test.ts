import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { eventually, testBrowsers } from "../support/session-driver.ts";

const OWNER = "run";
let site: LedgerSite;
let browsers: Browsers;

beforeAll(async () => {
  site = await startLedgerSite();
  site.set(
    "/page",
    `<!doctype html><title>Account</title><h1>Account</h1>
<button onclick='fetch("/subscription/cancel", {method: "POST", body: "x=1"}).then(() => document.title = "done", () => document.title = "failed")'>Cancel subscription</button>`,
  );
  browsers = testBrowsers({ confirmations: "ask" });
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
});

/** Clicks the last step with a yes; `lostAt` is what has happened when the run comes into other hands. */
async function commit(lostAt: "never" | "after the yes"): Promise<{ sent: number; asked: number }> {
  site.clear();
  let asked = 0;
  let held = true;
  const approver = () => {
    asked++;
    held = lostAt === "never";
    return Promise.resolve("approved" as const);
  };
  const seen = await browsers.open({ url: `${site.origin}/page`, guard: "strict" }, OWNER, {
    approver,
    mayAct: () => Promise.resolve(held),
  });
  const { actionId } = seen.affordances.find(({ name }) => name === "Cancel subscription") ?? {};
  await browsers.act(
    {
      sessionId: seen.sessionId,
      observationId: seen.observationId,
      target: { kind: "element", actionId: actionId ?? "" },
      action: "click",
      expect: [],
    },
    OWNER,
    { approver },
  );
  await eventually(async () => {
    const { page } = await browsers.observe({ sessionId: seen.sessionId, mode: "full" }, OWNER);
    return page.title;
  }).toMatch(/done|failed/);
  await browsers.closeOwner(OWNER);
  return { sent: site.danger().length, asked };
}

test("a process that lost its run after the yes lets nothing out; one that holds it does", async () => {
  expect(await commit("never")).toEqual({ sent: 1, asked: expect.any(Number) });
  expect(await commit("after the yes")).toEqual({ sent: 0, asked: expect.any(Number) });
});
