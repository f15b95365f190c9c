import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { testBrowsers } from "../support/session-driver.ts";
import {
  COUNT,
  Lane,
  PATIENCE_MS,
  runAll,
  stirTrials,
  SWAPS,
  swapTrials,
  Trials,
} from "./safety-trials.ts";

let trials: Trials;
let browsers: Browsers;
let lanes: Lane[];

beforeAll(async () => {
  trials = await Trials.start();
  browsers = testBrowsers();
  lanes = await Promise.all(["a", "b"].map((name) => trials.open(browsers, name)));
});
afterAll(async () => {
  await browsers?.closeAll();
  await trials?.close();
});

describe("between a confirmation and its click", () => {
  test.each(Object.entries(SWAPS))(
    "swapping %s (%s) gets nothing through",
    async (swap) => {
      const outcomes = await runAll(lanes, swapTrials(swap, 1), (lane, trial) => lane.echo(trial));
      expect(trials.wrong(outcomes)).toEqual([]);
      expect(outcomes).toHaveLength(COUNT);
      // They are worth something only if many swaps came in time; what has only moved may be clicked where it is now.
      const refused = outcomes.filter(({ result }) => !result.ok).length;
      if (swap !== "moved") expect(refused).toBeGreaterThan(COUNT < 50 ? 0 : COUNT / 4);
    },
    PATIENCE_MS,
  );

  test(
    "nothing is refused on pages that only move elsewhere",
    async () => {
      const outcomes = await runAll(lanes, stirTrials(2), (lane, trial) => lane.echo(trial));
      expect(trials.wrong(outcomes)).toEqual([]);
      expect(outcomes.filter(({ result }) => !result.ok)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
