import { expect, test } from "vitest";
import { leastMinutes, stopOf, untilOf } from "../../torture/clock.ts";
import { newTally, report } from "../../torture/tally.ts";

const part = (leastMs: number, trialMs = leastMs) => ({ leastMs, trialMs });

test("each part gets what one trial needs and an equal share of the rest", () => {
  const [first, second, third] = [part(10), part(50), part(20)];
  expect(stopOf(first, [second, third], 0, 110)).toBe(20);
  expect(stopOf(second, [third], 20, 110)).toBe(80);
  // One that overran is paid for by those after it, never by the clock.
  expect(stopOf(third, [], 85, 110)).toBe(110);
});

test("what cannot end in time is not begun", () => {
  expect(stopOf(part(30), [], 90, 110)).toBeUndefined();
  expect(stopOf(part(20), [part(1_000)], 90, 110)).toBe(110);
  let now = 0;
  const until = untilOf(part(10, 4), 20, () => now);
  expect(until()).toBe(false);
  now = 17;
  expect(until()).toBe(true);
});

test("what tried nothing is reported as not tried", () => {
  expect(report("kill", newTally("kills"), 7, 16_000)).toMatch(/^kill: NOT TRIED/);
  expect(report("kill", { ...newTally("kills"), trials: 1 }, 7, 16_000)).not.toContain("NOT TRIED");
  expect(leastMinutes([part(50_000), part(20_000)])).toBe(2);
});
