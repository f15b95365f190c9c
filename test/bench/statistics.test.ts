import { expect, test } from "vitest";
import { rotated, spread } from "../../bench/statistics.ts";

test("a spread is the median with its quartiles, whatever the order of the values", () => {
  expect(spread([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4, count: 5 });
});

test("quartiles between two values are interpolated", () => {
  expect(spread([10, 20, 30, 40])).toEqual({ median: 25, low: 17.5, high: 32.5, count: 4 });
});

test("one value is its own median and quartiles", () => {
  expect(spread([7])).toEqual({ median: 7, low: 7, high: 7, count: 1 });
});

test("every tool is first once in as many rounds as there are tools", () => {
  const tools = ["a", "b", "c"];
  expect([0, 1, 2, 3].map((round) => rotated(tools, round))).toEqual([
    ["a", "b", "c"],
    ["b", "c", "a"],
    ["c", "a", "b"],
    ["a", "b", "c"],
  ]);
});
