import { setTimeout as sleep } from "node:timers/promises";
import type { ListedScenario } from "../../practice/server.ts";
import { jobRequestSchema } from "../../src/jobs/job-request.ts";
import { patiently } from "../../src/runs/postgres/database.ts";
import { startS3 } from "../../test/support/s3-server.ts";
import { EVERY_TURN, POINTS } from "./boundaries.ts";
import { reportChaos } from "./chaos-report.ts";
import { disturb } from "./disturb.ts";
import { fillableDatabase } from "./full-database.ts";
import { judgeAll } from "./judge.ts";
import { seeded } from "./seeded.ts";
import { watchEvents } from "./seen-events.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { watchTakeovers, type Watched } from "./takeovers.ts";
import { makeWorld, type World } from "./world.ts";

export type ChaosOptions = {
  runs: number;
  workers: number;
  kills: number;
  seed: number;
  /** After so long nothing more is handed in or broken, and what is under way comes to its end. */
  minutes: number;
  say: (line: string) => void;
};

const SESSIONS = 2;
const GIVE_UP_MS = 90 * 60_000;
/** A run that was given up for its crashes is tried again as a person would; more often than that nobody would. */
const TRIED_AGAIN = 30;

/**
 * Workers die at every boundary, sleep and wake up again, the database restarts, drops connections, blobs are refused,
 * disks are full.
 */
export async function chaos(options: ChaosOptions): Promise<boolean> {
  const { runs, kills, seed, say } = options;
  const random = seeded(seed);
  // Fewer than there are sessions, so that what a dead worker leaves need not wait for the others' runs to end.
  const atOnce = options.workers * SESSIONS - 1;
  const blobs = await startS3();
  const place = { ...blobs.env, SUBTERMINATOR_BLOBS: "s3://chaos-blobs/runs" };
  const world = await makeWorld(runs, place);
  const disk = mountSmallDisk();
  const struck = new Map<string, number>();
  let [over, killed, again] = [false, 0, 0];
  let next = Math.floor(random() * POINTS.length);
  const workers: Watched[] = [];
  const until = Date.now() + options.minutes * 60_000;
  const strikes = () => killed < kills && Date.now() < until;
  const watch = watchTakeovers(world, () => workers, SESSIONS);
  const eyes = watchEvents(world.fleet.database);

  async function keepWorking(slot: number): Promise<void> {
    while (!over) {
      const point = POINTS[next++ % POINTS.length] ?? "";
      const nth = EVERY_TURN.test(point) ? 1 + Math.floor(random() * 4) : 1;
      const own = disk?.place();
      const worker = world.startWorker(["--sessions", String(SESSIONS), "--approve", "always"], {
        ...own?.env,
        ...(strikes() && { SUBTERMINATOR_FAULT: `${point}:${nth}:kill` }),
      });
      workers[slot] = { worker, stopped: false };
      // A point that a run never comes to would leave its worker alone for good: it dies at any moment.
      let waitedInVain = false;
      const late = setTimeout(
        () => {
          if (!strikes()) return;
          waitedInVain = true;
          worker.child.kill("SIGKILL");
        },
        40_000 + random() * 40_000,
      );
      await worker.ended;
      clearTimeout(late);
      void own?.remove().catch(() => undefined);
      if (worker.child.signalCode !== "SIGKILL" || over) continue;
      watch.lost(worker.child.pid ?? 0);
      killed++;
      if (!waitedInVain) struck.set(point, (struck.get(point) ?? 0) + 1);
    }
  }

  /** How many are not over. What is given up after its crashes is put on the queue again, until it has an end. */
  async function underWay(): Promise<number> {
    if (again < runs * TRIED_AGAIN)
      for (const job of await world.fleet.jobs.find({ states: ["failed"], limit: runs }))
        if (job.error?.code === "CRASHED") {
          await world.fleet.jobs.retry(job.id, "chaos");
          again++;
        }
    const { queued, running } = await world.fleet.jobs.counts();
    return queued + running;
  }

  try {
    say(
      `seed ${seed}: ${runs} runs, ${options.workers} workers with ${SESSIONS} sessions, up to ${kills} kills`,
    );
    const ids: string[] = [];
    const began = Date.now();
    const database = await fillableDatabase(world.fleet.database);
    const slots = Array.from({ length: options.workers }, (_, slot) => slot);
    const working = Promise.all(slots.map(keepWorking));
    const goesOn = () => !over && strikes();
    const disturbing = disturb({ world, blobs, disk, database, workers, watch, random, goesOn });
    while (Date.now() - began < GIVE_UP_MS) {
      await sleep(1_000);
      const open = await underWay().catch(() => undefined);
      const scenario = Date.now() < until ? world.scenarios[ids.length] : undefined;
      if (open === undefined || open >= atOnce) continue;
      if (scenario !== undefined) ids.push(...(await handIn(world, scenario)));
      else if (open === 0) break;
    }
    over = true;
    const disturbed = await disturbing;
    await watch.end();
    await eyes.end();
    for (const { worker } of workers) worker.child.kill("SIGTERM");
    await working;
    // For the client of the blob store in this process.
    Object.assign(process.env, place);
    const judged = await judgeAll(world, ids, place.SUBTERMINATOR_BLOBS);
    const events = { ...(await numbering(world, ids)), ...(await eyes.lost()) };
    return reportChaos({
      judged,
      struck,
      disturbed,
      couldMount: disk !== undefined,
      killed,
      again,
      events,
      takeovers: watch.done,
      left: watch.open(),
      seed,
      minutes: (Date.now() - began) / 60_000,
      say,
    });
  } finally {
    over = true;
    await watch.end();
    await eyes.end();
    await world.close();
    await blobs.close();
    disk?.close();
  }
}

/** One key a site: a reply that was lost with the connection does not make a second job. Refused, it is tried later. */
async function handIn({ fleet }: World, { id, url, goal }: ListedScenario): Promise<string[]> {
  const request = jobRequestSchema.parse({ url, goal, key: id });
  const job = await patiently(() => fleet.jobs.submit(request, "chaos")).catch(() => undefined);
  return job === undefined ? [] : [job.id];
}

/** How many events there are, and how many are missing or there twice by their numbers. */
async function numbering(
  { fleet }: World,
  ids: readonly string[],
): Promise<{ count: number; missing: number }> {
  const [row] = await fleet.database.query<{ count: number; missing: number }>(
    `select sum(n)::int as count, sum(last - n)::int as missing from (
       select count(*) as n, max(seq) as last from subterminator.event where run_id = any($1) group by run_id) r`,
    [ids],
  );
  return row ?? { count: 0, missing: 0 };
}
