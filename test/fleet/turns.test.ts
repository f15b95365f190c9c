import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openFleet, type Fleet } from "../../src/cli/fleet/open-fleet.ts";
import { DEAD, HOOKS, RUNS } from "../../src/jobs/fleet/boss.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { aborted, emptyQueue, queueWorker, request, VERDICT } from "../support/queue-worker.ts";

let postgres: TestPostgres;
let fleet: Fleet;
beforeAll(async () => {
  postgres = await startPostgres();
  fleet = await openFleet(await postgres.database(), { works: true, connections: 12 });
});
afterAll(async () => {
  await fleet.close();
  await postgres.stop();
});
beforeEach(() => emptyQueue(fleet));

const elsewhere = (at: number) => `https://${at}.example/account`;

test("an idle worker of twelve sessions asks once a second, for runs, notices and the dead together", async () => {
  const asks = vi.spyOn(fleet.boss.getDb(), "executeSql");
  onTestFinished(() => asks.mockRestore());
  const hook = { url: "http://127.0.0.1:1/", secret: "a secret of some length" };
  await queueWorker(fleet, async () => ({ kind: "ended", verdict: VERDICT }), {
    sessions: 12,
    hook,
  });
  const asked = (queue: string) =>
    asks.mock.calls.filter(
      ([words]) => /FOR UPDATE OF j SKIP LOCKED/.test(words) && words.includes(`'${queue}'`),
    ).length;
  // All look once when they begin, and from then on by turns.
  await expect.poll(() => asked(RUNS)).toBeGreaterThanOrEqual(12);
  await expect.poll(() => asked(HOOKS) + asked(DEAD)).toBeGreaterThanOrEqual(2);
  const before = [RUNS, HOOKS, DEAD].map(asked);
  const began = performance.now();
  await sleep(11_000);
  const seconds = (performance.now() - began) / 1000;
  const since = [RUNS, HOOKS, DEAD].map((queue, at) => asked(queue) - (before[at] ?? 0));
  expect(since.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  expect(since.filter((times) => times === 0)).toEqual([]);
});

test("what is handed in to an idle worker is begun in all of its sessions at once", async () => {
  let running = 0;
  await queueWorker(
    fleet,
    async (_, { drain }) => {
      running++;
      await aborted(drain);
      return { kind: "handed back" };
    },
    { sessions: 12 },
  );
  const requests = Array.from({ length: 13 }, (_, at) => request({ url: `https://${at}.example` }));
  await fleet.jobs.submitMany(requests, "anna");
  // One a second would take twelve.
  await expect.poll(() => running, { timeout: 8_000 }).toBe(12);
  expect((await fleet.jobs.counts()).queued).toBe(1);
});

test.each([
  ["customers of a site that is busy", (at: number) => ({ profile: `p${at}` })],
  ["jobs of a person who is busy", (at: number) => ({ profile: "anna", url: elsewhere(at) })],
  ["jobs that were taken back", (at: number) => ({ url: elsewhere(at) })],
])("forty %s hold up nobody else", async (title, each) => {
  const requests = Array.from({ length: 40 }, (_, at) => request(each(at)));
  const jobs = await fleet.jobs.submitMany(requests, "anna");
  if (title.includes("taken back"))
    for (const { id } of jobs.slice(1)) await fleet.jobs.cancel(id, "anna");
  const begun: string[] = [];
  await queueWorker(
    fleet,
    async ({ id }, { drain }) => {
      begun.push(id);
      await aborted(drain);
      return { kind: "handed back" };
    },
    { perSite: 1 },
  );
  await expect.poll(() => begun).toHaveLength(1);
  const [last] = await fleet.jobs.submitMany([request({ url: "https://b.example" })], "ben");
  // Passed over one a second they would take forty.
  await expect.poll(() => begun, { timeout: 15_000 }).toContain(last?.id);
  expect(begun).toHaveLength(2);
});
