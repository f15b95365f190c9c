import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { Takeover } from "../../src/agent/takeover.ts";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { expectTruth } from "../support/practice-run.ts";

const SITE = "velora-1";
let practice: Practice;
let kit: JobKit;
beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await practice.close();
  kit.remove();
});

test("whoever takes the mouse and gives it back without having done anything is asked the same again, every time", async () => {
  const takeover = new Takeover(() => undefined);
  const { url = "", goal = "" } = practice.scenarios.find(({ id }) => id === SITE) ?? {};
  const asked: string[] = [];
  const { verdict, events } = await job(kit, rulesPlanner, url, {
    kind: "cancel",
    goal,
    approve: "ask",
    takeover,
    person: {
      ask: ({ text }, signal) => {
        asked.push(text);
        if (asked.length > 4) return Promise.resolve({ answer: "approved", by: "kim" });
        const { promise, reject } = Promise.withResolvers<never>();
        signal.addEventListener("abort", () => reject(signal.reason as Error));
        takeover.take("kim");
        takeover.giveBack("kim");
        return promise;
      },
    },
  });
  expect(new Set(asked).size).toBe(1);
  expect(asked).toHaveLength(5);
  expect(dataOf(events, "approval.given").map(({ answer }) => answer)).toEqual([
    ...Array.from({ length: 4 }, () => "lapsed"),
    "approved",
  ]);
  expect(verdict.verified).toBe(true);
  await expectTruth(practice, SITE, { status: "cancelled", commits: 1 });
});
