import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { run } from "../support/program.ts";
import { CLI, descendants, isAlive, startCli } from "../support/mcp-cli.ts";

const PAGE = `<!doctype html><title>Account</title><h1>Your account</h1>
<label>Name <input name=name></label><button onclick="document.title='Saved'">Save</button>
<form method=post action=/cancel><button>Cancel my subscription</button></form>`;

/** Each starts a server and a browser; the ones left out differ in a signal or a header: `npm run long`. */
const LONG = process.env["SUBTERMINATOR_LONG"] === "1";

let site: Server;
let url: string;
const posted: string[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.method === "POST") posted.push(request.url ?? "");
    response.setHeader("content-type", "text/html").end(PAGE);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => site.once("listening", resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const gone = async (pids: number[]) =>
  expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);

test("open, observe, fill, act and close through stdio", async () => {
  const cli = startCli(["--confirmations", "deny"]);
  const { result: hello } = (await cli.initialize()) as { result?: { instructions?: string } };
  expect(hello?.instructions).toContain("browser_open");
  const opened = (await cli.call("browser_open", { url })).result?.content[0]?.text ?? "";
  expect(opened).toContain("Cancel my subscription");
  expect(opened).toMatch(/danger/);
  const idOf = (text: string, name: string) =>
    new RegExp(`^(\\S+) \\w+ ${name}`, "m").exec(text)?.[1];
  const observationId = (text: string) => /^observation (\S+)/m.exec(text)?.[1];
  const filled = await cli.call("browser_act", {
    observationId: observationId(opened),
    actionId: idOf(opened, "Name"),
    action: "fill",
    value: "Ada",
  });
  const text = filled.result?.content[0]?.text ?? "";
  expect(text).toMatch(/^done: fill/);
  const saved = await cli.call("browser_act", {
    observationId: observationId(text),
    target: idOf(opened, "Save"),
    action: { type: "click" },
    expect: { titleContains: "Saved" },
  });
  expect(saved.result?.content[0]?.text).toContain("matched: titleContains");
  const json = await cli.call("browser_observe", { format: "json", screenshot: true });
  expect(json.result?.structuredContent).toMatchObject({
    schemaVersion: "0.1",
    page: { title: "Saved" },
  });
  expect(JSON.parse(json.result?.content[0]?.text ?? "")).toEqual(json.result?.structuredContent);
  expect(json.result?.content[1]).toMatchObject({ type: "image", mimeType: "image/jpeg" });
  const newest = (json.result?.structuredContent as { observationId?: string } | undefined)
    ?.observationId;
  const refused = await cli.call("browser_act", {
    observationId: newest,
    target: { text: "Cancel my subscription" },
    action: "click",
  });
  expect(refused.result?.structuredContent).toMatchObject({
    error: { code: "SAFETY_CONFIRMATION_REQUIRED" },
  });
  expect(posted).toEqual([]);
  expect((await cli.call("browser_close", {})).result?.isError).toBeUndefined();
  expect((await cli.call("browser_observe", {})).result?.structuredContent).toMatchObject({
    error: { code: "SESSION_NOT_FOUND" },
  });
  cli.child.stdin.end();
  expect((await cli.ended).code).toBe(0);
  expect(cli.stray).toEqual([]);
  expect(cli.logged().map(({ event }) => event)).toEqual(
    expect.arrayContaining(["session.opened", "session.closed", "stopping"]),
  );
});

// The server ends itself by force after CLOSING_DEADLINE_MS; a clock here would only measure how busy the machine is.
describe("the server ends by itself and leaves no browser", () => {
  const ways = ["SIGTERM", "end of stdin", "SIGINT", "SIGHUP"] as const;
  test.each(ways.slice(0, LONG ? 4 : 2))("on %s", async (how) => {
    const cli = startCli();
    await cli.initialize();
    await cli.call("browser_open", { url });
    const below = descendants(cli.child.pid ?? 0);
    expect(below.length).toBeGreaterThan(0);
    if (how === "end of stdin") cli.child.stdin.end();
    else cli.child.kill(how);
    expect((await cli.ended).code).toBe(0);
    await gone(below);
  });
});

describe("a client that is killed leaves no browser", () => {
  test("over stdio", async () => {
    const client = spawn(
      process.execPath,
      [fileURLToPath(new URL("clients/stdio.ts", import.meta.url)), CLI, url],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    await new Promise((resolve) => client.stdout.once("data", resolve));
    const below = descendants(client.pid ?? 0);
    expect(below.length).toBeGreaterThan(1);
    client.kill("SIGKILL");
    await gone(below);
  });

  test.each(LONG ? ["legacy", "modern"] : ["modern"])("over HTTP, %s", async (era) => {
    const token = "only-for-this-test-0123456789";
    const cli = startCli(["--http", "--client-idle", "1"], { SUBTERMINATOR_MCP_TOKEN: token });
    await expect.poll(() => cli.logged().find(({ event }) => event === "listening")).toBeDefined();
    const address = String(cli.logged().find(({ event }) => event === "listening")?.["url"]);
    const client = spawn(
      process.execPath,
      [fileURLToPath(new URL("clients/http.ts", import.meta.url)), address, era, url],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, TEST_TOKEN: token },
      },
    );
    await new Promise((resolve) => client.stdout.once("data", resolve));
    const open = () => cli.logged().filter(({ event }) => event === "session.opened").length;
    const closed = () => cli.logged().filter(({ event }) => event === "session.closed").length;
    await expect.poll(open).toBe(1);
    client.kill("SIGKILL");
    await expect.poll(closed, { timeout: 10_000 }).toBe(1);
    const below = descendants(cli.child.pid ?? 0);
    cli.child.kill("SIGTERM");
    expect((await cli.ended).code).toBe(0);
    await gone(below);
    expect(cli.output.stderr).not.toContain(token);
  });
});

test("--http without a variable writes its token to a private file and says where", async () => {
  const cli = startCli(["--http"], { SUBTERMINATOR_MCP_TOKEN: undefined });
  await expect.poll(() => cli.output.stderr, { timeout: 30_000 }).toContain("listening");
  const file = `${cli.home}/mcp-token`;
  expect(existsSync(file)).toBe(true);
  expect(cli.output.stderr).toContain(file);
  expect(cli.output.stderr).not.toContain((await readFile(file, "utf8")).trim());
  cli.child.kill("SIGTERM");
  expect((await cli.ended).code).toBe(0);
});

describe("the command line", () => {
  test.each([
    [["recordings"], "a command is missing"],
    [["fly"], 'no command "fly"'],
    [["mcp", "--fly"], "Unknown option '--fly'"],
    [["mcp", "now"], 'Unexpected argument "now"'],
    [["mcp", "--port", "1"], "--port needs --http"],
    [["mcp", "--http", "--port", "65536"], "--port takes a number"],
    [["mcp", "--http", "--host", "0.0.0.0"], "--host takes 127.0.0.1"],
    [["mcp", "--confirmations", "never"], "--confirmations takes ask, echo, deny"],
    [["mcp", "--profile", "../x"], "--profile takes a name"],
    [["mcp", "--profile", "a", "--cdp", "http://127.0.0.1:1"], "exclude each other"],
    [["mcp", "--max-sessions", "0"], "--max-sessions takes a number"],
  ])("%j is refused in one sentence, with at most a hint below it", async (args, words) => {
    const { code, stdout, stderr } = await run(process.execPath, [CLI, ...args], process.env);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(words);
    const [sentence = "", ...hints] = stderr.trim().split("\n");
    expect(sentence).toMatch(/^subterminator: .+\.$/);
    expect(hints.length).toBeLessThanOrEqual(1);
  });

  test("a port that somebody else has is named, with what to do", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const port = String((server.address() as AddressInfo).port);
    for (const words of [
      ["mcp", "--http"],
      ["practice", "serve"],
    ]) {
      const args = [CLI, ...words, "--port", port];
      const { code, stderr } = await run(process.execPath, args, process.env);
      expect(stderr).toMatch(/Port \d+ is in use.*\n.*--port/);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(code).toBe(2);
    }
  });

  test("--version and --help answer on stdout", async () => {
    expect((await run(process.execPath, [CLI, "--version"], process.env)).stdout).toMatch(
      /^\d+\.\d+\.\d+\n$/,
    );
    const { stdout, code } = await run(process.execPath, [CLI, "mcp", "--help"], process.env);
    expect({ code, has: stdout.includes("--allow-host") }).toEqual({ code: 0, has: true });
  });
});
