import { describe, expect, test, vi } from "vitest";
import { sampleDrafts, sealAll, verdict } from "../../test/runs/sample-run.ts";
import { seededRandom } from "../../test/runs/seeded-random.ts";
import { canonicalJson, seal } from "./chain.ts";
import { parseLog } from "./run-log.ts";
import { verifyLog } from "./verify-run.ts";

vi.setConfig({ testTimeout: 60_000 });

const { lines } = sealAll(sampleDrafts());
const bytes = Buffer.from(`${lines.join("\n")}\n`);
const log = (changed: readonly string[]) => Buffer.from(`${changed.join("\n")}\n`);

test("an untouched log has no problem", () => {
  const { events, problems } = verifyLog(bytes);
  expect(problems).toEqual([]);
  expect(events).toHaveLength(lines.length);
});

test("500 random single-byte changes are all found, in the line they are in", () => {
  const random = seededRandom(7);
  for (let round = 0; round < 500; round++) {
    const at = Math.floor(random() * bytes.length);
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(random() * 255));
    const line = bytes.subarray(0, at).filter((byte) => byte === 10).length + 1;
    const { problems } = verifyLog(changed);
    expect(problems[0]?.line, `byte ${at}`).toBe(line);
  }
});

test("every single bit of the last line is covered, its newline included", () => {
  const short = log(lines.slice(0, 3));
  for (let at = short.lastIndexOf(10, -2) + 1; at < short.length; at++) {
    for (let bit = 0; bit < 8; bit++) {
      const changed = Buffer.from(short);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      expect(verifyLog(changed).problems.length, `byte ${at} bit ${bit}`).toBeGreaterThan(0);
    }
  }
});

test("one byte changed, lost or put in shows at every position of a log", () => {
  const short = log(lines.slice(0, 4));
  for (let at = 0; at < short.length; at++) {
    const before = short.subarray(0, at);
    const byte = short[at] ?? 0;
    const edits = {
      changed: [before, Buffer.from([byte ^ 1]), short.subarray(at + 1)],
      "made a newline": [before, Buffer.from([byte === 10 ? 32 : 10]), short.subarray(at + 1)],
      lost: [before, short.subarray(at + 1)],
      "put in": [before, Buffer.from(" "), short.subarray(at)],
    };
    for (const [edit, parts] of Object.entries(edits))
      expect(verifyLog(Buffer.concat(parts)).problems.length, `byte ${at} ${edit}`).toBeGreaterThan(
        0,
      );
  }
});

describe("lines moved about", () => {
  const at = 10;
  const cases: Record<string, string[]> = {
    removed: lines.toSpliced(at, 1),
    "the first removed": lines.slice(1),
    doubled: lines.toSpliced(at, 0, lines[at] ?? ""),
    swapped: lines.toSpliced(at, 2, lines[at + 1] ?? "", lines[at] ?? ""),
    reversed: lines.toReversed(),
    "an empty line added": lines.toSpliced(at, 0, ""),
    "a line of another run": lines.toSpliced(
      at,
      1,
      sealAll(sampleDrafts({ steps: [] }, verdict({ turns: 9 }))).lines.at(-1) ?? "",
    ),
    "a space added": lines.with(at, `${lines[at]} `),
    "an escape spelled out": lines.with(at, (lines[at] ?? "").replace("turn", "\\u0074urn")),
    "a key doubled": lines.with(at, (lines[at] ?? "").replace("{", '{"at":"x",')),
    "a byte order mark": lines.with(0, `\ufeff${lines[0]}`),
    "carriage returns": lines.map((line) => `${line}\r`),
  };
  test.each(Object.entries(cases))("%s is found", (_, changed) => {
    expect(verifyLog(log(changed)).problems.length).toBeGreaterThan(0);
  });

  test("one changed line in the middle is named once", () => {
    const changed = lines.with(at, (lines[at] ?? "").replace(/"turn":\d/, '"turn":9'));
    expect(verifyLog(log(changed)).problems).toEqual([
      expect.objectContaining({ line: at + 1, seq: at + 1 }),
    ]);
  });
});

test("a forged line that hashes right still breaks the chain after it", () => {
  const { events } = parseLog("r", bytes);
  const forged = seal(
    { type: "note", data: { text: "all good" } },
    "2026-01-01T00:00:00Z",
    events[9],
  );
  const { problems } = verifyLog(log(lines.with(10, forged.line)));
  expect(problems).toEqual([expect.objectContaining({ line: 12 })]);
});

test.each([
  [
    "keys in any order",
    { b: 1, a: { d: [1, { z: 1, y: 2 }], c: null } },
    '{"a":{"c":null,"d":[1,{"y":2,"z":1}]},"b":1}',
  ],
  [
    "what JSON has no word for",
    { a: undefined, b: Number.NaN, c: -0, d: [undefined] },
    '{"b":null,"c":0,"d":[null]}',
  ],
  ["half a character", { a: "\ud800" }, '{"a":"\\ud800"}'],
  [
    "a key named __proto__",
    JSON.parse('{"__proto__":{"x":1},"a":2}'),
    '{"__proto__":{"x":1},"a":2}',
  ],
])("canonical JSON: %s", (_, value, expected) => {
  expect(canonicalJson(value)).toBe(expected);
});

test("odd data survives being sealed and read", () => {
  const data = JSON.parse(
    '{"text":"\\ud800 \\u0000 \\u2028 \\n","__proto__":{"a":1},"constructor":1}',
  );
  const { line } = seal({ type: "note", data }, "2026-01-01T00:00:00Z", undefined);
  expect(line).not.toContain("\n");
  const read = parseLog("r", Buffer.from(`${line}\n`));
  expect(read.events).toHaveLength(1);
  expect(Object.hasOwn(read.events[0]?.data ?? {}, "__proto__")).toBe(true);
});

test("a line nested 100,000 deep is a fault, not a crash", () => {
  const deep = `{"at":"x","data":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}},"hash":"h","prev":"p","seq":1,"type":"note"}\n`;
  expect(verifyLog(Buffer.from(deep)).problems).toHaveLength(1);
});
