import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import { externalBrowsers } from "../support/external-server.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { act, complete, scriptedModel, type Policy } from "../support/scripted-model.ts";
import { controlNamed } from "../support/wire/page-text.ts";

const SITE = "velora-1";
let practice: Practice;
let kit: JobKit;
let url: string;

beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  kit = jobKit(externalBrowsers());
  url = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await practice.close();
  kit.remove();
});
beforeEach(async () => {
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${SITE}`, { method: "POST" });
});

const truth = async (): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${practice.port}/__truth/${SITE}`)).json();

/** Goes by the page it is shown: the way in, the last step, and then its claim. */
const cancels: Policy = ({ request }) => {
  for (const name of ["Finish cancellation", "Cancel membership"]) {
    const control = controlNamed(request.text, name);
    if (control !== undefined) return act("click", { target: control.id });
  }
  return complete("success");
};
const cancel = { kind: "cancel", goal: "Cancel the membership" } as const;

test("over Microsoft's browser server a model cancels once, and the account page proves it", async () => {
  const early: Policy = (turn) => (turn.index === 0 ? complete("success") : cancels(turn));
  const model = scriptedModel(early);
  const { verdict, events } = await job(kit, modelPlanner({ models: [model] }), url, {
    ...cancel,
    approve: "always",
  });
  expect(verdict).toMatchObject({ success: true, verified: true, reason: "completed" });
  expect(verdict.evidence.map(({ tier }) => tier)).toContain("C");
  // Its word alone, before anything was done, counted for nothing.
  expect(model.requests[1]?.text).toMatch(/Success was not accepted/);
  expect(dataOf(events, "spent")).toHaveLength(model.requests.length);
  expect(await truth()).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
});

test("over Microsoft's browser server the last step of a model waits for a yes", async () => {
  const asked: string[] = [];
  const model = scriptedModel(cancels);
  const { verdict } = await job(kit, modelPlanner({ models: [model] }), url, {
    ...cancel,
    approve: "ask",
    person: {
      ask: ({ action, element }) => {
        asked.push(`${action} ${element ?? ""}`);
        return Promise.resolve({ answer: "rejected", by: "test" });
      },
    },
  });
  expect(verdict).toMatchObject({ success: false, reason: "human_rejected" });
  expect(asked).toEqual([expect.stringContaining("Finish cancellation")]);
  expect(await truth()).toMatchObject({ status: "active", commits: 0, harmful: [] });
});
