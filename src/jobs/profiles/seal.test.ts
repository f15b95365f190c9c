import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readKeys, takeKeys, type KeyRing } from "./keys.ts";
import { rewrap, seal, unseal } from "./seal.ts";

const ringOf = (...keys: Buffer[]): KeyRing => {
  const ring = readKeys(keys.map((key) => key.toString("base64")).join(","));
  if (ring === undefined) throw new Error("no keys");
  return ring;
};
const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const PLAIN = Buffer.from("a cookie nobody may read");

test("what was sealed opens with its key and with no other", () => {
  const sealed = seal(PLAIN, ringOf(OLD), "profile anna version 1");
  expect(unseal(sealed, ringOf(OLD), "profile anna version 1")).toEqual(PLAIN);
  expect(() => unseal(sealed, ringOf(NEW), "profile anna version 1")).toThrow(/is not among/);
  // A thief who knows the ids can claim to have the right one.
  const forged = [{ id: sealed.keyId, key: ringOf(NEW)[0].key }] as const;
  expect(() => unseal(sealed, forged, "profile anna version 1")).toThrow(/not what was sealed/);
});

test("in the place of another profile or another version it does not open", () => {
  const sealed = seal(PLAIN, ringOf(OLD), "profile anna version 1");
  for (const about of ["profile bert version 1", "profile anna version 2"])
    expect(() => unseal(sealed, ringOf(OLD), about)).toThrow(/not what was sealed/);
});

test("one changed or missing byte anywhere, and it does not open", () => {
  const sealed = seal(PLAIN, ringOf(OLD), "x");
  for (const part of ["box", "wrapped"] as const) {
    for (let at = 0; at < sealed[part].length; at++) {
      const bytes = Buffer.from(sealed[part]);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      expect(() => unseal({ ...sealed, [part]: bytes }, ringOf(OLD), "x")).toThrow(/not what/);
    }
    for (const length of [0, 5, 20, sealed[part].length - 1])
      expect(() =>
        unseal({ ...sealed, [part]: sealed[part].subarray(0, length) }, ringOf(OLD), "x"),
      ).toThrow(/not what/);
  }
});

test("the same content is sealed differently each time", () => {
  const boxes = Array.from({ length: 50 }, () => seal(PLAIN, ringOf(OLD), "x").box.toString("hex"));
  expect(new Set(boxes).size).toBe(50);
});

test("after a change of keys the new one opens it and the old one no longer does", () => {
  const sealed = seal(PLAIN, ringOf(OLD), "x");
  const anew = rewrap(sealed, ringOf(NEW, OLD), "x");
  if (anew === undefined) throw new Error("not changed");
  expect(unseal({ ...sealed, ...anew }, ringOf(NEW), "x")).toEqual(PLAIN);
  expect(() => unseal({ ...sealed, ...anew }, ringOf(OLD), "x")).toThrow(/is not among/);
  expect(rewrap(anew, ringOf(NEW, OLD), "x")).toBeUndefined();
});

test("keys are taken in hex and base64, and a wrong one is refused without being repeated", () => {
  expect(
    readKeys(` ${OLD.toString("hex")}, ${NEW.toString("base64")} `)?.map(({ id }) => id),
  ).toEqual(ringOf(OLD, NEW).map(({ id }) => id));
  expect(readKeys("")).toBeUndefined();
  const short = randomBytes(16).toString("base64");
  expect(() => readKeys(short)).toThrow(/key 1 has 16 bytes, not 32/);
  expect(() => readKeys(short)).not.toThrow(short);
});

test("once taken, a key is in no environment that a browser could inherit", () => {
  const env = { SUBTERMINATOR_PROFILE_KEYS: OLD.toString("base64"), PATH: "/bin" };
  expect(takeKeys(env)?.[0].id).toBe(ringOf(OLD)[0].id);
  expect(env).toEqual({ PATH: "/bin" });
});
