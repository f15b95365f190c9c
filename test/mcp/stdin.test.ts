import { afterEach, expect, test } from "vitest";
import { startCli, type Answer } from "../support/mcp-cli.ts";

const MESSAGES = process.env["SUBTERMINATOR_LONG"] === "1" ? 100_000 : 10_000;

let server: ReturnType<typeof startCli>;

const start = async (args: string[] = []): Promise<void> => {
  server = startCli(args);
  await server.initialize();
};
afterEach(async () => {
  server.child.stdin.end();
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

const strayErrors = (): Answer["error"][] =>
  server.stray.map((line) => (JSON.parse(line) as Answer).error);

test("a line of 12 MB is answered under its id with the limit, and the next line is read", async () => {
  await start();
  const long = "x".repeat(12_000_000);
  const first = server.expectAnswer(71);
  server.write(`{"jsonrpc":"2.0","id":71,"method":"tools/call","params":{"name":"${long}"}}\n`);
  expect((await first).error).toMatchObject({ code: -32_600 });
  // Clients of the SDK write the id last.
  const last = server.expectAnswer(72);
  server.write(`{"method":"tools/call","params":{"name":"${long}"},"jsonrpc":"2.0","id":72}\n`);
  expect((await last).error?.message).toMatch(
    /12000\d+ bytes; the limit is 4000000 \(--max-line\)/,
  );
  expect((await server.request("tools/list", {})).error).toBeUndefined();
  expect(server.stray).toEqual([]);
});

test("an id inside a line that is too long is not taken for the message's own", async () => {
  await start(["--max-line", "2000"]);
  const long = "x".repeat(5_000);
  server.write(`{"method":"x","params":{"a":"${long}","b":{"id":3}}}\n`);
  server.write(`{"method":"x","params":{"id":4,"a":"${long}"}}\n`);
  expect((await server.request("tools/list", {})).error).toBeUndefined();
  expect(server.stray.map((line) => (JSON.parse(line) as { id: unknown }).id)).toEqual([
    null,
    null,
  ]);
});

test("a line that never ends is not kept, and the end of stdin still ends the server", async () => {
  await start(["--max-line", "1000"]);
  for (let part = 0; part < 50; part++) server.write("y".repeat(100_000));
});

test("malformed UTF-8, half a message, and nesting by the million are answered", async () => {
  await start();
  server.write(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a]));
  server.write('{"jsonrpc":"2.0","id":1\n');
  server.write(`${"[".repeat(1_500_000)}${"]".repeat(1_500_000)}\n`);
  const deep = server.expectAnswer(73);
  const nested = `${'{"a":'.repeat(400_000)}1${"}".repeat(400_000)}`;
  server.write(
    `{"jsonrpc":"2.0","id":73,"method":"tools/call","params":{"name":"browser_open","arguments":${nested}}}\n`,
  );
  const answer = await deep;
  expect(answer.error?.code ?? answer.result?.structuredContent?.error?.["code"]).toBeDefined();
  expect((await server.request("tools/list", {})).error).toBeUndefined();
  expect(strayErrors().map((error) => error?.code)).toEqual([-32_700, -32_700, -32_600]);
});

test(`${MESSAGES.toLocaleString("en")} messages at once are all answered`, async () => {
  await start();
  const count = MESSAGES;
  const answers = Array.from({ length: count }, (_, at) => server.expectAnswer(1_000 + at));
  server.write(
    Array.from(
      { length: count },
      (_, at) => `{"jsonrpc":"2.0","id":${1_000 + at},"method":"ping"}\n`,
    ).join(""),
  );
  expect((await Promise.all(answers)).filter(({ error }) => error !== undefined)).toEqual([]);
});
