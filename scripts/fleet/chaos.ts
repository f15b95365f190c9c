import { setTimeout as sleep } from "node:timers/promises";
import { judgeAll, type Judged } from "./judge.ts";
import { seeded } from "./seeded.ts";
import { makeWorld, type WorkerProcess, type World } from "./world.ts";

export type ChaosOptions = {
  runs: number;
  kills: number;
  seed: number;
  say: (line: string) => void;
};

/** Every boundary between two events of a run, and both sides of the browser's part of the last step. */
const BOUNDARIES = [
  "run.started",
  "observed",
  "decided",
  "gated",
  "acting",
  "approval.asked",
  "approval.given",
  "acted",
  "verified",
  "note",
  "run.finished",
].flatMap((type) => [`event.${type}.before`, `event.${type}`]);
const POINTS = [...BOUNDARIES, "act.before", "act.after"];

/** Longer than the queue's heartbeat and than the claim: whoever sleeps so long has been given up. */
const STOPPED_MS = 25_000;
const WORKERS = 2;
const SESSIONS = 2;
/** A run that is interrupted that often and one more time is given up, which is right and no test of resuming. */
const GIVE_UP_MS = 45 * 60_000;
/** So soon a run that a killed worker left is in other hands. */
const TAKEOVER_SECONDS = 30;

/** Workers die at every boundary, sleep and wake up again, the database restarts and drops its connections. */
export async function chaos({ runs, kills, seed, say }: ChaosOptions): Promise<boolean> {
  const random = seeded(seed);
  const world = await makeWorld(runs);
  const done = { kills: 0, stops: 0, restarts: 0, cuts: 0 };
  const struck = new Map<string, number>();
  let over = false;
  let next = Math.floor(random() * POINTS.length);
  const workers: WorkerProcess[] = [];

  async function keepWorking(slot: number): Promise<void> {
    while (!over) {
      const armed = done.kills < kills;
      const point = POINTS[next++ % POINTS.length] ?? "";
      const nth = 1 + Math.floor(random() * 2);
      const worker = world.startWorker(
        ["--sessions", String(SESSIONS), "--approve", "always"],
        armed ? { SUBTERMINATOR_FAULT: `${point}:${nth}:kill` } : {},
      );
      workers[slot] = worker;
      await worker.ended;
      if (worker.child.signalCode !== "SIGKILL" || over) continue;
      done.kills++;
      struck.set(point, (struck.get(point) ?? 0) + 1);
    }
  }

  async function disturb(): Promise<void> {
    while (!over && done.kills < kills) {
      await sleep(8_000 + random() * 12_000);
      const what = random();
      if (what < 0.5) {
        await stopOne(world, workers[Math.floor(random() * WORKERS)], random() < 0.5);
        done.stops++;
      } else if (what < 0.75) {
        await world.postgres.restart();
        done.restarts++;
      } else {
        await world.fleet.database
          .query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
          )
          .catch(() => undefined);
        done.cuts++;
      }
    }
  }

  try {
    say(`seed ${seed}: ${runs} runs, at least ${kills} workers killed`);
    const ids = await world.submit(world.scenarios.map(({ url, goal }) => ({ url, goal })));
    const began = Date.now();
    const working = Promise.all(Array.from({ length: WORKERS }, (_, slot) => keepWorking(slot)));
    const disturbing = disturb();
    while (Date.now() - began < GIVE_UP_MS) {
      await sleep(1_000);
      const counts = await world.fleet.jobs.counts().catch(() => undefined);
      if (counts !== undefined && counts.queued + counts.running === 0) break;
    }
    over = true;
    await disturbing;
    for (const { child } of workers) child.kill("SIGTERM");
    await working;
    const judged = await judgeAll(world, ids);
    const takeovers = await takeoverSeconds(world, ids);
    return report(judged, takeovers, done, struck, { seed, say });
  } finally {
    over = true;
    await world.close();
  }
}

/** Stopped for longer than anybody waits, then woken; on the worst moment: a yes was just given. */
async function stopOne(
  { fleet }: World,
  worker: WorkerProcess | undefined,
  afterYes: boolean,
): Promise<void> {
  const { pid } = worker?.child ?? {};
  if (worker === undefined || pid === undefined) return;
  for (let look = 0; afterYes && look < 300; look++) {
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
  if (worker.child.exitCode !== null || worker.child.signalCode !== null) return;
  worker.child.kill("SIGSTOP");
  await sleep(STOPPED_MS);
  worker.child.kill("SIGCONT");
}

/** Between the last event of one holder and the first of the next, as the database's own clock has them. */
async function takeoverSeconds({ fleet }: World, ids: readonly string[]): Promise<number[]> {
  const rows = await fleet.database.query<{ seconds: number }>(
    `select extract(epoch from at - before)::float8 as seconds from (
       select at, claim, lag(at) over run as before, lag(claim) over run as last
         from subterminator.event where run_id = any($1) window run as (partition by run_id order by seq)) e
      where last <> claim`,
    [ids],
  );
  return rows.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
}

function report(
  judged: Judged[],
  takeovers: number[],
  done: { kills: number; stops: number; restarts: number; cuts: number },
  struck: Map<string, number>,
  { seed, say }: { seed: number; say: (line: string) => void },
): boolean {
  // Given up after too many crashes, without a verdict: nothing false was said, and a person sees it.
  const givenUp = judged.filter(({ job }) => job.stage === "failed" || job.stage === "waiting");
  // Says that it does not know: true, and less than one would wish.
  const unsure = judged.filter(
    (one) =>
      !one.right && one.commits <= 1 && one.harmful === 0 && one.job.verdict?.outcome === "unknown",
  );
  const wrong = judged.filter(
    (one) => !one.right && !givenUp.includes(one) && !unsure.includes(one),
  );
  const twice = judged.filter(({ commits }) => commits > 1);
  const broken = judged.filter(({ intact }) => !intact);
  say(
    `${done.kills} workers killed at ${struck.size} of ${POINTS.length} boundaries, ${done.stops} stopped for ${STOPPED_MS / 1000} s, ` +
      `Postgres restarted ${done.restarts} times, connections cut ${done.cuts} times (seed ${seed})`,
  );
  say(
    `${judged.length} runs: ${judged.length - wrong.length - unsure.length - givenUp.length} proven, ${unsure.length} that say they do not know, ${givenUp.length} left to a person, ` +
      `${wrong.length} wrong, ${twice.length} done twice, ${broken.length} broken logs`,
  );
  const p95 = takeovers[Math.floor(takeovers.length * 0.95)];
  const late = takeovers.filter((seconds) => seconds > TAKEOVER_SECONDS).length;
  say(
    `${takeovers.length} takeovers: median ${takeovers[Math.floor(takeovers.length / 2)]?.toFixed(1)} s, p95 ${p95?.toFixed(1)} s, ` +
      `longest ${takeovers.at(-1)?.toFixed(1)} s, ${late} over ${TAKEOVER_SECONDS} s`,
  );
  for (const { job, site, status, commits, problems } of new Set([
    ...wrong,
    ...twice,
    ...broken,
    ...givenUp,
  ]))
    say(
      `  ${job.id} (${site}): ${job.stage} ${job.verdict?.reason ?? job.error?.message ?? ""}, truth ${status}, ${commits} commits ${problems.join("; ")}`,
    );
  return wrong.length + twice.length + broken.length === 0;
}
