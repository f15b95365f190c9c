import { readFileSync, rmSync } from "node:fs";
import { inLanes } from "../../test/support/lanes.ts";
import { processesOf } from "../../test/support/killed-run.ts";
import { startCli } from "../../test/support/mcp-cli.ts";
import { dice } from "../dice.ts";
import { violations } from "../invariants.ts";
import type { Part } from "../part.ts";
import { startWorld } from "../sites/world.ts";
import { newTally } from "../tally.ts";

const WAYS = ["SIGTERM", "SIGINT", "SIGHUP", "end of stdin"] as const;
const MOMENTS = ["at once", "after hello", "while opening", "after opening"] as const;
/** The server ends itself by force after 5 s; more than this on any machine means that it does not end. */
const KILL_MS = 30_000;

export const starts: Part = {
  name: "starts",
  about: "the MCP server is started, used a little and stopped in every way at every moment",
  goal: 1_000,
  leastMs: 15_000,
  trialMs: 8_000,
  async run({ trials, seed, until }) {
    const tally = newTally("starts");
    const world = await startWorld();
    const roll = dice(seed);
    const plan = Array.from({ length: trials }, () => ({
      way: roll.pick(WAYS),
      moment: roll.pick(MOMENTS),
    }));
    const memory: number[] = [];
    try {
      await inLanes(plan, [0], async ({ way, moment }) => {
        if (until()) return;
        const unbounded = await startAndStop(way, moment, `${world.shop}/lane-s-1/account`, memory);
        tally.found.push(...violations({ entries: [], approvals: [], unbounded }));
        tally.trials++;
      });
    } finally {
      await world.close();
    }
    const half = memory.length >> 1;
    const mean = (list: number[]): number =>
      Math.round(list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length));
    tally.notes.push(
      `memory of the server after opening: ${mean(memory.slice(0, half))} MB in the first half, ${mean(memory.slice(half))} MB in the second`,
    );
    return tally;
  },
};

async function startAndStop(
  way: (typeof WAYS)[number],
  moment: (typeof MOMENTS)[number],
  url: string,
  memory: number[],
): Promise<string[]> {
  const cli = startCli();
  const name = `${way} ${moment}`;
  if (moment !== "at once") await cli.initialize();
  const opening = moment.endsWith("opening") ? cli.call("browser_open", { url }) : undefined;
  if (moment === "after opening") {
    await opening;
    memory.push(residentMb(cli.child.pid ?? 0));
  }
  if (way === "end of stdin") cli.child.stdin.end();
  else cli.child.kill(way);
  const timer = setTimeout(() => cli.child.kill("SIGKILL"), KILL_MS);
  const { code, signal } = await cli.ended;
  clearTimeout(timer);
  for (let wait = 0; wait < 100 && processesOf(cli.home).length > 0; wait++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const left = processesOf(cli.home).length;
  rmSync(cli.home, { recursive: true, force: true });
  // With a browser half started it ends itself by force, with 1, when its own deadline is over.
  const forced = code === 1 && /"event":"stopping"/.test(cli.output.stderr);
  // Before it listens for signals, a signal ends a program as it ends any other.
  const early = moment === "at once" && signal === way;
  return [
    ...(signal === "SIGKILL" ? [`${name}: did not end`] : []),
    ...(code === 0 || forced || early || signal === "SIGKILL"
      ? []
      : [`${name}: ended with ${code ?? signal}: ${cli.output.stderr.slice(-200)}`]),
    ...(left === 0 ? [] : [`${name}: ${left} processes left`]),
  ];
}

function residentMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(line ?? 0) / 1024);
}
