import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cliReference } from "../../src/cli/reference.ts";
import { descendants, isAlive } from "../support/mcp-cli.ts";
import { start } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const root = new URL("../../", import.meta.url);
const BIN = fileURLToPath(new URL("bin/subterminator.js", root));

function practice(...args: string[]) {
  return start(process.execPath, [BIN, "practice", ...args], {
    ...process.env,
    SUBTERMINATOR_HOME: tempFolder(),
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
  });
}

test("serve prints the protocol's one line, answers with the truth and ends on SIGTERM", async () => {
  const program = practice("serve");
  const { port, scenarios } = JSON.parse(await program.printed("\n")) as {
    port: number;
    scenarios: { id: string }[];
  };
  const truth = await fetch(`http://127.0.0.1:${port}/__truth/${scenarios[0]?.id}`);
  expect(await truth.json()).toMatchObject({ status: "active", harmful: [] });
  program.child.kill("SIGTERM");
  expect(await program.ended).toMatchObject({ code: 0, stderr: "" });
});

test("score judges a run by the server's truth, with somebody else's server, and leaves no process", async () => {
  const server = fileURLToPath(new URL("practice/main.ts", root));
  const program = practice(
    "score",
    "--external",
    `${process.execPath} ${server} --port 0`,
    "--only",
    "velora-1",
    "--skip-pages",
    "--skip-faults",
    "--json",
  );
  let children: number[] = [];
  const looking = setInterval(() => {
    children = [...new Set([...children, ...descendants(program.child.pid ?? 0)])];
  }, 200);
  const { code, stdout } = await program.ended;
  clearInterval(looking);
  expect(JSON.parse(stdout)).toMatchObject({
    rows: [{ id: "velora-1", reason: "completed", status: "cancelled", right: true, harmful: [] }],
    total: { outcomes: { right: 1, of: 1 }, falseSuccesses: 0, harmful: 0 },
    missed: [],
  });
  expect(code).toBe(0);
  expect(children.length).toBeGreaterThan(2);
  expect(children.filter(isAlive)).toEqual([]);
});

test("the reference in docs is what the commands say", async () => {
  const words = (text: string) => text.replaceAll(/[\s|:-]+/g, " ").trim();
  const docs = readFileSync(new URL("docs/cli.md", root), "utf8");
  const [, generated = ""] = docs.split("<!-- generated: src/cli/reference.ts -->");
  expect(words(generated)).toBe(words(await cliReference()));
});
