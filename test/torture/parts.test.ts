import { expect, test } from "vitest";
import { http } from "../../torture/parts/forged.ts";
import { lies } from "../../torture/parts/lies.ts";
import { loop } from "../../torture/parts/loop.ts";

// The first trials of parts that `npm run torture` runs for as long as it is told to.
test.each([
  { part: lies, trials: 48 },
  { part: loop, trials: 3 },
  { part: http, trials: 500 },
])("$part.name: $part.about", async ({ part, trials }) => {
  const tally = await part.run({ trials, seed: 20_261_115, until: () => false, stop: Infinity });
  expect(tally.found).toEqual([]);
  expect(tally.trials).toBeGreaterThanOrEqual(trials);
});
