import { createBrowsers } from "../../src/browser/browsers.ts";
import type { Browsers, Confirmations } from "../../src/browser/port.ts";
import { lazyBrowsers } from "../../src/mcp/browser-source.ts";
import { HandedRuns } from "../../src/mcp/jobs/handed-runs.ts";
import { createParkedCalls } from "../../src/mcp/parked-calls.ts";
import type { FrontDoor } from "../../src/mcp/server.ts";
import { noJobs } from "../../test/support/http-door.ts";
import { CANARY, canaryForms } from "../canary.ts";
import { startWorld, type World } from "../sites/world.ts";
import { ToolCaller } from "./tool-caller.ts";

/** One browser, the sites, and callers at the front door. */
export type Arena = {
  world: World;
  browsers: Browsers;
  door: FrontDoor;
  logs: string[];
  canaries: string[];
  caller(name: string): Promise<ToolCaller>;
  close(): Promise<void>;
};

export async function openArena(confirmations: Confirmations, sessions = 8): Promise<Arena> {
  process.env["SUBTERMINATOR_SECRET_CANARY"] = CANARY;
  const world = await startWorld();
  const logs: string[] = [];
  let skipped = 0;
  const browsers = createBrowsers({
    confirmations,
    allowedHosts: ["127.0.0.1", "localhost"],
    maxSessions: sessions + 2,
    // The clock is moved on to make confirmations late; sessions must not end by that.
    idleMs: 10 ** 9,
    now: () => Date.now() + skipped,
    log: (event) => void logs.push(JSON.stringify(event)),
    ...(process.env["SUBTERMINATOR_BROWSER"] !== undefined && {
      executablePath: process.env["SUBTERMINATOR_BROWSER"],
    }),
  });
  const source = lazyBrowsers(async () => browsers);
  await source.get();
  const door: FrontDoor = {
    browsers: source,
    openWith: {},
    jobs: noJobs,
    handed: new HandedRuns(),
    parked: createParkedCalls(),
    log: (event) => void logs.push(JSON.stringify(event)),
    version: "0.0.0",
  };
  const callers: ToolCaller[] = [];
  return {
    world,
    browsers,
    door,
    logs,
    canaries: canaryForms(),
    async caller(name) {
      const caller = await ToolCaller.connect(door, name, world, (ms) => void (skipped += ms));
      callers.push(caller);
      return caller;
    },
    async close() {
      await Promise.all(callers.map((caller) => caller.close()));
      await browsers.closeAll();
      await world.close();
    },
  };
}
