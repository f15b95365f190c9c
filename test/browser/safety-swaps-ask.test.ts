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
  browsers = testBrowsers({
    confirmations: "ask",
    approver: async ({ sessionId }) => {
      await lanes.find(({ driver }) => driver.id === sessionId)?.decide();
      return "approved";
    },
  });
  lanes = await Promise.all(["a", "b"].map((name) => trials.open(browsers, name)));
});
afterAll(async () => {
  await browsers?.closeAll();
  await trials?.close();
});

describe("while a person decides, and after they agreed", () => {
  test.each(Object.entries(SWAPS))(
    "swapping %s (%s) gets nothing through",
    async (swap) => {
      const outcomes = await runAll(lanes, swapTrials(swap, 3), (lane, trial) => lane.ask(trial));
      expect(trials.wrong(outcomes)).toEqual([]);
      expect(outcomes).toHaveLength(COUNT);
      const refused = outcomes.filter(({ result }) => !result.ok).length;
      if (swap !== "moved") expect(refused).toBeGreaterThan(COUNT < 50 ? 0 : COUNT / 4);
    },
    PATIENCE_MS,
  );

  test(
    "nothing is refused on pages that only move elsewhere",
    async () => {
      const outcomes = await runAll(lanes, stirTrials(4), (lane, trial) => lane.ask(trial));
      expect(trials.wrong(outcomes)).toEqual([]);
      expect(outcomes.filter(({ result }) => !result.ok)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
