import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openFleet, type Fleet } from "../../src/cli/fleet/open-fleet.ts";
import { startOwnPostgres } from "../../src/cli/fleet/own-postgres.ts";
import { RUNS } from "../../src/jobs/fleet/boss.ts";
import { deliveries } from "../../src/jobs/fleet/deliveries.ts";
import { work } from "../../src/jobs/fleet/work.ts";
import { jobRequestSchema } from "../../src/jobs/job-request.ts";

const CLAIMS = 300;
const PER_SITE = 4;
/** What has to hold: so many submitted a second, and taking one of 100,000 is at most so much slower than of 1,000. */
const LEAST_RATE = 500;
const MOST_RATIO = 2;

/** The queue alone, without a browser: how fast jobs go in, and whether taking one gets slower with many waiting. */
export async function measureQueue(say: (line: string) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "subterminator-queue-"));
  chmodSync(folder, 0o755);
  const postgres = await startOwnPostgres({ folder: join(folder, "postgres") });
  const fleet = await openFleet(postgres.url, { connections: 10 });
  try {
    let depth = 0;
    const p95s: number[] = [];
    const rates: number[] = [];
    for (const target of [1_000, 10_000, 100_000]) {
      const began = performance.now();
      const added = target - depth;
      await fill(fleet, added, depth);
      depth = target;
      const rate = added / ((performance.now() - began) / 1000);
      // Autovacuum gets to it within a minute on a server that lives longer than this one.
      await fleet.database.query("vacuum analyze");
      const { p50, p95 } = await claim(fleet);
      depth -= CLAIMS;
      p95s.push(p95);
      rates.push(rate);
      say(
        `${target} queued: submitted ${rate.toFixed(0)}/s, taken in ${p50.toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95)`,
      );
    }
    const ratio = (p95s.at(-1) ?? 0) / (p95s[0] ?? 1);
    say(`p95 at 100,000 to p95 at 1,000: ${ratio.toFixed(2)}`);
    say(`one at a time: ${(await singles(fleet)).toFixed(0)} submitted/s by one caller`);
    for (const ahead of [1_000, 10_000, 100_000])
      say(
        `behind ${ahead} of one site that is at its limit: taken in ${(await behind(fleet, ahead)).toFixed(1)} ms (p50)`,
      );
    const idle = await asksOfIdle(fleet);
    say(`an idle worker of 12 sessions asks ${idle.toFixed(2)} times a second`);
    return Math.min(...rates) >= LEAST_RATE && ratio <= MOST_RATIO && idle <= 1.05;
  } finally {
    await fleet.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(fleet: Fleet, count: number, from: number): Promise<void> {
  const step = 5_000;
  for (let done = 0; done < count; done += step) {
    const requests = Array.from({ length: Math.min(step, count - done) }, (_, index) =>
      // Some thousand sites, as a fleet of strangers' accounts has.
      jobRequestSchema.parse({
        url: `https://site-${(from + done + index) % 5_000}.example/account`,
      }),
    );
    await fleet.jobs.submitMany(requests, "figures");
  }
}

/** Off the queue, begun, ended and done with: all that a worker asks of the database around a run. */
async function claim(fleet: Fleet): Promise<{ p50: number; p95: number }> {
  const jobs = deliveries(fleet.database, fleet.boss, PER_SITE);
  const took: number[] = [];
  const verdict = { reason: "completed", outcome: "ends_on", verified: true, sentence: "" };
  for (let n = 0; n < CLAIMS; n++) {
    const began = performance.now();
    const [job] = await fleet.boss.fetch<{ id: string }>(RUNS, {
      groupConcurrency: PER_SITE,
    });
    if (job === undefined) throw new Error("the queue is empty");
    await jobs.begin(job.data.id, "figures");
    took.push(performance.now() - began);
    await jobs.ended(job.data.id, "figures", verdict, false);
    await fleet.boss.complete(RUNS, job);
  }
  took.sort((a, b) => a - b);
  return { p50: took[Math.floor(CLAIMS / 2)] ?? 0, p95: took[Math.floor(CLAIMS * 0.95)] ?? 0 };
}

async function singles(fleet: Fleet): Promise<number> {
  const began = performance.now();
  const request = jobRequestSchema.parse({ url: "https://one.example/account" });
  for (let n = 0; n < 300; n++) await fleet.jobs.submit(request, "figures");
  return 300 / ((performance.now() - began) / 1000);
}

/** The queue looks at all of them until it finds one of another site. */
async function behind(fleet: Fleet, count: number): Promise<number> {
  const url = `https://busy-${count}.example/account`;
  // In front of all that are queued, and of the smaller rows that were measured before.
  const request = jobRequestSchema.parse({ url, priority: Math.round(Math.log10(count)) });
  for (let done = 0; done < count; done += 5_000)
    await fleet.jobs.submitMany(
      Array.from({ length: Math.min(5_000, count - done) }, () => request),
      "figures",
    );
  await fleet.database.query("vacuum analyze");
  const options = { groupConcurrency: PER_SITE };
  for (let taken = 0; taken < PER_SITE; taken++) await fleet.boss.fetch(RUNS, options);
  const took: number[] = [];
  for (let n = 0; n < 20; n++) {
    const began = performance.now();
    const [job] = await fleet.boss.fetch<{ id: string }>(RUNS, options);
    took.push(performance.now() - began);
    if (job === undefined) throw new Error("nothing was found behind them");
    await fleet.boss.complete(RUNS, job);
  }
  return took.toSorted((a, b) => a - b)[10] ?? 0;
}

const IDLE_MS = 30_000;

/** Counted where they leave for the database: for runs, notices and the dead together. */
async function asksOfIdle(fleet: Fleet): Promise<number> {
  await fleet.boss.deleteAllJobs(RUNS);
  const database = fleet.boss.getDb();
  const executeSql = database.executeSql.bind(database);
  let asks = 0;
  database.executeSql = (text, values) => {
    if (text.includes("FOR UPDATE OF j SKIP LOCKED")) asks++;
    return executeSql(text, values);
  };
  const working = await work({
    ...fleet,
    name: "idle",
    sessions: 12,
    perSite: PER_SITE,
    perform: () => Promise.reject(new Error("there is nothing to do")),
    hook: { url: "http://127.0.0.1:1/", secret: "none" },
    notify: () => Promise.resolve(),
    say: () => undefined,
  });
  // All look once when they begin.
  await sleep(2_000);
  asks = 0;
  await sleep(IDLE_MS);
  const each = asks / (IDLE_MS / 1000);
  await working.drain(0);
  return each;
}
