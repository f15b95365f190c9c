import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFleet, type Fleet } from "../../src/cli/fleet/open-fleet.ts";
import { startOwnPostgres } from "../../src/cli/fleet/own-postgres.ts";
import { RUNS } from "../../src/jobs/fleet/boss.ts";
import { deliveries } from "../../src/jobs/fleet/deliveries.ts";
import { jobRequestSchema } from "../../src/jobs/job-request.ts";

const CLAIMS = 300;

/** The queue alone, without a browser: how fast jobs go in, and whether taking one gets slower with many waiting. */
export async function measureQueue(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "subterminator-queue-"));
  chmodSync(folder, 0o755);
  const postgres = await startOwnPostgres({ folder: join(folder, "postgres") });
  const fleet = await openFleet(postgres.url, { connections: 10 });
  try {
    let depth = 0;
    const p95s: number[] = [];
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
      say(
        `${target} queued: submitted ${rate.toFixed(0)}/s, taken in ${p50.toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95)`,
      );
    }
    say(`p95 at 100,000 to p95 at 1,000: ${((p95s.at(-1) ?? 0) / (p95s[0] ?? 1)).toFixed(2)}`);
    say(`one at a time: ${(await singles(fleet)).toFixed(0)} submitted/s by one caller`);
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
  const jobs = deliveries(fleet.database, fleet.boss, 4);
  const took: number[] = [];
  const verdict = { reason: "completed", outcome: "ends_on", verified: true, sentence: "" };
  for (let n = 0; n < CLAIMS; n++) {
    const began = performance.now();
    const [job] = await fleet.boss.fetch<{ id: string }>(RUNS, {
      groupConcurrency: 4,
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
