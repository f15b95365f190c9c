import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { PLAYWRIGHT_SERVER, serverOf } from "../support/external-server.ts";
import { run } from "../support/program.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

let practice: Practice;
let home: string;
beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  home = mkdtempSync(path.join(tmpdir(), "external-cli-"));
});
afterAll(async () => {
  await practice.close();
  rmSync(home, { recursive: true, force: true });
});

const named = ({ command, args }: { command: string; args: readonly string[] }): string =>
  `mcp:${[command, ...args].map((word) => `'${word}'`).join(" ")}`;

const cancel = (site: string, browser: string, ...more: string[]) => {
  const url = practice.scenarios.find(({ id }) => id === site)?.url ?? "";
  const args = [BIN, "cancel", "--url", url, "--planner", "rules", "--browser", browser, ...more];
  return run(process.execPath, args, { ...process.env, SUBTERMINATOR_HOME: home });
};

test("--browser mcp:<command> cancels and proves it", async () => {
  const ended = await cancel("velora-1", named(PLAYWRIGHT_SERVER), "--approve", "always", "--json");
  expect(ended).toMatchObject({ code: 0 });
  expect(JSON.parse(ended.stdout)).toMatchObject({ verified: true, reason: "completed" });
  const truth = await fetch(`http://127.0.0.1:${practice.port}/__truth/velora-1`);
  expect(await truth.json()).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
});

describe("a server that cannot be used is found out before a run is begun: code 2 and one sentence", () => {
  test.each([
    [
      "lacks tools",
      named(serverOf("odd-server.ts", "lacking")),
      [],
      /lacks what is needed.*browser_type/,
    ],
    ["is not there", "mcp:no-such-command-here", [], /did not start/],
    ["is no address", "mcp+http:nowhere", [], /names no MCP server|--browser takes/],
    ["is no server", "chrome", [], /--browser takes mcp:<command>, mcp\+http:<url> or the path/],
    ["and a profile", "mcp:x", ["--profile", "me"], /--profile belongs to the own browser/],
  ])("%s", async (_, browser, more, said) => {
    const ended = await cancel("velora-2", browser, ...more);
    expect(ended.stderr).toMatch(said);
    expect(ended).toMatchObject({ code: 2, stdout: "" });
  });
});
