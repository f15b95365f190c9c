import { onTestFinished } from "vitest";
import type { Fleet } from "../../src/cli/fleet/open-fleet.ts";
import { DEAD, HOOKS, RUNS } from "../../src/jobs/fleet/boss.ts";
import { work, type Perform, type Work, type WorkOptions } from "../../src/jobs/fleet/work.ts";
import { jobRequestSchema, type JobRequest } from "../../src/jobs/job-request.ts";

export const VERDICT = {
  reason: "completed",
  outcome: "ends_on",
  verified: true,
  sentence: "Done.",
};

export const request = (more: Partial<JobRequest> = {}): JobRequest =>
  jobRequestSchema.parse({ url: "https://a.example/account", ...more });

export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

export async function emptyQueue({ boss, database }: Fleet): Promise<void> {
  for (const queue of [RUNS, DEAD, HOOKS]) await boss.deleteAllJobs(queue);
  await database.query("delete from subterminator.question");
  await database.query("delete from subterminator.job");
}

/** A worker in this process whose runs are what the test says; no browser. */
export async function queueWorker(
  { database, boss }: Fleet,
  perform: Perform,
  more: Partial<WorkOptions> = {},
): Promise<Work> {
  const working = await work({
    database,
    boss,
    perform,
    name: "w1",
    sessions: 2,
    perSite: 10,
    hook: undefined,
    notify: () => Promise.resolve(),
    say: () => undefined,
    ...more,
  });
  onTestFinished(() => working.drain(0));
  return working;
}
