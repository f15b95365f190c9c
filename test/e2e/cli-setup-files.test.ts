import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "gpt-tokenizer";
import { expect, test } from "vitest";
import { start } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** In a home of its own, so that nobody's real settings are touched. */
function cli(home: string, args: string[], input = "") {
  const { child, ended } = start(process.execPath, [join(ROOT, "bin/subterminator.js"), ...args], {
    ...process.env,
    HOME: home,
    USERPROFILE: home,
    CODEX_HOME: "",
    SUBTERMINATOR_HOME: join(home, "sub"),
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
  });
  child.stdin.end(input);
  return ended;
}

test("mcp setup writes after a yes only, keeps what was there and a copy of it", async () => {
  const home = tempFolder();
  const file = join(home, ".cursor", "mcp.json");
  mkdirSync(join(home, ".cursor"));
  writeFileSync(file, '{"mcpServers":{"other":{"command":"x"}}}');
  const no = await cli(home, ["mcp", "setup", "cursor"], "n\n");
  expect(no).toMatchObject({ code: 3, stdout: "Nothing was written.\n" });
  expect(readFileSync(file, "utf8")).toBe('{"mcpServers":{"other":{"command":"x"}}}');
  const yes = await cli(home, ["mcp", "setup", "cursor"], "y\n");
  expect(yes).toMatchObject({ code: 0, stdout: expect.stringContaining(`Written: ${file}`) });
  const { mcpServers } = JSON.parse(readFileSync(file, "utf8")) as {
    mcpServers: Record<string, { command: string; args: string[] }>;
  };
  expect(Object.keys(mcpServers)).toEqual(["other", "subterminator"]);
  expect(existsSync(mcpServers["subterminator"]?.args[0] ?? "")).toBe(true);
  expect(readFileSync(`${file}.before-subterminator`, "utf8")).toContain('"other"');
  const again = await cli(home, ["mcp", "setup", "cursor", "--json"]);
  expect(JSON.parse(again.stdout)).toMatchObject({ success: true, result: "unchanged" });
});

test("services test tells what is wrong with a file, field by field, and services show where facts are from", async () => {
  const home = tempFolder();
  const good = join(home, "good.json");
  const bad = join(home, "bad.json");
  writeFileSync(
    good,
    JSON.stringify({ name: "my-gym", title: "My Gym", startUrl: "https://example.com/a" }),
  );
  writeFileSync(bad, JSON.stringify({ name: "My Gym", title: "My Gym", startUrl: "nowhere" }));
  expect(await cli(home, ["services", "test", good])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/✓ My Gym \(my-gym\)/),
  });
  const told = await cli(home, ["services", "test", bad, "--json"]);
  expect(told.code).toBe(1);
  expect(JSON.parse(told.stdout)).toMatchObject({
    success: false,
    faults: [expect.stringMatching(/^name: /), expect.stringMatching(/^startUrl: /)],
  });
  const shown = (await cli(home, ["services", "show", "netflix"])).stdout;
  expect(shown).toMatch(/Ways out[^]*Friction[^]*Sources[^]*read 2026-11/);
});

test("server.json and package.json name the same package, version and server", () => {
  const server = JSON.parse(read("server.json")) as {
    name: string;
    version: string;
    packages: { identifier: string; version: string }[];
  };
  const own = JSON.parse(read("package.json")) as {
    name: string;
    version: string;
    mcpName: string;
  };
  expect(server).toMatchObject({
    name: own.mcpName,
    version: own.version,
    packages: [{ identifier: own.name, version: own.version }],
  });
});

test("the skill costs a model less than 900 tokens", () => {
  expect(encode(read("skills/subterminator/SKILL.md")).length).toBeLessThan(900);
});
