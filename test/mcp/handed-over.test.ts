import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client, type ClientOptions } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { CLI } from "../support/mcp-cli.ts";
import { startWordlessWay, type WordlessWay } from "../support/wordless-way.ts";

let site: WordlessWay;
let home: string;
beforeAll(async () => {
  site = await startWordlessWay();
});
afterAll(() => site.close());
beforeEach(() => {
  site.active = true;
  site.posts = [];
  home = mkdtempSync(path.join(tmpdir(), "mcp-handed-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Mode = NonNullable<ClientOptions["versionNegotiation"]>["mode"];

async function start(answer: boolean | undefined, mode: Mode = "legacy") {
  const client = new Client(
    { name: "test", version: "1" },
    {
      versionNegotiation: { mode },
      ...(answer !== undefined && { capabilities: { elicitation: { form: {} } } }),
    },
  );
  const asked: string[] = [];
  if (answer !== undefined)
    client.setRequestHandler("elicitation/create", ({ params }) => {
      asked.push(params.message);
      return { action: "accept", content: { approve: answer } };
    });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [CLI, "mcp"],
      env: {
        ...(process.env as Record<string, string>),
        SUBTERMINATOR_HOME: home,
        SUBTERMINATOR_PLANNER: "rules",
      },
      stderr: "ignore",
    }),
  );
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args }, { timeout: 100_000 });
    const [first] = result.content as { type: string; text: string }[];
    return {
      text: first?.text ?? "",
      data: (result.structuredContent ?? {}) as Record<string, unknown>,
    };
  };
  return { client, asked, call };
}

type Called = Awaited<ReturnType<typeof start>>["call"];

/** Clicks the control with these words, as a model would: by the number in the newest text. */
async function click(call: Called, text: string, words: string) {
  const observationId = /^observation (\S+)/m.exec(text)?.[1] ?? "";
  const line = text.split("\n").find((one) => one.includes(words) && /^\s*\d+ /.test(one)) ?? "";
  return call("browser_act", {
    observationId,
    target: /^\s*(\d+) /.exec(line)?.[1] ?? "none",
    action: "click",
  });
}

function events(): { type: string; data: Record<string, unknown> }[] {
  const [run = ""] = readdirSync(path.join(home, "runs"));
  return readFileSync(path.join(home, "runs", run, "events.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { type: string; data: Record<string, unknown> });
}

test("a run that is handed over goes on in the caller's hands, asks the person, and is verified and proven like any other", async () => {
  const { client, asked, call } = await start(true, "auto");
  const handed = await call("cancel_subscription", { url: `${site.origin}/account` });
  expect(handed.data).toMatchObject({ reason: "handed_over", success: false, verified: false });
  expect(handed.text).toContain("Quokka corner");
  const second = await click(call, handed.text, "Quokka corner");
  const third = await click(call, second.text, "Wombat lounge");
  expect(site.posts).toEqual([]);
  await click(call, third.text, "Cancel my subscription");
  expect(asked).toHaveLength(1);
  expect(site.posts).toEqual(["/end"]);
  const done = await call("finish_run", { runId: handed.data["runId"] });
  expect(done.data).toMatchObject({ success: true, verified: true, reason: "completed" });
  const log = events();
  const acting = log.filter(({ type }) => type === "acting");
  expect(acting.flatMap(({ data }) => data["name"] ?? [])).toEqual([
    "Quokka corner",
    "Wombat lounge",
    "Cancel my subscription",
  ]);
  expect(readdirSync(path.join(home, "runs", String(done.data["runId"])))).toContain("proof.html");
  await client.close();
});

test("one step by the caller, and the run does the rest by itself", async () => {
  const { client, asked, call } = await start(true);
  const handed = await call("cancel_subscription", { url: `${site.origin}/account` });
  const next = await click(call, handed.text, "Quokka corner");
  await click(call, next.text, "Wombat lounge");
  const done = await call("finish_run", { runId: handed.data["runId"], next: "go_on" });
  expect(done.data).toMatchObject({ success: true, verified: true });
  expect([site.posts, asked.length]).toEqual([["/end"], 1]);
  await client.close();
});

test("a claim that it is done is looked at, and a final step in the caller's hands still needs a yes", async () => {
  const { client, call } = await start(undefined);
  const handed = await call("cancel_subscription", { url: `${site.origin}/account` });
  const second = await click(call, handed.text, "Quokka corner");
  const third = await click(call, second.text, "Wombat lounge");
  const refused = await click(call, third.text, "Cancel my subscription");
  expect(refused.text).toMatch(/SAFETY_CONFIRMATION|person/);
  const claimed = await call("finish_run", { runId: handed.data["runId"] });
  expect(claimed.data).toMatchObject({ success: false, verified: false });
  expect([site.posts, site.active]).toEqual([[], true]);
  await client.close();
});

test("stop, and closing the session, end the run with what is known; its name is then unknown", async () => {
  const { client, call } = await start(true);
  const url = `${site.origin}/account`;
  const first = await call("cancel_subscription", { url });
  const stopped = await call("finish_run", { runId: first.data["runId"], next: "stop" });
  expect(stopped.data).toMatchObject({ success: false, reason: "stuck" });
  const again = await call("finish_run", { runId: first.data["runId"] });
  expect(again.data).toMatchObject({ error: { field: "runId" } });
  const second = await call("cancel_subscription", { url });
  await call("browser_close", { sessionId: second.data["sessionId"] });
  const gone = await call("finish_run", { runId: second.data["runId"] });
  expect(gone.data).toMatchObject({ error: { field: "runId" } });
  expect(site.posts).toEqual([]);
  await client.close();
});
