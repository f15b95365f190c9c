import fc from "fast-check";
import { CONFIRMS, FAULTS, PERSONS, VERBS, type Script, type Step } from "./drivers/step.ts";

const share = fc.integer({ min: 0, max: 99 }).map((hundredths) => hundredths / 100);

/** The first of each list is the plainest, and what a failure shrinks to. */
const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom(...VERBS),
  which: share,
  how: share,
  confirm: fc.constantFrom(...CONFIRMS),
  person: fc.constantFrom("no", ...PERSONS),
  afterMs: fc.integer({ min: 0, max: 80 }),
  fault: fc.constantFrom(...FAULTS),
});

/** Calls, page changes (each page has its own), answers and faults, all at once. */
export const scripts = (longest: number): fc.Arbitrary<Script> =>
  fc.record({
    page: fc.noShrink(fc.integer({ min: 1, max: 1_000_000 })),
    steps: fc.array(step, { minLength: 1, maxLength: longest }),
  });
