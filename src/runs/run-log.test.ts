import { describe, expect, test } from "vitest";
import { sampleDrafts, sealAll } from "../../test/runs/sample-run.ts";
import { canonicalJson, sha256 } from "./chain.ts";
import { parseLog } from "./run-log.ts";

const { lines } = sealAll(sampleDrafts());
const bytes = Buffer.from(`${lines.join("\n")}\n`);
const lastStart = bytes.lastIndexOf(10, bytes.length - 2) + 1;

test("cut anywhere, a log is the whole events before the cut and at most one dropped line", () => {
  const short = Buffer.from(`${lines.slice(0, 4).join("\n")}\n`);
  for (let end = 0; end <= short.length; end++) {
    const cutOff = parseLog("r", short.subarray(0, end));
    const whole = short.subarray(0, end).filter((byte) => byte === 10).length;
    expect(cutOff.damaged, `cut at ${end}`).toBeUndefined();
    expect(cutOff.events, `cut at ${end}`).toHaveLength(whole);
    expect(cutOff.dropped === undefined).toBe(end === 0 || short[end - 1] === 10);
  }
});

describe("a broken last line is dropped with a word", () => {
  const flipped = Buffer.from(bytes);
  flipped[lastStart + 10] = (flipped[lastStart + 10] ?? 0) ^ 1;
  const zeroed = Buffer.from(bytes).fill(0, lastStart + 20);
  test.each([
    ["cut", bytes.subarray(0, -30), "cut off"],
    ["bit-flipped", flipped, "hash"],
    ["zeroed from the middle on", zeroed, "NUL"],
    [
      "zeroed but for its newline",
      Buffer.concat([zeroed.subarray(0, -1), Buffer.from("\n")]),
      "NUL",
    ],
    [
      "half a character",
      Buffer.concat([bytes.subarray(0, lastStart), Buffer.from([0xe2, 0x82])]),
      "cut off",
    ],
  ])("%s", (_, broken, why) => {
    const log = parseLog("r", broken);
    expect(log.events).toHaveLength(lines.length - 1);
    expect(log.dropped?.why).toContain(why);
    expect(log.damaged).toBeUndefined();
  });

  test("NUL bytes after a whole log cost no event", () => {
    const log = parseLog("r", Buffer.concat([bytes, Buffer.alloc(4096)]));
    expect(log.events).toHaveLength(lines.length);
    expect(log.dropped?.bytes).toBe(4096);
  });
});

test("damage in the middle names its event and keeps what is before it", () => {
  const changed = lines.with(5, (lines[5] ?? "").replace("turn", "tirn"));
  const log = parseLog("r", Buffer.from(`${changed.join("\n")}\n`));
  expect(log.events).toHaveLength(5);
  expect(log.damaged).toMatchObject({ seq: 6, line: 6 });
});

test("any bytes give a log", () => {
  for (const junk of ["\n\n\n", "null\n", "[]\n{}\n", '"\n', "\ufeff", "{}\n", "\0\0\0"]) {
    expect(parseLog("r", Buffer.from(junk)).events).toEqual([]);
  }
});

test("an event of a newer version keeps its place and its data", () => {
  const newer = [
    { type: "teleported", data: { to: "mars" } },
    { type: "acting", data: { turn: "first" } },
  ];
  let prev = { seq: lines.length - 1, hash: JSON.parse(lines.at(-2) ?? "").hash as string };
  const added = newer.map((one) => {
    const body = {
      ...one,
      seq: prev.seq + 1,
      at: "2030-01-01T00:00:00Z",
      prev: prev.hash,
      more: 1,
    };
    prev = { seq: body.seq, hash: sha256(canonicalJson(body)) };
    return canonicalJson({ ...body, hash: prev.hash });
  });
  const log = parseLog("r", Buffer.from(`${[...lines.slice(0, -1), ...added].join("\n")}\n`));
  expect(log.damaged).toBeUndefined();
  expect(log.dropped).toBeUndefined();
  expect(log.events.at(-2)).toMatchObject({
    type: "unknown",
    named: "teleported",
    data: { to: "mars" },
  });
  expect(log.events.at(-1)).toMatchObject({ type: "unknown", named: "acting" });
});
