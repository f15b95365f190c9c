import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { fixtureClone } from "../support/fixture-clone.ts";
import { findOldNode } from "../support/old-node.ts";
import { run, start } from "../support/program.ts";

const oldNode = findOldNode();
const nodes = [
  ["the Node that runs the tests", process.execPath] as const,
  ...(oldNode ? [["Node 20", oldNode] as const] : []),
];

const cloneWith = (main: string) => fixtureClone({ "src/cli/main.ts": main });

describe.each(nodes)("on %s, the launcher", (_, node) => {
  test("runs the sources on a Node that can, and prints nothing itself", async () => {
    const { launcher, env } = cloneWith(
      `const args: string[] = process.argv.slice(2);\nconsole.log(process.versions.node, ...args);\n`,
    );
    await run(node, [launcher], env);
    expect(await run(node, [launcher, "mcp", "--x"], env)).toEqual({
      code: 0,
      signal: null,
      stdout: `${process.versions.node} mcp --x\n`,
      stderr: "",
    });
  });

  test("sets up a fresh clone once, and keeps stdout for the program", async () => {
    const clone = cloneWith(`console.log("started");\n`);
    const first = await run(node, [clone.launcher], clone.env);
    const second = await run(node, [clone.launcher], clone.env);
    expect(clone.npmCalls()).toEqual(["ci --include=dev --no-audit --no-fund"]);
    expect(first).toMatchObject({
      code: 0,
      stdout: "started\n",
      stderr: expect.stringMatching(/^✓ Packages \(\d+\.\d s\)\n$/),
    });
    expect(second).toMatchObject({ code: 0, stdout: "started\n", stderr: "" });
  });

  test("ends with the program's exit code", async () => {
    const { launcher, env } = cloneWith(`process.exitCode = 7;\n`);
    expect(await run(node, [launcher], env)).toMatchObject({ code: 7, signal: null });
  });

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "hands on %s and ends as the program does",
    async (signal) => {
      const { launcher, env } = cloneWith(
        `process.on("${signal}", () => { console.log("tidy"); process.exit(3); });\nsetInterval(() => {}, 1000);\nconsole.log("ready");\n`,
      );
      const program = start(node, [launcher], env);
      await program.printed("ready");
      program.child.kill(signal);
      expect(await program.ended).toMatchObject({ code: 3, stdout: "ready\ntidy\n" });
    },
  );

  test("dies of the signal that the program dies of", async () => {
    const { launcher, env } = cloneWith(`setInterval(() => {}, 1000);\nconsole.log("ready");\n`);
    const program = start(node, [launcher], env);
    await program.printed("ready");
    program.child.kill("SIGTERM");
    expect(await program.ended).toMatchObject({ code: null, signal: "SIGTERM" });
  });

  test("lets the program see the end of stdin", async () => {
    const { launcher, env } = cloneWith(
      `let got = "";\nfor await (const chunk of process.stdin) got += chunk;\nconsole.log("got " + got);\n`,
    );
    const program = start(node, [launcher], env);
    program.child.stdin.end("a message");
    expect(await program.ended).toMatchObject({ code: 0, stdout: "got a message\n" });
  });

  test("leaves no program behind when it is killed", async () => {
    const { launcher, env } = cloneWith(
      `setInterval(() => {}, 1000);\nconsole.log("pid", process.pid, "");\n`,
    );
    const program = start(node, [launcher], env);
    const pid = Number(/pid (\d+) /.exec(await program.printed("pid "))?.[1]);
    program.child.kill("SIGKILL");
    await once(program.child, "exit");
    await gone(pid);
  });
});

test("a Node that can runs the program in the same process", async () => {
  const { launcher, env } = cloneWith(`console.log("pid", process.pid, "");\n`);
  const program = start(process.execPath, [launcher], env);
  expect(await program.printed("\n")).toBe(`pid ${program.child.pid} \n`);
});

test("an installed package runs its build and asks npm for nothing", async () => {
  const clone = fixtureClone({ "dist/cli/main.js": `console.log("built");\n` });
  expect(await run(process.execPath, [clone.launcher], clone.env)).toMatchObject({
    stdout: "built\n",
    stderr: "",
  });
  expect(clone.npmCalls()).toEqual([]);
});

test.runIf(oldNode)("an installed package on an old Node gets a newer one, once", async () => {
  const clone = fixtureClone(
    { "dist/cli/main.js": `console.log(process.versions.node);\n` },
    `
      import { appendFileSync, mkdirSync, symlinkSync } from "node:fs";
      const wanted = process.argv.at(-1);
      appendFileSync(import.meta.dirname + "/calls.log", wanted + "\\n");
      const bin = process.cwd() + "/node_modules/" + wanted.split("@")[0] + "/bin";
      mkdirSync(bin, { recursive: true });
      symlinkSync(${JSON.stringify(process.execPath)}, bin + "/node");
    `,
  );
  const first = await run(String(oldNode), [clone.launcher], clone.env);
  const second = await run(String(oldNode), [clone.launcher], clone.env);
  expect(first).toMatchObject({
    code: 0,
    stdout: `${process.versions.node}\n`,
    stderr: expect.stringContaining("✓ Node 24"),
  });
  expect(second).toMatchObject({ code: 0, stdout: `${process.versions.node}\n`, stderr: "" });
  expect(clone.npmCalls()).toHaveLength(1);
});

test.runIf(oldNode)(
  "says what was tried and what to type when no newer Node can be had",
  async () => {
    const clone = fixtureClone(
      { "dist/cli/main.js": "" },
      `console.error("npm error network down"); process.exitCode = 1;`,
    );
    const end = await run(String(oldNode), [clone.launcher, "mcp"], clone.env);
    expect(end).toMatchObject({ code: 1, stdout: "" });
    for (const words of [
      "✗ Node",
      "22.18",
      "network down",
      join(clone.root, "home"),
      "type:  install Node 24",
    ])
      expect(end.stderr).toContain(words);
  },
);

/** Waits until a process is no more; the test's own time limit bounds it. */
async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(20);
}

// In a container whose first process collects no orphans, a process that has ended stays listed as a zombie.
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      !existsSync("/proc/self/stat") || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
    );
  } catch {
    return false;
  }
}

describe("a client of the MCP server that starts a fresh clone", () => {
  const ECHO = `let got = "";\nfor await (const chunk of process.stdin) got += chunk;\nconsole.log("got " + got);\n`;
  const initialize = '{"jsonrpc":"2.0","id":7,"method":"initialize","params":{}}\n';
  const slowly = (ms: number, last: string) => `
    import { cpSync } from "node:fs";
    await new Promise((resolve) => setTimeout(resolve, ${ms}));
    ${last}
  `;
  const installs = `cpSync(import.meta.dirname + "/installed", process.cwd() + "/node_modules", { recursive: true });`;

  test("is told at once that something is installed, and loses nothing of what it has said", async () => {
    const clone = fixtureClone({ "src/cli/main.ts": ECHO }, slowly(300, installs));
    const program = start(process.execPath, [clone.launcher, "mcp"], clone.env);
    program.child.stdin.end(initialize);
    const { code, stdout, stderr } = await program.ended;
    expect(stderr).toMatch(/^subterminator: first start\. .* being installed/);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `got ${initialize}\n` });
  });

  test("gets an answer before its patience ends, and finds it done the next time", async () => {
    const clone = fixtureClone({ "src/cli/main.ts": ECHO }, slowly(4_000, installs));
    const env = { ...clone.env, SUBTERMINATOR_SETUP_WAIT_MS: "500" };
    const first = start(process.execPath, [clone.launcher, "mcp"], env);
    first.child.stdin.write(initialize);
    const { code, stdout } = await first.ended;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      id: 7,
      error: { message: expect.stringMatching(/start this server again/) },
    });
    await expect
      .poll(() => existsSync(join(clone.root, "node_modules", ".subterminator-setup")))
      .toBe(true);
    const second = start(process.execPath, [clone.launcher, "mcp"], clone.env);
    second.child.stdin.end("hello");
    expect(await second.ended).toMatchObject({ code: 0, stdout: "got hello\n", stderr: "" });
  });

  test("is told why it could not be installed", async () => {
    const clone = fixtureClone(
      { "src/cli/main.ts": ECHO },
      slowly(0, `console.error("npm error no network"); process.exit(1);`),
    );
    const program = start(process.execPath, [clone.launcher, "mcp"], clone.env);
    program.child.stdin.write(initialize);
    const { code, stdout } = await program.ended;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      error: { message: expect.stringMatching(/could not be installed[\s\S]*no network/) },
    });
  });
});
