import { expect, test } from "vitest";
import { judgeAll } from "../../scripts/fleet/judge.ts";
import { fleetWorld } from "../support/fleet-world.ts";

test("a file of jobs is handed in, done by a worker, proven, and left in good order on SIGTERM", async () => {
  const world = await fleetWorld(1);
  const soonMs = 3 * 60_000;
  const deadline = new Date(Date.now() + soonMs).toISOString();
  const lines = [
    ...world.scenarios.map(({ url, goal }) => ({ url, goal, key: url, deadline })),
    // Anybody may submit: a private host that the worker was not told of is not visited.
    { url: "http://169.254.169.254/latest/meta-data" },
  ];
  const [id = "", refused = ""] = await world.submit(lines);
  expect(await world.submit(lines.slice(0, 1))).toEqual([id]);
  const worker = world.startWorker(["--sessions", "1", "--approve", "always"]);
  const { jobs } = world.fleet;
  await expect.poll(async () => (await jobs.show(id))?.stage, { timeout: 100_000 }).toBe("ended");
  expect((await judgeAll(world, [id]))[0]).toMatchObject({
    job: { attempts: 1, verdict: { reason: "completed", verified: true } },
    status: "cancelled",
    commits: 1,
    right: true,
    intact: true,
  });
  // It had to begin by then; once begun it has all of its time.
  const [first] = await world.fleet.database.query<{ line: string }>(
    "select line from subterminator.event where run_id = $1 and seq = 1",
    [id],
  );
  const { limits } = (JSON.parse(first?.line ?? "{}") as { data: { limits: { timeMs: number } } })
    .data;
  expect(limits.timeMs).toBeGreaterThan(soonMs);
  await expect.poll(async () => (await jobs.show(refused))?.error?.code).toBe("NAVIGATION_BLOCKED");
  worker.child.kill("SIGTERM");
  await worker.ended;
  expect(worker.child.exitCode).toBe(0);
});
