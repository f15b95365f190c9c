import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLI, startCli } from "../support/mcp-cli.ts";

let site: Server;
let url: string;
const posted: string[] = [];
const PAGE =
  "<!doctype html><title>Account</title><form method=post action=/cancel><button>Cancel my subscription</button></form>";

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.method === "POST") posted.push(request.url ?? "");
    response
      .setHeader("content-type", "text/html")
      .end(request.method === "POST" ? "<title>Gone</title>Cancelled" : PAGE);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => site.once("listening", resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const newest = (text: string) => /^observation (\S+)/m.exec(text)?.[1];

test("with --confirmations echo the refusal says how to go on, and the second call does it once", async () => {
  const cli = startCli(["--confirmations", "echo"]);
  await cli.initialize();
  const opened = (await cli.call("browser_open", { url })).result?.content[0]?.text ?? "";
  const target = /^(\S+) button Cancel/m.exec(opened)?.[1];
  const refused = (
    await cli.call("browser_act", { observationId: newest(opened), target, action: "click" })
  ).result;
  expect(refused?.isError).toBe(true);
  expect(posted).toEqual([]);
  const text = refused?.content[0]?.text ?? "";
  const confirm = /confirm: (\{.*\})$/m.exec(text)?.[1];
  const again = { observationId: newest(text), target, action: "click", confirm };
  const done = (await cli.call("browser_act", again)).result;
  expect(done?.content[0]?.text).toMatch(/^done: click/);
  expect(posted).toEqual(["/cancel"]);
  const replayed = (
    await cli.call("browser_act", { ...again, observationId: newest(done?.content[0]?.text ?? "") })
  ).result;
  expect(replayed?.isError).toBe(true);
  expect(posted).toEqual(["/cancel"]);
  cli.child.stdin.end();
  await cli.ended;
});

describe.each(["legacy", "auto"] as const)("with --confirmations ask, a %s client", (mode) => {
  test.each([
    [true, "is let through by a person's yes"],
    [false, "is stopped by a person's no"],
  ])("%s: %s", async (approve) => {
    posted.length = 0;
    const client = new Client(
      { name: "test", version: "1" },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
    );
    const asked: string[] = [];
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      asked.push(params.message);
      return { action: "accept", content: { approve } };
    });
    const env = process.env as Record<string, string>;
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [CLI, "mcp"],
        env,
        stderr: "ignore",
      }),
    );
    const textOf = (result: unknown) =>
      (result as { content: { text: string }[] }).content[0]?.text ?? "";
    const opened = textOf(await client.callTool({ name: "browser_open", arguments: { url } }));
    const target = /^(\S+) button Cancel/m.exec(opened)?.[1];
    const acted = await client.callTool({
      name: "browser_act",
      arguments: { observationId: newest(opened), target, action: "click" },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('click on button "Cancel my subscription"');
    expect(posted).toEqual(approve ? ["/cancel"] : []);
    expect(textOf(acted)).toMatch(approve ? /^done: click/ : /^SAFETY_CONFIRMATION/);
    await client.close();
  });
});
