import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installPacked, type InstalledPackage } from "../support/installed-package.ts";
import { findOldNode } from "../support/old-node.ts";
import { run, start } from "../support/program.ts";

// Everything below runs the tarball's own files, not the clone's sources.
let folder: string;
let installed: InstalledPackage;
const env = (): NodeJS.ProcessEnv => ({
  ...process.env,
  SUBTERMINATOR_HOME: join(folder, "home"),
});

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "subterminator-packed-")));
  installed = await installPacked(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cli = (...args: string[]) => run(process.execPath, [installed.bin, ...args], env());

test("the tarball holds the build and no sources, tests or fixtures", () => {
  const strange = installed.files.filter((name) =>
    /(^package\/(src|test|practice|bench)\/|\.test\.)/.test(name),
  );
  expect(strange).toEqual([]);
  expect(installed.files).toContain("package/dist/cli/main.js");
  expect(installed.files).toContain("package/dist/practice/server.js");
});

test("help and the list of services come from the build", async () => {
  expect(await cli("cancel", "--help")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("--approve"),
  });
  const { code, stdout } = await cli("services");
  expect(code).toBe(0);
  expect(stdout).toContain("netflix");
});

const oldNode = findOldNode();
test.runIf(oldNode).each([
  [["--help"], /EXIT CODES/],
  [["cancel", "--help"], /--approve/],
  [["--version"], /^\d+\.\d+\.\d+\n$/],
])("an old Node is told %j without fetching a newer one", async (args, words) => {
  const home = join(folder, "old-home");
  const told = await run(String(oldNode), [installed.bin, ...args], {
    ...env(),
    SUBTERMINATOR_HOME: home,
    // A registry that is not there: a download would fail.
    npm_config_registry: "http://127.0.0.1:1/",
  });
  expect(told).toMatchObject({ code: 0, stderr: "", stdout: expect.stringMatching(words) });
  expect(existsSync(join(home, "runtime"))).toBe(false);
});

test("practice serve serves, and a cancellation there ends with a proof", async () => {
  const practice = start(process.execPath, [installed.bin, "practice", "serve"], env());
  const { port, scenarios } = JSON.parse(await practice.printed("\n")) as {
    port: number;
    scenarios: { id: string; url: string }[];
  };
  try {
    const url = scenarios.find(({ id }) => id === "velora-1")?.url ?? "";
    const { code, stdout } = await cli(
      "cancel",
      "--url",
      url,
      "--planner",
      "rules",
      "--approve",
      "always",
      "--json",
    );
    expect(JSON.parse(stdout)).toMatchObject({
      success: true,
      proof: expect.stringContaining("proof.html"),
    });
    expect(code).toBe(0);
    const truth = await fetch(`http://127.0.0.1:${port}/__truth/velora-1`);
    expect(await truth.json()).toMatchObject({ status: "cancelled", commits: 1 });
  } finally {
    practice.child.kill("SIGTERM");
    await practice.ended;
  }
});
