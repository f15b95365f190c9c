import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFleet, type Fleet } from "../../src/cli/fleet/open-fleet.ts";
import { RUNS } from "../../src/jobs/fleet/boss.ts";
import { deliveries } from "../../src/jobs/fleet/deliveries.ts";
import { fillRows } from "../../src/jobs/fleet/front-row.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { emptyQueue, queueWorker, request, VERDICT } from "../support/queue-worker.ts";

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

const onQueue = async () =>
  (await fleet.boss.findJobs<{ id: string }>(RUNS, { queued: true })).map(({ data }) => data.id);
const many = (count: number, more = {}) =>
  fleet.jobs.submitMany(
    Array.from({ length: count }, () => request(more)),
    "anna",
  );

test("of many of one site a hundred stand on the queue; each that is taken brings the next, and all are done once", async () => {
  const jobs = await many(260);
  expect(await onQueue()).toHaveLength(100);
  // Another site's is on it at once.
  const [other] = await many(1, { url: "https://b.example" });
  expect(await onQueue()).toContain(other?.id);
  const done: string[] = [];
  await queueWorker(
    fleet,
    async ({ id }) => {
      done.push(id);
      return { kind: "ended", verdict: VERDICT };
    },
    { sessions: 6, perSite: 1_000 },
  );
  await expect.poll(() => done.length, { timeout: 60_000 }).toBe(261);
  expect(new Set(done)).toEqual(new Set([...jobs, other].map((job) => job?.id)));
  await expect.poll(async () => (await fleet.jobs.counts()).ended).toBe(261);
});

test("an urgent one goes past a hundred of its own site", async () => {
  await many(150);
  const [urgent] = await many(1, { priority: 5 });
  expect(await onQueue()).toContain(urgent?.id);
  const [first] = await fleet.boss.fetch<{ id: string }>(RUNS);
  expect(first?.data.id).toBe(urgent?.id);
});

test("what may not begin yet is not on the queue, and comes to it when its time has come", async () => {
  const [job] = await many(1, { notBefore: new Date(Date.now() + 1_500).toISOString() });
  await fillRows(fleet.database, fleet.boss);
  expect(await onQueue()).toEqual([]);
  await expect
    .poll(async () => {
      await fillRows(fleet.database, fleet.boss);
      return onQueue();
    })
    .toEqual([job?.id]);
});

test("one that was handed in while the row before it was emptied is found by the next look", async () => {
  const [job] = await many(1);
  // As if neither had seen the other.
  await fleet.boss.deleteAllJobs(RUNS);
  await fleet.database.query("update subterminator.job set carried = false");
  await Promise.all([1, 2, 3].map(() => fillRows(fleet.database, fleet.boss)));
  expect(await onQueue()).toEqual([job?.id]);
});

test("taken back while it stood behind and tried again, it is on the queue once", async () => {
  const jobs = await many(101);
  const front = await onQueue();
  const last = jobs.find(({ id }) => !front.includes(id))?.id ?? "";
  await fleet.jobs.cancel(last, "anna");
  await fleet.jobs.retry(last, "anna");
  await fillRows(fleet.database, fleet.boss);
  expect((await onQueue()).filter((id) => id === last)).toEqual([last]);
});

test("a service by its names and by its addresses is one site, and so many of it run at a time", async () => {
  const jobs = await fleet.jobs.submitMany(
    [
      { url: undefined, service: "netflix" },
      { url: undefined, service: "Netflix" },
      { url: "https://www.netflix.com/account" },
      { url: "https://netflix.com/cancel" },
    ].map((about) => request(about)),
    "anna",
  );
  const hand = deliveries(fleet.database, fleet.boss, 2);
  const begun = await Promise.all(jobs.map(({ id }, at) => hand.begin(id, `w${at}`)));
  expect(begun.filter(({ go }) => go)).toHaveLength(2);
});
