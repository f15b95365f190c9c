import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBrowsers } from "../../browser/browsers.ts";
import type { Browsers } from "../../browser/port.ts";
import type { Planner } from "../../planners/port.ts";
import { rulesPlanner } from "../../planners/rules/rules.ts";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { jsonlStore } from "../../runs/jsonl-store.ts";
import type { RunStore } from "../../runs/store.ts";
import { onInterrupt } from "../interrupt.ts";
import { browserPath, serverBrowsers } from "../run/browser-setup.ts";
import { isServer } from "../settings.ts";
import { within } from "../run/start-job.ts";
import { LiveLine } from "../terminal/live-line.ts";
import { UsageError } from "../usage-error.ts";
import { attempt } from "./attempt.ts";
import { startFaultProxy } from "./fault-proxy.ts";
import { judge, judgeRefused, type Attempt, type Row } from "./judge.ts";
import { inLanes } from "./lanes.ts";
import { readPages } from "./pages.ts";
import { scoreText } from "./report.ts";
import { startSites, type Scenario, type Sites } from "./sites.ts";
import { addUp, type Score } from "./totals.ts";

export type ScoreOptions = {
  external: string | undefined;
  browser: string | undefined;
  only: string[] | undefined;
  jobs: number;
  pages: boolean;
  faults: boolean;
  approve: "always" | "never";
  /** After how many seconds a run counts as hung; undefined: the usual 120. */
  limit: number | undefined;
  json: boolean;
};

const CLOSING_MS = 10_000;

/** Prints the score and sets the exit code: 0 when every target is met. */
export async function scorePractice(options: ScoreOptions): Promise<void> {
  const newBrowsers = await browserMaker(options.browser);
  const planner = rulesPlanner;
  const sites = await startSites(options.external);
  const home = await mkdtemp(join(tmpdir(), "subterminator-score-"));
  let doing = "Starting";
  const live = new LiveLine(process.stderr, () => doing);
  const interrupt = onInterrupt((line) => live.print(line));
  const bench: Bench = {
    sites,
    planner,
    approve: options.approve,
    hungMs: options.limit === undefined ? undefined : options.limit * 1000,
    store: jsonlStore({ home }),
    signal: interrupt.signal,
    newBrowsers: () => newBrowsers(home),
    say: (line) => {
      doing = line;
    },
  };
  live.start();
  try {
    const score = await measure(bench, options);
    live.stop();
    process.stdout.write(options.json ? `${JSON.stringify(score)}\n` : `${scoreText(score)}\n`);
    if ([...score.rows, ...(score.faults ?? [])].some(({ right }) => !right))
      process.stderr.write(
        `Every run is kept: SUBTERMINATOR_HOME=${home} subterminator runs show <id>\n`,
      );
    else await rm(home, { recursive: true, force: true });
    process.exitCode = score.missed.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
    if (interrupt.signal.aborted) process.exitCode = EXIT_CODES.interrupted;
  } finally {
    live.stop();
    await within(CLOSING_MS, sites.close());
    interrupt.release();
    setTimeout(() => process.exit(), CLOSING_MS).unref();
  }
}

/** Our own browser, or somebody else's server in its place. */
async function browserMaker(browser: string | undefined): Promise<(home: string) => Browsers> {
  const allowedHosts = ["127.0.0.1"];
  if (isServer(browser)) return serverBrowsers(browser, allowedHosts);
  const executablePath = await browserPath(browser);
  return (home) => createBrowsers({ executablePath, confirmations: "ask", allowedHosts, home });
}

export type Bench = {
  sites: Sites;
  planner: Planner;
  approve: "always" | "never";
  hungMs: number | undefined;
  store: RunStore;
  signal: AbortSignal;
  newBrowsers: () => Browsers;
  say: (line: string) => void;
};

async function measure(bench: Bench, options: ScoreOptions): Promise<Score> {
  const { sites, planner } = bench;
  const chosen = choose(sites.scenarios, options.only);
  const rows = await runAll(bench, chosen, options.jobs, attemptPlainly);
  const acted = new Set(rows.filter(({ right, turns }) => right && turns > 1).map(({ id }) => id));
  const faults = options.faults
    ? await runAll(
        bench,
        chosen.filter(({ id }) => acted.has(id)),
        options.jobs,
        attemptWithFaults,
      )
    : undefined;
  const ids = new Set(chosen.map(({ id }) => id));
  const pages = options.pages
    ? (await sites.pages()).filter(
        ({ scenario }) => options.only === undefined || ids.has(scenario),
      )
    : [];
  const read = await readPages(bench, pages, options.jobs);
  return addUp(planner.name, rows, read, faults, options.external !== undefined, options.approve);
}

type Trial = { attempted: Attempt; injected: number };
type Try = (scenario: Scenario, bench: Bench, browsers: Browsers) => Promise<Trial>;

const attemptPlainly: Try = async (scenario, bench, browsers) => ({
  attempted: await attempt(scenario, { ...bench, browsers }),
  injected: 0,
});

/** Once more, on a page that takes controls away when the pointer reaches them. */
const attemptWithFaults: Try = async ({ url, goal }, bench, browsers) => {
  const proxy = await startFaultProxy(url);
  try {
    const attempted = await attempt({ url: proxy.through(url), goal }, { ...bench, browsers });
    return { attempted, injected: proxy.taken() };
  } finally {
    await proxy.close();
  }
};

function choose(all: Scenario[], only: string[] | undefined): Scenario[] {
  const strange = only?.find((id) => !all.some((scenario) => scenario.id === id));
  if (strange !== undefined)
    throw new UsageError(
      `there is no scenario ${JSON.stringify(strange)}.`,
      `There are ${all.map(({ id }) => id).join(", ")}.`,
    );
  return only === undefined ? all : all.filter(({ id }) => only.includes(id));
}

async function runAll(
  bench: Bench,
  scenarios: Scenario[],
  jobs: number,
  tries: Try,
): Promise<(Row & { injected: number })[]> {
  const pools = new Map<number, Browsers>();
  let done = 0;
  try {
    return await inLanes(scenarios, jobs, bench.signal, async (scenario, lane) => {
      bench.say(`${++done}/${scenarios.length} ${scenario.id}`);
      const browsers = pools.get(lane) ?? bench.newBrowsers();
      pools.set(lane, browsers);
      await bench.sites.reset(scenario.id);
      const before = await bench.sites.truth(scenario.id);
      const { attempted, injected } = await tries(scenario, bench, browsers);
      if ("failed" in attempted) {
        // Whatever it still does, it does not do it in the next scenario's browser.
        pools.delete(lane);
        await within(CLOSING_MS, browsers.closeAll());
      }
      const truth = await bench.sites.truth(scenario.id);
      const row =
        bench.approve === "never"
          ? judgeRefused(scenario, attempted, before, truth)
          : judge(scenario, attempted, truth);
      return { ...row, injected };
    });
  } finally {
    await Promise.all([...pools.values()].map((pool) => within(CLOSING_MS, pool.closeAll())));
  }
}
