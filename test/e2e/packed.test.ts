import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { packed } from "../support/installed-package.ts";
import { readmeLines } from "../support/readme-lines.ts";
import { start, startGroup, type Ended } from "../support/program.ts";

// The tarball in an empty folder, installed by npm itself with nothing but its production dependencies.
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const call = promisify(execFile);
let folder: string;
let project: string;
let tarball: string;
let practice: Practice;
/** The oldest Node that needs nothing more, and the one that runs the tests. */
const NODES = ["22.18.0", process.versions.node];
const binOf = (version: string): string =>
  version === process.versions.node
    ? dirname(process.execPath)
    : join(folder, "node", version, "node_modules", nodePackage, "bin");
const nodePackage = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  SUBTERMINATOR_HOME: join(folder, "home"),
  ...more,
});
const urlOf = (id: string): string => practice.scenarios.find((one) => one.id === id)?.url ?? "";

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "subterminator-packed-")));
  tarball = await packed(folder);
  project = join(folder, "empty");
  mkdirSync(project);
  writeFileSync(
    join(project, "package.json"),
    '{ "name": "empty", "private": true, "type": "module" }',
  );
  await call(
    "npm",
    [
      "install",
      tarball,
      "--omit=dev",
      "--omit=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
    ],
    { cwd: project },
  );
  await cp(join(project, "node_modules/subterminator/examples"), join(project, "examples"), {
    recursive: true,
  });
  for (const version of NODES.filter((one) => one !== process.versions.node)) {
    const place = join(folder, "node", version);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "package.json"), "{}");
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
    await call("npm", ["install", `${nodePackage}@${version}`, ...flags], { cwd: place });
  }
  practice = await startPractice({ port: 0 });
}, 600_000);
afterAll(async () => {
  await practice?.close();
  rmSync(folder, { recursive: true, force: true });
});

const inProject = (
  command: string,
  args: string[],
  input = "",
  more: NodeJS.ProcessEnv = {},
): Promise<Ended> => {
  const { child, ended } = start(
    "sh",
    ["-c", 'cd "$0" && exec "$@"', project, command, ...args],
    env(more),
  );
  child.stdin.end(input);
  return ended;
};
const npx = (...args: string[]) => inProject("npx", ["--no-install", "subterminator", ...args]);
const node = (args: string[], input?: string, more?: NodeJS.ProcessEnv) =>
  inProject(process.execPath, args, input, more);

test("help and doctor work from the installed package", async () => {
  expect(await npx("--help")).toMatchObject({ code: 0, stdout: expect.stringContaining("cancel") });
  const doctor = await npx("doctor", "--json");
  expect(JSON.parse(doctor.stdout)).toBeTypeOf("object");
  for (const tool of ["typescript", "vitest", "oxlint", "esbuild"])
    expect(readdirSync(join(project, "node_modules"))).not.toContain(tool);
});

test("a practice cancellation ends with a proof", async () => {
  const { code, stdout } = await npx(
    "cancel",
    "--url",
    urlOf("velora-1"),
    "--planner",
    "rules",
    "--approve",
    "always",
    "--json",
  );
  expect(JSON.parse(stdout)).toMatchObject({
    verified: true,
    proof: expect.stringContaining("proof.html"),
  });
  expect(code).toBe(0);
});

test("the official client is served over stdio", async () => {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(project, "node_modules/subterminator/bin/subterminator.js"), "mcp"],
      env: env() as Record<string, string>,
      stderr: "ignore",
    }),
  );
  onTestFinished(() => client.close());
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain("browser_observe");
  const { port } = new URL(urlOf("velora-1"));
  const answer = await client.callTool({
    name: "browser_open",
    arguments: { url: `http://localhost:${port}/` },
  });
  expect(answer.content).not.toEqual([]);
});

test(
  "the .mcpb bundle serves the official client by its own manifest",
  { timeout: 600_000 },
  async () => {
    const [{ unpackExtension }, { buildBundle }] = await Promise.all([
      import("@anthropic-ai/mcpb"),
      import("../../scripts/mcpb.ts"),
    ]);
    const bundle = join(folder, "subterminator.mcpb");
    const outputDir = join(folder, "bundle");
    await buildBundle(tarball, bundle);
    expect(await unpackExtension({ mcpbPath: bundle, outputDir, silent: true })).toBe(true);
    const { server, tools } = JSON.parse(
      readFileSync(join(outputDir, "manifest.json"), "utf8"),
    ) as { server: { mcp_config: { args: string[] } }; tools: { name: string }[] };
    const client = new Client({ name: "test", version: "1" });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: server.mcp_config.args.map((one) => one.replace("${__dirname}", outputDir)),
        env: env() as Record<string, string>,
        stderr: "ignore",
      }),
    );
    onTestFinished(() => client.close());
    const served = (await client.listTools()).tools.map(({ name }) => name);
    expect(served.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  },
);

test("the examples are correct TypeScript against the package's own types", async () => {
  const args = [
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2024",
    "--skipLibCheck",
    "--types",
    "node",
  ];
  const roots = ["--typeRoots", join(ROOT, "node_modules/@types")];
  const files = ["cancel", "contract", "ai-sdk"].map((name) => `examples/${name}.ts`);
  const { code, stdout } = await node([
    join(ROOT, "node_modules/typescript/bin/tsc"),
    ...args,
    ...roots,
    ...files,
  ]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
});

test("the library asks the program: its no changes nothing, its yes ends it with a proof", async () => {
  const url = urlOf("velora-2") || urlOf("velora-1");
  const no = await node(["examples/cancel.ts", url], "no\n");
  expect(JSON.parse(no.stdout)).toMatchObject({ verified: false });
  const id = url.split("/s/")[1]?.split("/")[0] ?? "";
  const truth = async () => (await fetch(`http://127.0.0.1:${practice.port}/__truth/${id}`)).json();
  expect(await truth()).toMatchObject({ status: "active" });
  const yes = `import { cancel, verifyRun } from "subterminator"; const { runId, verified } = await cancel({ url: process.argv[2], approve: () => true }); console.log(JSON.stringify({ verified, ok: (await verifyRun(runId)).ok }))`;
  writeFileSync(join(project, "yes.js"), yes);
  expect(JSON.parse((await node(["yes.js", url])).stdout)).toEqual({ verified: true, ok: true });
  expect(await truth()).toMatchObject({ status: "cancelled", commits: 1 });
});

test("the library browses from JavaScript and refuses what is irreversible", async () => {
  const { code, stdout, stderr } = await node(["examples/browse.js", urlOf("velora-1")]);
  expect(JSON.parse(stdout)).toMatchObject({ controls: expect.any(Number), did: true });
  expect(stderr).toMatch(/\d+ runs so far/);
  expect(code).toBe(0);
});

test("the contract checks what a model wants and names the field", async () => {
  expect(JSON.parse((await node(["examples/contract.ts"])).stdout)).toMatchObject({
    ok: false,
    code: "CONTRACT_MISMATCH",
    field: "action",
  });
});

test("the ai package's own loop uses the browser through the tools", async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      asked.push(body);
      const content =
        asked.length === 1
          ? [
              {
                type: "tool_use",
                id: "t1",
                name: "browser_open",
                input: { url: urlOf("velora-1") },
              },
            ]
          : [{ type: "text", text: "seen" }];
      answer.setHeader("content-type", "application/json");
      answer.end(
        JSON.stringify({
          id: "m",
          type: "message",
          role: "assistant",
          model: "claude",
          content,
          stop_reason: asked.length === 1 ? "tool_use" : "end_turn",
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const more = { ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}/v1`, ANTHROPIC_API_KEY: "sk-test" };
  const { stdout, stderr } = await node(["examples/ai-sdk.ts", "look"], "", more);
  expect(JSON.parse(stdout || `"${stderr}"`)).toEqual({ text: "seen", steps: 2 });
  expect(asked[0]).toContain("browser_act");
  expect(asked[1]).toMatch(/tool_result.*observation o/s);
});

describe.each(NODES)("on Node %s", (version) => {
  const path = (): NodeJS.ProcessEnv => ({
    PATH: `${binOf(version)}${delimiter}${process.env["PATH"]}`,
    // Anything that is fetched would stand here.
    SUBTERMINATOR_HOME: join(folder, `home-${version}`),
  });
  const here = (command: string, ...args: string[]) => inProject(command, args, "", path());

  test("it is that Node, and nothing more is fetched for help and doctor", async () => {
    expect((await here("node", "-v")).stdout.trim()).toBe(`v${version}`);
    const help = await here("npx", "--no-install", "subterminator", "--help");
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining("cancel") });
    const doctor = await here("npx", "--no-install", "subterminator", "doctor", "--json");
    expect(doctor.stdout).toContain(version);
    expect(help.stderr + doctor.stderr).not.toMatch(/newer Node|fetch|download/i);
  });

  test("a practice cancellation ends with a proof", async () => {
    await fetch(`http://127.0.0.1:${practice.port}/__reset/velora-1`, { method: "POST" });
    const url = urlOf("velora-1");
    const flags = ["--planner", "rules", "--approve", "always", "--json"];
    const ended = await here(
      "npx",
      "--no-install",
      "subterminator",
      "cancel",
      "--url",
      url,
      ...flags,
    );
    expect(JSON.parse(ended.stdout)).toMatchObject({ verified: true });
  });

  test("the official client is served, and the library is imported from both languages", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(
      new StdioClientTransport({
        command: join(binOf(version), "node"),
        args: [join(project, "node_modules/subterminator/bin/subterminator.js"), "mcp"],
        env: env(path()) as Record<string, string>,
        stderr: "ignore",
      }),
    );
    onTestFinished(() => client.close());
    expect((await client.listTools()).tools.length).toBeGreaterThan(4);
    const contract = await here("node", "examples/contract.ts");
    expect(JSON.parse(contract.stdout)).toMatchObject({ code: "CONTRACT_MISMATCH" });
    const browse = await here("node", "examples/browse.js", urlOf("velora-1"));
    expect(JSON.parse(browse.stdout)).toMatchObject({ controls: expect.any(Number) });
  });

  const lines = readmeLines("Try it").filter((line) => line.startsWith("npx "));
  test("the README has lines for the published package", () => {
    expect(lines.length).toBeGreaterThanOrEqual(3);
  });

  test.each(lines)("%j of the README does what it says", async (line) => {
    const program = startGroup("sh", ["-c", `cd "$0" && exec ${line}`, project], env(path()));
    onTestFinished(program.stop);
    program.child.stdin.end();
    if (!/\bserve\b/.test(line)) {
      const { code, stdout, stderr } = await program.ended;
      // npm has words of its own about its settings.
      expect({ code, said: stderr.replaceAll(/^npm .*\n/gm, "") }).toEqual({ code: 0, said: "" });
      expect(stdout).toMatch(/subterminator cancel|Ready\./);
      return;
    }
    const said = await program.printed("/s/velora-1");
    const address = /http:\/\/127\.0\.0\.1:\d+\/s\/velora-1[^\s"]*/.exec(said)?.[0] ?? "";
    expect((await fetch(address)).ok).toBe(true);
    program.stop();
    await program.ended;
  });
});
