import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import type { Practice } from "../../practice/server.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { isAlive } from "./mcp-cli.ts";
import { type Ended, run } from "./program.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

export type KilledRun = {
  fault: string;
  /** What ended the first process: SIGKILL where the point was reached. */
  endedBy: string;
  /** undefined: the run left nothing that could be gone on with. */
  verdict: Verdict | undefined;
  exitCode: number | null;
  status: string;
  /** How often the server was told to end the subscription. */
  commits: number;
  harmful: number;
  intact: boolean;
  /** Processes with this run's home that outlived it. */
  left: number;
};

export type KilledRunOptions = {
  practice: Practice;
  site: string;
  /** One for each start: the first process, then every resume. The last resume has none. */
  faults: string[];
  home: string;
  env: NodeJS.ProcessEnv;
};

/** Starts a cancellation that dies at a named point, goes on with it until it ends, and asks the server what was done. */
export async function killAndResume(options: KilledRunOptions): Promise<KilledRun> {
  const { practice, site, faults, home, env } = options;
  const server = `http://127.0.0.1:${practice.port}`;
  const scenario = practice.scenarios.find(({ id }) => id === site);
  if (scenario === undefined) throw new Error(`There is no practice site ${site}.`);
  await fetch(`${server}/__reset/${site}`, { method: "POST" });
  const cli = (args: string[], fault?: string): Promise<Ended> =>
    run(process.execPath, [BIN, ...args], {
      ...env,
      SUBTERMINATOR_HOME: home,
      ...(fault !== undefined && { SUBTERMINATOR_FAULT: fault }),
    });
  const always = ["--approve", "always", "--json"];
  const asked = ["--url", scenario.url, "--goal", scenario.goal, "--planner", "rules"];
  const first = await cli(["cancel", ...asked, ...always], faults[0]);
  for (const fault of faults.slice(1)) await cli(["runs", "resume", "last", ...always], fault);
  const left = await outlived(home);
  const last = await cli(["runs", "resume", "last", ...always]);
  const store = jsonlStore({ home });
  const [runId] = await store.list();
  const truth = await fetch(`${server}/__truth/${site}`);
  const { status, commits, harmful } = (await truth.json()) as {
    status: string;
    commits: number;
    harmful: unknown[];
  };
  const printed = JSON.parse(last.stdout) as Verdict | { error: unknown };
  return {
    fault: faults.join(" then "),
    endedBy: first.signal ?? `code ${first.code}`,
    verdict: "reason" in printed ? printed : undefined,
    exitCode: last.code,
    status,
    commits,
    harmful: harmful.length,
    intact: runId !== undefined && (await verifyRun(store, runId)).ok,
    left,
  };
}

/** Event types in the order of their first line, of the newest run below `home`. */
export function eventTypes(home: string): string[] {
  const runs = join(home, "runs");
  const newest = readdirSync(runs).toSorted().at(-1) ?? "";
  const lines = readFileSync(join(runs, newest, "events.jsonl"), "utf8")
    .trim()
    .split("\n");
  return [...new Set(lines.map((line) => (JSON.parse(line) as { type: string }).type))];
}

/** A browser whose program was killed sees its pipe close and ends by itself; it gets a moment for that. */
async function outlived(home: string): Promise<number> {
  for (let wait = 0; wait < 50 && processesOf(home).length > 0; wait++) await sleep(100);
  return processesOf(home).length;
}

/** Every living process that was started with this home, by what the kernel says. */
export function processesOf(home: string): number[] {
  const mark = `SUBTERMINATOR_HOME=${home}\0`;
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => environment(pid).includes(mark) && isAlive(pid));
}

function environment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}
