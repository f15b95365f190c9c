import { describe, expect, test } from "vitest";
import { regexFault } from "./pattern.ts";
import { regexCost } from "./regex-cost.ts";

describe("regexCost", () => {
  test.each([
    ["abc", 1],
    ["^a?b$", 2],
    ["a|b|c", 3],
    ["(?:a|b)(?:c|d)", 4],
    ["a{2}", 1],
    ["a{0,9}", 10],
    ["[a|b*+]", 1],
    [String.raw`\(a\)\|\*`, 1],
    [String.raw`\p{L}{1,3}`, 3],
    ["(?<year>\\d{4})", 1],
    ["(?=ab)c", 1],
    ["(?<!ab)c", 1],
    [".{0,40}x.{0,40}", 1681],
    ["(?:a{0,9}){0,2}", 300],
  ])("%s can be tried in %d ways", (source, ways) => {
    expect(regexCost(source)).toBe(ways);
  });

  test.each([
    "a*",
    "a+",
    "a{2,}",
    "(?:a|b)+",
    "(a+)+$",
    ".*?x",
    String.raw`(a)\1`,
    String.raw`(?<n>a)\k<n>`,
  ])("%s has no limit", (source) => {
    expect(regexCost(source)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("regexFault", () => {
  test("takes what a service file needs", () => {
    expect(regexFault(String.raw`^ends on \d{1,2} \p{L}{3,9}`)).toBeUndefined();
  });

  test.each([
    ["(", "not a regular expression"],
    ["(a+)+$", "repeats without a limit"],
    ["(?:a|a)".repeat(30), "ways at one place"],
    ["(?:a{0,9}){0,9}", "ways at one place"],
  ])("%s is refused", (source, why) => {
    expect(regexFault(source)).toContain(why);
  });

  test("the dearest pattern that is taken is done with a hostile text in well under a second", () => {
    const source = "a{0,69}a{0,69}b";
    expect(regexFault(source)).toBeUndefined();
    const steps = regexCost(source) * 50_000;
    expect(steps).toBeLessThan(300_000_000);
    expect(new RegExp(source, "iu").test("a".repeat(50_000))).toBe(false);
  });
});
