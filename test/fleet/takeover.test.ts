import { expect, test } from "vitest";
import { judgeAll } from "../../scripts/fleet/judge.ts";
import type { World } from "../../scripts/fleet/world.ts";
import { fleetWorld } from "../support/fleet-world.ts";

const ARGS = ["--sessions", "1", "--approve", "always"];
const LONG_MS = 400_000;

async function handIn(world: World): Promise<string> {
  const [id = ""] = await world.submit(world.scenarios.map(({ url, goal }) => ({ url, goal })));
  return id;
}

const stage = (world: World, id: string) => async () => (await world.fleet.jobs.show(id))?.stage;

test(
  "a worker killed right after its last step: another goes on, looks, and does not take the step again",
  async () => {
    const world = await fleetWorld(1);
    const id = await handIn(world);
    const first = world.startWorker(ARGS, { SUBTERMINATOR_FAULT: "act.after:1:kill" });
    await expect.poll(stage(world, id), { timeout: 60_000 }).toBe("running");
    world.startWorker(ARGS);
    await first.ended;
    expect(first.child.signalCode).toBe("SIGKILL");
    await expect.poll(stage(world, id), { timeout: 200_000 }).toBe("ended");
    expect((await judgeAll(world, [id]))[0]).toMatchObject({
      job: { attempts: 2, verdict: { verified: true } },
      commits: 1,
      right: true,
      intact: true,
    });
  },
  LONG_MS,
);

test(
  "a worker that was stopped, given up and woken does nothing more",
  async () => {
    const world = await fleetWorld(1);
    const id = await handIn(world);
    const first = world.startWorker(ARGS);
    const begun = async () =>
      (
        await world.fleet.database.query(
          'select 1 from subterminator.event where run_id = $1 and line like \'%"type":"approval.given"%\'',
          [id],
        )
      ).length;
    await expect.poll(begun, { timeout: 100_000, interval: 20 }).toBeGreaterThan(0);
    first.child.kill("SIGSTOP");
    world.startWorker(ARGS);
    await expect.poll(stage(world, id), { timeout: 200_000 }).toBe("ended");
    first.child.kill("SIGCONT");
    // It gets the time to do whatever it would do.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    expect((await judgeAll(world, [id]))[0]).toMatchObject({
      job: { verdict: { verified: true } },
      commits: 1,
      right: true,
      intact: true,
    });
  },
  LONG_MS,
);
