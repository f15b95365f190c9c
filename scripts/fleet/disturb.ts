import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { patiently } from "../../src/runs/postgres/database.ts";
import type { TestS3 } from "../../test/support/s3-server.ts";
import type { FullDatabase } from "./full-database.ts";
import type { SmallDisk } from "./small-disk.ts";
import type { TakeoverWatch, Watched } from "./takeovers.ts";
import type { World } from "./world.ts";

export type Disturbed = {
  stops: number;
  restarts: number;
  /** Of Postgres: no goodbye to anybody, nothing written down that was not yet. */
  crashes: number;
  cuts: number;
  refusals: number;
  /** How often the workers' disk was full, and the database's. */
  fullDisks: number;
  fullDatabases: number;
};

export type DisturbOptions = {
  world: World;
  blobs: TestS3;
  disk: SmallDisk | undefined;
  database: FullDatabase;
  workers: Watched[];
  watch: TakeoverWatch;
  random: () => number;
  goesOn: () => boolean;
};

/** Longer than the queue's heartbeat and than the claim: whoever sleeps so long has been given up. */
export const STOPPED_MS = 25_000;
const REFUSED_MS = 4_000;

/** Beside the kills: workers sleep and wake up, the database restarts and drops connections, blobs are refused, disks full. */
export async function disturb(options: DisturbOptions): Promise<Disturbed> {
  const { world, blobs, workers, random } = options;
  const done: Disturbed = {
    stops: 0,
    restarts: 0,
    crashes: 0,
    cuts: 0,
    refusals: 0,
    fullDisks: 0,
    fullDatabases: 0,
  };
  const aWhile = () => sleep(REFUSED_MS + random() * REFUSED_MS);
  for (let turn = 0; options.goesOn(); turn++) {
    await sleep(4_000 + random() * 8_000);
    if (!options.goesOn()) break;
    switch (turn % 6) {
      case 0:
        if (await stopOne(options, workers[Math.floor(random() * workers.length)], random() < 0.5))
          done.stops++;
        break;
      case 1:
        if (done.restarts > done.crashes) {
          await crash(world);
          done.crashes++;
        } else {
          await world.postgres.restart();
          done.restarts++;
        }
        break;
      case 2:
        await cut(world);
        done.cuts++;
        break;
      case 3:
        blobs.refuse(true);
        await aWhile();
        blobs.refuse(false);
        done.refusals++;
        break;
      case 4:
        if (options.disk === undefined) break;
        options.disk.fill();
        await aWhile();
        options.disk.free();
        done.fullDisks++;
        break;
      default:
        await fillDatabase(options, aWhile);
        done.fullDatabases++;
    }
  }
  return done;
}

/** While nothing can be written nobody can take a run over: that time is no worker's. */
async function fillDatabase(
  { database, watch }: DisturbOptions,
  aWhile: () => Promise<void>,
): Promise<void> {
  watch.pause(true);
  try {
    await patiently(() => database.full(true));
    await aWhile();
    await patiently(() => database.full(false));
  } finally {
    watch.pause(false);
  }
}

/** Told to stop, and a moment later to stop at once: what it had not written to its journal is gone, and it recovers. */
async function crash({ postgres }: World): Promise<void> {
  const [pid] = readFileSync(join(postgres.folder, "data", "postmaster.pid"), "utf8").split("\n");
  const restarted = postgres.restart();
  process.kill(Number(pid), "SIGQUIT");
  await restarted;
}

async function cut({ fleet }: World): Promise<void> {
  await fleet.database
    .query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )
    .catch(() => undefined);
}

/** Stopped for longer than anybody waits, then woken; half of the time at the worst moment: a yes was just given. */
async function stopOne(
  { world: { fleet }, watch, goesOn }: DisturbOptions,
  watched: Watched | undefined,
  afterYes: boolean,
): Promise<boolean> {
  const { worker } = watched ?? {};
  const pid = worker?.child.pid;
  if (watched === undefined || worker === undefined || pid === undefined) return false;
  for (let look = 0; afterYes && goesOn() && look < 300; look++) {
    const rows = await fleet.database
      .query(
        `select 1 from subterminator.job
           join lateral (select line from subterminator.event where run_id = job.id order by seq desc limit 1) last on true
          where state = 'running' and worker like '%:' || $1 and line like '%"type":"approval.given"%'`,
        [pid],
      )
      .catch(() => []);
    if (rows.length > 0) break;
    await sleep(20);
  }
  // It died, or another stands in its place, meanwhile.
  if (
    watched.worker !== worker ||
    worker.child.exitCode !== null ||
    worker.child.signalCode !== null
  )
    return false;
  worker.child.kill("SIGSTOP");
  watched.stopped = true;
  watch.lost(pid);
  await sleep(STOPPED_MS);
  worker.child.kill("SIGCONT");
  watched.stopped = false;
  return true;
}
