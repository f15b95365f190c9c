import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../support/files.ts";
import { fixtureClone } from "../support/fixture-clone.ts";
import { findOldNode } from "../support/old-node.ts";
import { run } from "../support/program.ts";

const node = findOldNode() ?? process.execPath;

test("a second set-up does nothing and says nothing", async () => {
  const clone = fixtureClone({});
  const first = await run(node, [clone.setup, "setup"], clone.env);
  const second = await run(node, [clone.setup, "setup"], clone.env);
  expect(first).toMatchObject({
    code: 0,
    stdout: "",
    stderr: expect.stringMatching(/^✓ Packages/),
  });
  expect(second).toEqual({ code: 0, signal: null, stdout: "", stderr: "" });
  expect(clone.npmCalls()).toHaveLength(1);
});

test("a changed lockfile is installed again", async () => {
  const clone = fixtureClone({});
  await run(node, [clone.setup, "setup"], clone.env);
  writeFiles(clone.root, {
    "package-lock.json": `{"packages":{"node_modules/new":{"version":"1.0.0"}}}`,
  });
  await run(node, [clone.setup, "setup"], clone.env);
  expect(clone.npmCalls()).toHaveLength(2);
});

test("a folder that a person installed with npm is left as it is", async () => {
  const lock = readFileSync(join(import.meta.dirname, "..", "..", "package-lock.json"), "utf8");
  const clone = fixtureClone({ "node_modules/.package-lock.json": lock });
  expect(await run(process.execPath, [clone.setup, "setup"], clone.env)).toMatchObject({
    code: 0,
    stderr: "",
  });
  expect(clone.npmCalls()).toEqual([]);
});

test("set-ups at the same time install once", async () => {
  const clone = fixtureClone({});
  const ends = await Promise.all([1, 2, 3].map(() => run(node, [clone.setup, "setup"], clone.env)));
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(clone.npmCalls()).toHaveLength(1);
});

test("the lock of a process that is no more is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  const clone = fixtureClone({ ".cache/setup.lock": JSON.stringify({ pid, host: hostname() }) });
  expect(await run(node, [clone.setup, "setup"], clone.env)).toMatchObject({ code: 0 });
  expect(existsSync(join(clone.root, ".cache/setup.lock"))).toBe(false);
});

test("a lock from elsewhere that nobody has touched for long is taken over", async () => {
  const clone = fixtureClone({
    ".cache/setup.lock": JSON.stringify({ pid: 1, host: "elsewhere" }),
  });
  const before = new Date(Date.now() - 10 * 60_000);
  utimesSync(join(clone.root, ".cache/setup.lock"), before, before);
  expect(await run(node, [clone.setup, "setup"], clone.env)).toMatchObject({ code: 0 });
});

test("where `npm ci` refuses the lockfile, `npm install` takes its versions from it", async () => {
  const clone = fixtureClone(
    {},
    `
      import { appendFileSync, cpSync } from "node:fs";
      appendFileSync(import.meta.dirname + "/calls.log", process.argv[2] + "\\n");
      if (process.argv[2] === "ci") { console.error("npm error code EUSAGE"); process.exit(1); }
      cpSync(import.meta.dirname + "/installed", process.cwd() + "/node_modules", { recursive: true });
    `,
  );
  expect(await run(node, [clone.setup, "setup"], clone.env)).toMatchObject({ code: 0 });
  expect(clone.npmCalls()).toEqual(["ci", "install"]);
});

test("a failed installation says what was tried, why it failed and what to type", async () => {
  const clone = fixtureClone({}, `console.error("npm error disk full"); process.exitCode = 1;`);
  const end = await run(node, [clone.setup, "setup"], clone.env);
  expect(end).toMatchObject({ code: 1, stdout: "" });
  for (const words of ["✗ Packages", "tried: npm ci", "disk full", `type:  cd ${clone.root}`])
    expect(end.stderr).toContain(words);
});

test("an unknown task is refused with the list of tasks", async () => {
  const clone = fixtureClone({});
  const end = await run(node, [clone.setup, "tset"], clone.env);
  expect(end.code).toBe(1);
  expect(end.stderr).toContain("npm run test");
});

const tool = (code: number) =>
  `console.log(process.argv.slice(2).join(" ")); process.exitCode = ${code};`;
const tools = {
  "npm/installed/typescript/bin/tsc": tool(0),
  "npm/installed/oxlint/bin/oxlint": tool(0),
  "npm/installed/oxfmt/bin/oxfmt": tool(0),
  "npm/installed/vite/bin/vite.js": tool(0),
};

test("a task gets the words typed after it and hands on its exit code", async () => {
  const clone = fixtureClone({ ...tools, "npm/installed/vite/bin/vite.js": tool(3) });
  expect(await run(node, [clone.setup, "build", "--watch"], clone.env)).toMatchObject({
    code: 3,
    stdout: "-p tsconfig.build.json\n-p tsconfig.build-practice.json\nbuild web --watch\n",
  });
});

test("a failed check does not hide the ones after it", async () => {
  const clone = fixtureClone({ ...tools, "npm/installed/oxlint/bin/oxlint": tool(1) });
  const end = await run(node, [clone.setup, "check"], clone.env);
  expect(end.code).toBe(1);
  expect(end.stdout).toContain("--check");
  expect(end.stderr).toContain("✗ check: lint failed");
});

const vitest = (report: object, code: number) => `
  import { writeFileSync } from "node:fs";
  const file = process.argv.find((word) => word.startsWith("--outputFile.json=")).slice(18);
  writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
  process.exitCode = ${code};
`;

test("the tests end with the count alone on the last line; a file that cannot be loaded counts", async () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    testResults: [
      { status: "passed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "failed", assertionResults: [] },
    ],
  };
  const clone = fixtureClone({ ...tools, "npm/installed/vitest/vitest.mjs": vitest(report, 1) });
  const end = await run(node, [clone.setup, "test"], clone.env);
  expect(end.code).toBe(1);
  expect(end.stdout.trimEnd().split("\n").at(-1)).toBe("12 passed, 2 failed");
});

test("tests that pass still fail the task when a check fails", async () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
  const clone = fixtureClone({
    ...tools,
    "npm/installed/oxfmt/bin/oxfmt": tool(1),
    "npm/installed/vitest/vitest.mjs": vitest(report, 0),
  });
  const end = await run(node, [clone.setup, "test"], clone.env);
  expect(end.code).toBe(1);
  expect(end.stderr).toContain("✗ test: format failed");
  expect(end.stdout.endsWith("\n5 passed, 0 failed\n")).toBe(true);
});
