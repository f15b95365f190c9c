import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { JobOptions, Person, Question } from "../../src/agent/job.ts";
import { createBrowsers } from "../../src/browser/browsers.ts";
import type { Planner } from "../../src/planners/port.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { startWordlessWay, type WordlessWay } from "../support/wordless-way.ts";

let site: WordlessWay;
let kit: JobKit;
let asked: Question[];

beforeAll(async () => {
  site = await startWordlessWay();
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
beforeEach(() => {
  site.active = true;
  site.posts = [];
  asked = [];
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

/** Picks the first of the words that stands among the options; says yes to every other question. */
const picks = (...words: string[]): Person => ({
  ask(question) {
    asked.push(question);
    if (question.kind !== "choose") return Promise.resolve({ answer: "approved", by: "ann" });
    const choice = question.options?.findIndex((option) =>
      words.some((word) => option.includes(word)),
    );
    return Promise.resolve(
      choice === undefined || choice < 0
        ? { answer: "rejected", by: "ann" }
        : { answer: "approved", by: "ann", choice },
    );
  },
});

const run = (planner: Planner, person: Person | undefined, more: Partial<JobOptions> = {}) =>
  job(kit, planner, `${site.origin}/account`, {
    kind: "cancel",
    goal: "Cancel my subscription",
    approve: "ask",
    person,
    ...more,
  });

const stuck: Planner = {
  name: "model",
  readsFeedback: true,
  next: () => Promise.resolve({ kind: "end", reason: "stuck", detail: "No way.", confidence: 1 }),
};

test("where no way on is seen the person picks the control, and the run goes on from there to the proof", async () => {
  const { verdict, events } = await run(rulesPlanner, picks("Quokka corner", "Wombat lounge"));
  expect(verdict).toMatchObject({ success: true, verified: true, reason: "completed" });
  expect(site.posts).toEqual(["/end"]);
  const choices = asked.filter(({ kind }) => kind === "choose");
  expect(choices.length).toBeGreaterThan(0);
  expect(choices[0]?.picture).toMatch(/\.(?:jpe?g|png)$/);
  const names = dataOf(events, "acting").flatMap(({ name }) => name ?? []);
  expect(names).toEqual(["Quokka corner", "Wombat lounge", "Cancel my subscription"]);
});

test("no answer stops the run as before, and nothing was changed", async () => {
  const { verdict } = await run(rulesPlanner, picks("nothing of this kind"));
  expect(verdict).toMatchObject({ success: false, reason: "stuck" });
  expect(site.posts).toEqual([]);
});

test("with nobody there, or where a policy answers, nobody is asked which", async () => {
  expect((await run(rulesPlanner, undefined)).verdict.reason).toBe("stuck");
  const policy = await run(rulesPlanner, picks("Quokka"), { approve: "never" });
  expect(policy.verdict.reason).toBe("stuck");
  expect(asked).toEqual([]);
});

test("a final control that the person picks is still asked about by itself", async () => {
  const person: Person = {
    ask(question) {
      asked.push(question);
      if (question.kind !== "choose") return Promise.resolve({ answer: "rejected", by: "ann" });
      const choice = question.options?.findIndex((one) => one.includes("Cancel my")) ?? -1;
      return Promise.resolve({ answer: "approved", by: "ann", choice });
    },
  };
  const { verdict } = await job(kit, stuck, `${site.origin}/wombat`, {
    kind: "cancel",
    goal: "Cancel my subscription",
    approve: "ask",
    person,
  });
  expect(asked.map(({ kind }) => kind)).toEqual(["choose", "confirm"]);
  expect([site.posts, verdict.reason]).toEqual([[], "human_rejected"]);
});

test("a planner that is stuck again and again is handed over five times at most", async () => {
  const { verdict } = await run(stuck, picks("Quokka corner", "Wombat lounge", "Keep it"));
  expect(asked.filter(({ kind }) => kind === "choose")).toHaveLength(5);
  expect(verdict.reason).toBe("stuck");
});

test("whoever holds the run acts under its gates, and what they type is not written down", async () => {
  let typed: string | undefined;
  const { verdict, events } = await run(stuck, picks(), {
    guide: {
      by: "the calling agent",
      async take(hand, signal) {
        const target = hand.observation.affordances.find(({ name }) => name === "Quokka corner");
        const result = await hand.act(
          {
            sessionId: hand.sessionId,
            observationId: hand.observation.observationId,
            target: { kind: "element", actionId: target?.actionId ?? "" },
            action: "fill",
            value: "hunter2",
          },
          hand.runId,
          signal,
        );
        typed = result.error?.code;
        return { next: "stop" };
      },
    },
  });
  expect(typed).toBeDefined();
  expect(JSON.stringify(events)).not.toContain("hunter2");
  expect(verdict.reason).toBe("stuck");
});
