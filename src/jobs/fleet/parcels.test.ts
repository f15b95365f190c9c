import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { packed, unpacker } from "./parcels.ts";
import { newKey, understood, whisper, whisperer } from "./whisper.ts";

test("what is longer than a notice goes in parts and comes whole, also when two are on their way at once", () => {
  const [one, two] = [randomBytes(200_000), randomBytes(50_000)];
  const parts = { one: packed(one), two: packed(two) };
  expect([...parts.one, ...parts.two].every((part) => Buffer.byteLength(part) < 8_000)).toBe(true);
  const whole: Buffer[] = [];
  const take = unpacker((bytes) => whole.push(bytes));
  for (let at = 0; at < parts.one.length; at++)
    for (const part of [parts.one[at], parts.two[at]]) if (part !== undefined) take(part);
  expect(whole).toEqual([two, one]);
});

test("parts that never became whole are given up, and what is no parcel is passed over", () => {
  const whole: Buffer[] = [];
  const take = unpacker((bytes) => whole.push(bytes));
  for (let cut = 0; cut < 100; cut++) take(packed(randomBytes(20_000))[0] ?? "");
  for (const junk of ["", "x", "0 1 2 3", '{"from":"me"}', `${"0".repeat(12)} 1 0 `]) take(junk);
  for (const part of packed(Buffer.from("after all"))) take(part);
  expect(whole.map(String)).toEqual(["after all"]);
});

test("what two say to each other is understood by nobody who reads along", () => {
  const [worker, page, other] = [whisperer(), whisperer(), whisperer()];
  const said = whisper(Buffer.from("hunter2"), page.with(worker.name));
  expect(String(understood(said, worker.with(page.name)))).toBe("hunter2");
  expect(said.toString("latin1")).not.toContain("hunter2");
  expect(understood(said, other.with(page.name))).toBeUndefined();
  expect(understood(said, newKey())).toBeUndefined();
  said[20] = (said[20] ?? 0) ^ 1;
  expect(understood(said, worker.with(page.name))).toBeUndefined();
});
