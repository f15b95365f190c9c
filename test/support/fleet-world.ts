import { onTestFinished } from "vitest";
import { makeWorld, type World } from "../../scripts/fleet/world.ts";

/** Postgres, practice sites and workers for one test; gone after it. */
export async function fleetWorld(count: number): Promise<World> {
  const world = await makeWorld(count);
  onTestFinished(() => world.close());
  return world;
}
