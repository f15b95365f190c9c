import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startPractice } from "../../practice/server.ts";
import type { Planner } from "../../src/planners/port.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { expectTruth } from "../support/practice-run.ts";
import { testBrowsers } from "../support/session-driver.ts";

let site: PageServer;
let kit: JobKit;
let pack: "on" | "ended";

const goal = "Cancel the Stadium pack, keep the phone line";

/** Opens on the phone line, which goes on; the pack stands behind a tab that has no address. */
const account = (): string => `<!doctype html><html lang="en"><title>My contracts</title><main>
  <h1>My contracts</h1><div role="tablist"><button role="tab" onclick="show('lines')">Lines</button><button role="tab" onclick="show('extras')">Extras</button></div>
  <section id="lines"><h2>Phone line 40 GB</h2><p>Active</p><p>€15.00 per month. Next payment on 3 December 2026</p><button onclick="fetch('/end/line', { method: 'POST' })">Cancel the phone line</button></section>
  <section id="extras" hidden><h2>Stadium pack</h2>${
    pack === "on"
      ? `<p>Active</p><p>€8.00 per month. Next payment on 9 December 2026</p><button onclick="fetch('/end/pack', { method: 'POST' }).then(() => location.reload())">Cancel the Stadium pack</button>`
      : `<p>Cancelled. Available until 9 December 2026, it will not renew.</p>`
  }</section></main><script>function show(id) { for (const one of document.querySelectorAll('section')) one.hidden = one.id !== id; }</script></html>`;

beforeAll(async () => {
  site = await startPageServer({
    "/account": (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(account()),
    "/end/pack": (_, response) => {
      pack = "ended";
      response.writeHead(200).end("{}");
    },
  });
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
});
beforeEach(() => {
  pack = "on";
  site.ledger.length = 0;
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

/** Presses these one after the other, then says that it is done. */
function pressing(names: string[]): Planner {
  return {
    name: "pressing",
    next: (view) => {
      const wanted = names[view.steps.length];
      const found = view.observation.affordances.find(({ name }) => name === wanted);
      return Promise.resolve(
        found === undefined
          ? { kind: "end", reason: "completed", detail: "", confidence: 1 }
          : {
              kind: "act",
              intent: found.role === "tab" ? "acknowledge" : "enter",
              target: { kind: "element", actionId: found.actionId },
              action: "click",
              role: found.role,
              name: found.name,
              expect: [],
              reason: "the way",
              confidence: 1,
            },
      );
    },
  };
}

const run = (names: string[]) =>
  job(kit, pressing(names), `${site.origin}/account`, {
    kind: "cancel",
    goal,
    open: { guard: "strict" },
  });

test("what was ended behind a tab is looked for behind that tab, and not where the page opens", async () => {
  const { verdict } = await run(["Extras", "Cancel the Stadium pack"]);
  expect(pack).toBe("ended");
  expect([verdict.success, verdict.verified]).toEqual([true, true]);
});

test("a control that ends what is to be kept is not pressed", async () => {
  const { verdict } = await run(["Cancel the phone line"]);
  expect(site.ledger.filter(({ method }) => method === "POST")).toEqual([]);
  expect(verdict.success).toBe(false);
});

test("where the last step was on a page of its own, the tab of the plan is opened again all the same", async () => {
  const practice = await startPractice({ port: 0 });
  onTestFinished(() => practice.close());
  const box = practice.scenarios.find(({ id }) => id === "pantrio-1");
  const { verdict } = await job(kit, rulesPlanner, box?.url ?? "", {
    kind: "cancel",
    goal: box?.goal ?? "",
    open: { guard: "strict" },
  });
  await expectTruth(practice, "pantrio-1", { status: "cancelled", commits: 1 });
  expect([verdict.outcome, verdict.verified]).toEqual(["ends_on", true]);
});
