import { parseArgs } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { table } from "../src/cli/terminal/table.ts";
import { judgeAll, type Judged } from "./fleet/judge.ts";
import { startServer, type FleetServer } from "./fleet/server.ts";
import { makeWorld, memoryOf, type World } from "./fleet/world.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "50" },
    workers: { type: "string", default: "2" },
    sessions: { type: "string", default: "2" },
    chaos: { type: "boolean", default: false },
    kills: { type: "string", default: "40" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "60" },
    queue: { type: "boolean", default: false },
    brief: { type: "boolean", default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Every site has a way out. That it was not found, and no more was said than that, is true; it must stay the exception. */
const MOST = 0.9;
const isDone = ({ job, right }: Judged): boolean => right && job.verdict?.verified === true;

if (values.queue) {
  const { measureQueue } = await import("./fleet/queue-figures.ts");
  process.exitCode = (await measureQueue(say)) ? 0 : 1;
} else if (values.chaos) {
  const { chaos } = await import("./fleet/chaos.ts");
  const numbers = [values.runs, values.workers, values.kills, values.seed].map(Number);
  const [runs = 0, workers = 0, kills = 0, seed = 0] = numbers;
  const minutes = Number(values.minutes);
  process.exitCode = (await chaos({ runs, workers, kills, seed, minutes, say })) ? 0 : 1;
} else process.exitCode = (await plain()) ? 0 : 1;

/** All runs on quiet machines: right by the sites' own books, none done twice, and what one costs. */
async function plain(): Promise<boolean> {
  const [runs, workers, sessions] = [values.runs, values.workers, values.sessions].map(Number) as [
    number,
    number,
    number,
  ];
  const world = await makeWorld(runs);
  const server = await startServer(world).catch(async (error: unknown) => {
    await world.close();
    throw error;
  });
  try {
    say(
      `Postgres, a server, ${workers} workers with ${sessions} sessions each, ${runs} practice cancellations`,
    );
    const before = await transactions(world);
    const ids: string[] = [];
    for (const { url, goal } of world.scenarios) ids.push(await server.submit({ url, goal }));
    const began = performance.now();
    const started = Array.from({ length: workers }, () =>
      world.startWorker(["--sessions", String(sessions), "--approve", "always"]),
    );
    let peak = 0;
    await untilDone(world, () => {
      peak = Math.max(peak, memoryOf(started.flatMap(({ child }) => child.pid ?? [])));
    });
    const seconds = (performance.now() - began) / 1000;
    const statements = (await transactions(world)) - before;
    const judged = await judgeAll(world, ids);
    report(judged);
    const toldSame = await toldAsJudged(server, judged);
    say(`the server tells the same verdict of ${toldSame} of ${runs}`);
    const each = judged.map((one) => one.seconds).toSorted((a, b) => a - b);
    say(
      [
        `${((runs / seconds) * 60).toFixed(1)} runs a minute`,
        `${each[Math.floor(each.length / 2)]?.toFixed(1)} s a run (median)`,
        `${(peak / 1024 ** 2 / workers / sessions).toFixed(0)} MB a session at the peak, ${(peak / 1024 ** 2).toFixed(0)} MB in all`,
        `${(statements / runs).toFixed(0)} transactions a run`,
      ].join("; "),
    );
    const all = judged.every(({ job, right, intact }) => job.stage === "ended" && right && intact);
    return toldSame === runs && all && judged.filter(isDone).length >= runs * MOST;
  } finally {
    await server.close();
    await world.close();
  }
}

function report(judged: Judged[]): void {
  const rows = judged.map(({ job, site, status, commits, right, intact, seconds }) => [
    site,
    job.stage,
    job.verdict?.reason ?? job.error?.code ?? "",
    status,
    String(commits),
    right ? "right" : "WRONG",
    intact ? "whole" : "BROKEN",
    String(job.attempts),
    seconds.toFixed(1),
  ]);
  if (!values.brief)
    say(table(["site", "job", "reason", "truth", "commits", "verdict", "log", "tries", "s"], rows));
  const count = (fits: (one: Judged) => boolean) => judged.filter(fits).length;
  say(
    `${count(({ right }) => right)} of ${judged.length} right, ${count(isDone)} done and proven, ` +
      `${count(({ job }) => job.stage !== "ended")} without an end, ${count(({ commits }) => commits > 1)} done twice, ` +
      `${count(({ harmful }) => harmful > 0)} with harm, ${count(({ intact }) => !intact)} broken logs`,
  );
  for (const { job, problems } of judged)
    for (const problem of problems) say(`  ${job.id}: ${problem}`);
}

/** Of how many runs the API says what their workers said. */
async function toldAsJudged(server: FleetServer, judged: Judged[]): Promise<number> {
  let same = 0;
  for (const { job } of judged) {
    const told = await server.verdict(job.id);
    if (told?.reason === job.verdict?.reason && told?.verified === job.verdict?.verified) same++;
  }
  return same;
}

async function untilDone(world: World, look: () => void): Promise<void> {
  for (;;) {
    look();
    const { queued, running } = await world.fleet.jobs.counts();
    if (queued + running === 0) return;
    await sleep(500);
  }
}

async function transactions({ fleet }: World): Promise<number> {
  // The statistics of a session are told when it is idle; a second is enough.
  await sleep(1_200);
  const [row] = await fleet.database.query<{ count: string }>(
    "select sum(xact_commit + xact_rollback) as count from pg_stat_database where datname = current_database()",
  );
  return Number(row?.count ?? 0);
}
