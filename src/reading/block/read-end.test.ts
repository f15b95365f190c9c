import { expect, test } from "vitest";
import {
  HONEST,
  LAYOUTS,
  LIES_OF_ACCOUNTS,
  makeAccount,
} from "../../../test/support/account/made-pages.ts";
import { ACCOUNT_TONGUES } from "../../../test/support/account/tongues.ts";
import { readEnd } from "./read-end.ts";

const NOW = Date.UTC(2026, 10, 16);
const believed = (pages: ReturnType<typeof makeAccount>): boolean => {
  const reading = readEnd({ ...pages, now: NOW, service: ["fernly", "kettle", "brisa", "lumen"] });
  return reading.says === "ended" && reading.vetoes.length === 0;
};
const seeded = (seed: number) => {
  let state = seed * 2_654_435_761;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state % below;
  };
};

test.each(LIES_OF_ACCOUNTS)("%s is never taken for the end", (lie) => {
  const taken = ACCOUNT_TONGUES.flatMap((tongue) =>
    LAYOUTS.filter((layout, at) =>
      believed(makeAccount(tongue, layout, { lie }, seeded(at + 1))),
    ).map((layout) => `${tongue.lang} ${layout}`),
  );
  expect(taken).toEqual([]);
});

test.each(HONEST)("an honest end is believed: %s", (honest) => {
  const missed = ACCOUNT_TONGUES.flatMap((tongue) =>
    LAYOUTS.filter(
      (layout, at) => !believed(makeAccount(tongue, layout, { honest }, seeded(at + 1))),
    ).map((layout) => `${tongue.lang} ${layout}`),
  );
  expect(missed).toEqual([]);
});

test("a block that stands as it stood is unchanged, in every language and layout", () => {
  const other = ACCOUNT_TONGUES.flatMap((tongue) =>
    LAYOUTS.filter((layout, at) => {
      const { before } = makeAccount(tongue, layout, { honest: "sentence" }, seeded(at + 1));
      return readEnd({ before, after: before, now: NOW }).says !== "unchanged";
    }).map((layout) => `${tongue.lang} ${layout}`),
  );
  expect(other).toEqual([]);
});
