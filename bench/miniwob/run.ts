import type { Server } from "../server.ts";
import { Agent } from "./agent.ts";
import type { Site } from "./site.ts";
import { readEpisode, type Task } from "./task.ts";

export type Result = { solved: boolean; calls: number; asked: number; why: string; log: string[] };

/** The page tells its end by a request of its own, which may come after the answer to the last act. */
const ENDS_WITHIN_MS = 3_000;

/** One episode: opened, read, acted upon, and judged by the page itself. */
export async function runEpisode(
  agent: Agent,
  site: Site,
  task: Task,
  seed: number,
): Promise<Result> {
  agent.calls = 0;
  agent.asked = [];
  agent.log.length = 0;
  let why = "";
  try {
    await agent.open(site.address(task.name, seed));
    await task.solve(agent, readEpisode(await agent.read()));
  } catch (error) {
    why = error instanceof Error ? error.message : String(error);
  }
  const until = Date.now() + (why === "" ? ENDS_WITHIN_MS : 200);
  let outcome = site.outcome(task.name, seed);
  while (outcome === undefined && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    outcome = site.outcome(task.name, seed);
  }
  const solved = outcome === 1;
  if (!solved && why === "")
    why = outcome === undefined ? "the episode did not end" : `reward ${outcome}`;
  return {
    solved,
    calls: agent.calls,
    asked: agent.asked.length,
    why: solved ? "" : why,
    log: [...agent.log],
  };
}

export type Row = { task: string; results: Result[] };

/** Every task with every seed, one after the other in one session. */
export async function runTasks(
  server: Server,
  site: Site,
  tasks: Task[],
  seeds: number[],
  told: (row: Row) => void = () => {},
): Promise<Row[]> {
  const agent = new Agent(server);
  const rows: Row[] = [];
  for (const task of tasks) {
    const results: Result[] = [];
    for (const seed of seeds) results.push(await runEpisode(agent, site, task, seed));
    const row = { task: task.name, results };
    rows.push(row);
    told(row);
  }
  return rows;
}
