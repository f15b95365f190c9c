import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, Person, Question } from "../../src/agent/job.ts";
import { ContractError } from "../../src/contract/errors.ts";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import { testBrowsers } from "../support/session-driver.ts";
import type { PageServer } from "../support/page-server.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { act, complete, inOrder, scriptedModel, type Policy } from "../support/scripted-model.ts";
import { startTaskSite } from "./task-site.ts";

let site: PageServer;
let kit: JobKit;

beforeAll(async () => {
  site = await startTaskSite();
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

const planner = (...models: ReturnType<typeof scriptedModel>[]) => modelPlanner({ models });
const press: Policy = ({ number }) => act("click", { target: number(/Press me/) });
const scroll =
  (value: string): Policy =>
  () =>
    act("scroll", { value });
const failed: Policy = () => complete("failed");

describe("money and tokens", () => {
  const spender = () =>
    scriptedModel(({ index }) => act("fill", { target: "1", value: `${index}` }));

  test("a call that would go over the money is not made; the verdict names what was spent", async () => {
    const model = spender();
    const { verdict, events } = await job(kit, planner(model), `${site.origin}/order`, {
      limits: { turns: 20, timeMs: 120_000, costUsd: 0.045 },
    });
    // 0.01 each, 0.02 estimated: the fourth would have to fit into 0.015.
    expect(model.requests).toHaveLength(3);
    expect(verdict).toMatchObject({ success: false, reason: "budget_exceeded", tokens: 3300 });
    expect(verdict.error?.message).toContain("$0.03 and 3300 tokens were spent");
    expect(dataOf(events, "spent")).toEqual(
      [1, 2, 3].map((turn) =>
        expect.objectContaining({ turn, costUsd: 0.01, tokens: 1100, model: "scripted" }),
      ),
    );
  });

  test("whoever sits there may give as much again, and is asked again when that is used up", async () => {
    const asked: Question[] = [];
    const person: Person = {
      ask: (question) => {
        asked.push(question);
        const answer: Answer["answer"] = asked.length === 1 ? "approved" : "rejected";
        return Promise.resolve({ answer, by: "test" });
      },
    };
    const model = spender();
    const { verdict } = await job(kit, planner(model), `${site.origin}/order`, {
      approve: "ask",
      person,
      limits: { turns: 20, timeMs: 120_000, costUsd: 0.025 },
    });
    expect(asked.map(({ text }) => text)).toEqual([
      expect.stringContaining("$0.01 and 1100 tokens were spent"),
      expect.stringContaining("$0.04 and 4400 tokens were spent"),
    ]);
    expect(verdict).toMatchObject({ reason: "budget_exceeded" });
    expect(model.requests).toHaveLength(4);
  });

  test("a policy that approves everything does not approve more money", async () => {
    const model = spender();
    const { verdict } = await job(kit, planner(model), `${site.origin}/order`, {
      approve: "always",
      limits: { turns: 20, timeMs: 120_000, tokens: 5000 },
    });
    expect(verdict).toMatchObject({ reason: "budget_exceeded" });
    expect(model.requests.length).toBeLessThan(3);
  });

  test("an unknown price is said, not guessed", async () => {
    const model = scriptedModel(failed, { costUsd: undefined, estimateUsd: undefined as never });
    const { verdict } = await job(kit, planner(model), `${site.origin}/order`);
    expect(verdict).toMatchObject({ costUsd: null, tokens: 1100 });
    expect(verdict.notes).toContainEqual(expect.stringContaining("No price is known for scripted"));
  });
});

describe("answers that are no use", () => {
  test("three in a row without a call end the run", async () => {
    const model = scriptedModel(() => ({ text: "I would click.", finish: "stop" as const }));
    const { verdict } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ success: false, reason: "llm_no_action", turns: 1 });
    expect(model.requests).toHaveLength(3);
    expect(model.requests[1]?.text).toContain("Call a tool");
  });

  test("a call that does not fit goes back as an error, and the next is taken", async () => {
    const model = scriptedModel(
      inOrder(
        () => act("click", { target: "999" }),
        () => ({ name: "act", input: { action: "dance", reasoning: "", confidence: 1 } }),
        failed,
      ),
    );
    const { verdict } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ reason: "stuck", turns: 1 });
    expect(model.requests[1]?.text).toMatch(/target: there is no control 999/);
    expect(model.requests[2]?.text).toMatch(/action: /);
  });

  test("of several calls the first is done; the others are noted and not done", async () => {
    const model = scriptedModel(
      inOrder(
        ({ number }) => [
          act("hover", { target: number(/Press me/) }),
          act("click", { target: number(/Press me/) }),
          complete("success"),
        ],
        failed,
      ),
    );
    const { events } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(dataOf(events, "acting").map(({ action }) => action)).toEqual(["hover"]);
    expect(dataOf(events, "note").map(({ text }) => text)).toContain(
      "Extra calls were ignored: act, complete_task",
    );
  });

  test("no model answers and the rules do not know the task: llm_error with the provider's word", async () => {
    const model = scriptedModel(() => new ContractError("NETWORK_ERROR", "provider is on fire"));
    const { verdict } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ success: false, reason: "llm_error" });
    expect(verdict.error?.message).toContain("provider is on fire");
  });
});

describe("getting up again, and giving up", () => {
  test("an act that changes nothing is waited for, told the second time, and stopped the third", async () => {
    const model = scriptedModel(press);
    const { verdict, waits, events } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ success: false, reason: "stuck" });
    expect(dataOf(events, "acting")).toHaveLength(2);
    expect(waits).toBe(10);
    expect(model.requests[2]?.text).toMatch(/turn 2 was the second of its kind/);
  });

  test("going round in a circle is found, also where every act works", async () => {
    const circle = scriptedModel(({ index }) =>
      act("navigate", { value: index % 2 === 0 ? "/second" : "/dead" }),
    );
    const { verdict, events } = await job(kit, planner(circle), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ success: false, reason: "stuck" });
    expect(dataOf(events, "acting")).toHaveLength(4);
  });

  test("where the control cannot be reached, the next way to it is tried and both are recorded", async () => {
    const model = scriptedModel(
      inOrder(
        ({ number }) =>
          act("click", {
            target: number(/button Continue/),
            fallbacks: [{ css: "#none" }, { css: "#over" }],
          }),
        () =>
          complete("success", {
            checks: [{ kind: "textPresent", value: "Reached the other side" }],
          }),
      ),
    );
    const { verdict, events } = await job(kit, planner(model), `${site.origin}/covered`);
    expect(verdict).toMatchObject({ success: true, verified: true });
    expect(dataOf(events, "acted")[0]).toMatchObject({
      ok: true,
      strategies: ["number", "the same role and name", "css #none", "css #over"],
    });
  });

  test("three acts in a row that fail are the end; the model sees what was tried", async () => {
    const model = scriptedModel(({ index }) =>
      act("click", { fallbacks: [{ css: `#none${index}` }] }),
    );
    const { verdict } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ success: false, reason: "stuck", turns: 3 });
    expect(model.requests[2]?.text).toMatch(/errors so far:\n1 ELEMENT_GONE.*tried: css #none0/);
  });

  test("a way that failed twice on the same page is not used a third time, whatever it comes behind", async () => {
    const model = scriptedModel(({ index }) =>
      act("click", { fallbacks: [{ css: `#none${index}` }, { css: "#never" }] }),
    );
    const { events } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(dataOf(events, "acted").map(({ strategies }) => strategies)).toEqual([
      ["css #none0", "css #never"],
      ["css #none1", "css #never"],
      ["css #none2"],
    ]);
  });

  test("seeing no way on three times is the end", async () => {
    const model = scriptedModel(() => complete("stuck"));
    const { verdict } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ success: false, reason: "stuck", turns: 3 });
  });

  test("a browser that goes away is opened again at the last address, lighter each time, and not a third time", async () => {
    site.ledger.length = 0;
    const times = (wanted: string) => site.ledger.filter(({ path }) => path === wanted).length;
    const loaded: { pictures: number; scripts: number }[] = [];
    const model = scriptedModel(async ({ number, index }) => {
      loaded.push({ pictures: times("/picture.png"), scripts: times("/code.js") });
      for (const { sessionId, owner } of kit.browsers.sessions())
        await kit.browsers.close(sessionId, owner);
      return act(["click", "hover", "scroll"][index] ?? "", { target: number(/Press me/) });
    });
    const { verdict, events } = await job(kit, planner(model), `${site.origin}/dead`);
    expect(verdict).toMatchObject({ success: false, reason: "browser_error", turns: 3 });
    expect(dataOf(events, "recovered")).toHaveLength(2);
    expect(loaded).toEqual([
      { pictures: 1, scripts: 1 },
      { pictures: 1, scripts: 2 },
      { pictures: 1, scripts: 2 },
    ]);
  });

  test("a model that does not answer is left when the time is up, and at once on an interruption", async () => {
    const model = scriptedModel(failed);
    const silent: typeof model = {
      ...model,
      ask: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    };
    const late = await job(kit, planner(silent), `${site.origin}/dead`, {
      limits: { turns: 20, timeMs: 4_000 },
    });
    expect(late.verdict).toMatchObject({ success: false, reason: "budget_exceeded" });
    const stop = new AbortController();
    const stopped = await job(kit, planner(silent), `${site.origin}/dead`, {
      signal: stop.signal,
      onEvent: ({ type }) => void (type === "observed" && setTimeout(() => stop.abort(), 50)),
    });
    expect(stopped.verdict).toMatchObject({ success: false, reason: "interrupted" });
  });
});

test("a picture by --vision: never, always, or where the page is new or something failed", async () => {
  const seen: Record<string, boolean[]> = {};
  for (const vision of ["never", "always", "auto"] as const) {
    const model = scriptedModel(
      inOrder(
        scroll("down"),
        scroll("up"),
        () => act("click", { fallbacks: [{ css: "#none" }] }),
        () => act("navigate", { value: "/second" }),
        failed,
      ),
    );
    await job(kit, modelPlanner({ models: [model], vision }), `${site.origin}/dead`);
    seen[vision] = model.requests.map(({ image }) => image !== undefined);
  }
  expect(seen).toEqual({
    never: [false, false, false, false, false],
    always: [true, true, true, true, true],
    auto: [true, false, false, true, true],
  });
});
