import { describe, expect, test } from "vitest";
import { matchesPattern, patternSchema } from "./pattern.ts";

describe("words", () => {
  test("match a whole label, in any case, width and kind of quote", () => {
    const pattern = {
      at: "label" as const,
      words: ["I don't want my subscription", "End on [date]"],
    };
    for (const label of [
      "I don’t want my subscription",
      "I DON'T WANT  MY SUBSCRIPTION",
      "I don't want my subscription ›",
      "End on March 3, 2027",
      "End on 3. März",
    ])
      expect(matchesPattern(pattern, label), label).toBe(true);
    for (const label of [
      "No, I don't want my subscription ended",
      "End on",
      "Weekend on Monday",
      "",
    ])
      expect(matchesPattern(pattern, label), label).toBe(false);
  });

  test("match a part of a text, but no part of a word", () => {
    const pattern = { at: "text" as const, words: ["Call to Cancel"] };
    expect(matchesPattern(pattern, "Not online? Call to cancel: 555-0100")).toBe(true);
    expect(matchesPattern(pattern, "recall to cancellation")).toBe(false);
  });

  test("match with or without the full stop", () => {
    const pattern = { at: "text" as const, words: ["Your plan has been canceled."] };
    expect(matchesPattern(pattern, "Your plan has been canceled")).toBe(true);
    expect(matchesPattern(pattern, "Your plan has been canceled. Bye!")).toBe(true);
  });

  test("match within a Japanese sentence, which has no gaps", () => {
    const pattern = { at: "text" as const, words: ["会員資格は[date]に終了します"] };
    expect(matchesPattern(pattern, "お客様の会員資格は2027年3月3日に終了します。")).toBe(true);
    expect(matchesPattern(pattern, "お客様の会員資格は有効です。")).toBe(false);
  });

  test("are read as letters, never as a regular expression", () => {
    expect(matchesPattern({ at: "label", words: ["Walmart+ (a.b)"] }, "Walmart+ (a.b)")).toBe(true);
    expect(matchesPattern({ at: "label", words: ["Walmart+ (a.b)"] }, "Walmartt axb")).toBe(false);
  });
});

describe("patternSchema", () => {
  const fault = (input: unknown): string[] =>
    patternSchema.safeParse(input).error?.issues.map((issue) => issue.path.join(".")) ?? [];

  test("wants words or a regular expression, not both and not neither", () => {
    expect(fault({ at: "text" })).toEqual([""]);
    expect(fault({ at: "text", words: ["a"], regex: "a" })).toEqual([""]);
    expect(fault({ at: "text", regex: "a" })).toEqual([]);
  });

  test("refuses a pattern that fails its own examples", () => {
    expect(fault({ at: "text", regex: "cat", matches: ["dog"] })).toEqual(["matches"]);
    expect(fault({ at: "text", regex: "cat", misses: ["concatenate"] })).toEqual(["misses"]);
  });

  test("refuses what is too long, too dear or no regular expression", () => {
    expect(fault({ at: "url", regex: "a".repeat(301) })).toEqual(["regex"]);
    expect(fault({ at: "url", regex: "(a+)+" })).toEqual(["regex"]);
    expect(fault({ at: "url", regex: "[" })).toEqual(["regex"]);
  });

  test("refuses an unknown place, key or language", () => {
    expect(fault({ at: "footer", regex: "a" })).toEqual(["at"]);
    expect(fault({ at: "url", regex: "a", regexp: "b" })).toHaveLength(1);
    expect(fault({ at: "url", regex: "a", languages: ["english"] })).toEqual(["languages.0"]);
  });
});
