import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPractice, type Practice } from "../../practice/server.ts";
import { killAndResume } from "../../test/support/killed-run.ts";
import { inLanes } from "../../test/support/lanes.ts";
import { run } from "../../test/support/program.ts";
import { dice, type Dice } from "../dice.ts";
import { violations } from "../invariants.ts";
import type { Part } from "../part.ts";
import { newTally } from "../tally.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
/** Flows of different length and with different obstacles, one after the other. */
const SITES = ["velora-1", "cloudattic-2"];
/** How often every boundary of a flow is killed at; the first flow alone has 36. */
const ROUNDS = 20;
/** A killed run keeps one core busy, and the machine that this was written for has two. */
const LANES = 2;

export const kill: Part = {
  name: "kill",
  about: "kill -9 before and after every event of a cancellation, then resume",
  goal: 720,
  leastMs: 120_000,
  trialMs: 40_000,
  async run({ trials, seed, until }) {
    const tally = newTally("kills");
    const lanes = await Promise.all(
      Array.from({ length: LANES }, () => startPractice({ port: 0 })),
    );
    const roll = dice(seed);
    const env = {
      ...process.env,
      NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
    };
    const tried = new Map<string, number>();
    try {
      const [first] = lanes;
      if (first === undefined) return tally;
      const points: { site: string; point: string }[] = [];
      for (const site of SITES) {
        // One flow is enough to begin with, where there is no time to walk the other.
        if (points.length > 0 && until()) break;
        points.push(...(await boundaries(first, site, env)).map((point) => ({ site, point })));
      }
      // Whole rounds in a seeded order, so that no boundary is left to luck.
      const order = SITES.flatMap((site) =>
        Array.from({ length: ROUNDS }, () =>
          shuffled(
            points.filter((one) => one.site === site),
            roll,
          ),
        ).flat(),
      );
      await inLanes(order.slice(0, trials), lanes, async ({ site, point }, practice) => {
        if (until()) return;
        const home = mkdtempSync(join(tmpdir(), "subterminator-torture-"));
        const one = await killAndResume({ practice, site, faults: [`${point}:kill`], home, env });
        rmSync(home, { recursive: true, force: true });
        tally.trials++;
        tried.set(`${site} ${point}`, (tried.get(`${site} ${point}`) ?? 0) + 1);
        const words = `${site} killed at ${point}: ${one.verdict?.reason}, ${one.status}, ${one.commits} commits`;
        const nothing = point.startsWith("event.run.started.before");
        tally.found.push(
          ...violations({
            entries: [],
            approvals: [],
            verdict: {
              saysCancelled: one.verdict?.success ?? false,
              isCancelled: one.status === "cancelled",
              words,
            },
            unbounded: [
              ...(one.endedBy === "SIGKILL" ? [] : [`${words}: was not killed`]),
              ...(one.left === 0 ? [] : [`${words}: ${one.left} processes left`]),
              ...(one.harmful === 0 ? [] : [`${words}: harmed`]),
              ...(one.commits <= 1 ? [] : [`${words}: more than once`]),
              ...(nothing || one.verdict?.success === true ? [] : [`${words}: did not end right`]),
            ],
            unreadable: nothing || one.intact ? [] : [words],
          }),
        );
      });
      for (const site of SITES) {
        const all = points.filter((one) => one.site === site);
        const times = all.map(({ point }) => tried.get(`${site} ${point}`) ?? 0);
        tally.notes.push(
          `${site}: ${all.length} boundaries, each ${Math.min(...times)} times or more`,
        );
      }
    } finally {
      await Promise.all(lanes.map((practice) => practice.close()));
    }
    return tally;
  },
};

function shuffled<T>(list: readonly T[], roll: Dice): T[] {
  return list
    .map((item) => ({ item, at: roll.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Every event of a run that nothing happened to, as the points before and after it. */
async function boundaries(
  practice: Practice,
  site: string,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), "subterminator-torture-"));
  const url = practice.scenarios.find(({ id }) => id === site)?.url ?? "";
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${site}`, { method: "POST" });
  const args = ["cancel", "--url", url, "--planner", "rules", "--approve", "always", "--json"];
  await run(process.execPath, [BIN, ...args], { ...env, SUBTERMINATOR_HOME: home });
  const [runId = ""] = readdirSync(join(home, "runs"));
  const lines = readFileSync(join(home, "runs", runId, "events.jsonl"), "utf8")
    .trim()
    .split("\n");
  rmSync(home, { recursive: true, force: true });
  const seen = new Map<string, number>();
  return lines.flatMap((line) => {
    const { type } = JSON.parse(line) as { type: string };
    const nth = (seen.get(type) ?? 0) + 1;
    seen.set(type, nth);
    return [`event.${type}.before:${nth}`, `event.${type}:${nth}`];
  });
}
