import { afterAll, expect, test } from "vitest";
import { ERROR_CODES } from "../../src/contract/errors.ts";
import { TOOLS } from "../../src/mcp/tools/tools.ts";
import { startCli, type Answer } from "../support/mcp-cli.ts";

const CALLS = 20_000;
const SEED = 20_261_115;
const AT_ONCE = 200;

const server = startCli();
afterAll(() => server.child.kill("SIGKILL"));

/** mulberry32: small, seeded, good enough to choose with. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const next = random(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

const nested = (depth: number): unknown => {
  let value: unknown = "end";
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? { a: value } : [value];
  return value;
};

const ODD: (() => unknown)[] = [
  () => -1,
  () => 1e308,
  () => 0.5,
  () => true,
  () => [],
  () => ["a", 1, null],
  () => ({}),
  () => ({ kind: "element" }),
  () => ({ kind: "no such kind", actionId: "1" }),
  () => ({ toString: "x", constructor: { prototype: 1 } }),
  () => "\ud800 lone \udfff",
  () => "\u0000\u202e\u200b\n\r",
  () => "x".repeat(5_000),
  () => nested(20),
  () => nested(500),
  () => "../../../../etc/passwd",
  () => pick(["constructor", "__proto__", "toString", "hasOwnProperty"]),
  () => JSON.parse('{"__proto__": {"polluted": 1}}') as unknown,
];

/** Right-looking values, so that a call gets past the first check and fails at a later one. */
const LIKELY: Record<string, () => unknown> = {
  sessionId: () => "s0000000000",
  observationId: () => "o1",
  action: () => pick(["click", "fill", "navigate", "wait", "dialog"]),
  target: () => ({ kind: "element", actionId: "1" }),
  value: () => "x",
  format: () => pick(["text", "json"]),
  mode: () => pick(["act", "read", "full"]),
};

type Bad = { name: unknown; args: unknown; kind: string };

const KINDS: Record<string, () => Bad> = {
  unknownTool: () =>
    ({
      name: pick([
        "",
        "browser_",
        "browser_open ",
        "__proto__",
        "constructor",
        "x".repeat(9_999),
        5,
        null,
        {},
        undefined,
      ]),
      args: {},
    }) as Bad,
  notAnObject: () =>
    ({
      name: pick(TOOLS).name,
      args: pick([5, "x", [], [{}], true, nested(300), "\ud800"]),
    }) as Bad,
  wrongType: () => {
    const tool = pick(TOOLS);
    const field = pick(Object.keys(tool.shown.properties));
    return { name: tool.name, args: { ...likely(tool.name), [field]: pick(ODD)() } } as Bad;
  },
  missing: () => {
    const tool = pick(TOOLS.filter((one) => "sessionId" in one.shown.properties));
    const args = likely(tool.name);
    for (const key of Object.keys(args)) if (next() < 0.5) delete args[key];
    return { name: tool.name, args } as Bad;
  },
  extra: () => {
    const tool = pick(TOOLS);
    const key = pick([
      "risk",
      "approved",
      "x".repeat(300),
      "",
      "constructor",
      "toString",
      "\ud800",
    ]);
    return { name: tool.name, args: { ...likely(tool.name), [key]: pick(ODD)() } } as Bad;
  },
  proto: () => {
    const tool = pick(TOOLS);
    const args = JSON.parse(
      `{"__proto__":{"sessionId":"x","isAdmin":true},${JSON.stringify({ format: "text", ...likely(tool.name) }).slice(1)}`,
    );
    return { name: tool.name, args } as Bad;
  },
  huge: () => {
    const tool = pick(TOOLS);
    const field = pick(Object.keys(tool.shown.properties));
    return { name: tool.name, args: { ...likely(tool.name), [field]: "x".repeat(200_000) } } as Bad;
  },
  unknownSession: () => {
    const tool = pick(TOOLS.filter((one) => "sessionId" in one.shown.properties));
    return { name: tool.name, args: likely(tool.name) } as Bad;
  },
};
const WEIGHTED = Object.entries({
  unknownTool: 2,
  notAnObject: 2,
  wrongType: 8,
  missing: 3,
  extra: 3,
  proto: 2,
  huge: 0.2,
  unknownSession: 2,
});
const TOTAL = WEIGHTED.reduce((sum, [, weight]) => sum + weight, 0);

function likely(tool: string): Record<string, unknown> {
  const shown = TOOLS.find(({ name }) => name === tool)?.shown.properties ?? {};
  return Object.fromEntries(
    Object.keys(shown).flatMap((key) => (LIKELY[key] ? [[key, LIKELY[key]()]] : [])),
  );
}

function bad(): Bad {
  let at = next() * TOTAL;
  const [kind] = WEIGHTED.find(([, weight]) => (at -= weight) < 0) ?? ["wrongType"];
  const made = { ...KINDS[kind]?.(), kind } as Bad;
  return opensForReal(made) ? bad() : made;
}

/** The few that are not wrong at all: an address of any text is for the browser layer to judge, and needs a browser. */
function opensForReal({ name, args }: Bad): boolean {
  if (name !== "browser_open") return false;
  if (typeof args !== "object" || args === null || Array.isArray(args)) return false;
  const given = args as Record<string, unknown>;
  const odd = Object.keys(given).some((key) => key !== "url" && key !== "format");
  const badFormat =
    given["format"] !== undefined && given["format"] !== "text" && given["format"] !== "json";
  const badUrl =
    given["url"] !== undefined &&
    (typeof given["url"] !== "string" || given["url"].length > 8192 || given["url"] === "");
  return !odd && !badFormat && !badUrl;
}

function complaint({ result, error }: Answer): string | undefined {
  if (error !== undefined) return `protocol error: ${error.message}`;
  if (result?.isError !== true) return "not an error";
  const data = result.structuredContent?.error;
  if (data === undefined || !(ERROR_CODES as readonly unknown[]).includes(data["code"]))
    return "no code";
  if (data["code"] === "INTERNAL") return "INTERNAL";
  if (data["code"] === "CONTRACT_MISMATCH" && typeof data["field"] !== "string")
    return "no field named";
  const text = result.content[0]?.text ?? "";
  if (/node_modules|at \S+ \(|\.ts:\d+/.test(text)) return "a stack trace";
  if (text.length > 1_000) return "too long";
  return undefined;
}

test(`${CALLS} bad calls get clean errors`, { timeout: 60_000 }, async () => {
  await server.initialize();
  const complaints: string[] = [];
  const counts: Record<string, number> = {};
  for (let done = 0; done < CALLS; done += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, bad);
    const answers = await Promise.all(batch.map(({ name, args }) => server.call(name, args)));
    for (const [i, answer] of answers.entries()) {
      const call = batch[i] as Bad;
      const wrong = complaint(answer);
      const code = String(answer.result?.structuredContent?.error?.["code"]);
      counts[code] = (counts[code] ?? 0) + 1;
      if (wrong !== undefined)
        complaints.push(
          `${wrong}: ${call.kind} ${JSON.stringify(call).slice(0, 300)} -> ${JSON.stringify(answer).slice(0, 300)}`,
        );
    }
  }
  expect(complaints.slice(0, 5)).toEqual([]);
  expect(Object.values(counts).reduce((a, b) => a + b)).toBe(CALLS);
  console.log(`fuzz: ${JSON.stringify(counts)}`);
});

test("frames that are no messages are answered as such, and the next one is read", async () => {
  const lines = [
    "not json",
    "[]",
    "5",
    "null",
    "{}",
    '{"jsonrpc":"1.0","id":1,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":{},"method":"tools/list"}',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"none"}}',
    '{"jsonrpc":"2.0","id":990001,"result":{}}',
    `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  ];
  for (const line of lines) server.write(`${line}\n`);
  server.write(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a]));
  const twice = '{"jsonrpc":"2.0","id":990002,"method":"tools/list"}\n';
  const answered = server.expectAnswer(990002);
  server.write(twice + twice);
  expect((await answered).error).toBeUndefined();
});

test("10,000 levels of nesting are an error of the call", async () => {
  const answered = server.expectAnswer(990003);
  const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
  server.write(
    `{"jsonrpc":"2.0","id":990003,"method":"tools/call","params":{"name":"browser_open","arguments":${deep}}}\n`,
  );
  expect((await answered).result?.structuredContent?.error).toMatchObject({
    code: "CONTRACT_MISMATCH",
    field: "arguments",
  });
});

test("the server is alive, no session is left, and stdout carried nothing but answers", async () => {
  const answer = await server.call("browser_observe", {});
  expect(answer.result?.structuredContent?.error).toMatchObject({
    code: "SESSION_NOT_FOUND",
    field: "sessionId",
  });
  expect((await server.request("tools/list", {})).error).toBeUndefined();
  // Frames that were no messages got a JSON-RPC error each, under no call's id but the one of the old version's.
  const stray = server.stray.filter((line) => !line.includes('"id":990002'));
  expect(stray.map((line) => (JSON.parse(line) as Answer).error?.code)).toEqual([
    -32_700, -32_600, -32_600, -32_600, -32_600, -32_600, -32_600, -32_700,
  ]);
  expect(server.logged().filter(({ event }) => event === "tool_failed")).toEqual([]);
  server.child.stdin.end();
  expect(await server.ended).toEqual({ code: 0, signal: null });
});
