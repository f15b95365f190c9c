import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { judgeAll } from "../../scripts/fleet/judge.ts";
import type { World } from "../../scripts/fleet/world.ts";
import { run } from "../support/program.ts";
import { fleetWorld } from "../support/fleet-world.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const cli = (world: World, ...args: string[]) => run(process.execPath, [BIN, ...args], world.env);

/** Answers whatever is asked until the job is over, each time only after the run has given up its browser. */
async function answerAll(
  world: World,
  id: string,
  answer: "approve" | "reject",
  called = id,
): Promise<number> {
  const { jobs } = world.fleet;
  for (let answers = 0; ;) {
    await expect
      .poll(async () => (await jobs.show(id))?.stage, { timeout: 110_000 })
      .toMatch(/waiting|ended|failed/);
    if ((await jobs.show(id))?.stage !== "waiting") return answers;
    const ended = await cli(world, "runs", answer, called, "--json");
    expect(JSON.parse(ended.stdout)).toMatchObject({ runId: id, first: true });
    answers++;
  }
}

test("asked, laid down, answered by another process, gone on in another worker: done once, and right", async () => {
  const world = await fleetWorld(1);
  const [id = ""] = await world.submit(world.scenarios.map(({ url, goal }) => ({ url, goal })));
  const first = world.startWorker(["--sessions", "1", "--hold", "1s"]);
  const { jobs } = world.fleet;
  await expect.poll(async () => (await jobs.show(id))?.stage, { timeout: 110_000 }).toBe("waiting");
  // It holds no browser and no claim, and nothing was done.
  expect((await jobs.show(id))?.worker).toBeUndefined();
  expect(await world.truth(world.scenarios[0]?.id ?? "")).toMatchObject({ commits: 0 });
  first.child.kill("SIGTERM");
  await first.ended;
  world.startWorker(["--sessions", "1", "--hold", "1s"]);
  expect(await answerAll(world, id, "approve")).toBeGreaterThan(0);
  expect((await judgeAll(world, [id]))[0]).toMatchObject({
    job: { verdict: { reason: "completed", verified: true } },
    commits: 1,
    right: true,
    intact: true,
  });
}, 300_000);

test("a no that comes after the run was laid down ends it with nothing done", async () => {
  const world = await fleetWorld(1);
  const [id = ""] = await world.submit(world.scenarios.map(({ url, goal }) => ({ url, goal })));
  world.startWorker(["--sessions", "1", "--hold", "1s"]);
  expect(await answerAll(world, id, "reject", "last")).toBe(1);
  expect((await judgeAll(world, [id]))[0]).toMatchObject({
    job: { verdict: { reason: "human_rejected", verified: false } },
    commits: 0,
    harmful: 0,
    right: true,
    intact: true,
  });
}, 300_000);
