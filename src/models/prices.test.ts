import { expect, test } from "vitest";
import { costUsd, mostUsd } from "./cost.ts";
import { priceOf, PRICES } from "./prices.ts";
import { DEFAULT_MODEL } from "./resolve.ts";
import { PROVIDERS } from "./providers/providers.ts";

test("every model that is asked without being named has a price", () => {
  const unnamed = [DEFAULT_MODEL, ...PROVIDERS.flatMap(({ fallbackModel }) => fallbackModel ?? [])];
  expect(unnamed.map((name) => priceOf(name) !== undefined)).toEqual([true, true]);
});

test("a dated copy has the price of its model; a model that only begins alike has none", () => {
  expect(priceOf("gpt-5.4-2026-03-05")).toBe(PRICES["gpt-5.4"]);
  expect(priceOf("claude-haiku-4-5-20251001")).toBe(PRICES["claude-haiku-4-5"]);
  for (const name of ["gpt-5.4-pro", "claude-opus-4-6-fast", "gemini-9", "constructor", "local:x"])
    expect(priceOf(name)).toBeUndefined();
});

test("an own price comes before the table's", () => {
  const own = { "gpt-5.4": { input: 1, output: 2 }, "local:x": { input: 0, output: 0 } };
  expect(priceOf("gpt-5.4", own)).toBe(own["gpt-5.4"]);
  expect(priceOf("gpt-5.4-2026-03-05", own)).toBe(own["gpt-5.4"]);
  expect(mostUsd(priceOf("local:x", own), 1e6, 1e6)).toBe(0);
});

test("what is cached costs less, what is written to the cache costs more, the rest the full price", () => {
  const price = { input: 10, output: 100, cachedInput: 1, cacheWrite: 12 };
  const counts = { input: 1_000_000, cachedInput: 500_000, cacheWrite: 250_000, output: 10_000 };
  expect(costUsd(price, counts)).toBeCloseTo(2.5 + 0.5 + 3 + 1, 9);
});

test("no price, no counts, or a request beyond the priced length has no cost", () => {
  const counts = { input: 10, cachedInput: 0, cacheWrite: undefined, output: 1 };
  expect(costUsd(undefined, counts)).toBeUndefined();
  expect(costUsd({ input: 1, output: 1 }, { ...counts, input: undefined })).toBeUndefined();
  const short = { input: 1, output: 1, upToInputTokens: 9 };
  expect(costUsd(short, counts)).toBeUndefined();
  expect(mostUsd(short, 10, 1)).toBeUndefined();
  expect(mostUsd(undefined, 1, 1)).toBeUndefined();
});

test("an estimate is never below what the same tokens cost", () => {
  for (const price of Object.values(PRICES))
    for (const [cachedInput, cacheWrite] of [
      [0, 0],
      [0, 9_000],
      [9_000, 0],
      [4_000, 5_000],
    ] as const)
      expect(mostUsd(price, 9_000, 500)).toBeGreaterThanOrEqual(
        costUsd(price, { input: 9_000, cachedInput, cacheWrite, output: 500 })!,
      );
});
