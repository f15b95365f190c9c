import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client, type ClientOptions } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { CLI, descendants, isAlive } from "../support/mcp-cli.ts";

const SITE = "velora-1";
/** Whole runs that others repeat: `npm run long`. */
const LONG = process.env["SUBTERMINATOR_LONG"] === "1";
let practice: Practice;
let url: string;
let home: string;
beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  url = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
});
afterAll(() => practice.close());
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), "mcp-jobs-"));
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${SITE}`, { method: "POST" });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Truth = { status: string; commits: number; harmful: unknown[] };
const truth = async (): Promise<Truth> =>
  (await (await fetch(`http://127.0.0.1:${practice.port}/__truth/${SITE}`)).json()) as Truth;

type Mode = NonNullable<ClientOptions["versionNegotiation"]>["mode"];

async function start(
  answer?: () => Promise<boolean> | boolean,
  mode: Mode = "legacy",
  planner = "rules",
  args: string[] = [],
) {
  const client = new Client(
    { name: "test", version: "1" },
    {
      versionNegotiation: { mode },
      ...(answer && { capabilities: { elicitation: { form: {} } } }),
    },
  );
  const asked: string[] = [];
  if (answer)
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      asked.push(params.message);
      return { action: "accept", content: { approve: await answer() } };
    });
  const env = {
    ...(process.env as Record<string, string>),
    SUBTERMINATOR_HOME: home,
    SUBTERMINATOR_PLANNER: planner,
  };
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [CLI, "mcp", ...args],
    env,
    stderr: "ignore",
  });
  await client.connect(transport);
  return { client, asked, pid: transport.pid ?? 0 };
}

const cancelSite = { name: "cancel_subscription", arguments: {} as Record<string, unknown> };
const long = { timeout: 100_000 };

function lastRun(): { type: string; data: { verdict?: { reason: string } } }[] {
  const [run = ""] = readdirSync(path.join(home, "runs"));
  return readFileSync(path.join(home, "runs", run, "events.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ReturnType<typeof lastRun>[number]);
}

const MODES = ["legacy", "auto"] as const;
describe.each(MODES.slice(0, LONG ? 2 : 1))("cancel_subscription of a %s client", (mode) => {
  test("with a person's yes ends the plan once, tells its progress and answers with the verdict", async () => {
    const { client, asked } = await start(() => true, mode);
    await client.listTools();
    const progress: { progress: number; message?: string | undefined }[] = [];
    const result = await client.callTool(
      { ...cancelSite, arguments: { url, reason: "Moving abroad" } },
      { ...long, onprogress: (step) => void progress.push(step) },
    );
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toMatchObject({
      success: true,
      verified: true,
      reason: "completed",
      runId: expect.any(String),
    });
    expect(result.content).toEqual([
      { type: "text", text: (result.structuredContent as { sentence: string }).sentence },
    ]);
    expect(await truth()).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
    expect(lastRun()[0]?.data).toMatchObject({ reason: "Moving abroad" });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^Allow this in the browser\?[\s\S]*Account: /);
    const numbers = progress.map((step) => step.progress);
    expect(progress.some(({ message }) => /sees ACCOUNT_ACTIVE/.test(message ?? ""))).toBe(true);
    if (mode === "legacy") expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    await client.close();
  });
});

test.runIf(LONG)(
  "a verified way is recorded, and the next job walks it again, asking as before",
  async () => {
    const { client, asked } = await start(() => true, "legacy", "replay");
    const cancel = async () =>
      (await client.callTool({ ...cancelSite, arguments: { url } }, long)).structuredContent;
    expect(await cancel()).toMatchObject({ success: true, verified: true });
    expect(readdirSync(path.join(home, "recordings"))).toHaveLength(1);
    await fetch(`http://127.0.0.1:${practice.port}/__reset/${SITE}`, { method: "POST" });
    const again = (await cancel()) as { runId: string };
    expect(again).toMatchObject({ success: true, verified: true });
    const log = readFileSync(path.join(home, "runs", again.runId, "events.jsonl"), "utf8");
    expect(log).toMatch(/Replayed \d+ recorded steps; nobody else had to decide/);
    expect(asked).toHaveLength(2);
    expect(await truth()).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
    await client.close();
  },
);

test("a person's no and a client that cannot ask both leave the plan as it was", async () => {
  const no = await start(() => false);
  const refused = await no.client.callTool({ ...cancelSite, arguments: { url } }, long);
  expect(refused.structuredContent).toMatchObject({ success: false, reason: "human_rejected" });
  await no.client.close();
  const mute = await start();
  const unasked = await mute.client.callTool({ ...cancelSite, arguments: { url } }, long);
  expect(unasked.structuredContent).toMatchObject({ success: false, reason: "needs_human" });
  await mute.client.close();
  expect(await truth()).toMatchObject({ status: "active", commits: 0, harmful: [] });
});

test("a caller of a server that lets it confirm itself is not handed our own question", async () => {
  const { client } = await start(() => true, "legacy", "rules", ["--confirmations", "echo"]);
  const { structuredContent } = await client.callTool({ ...cancelSite, arguments: { url } }, long);
  expect(structuredContent).toMatchObject({ success: false, reason: "needs_human" });
  expect(structuredContent).toMatchObject({ sentence: expect.stringContaining("nobody could") });
  await client.close();
  expect(await truth()).toMatchObject({ status: "active", commits: 0, harmful: [] });
});

test("a cancelled call ends the run as interrupted, and no process stays behind", async () => {
  const asking = Promise.withResolvers<void>();
  const { client, pid } = await start(() => {
    asking.resolve();
    return new Promise(() => undefined);
  });
  const stop = new AbortController();
  const call = client.callTool(
    { ...cancelSite, arguments: { url } },
    { ...long, signal: stop.signal },
  );
  call.catch(() => undefined);
  await asking.promise;
  stop.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => lastRun().at(-1)?.data.verdict?.reason).toBe("interrupted");
  expect(await truth()).toMatchObject({ status: "active", commits: 0 });
  const children = descendants(pid);
  await client.close();
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
});

test.runIf(LONG)("a rehearsal stops before the last step and asks nobody", async () => {
  const { client, asked } = await start(() => true);
  const result = await client.callTool(
    { ...cancelSite, arguments: { url, mode: "rehearse" } },
    long,
  );
  expect(result.structuredContent).toMatchObject({ reason: "completed", mode: "rehearse" });
  expect(asked).toEqual([]);
  expect((await truth()).commits).toBe(0);
  await client.close();
});

test("what is missing or wrong is said by field, before a run is begun", async () => {
  const { client } = await start();
  const call = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })).structuredContent;
  expect(await call("cancel_subscription", {})).toMatchObject({
    error: { code: "CONTRACT_MISMATCH", field: "service" },
  });
  expect(await call("cancel_subscription", { service: "netflixx" })).toMatchObject({
    error: { field: "service", message: expect.stringContaining("netflix") },
  });
  expect(await call("cancel_subscription", { url: "ftp://x" })).toMatchObject({
    error: { code: "CONTRACT_MISMATCH", field: "url" },
  });
  expect(await call("run_task", { goal: "Order bread" })).toMatchObject({
    error: { code: "CONTRACT_MISMATCH", field: "url" },
  });
  expect(await call("run_task", { goal: "Order bread", url })).toMatchObject({
    error: { code: "MODEL_CONFIG", message: expect.stringContaining("language model") },
  });
  expect(() => readdirSync(path.join(home, "runs"))).toThrow();
  await client.close();
});
