import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../../bench/server.ts";
import { Agent } from "../../bench/miniwob/agent.ts";
import { findCopy } from "../../bench/miniwob/copy.ts";
import { outOfReach } from "../../bench/miniwob/out-of-reach.ts";
import { runEpisode } from "../../bench/miniwob/run.ts";
import { serveTasks, type Site } from "../../bench/miniwob/site.ts";
import { tasks } from "../../bench/miniwob/tasks.ts";

const CLI = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const SAMPLE = [
  "book-flight-nodelay",
  "copy-paste",
  "daily-calendar",
  "drag-items",
  "email-inbox",
  "highlight-text",
  "terminal",
];

const copy = findCopy();
if (copy === undefined)
  process.stderr.write("MiniWoB++ is not cached; `npm run miniwob` fetches it. Skipped.\n");

describe.skipIf(copy === undefined)("MiniWoB++ through the MCP tools (npm run miniwob)", () => {
  let site: Site;
  let server: Server;
  let agent: Agent;
  let tidyUp: () => void;

  beforeAll(async () => {
    // Only here: loading it makes a temporary folder.
    const { killAllServers, startServer } = await import("../../bench/server.ts");
    tidyUp = killAllServers;
    site = await serveTasks(copy ?? "");
    server = await startServer("subterminator", () => ({
      command: process.execPath,
      args: [CLI, "mcp", "--allow-host=127.0.0.1", "--confirmations=echo", "--log-level=error"],
    }));
    agent = new Agent(server);
  });
  afterAll(async () => {
    await server.stop();
    tidyUp();
    await site.close();
  });

  test("every page has a script or a reason why it has none", () => {
    const pages = readdirSync(join(copy ?? "", "miniwob")).map((file) => file.replace(".html", ""));
    const told = [...tasks.map(({ name }) => name), ...outOfReach.flatMap((one) => one.tasks)];
    expect(told.toSorted()).toEqual(pages.toSorted());
  });

  test.each(SAMPLE)("%s is solved", async (name) => {
    const task = tasks.find((one) => one.name === name);
    if (task === undefined) throw new Error(`no script for ${name}`);
    const { solved, why, log } = await runEpisode(agent, site, task, 1);
    expect(solved, `${why}\n${log.join("\n")}`).toBe(true);
  });
});
