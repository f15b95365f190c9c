import { array, constantFrom, integer, noShrink, record, type Arbitrary } from "fast-check";
import { CONFIRMS, FAULTS, PERSONS, VERBS, type Script, type Step } from "./drivers/step.ts";

const share = integer({ min: 0, max: 99 }).map((hundredths) => hundredths / 100);

/** The first of each list is the plainest, and what a failure shrinks to. */
const step: Arbitrary<Step> = record({
  verb: constantFrom(...VERBS),
  which: share,
  how: share,
  confirm: constantFrom(...CONFIRMS),
  person: constantFrom("no", ...PERSONS),
  afterMs: integer({ min: 0, max: 80 }),
  fault: constantFrom(...FAULTS),
});

/** Calls, page changes (each page has its own), answers and faults, all at once. */
export const scripts = (longest: number): Arbitrary<Script> =>
  record({
    page: noShrink(integer({ min: 1, max: 1_000_000 })),
    steps: array(step, { minLength: 1, maxLength: longest }),
  });
