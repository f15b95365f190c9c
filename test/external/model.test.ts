import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { externalBrowsers } from "../support/external-server.ts";
import { dataOf, jobKit, type JobKit } from "../support/job.ts";
import { cancelByModel, truthOf } from "../support/model-run.ts";
import { walkOf } from "../support/practice-walks.ts";
import { walker } from "../support/wire/walker.ts";
import type { Policy } from "../support/wire/wire.ts";

const SITE = "velora-1";
let practice: Practice;
let kit: JobKit;

beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  kit = jobKit(externalBrowsers());
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await practice.close();
  kit.remove();
});

test("over Microsoft's browser server a model cancels once, asked about once, and the account page proves it", async () => {
  const walks = walker(walkOf(SITE).steps);
  const early: Policy = (request, index) =>
    index > 0
      ? walks(request, index)
      : { call: { name: "complete_task", input: { status: "success", reason: "Done." } } };
  const commitsAtQuestion: number[] = [];
  const { verdict, events, truth, asked } = await cancelByModel(practice, kit, SITE, {
    kind: "anthropic",
    policy: early,
    job: {
      approve: "ask",
      person: {
        ask: async () => {
          commitsAtQuestion.push((await truthOf(practice, SITE)).commits);
          return { answer: "approved", by: "test" };
        },
      },
    },
  });
  expect(verdict).toMatchObject({ success: true, verified: true, reason: "completed" });
  expect(verdict.evidence.map(({ tier }) => tier)).toContain("C");
  // Its word alone, before anything was done, counted for nothing.
  expect(asked[1]?.request.text).toMatch(/Success was not accepted/);
  expect(dataOf(events, "spent")).toHaveLength(asked.length);
  expect(commitsAtQuestion).toEqual([0]);
  expect(verdict.approvals).toMatchObject([{ answer: "approved", by: "test" }]);
  expect(truth).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
});

test("over Microsoft's browser server the last step of a model waits for a yes", async () => {
  const questions: string[] = [];
  const { verdict, truth } = await cancelByModel(practice, kit, SITE, {
    kind: "openai",
    job: {
      approve: "ask",
      person: {
        ask: ({ action, element }) => {
          questions.push(`${action} ${element ?? ""}`);
          return Promise.resolve({ answer: "rejected", by: "test" });
        },
      },
    },
  });
  expect(verdict).toMatchObject({ success: false, reason: "human_rejected" });
  expect(questions).toEqual([expect.stringContaining("Finish cancellation")]);
  expect(truth).toMatchObject({ status: "active", commits: 0, harmful: [] });
});
