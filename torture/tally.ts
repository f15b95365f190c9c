import type { Violation } from "./invariants.ts";

/** What one part counted. */
export type Tally = { trials: number; unit: string; found: Violation[]; notes: string[] };

export const newTally = (unit: string): Tally => ({ trials: 0, unit, found: [], notes: [] });

/** Zero in N trials bounds the rate at 3/N with 95 %. */
export function bound({ trials, found }: Tally): string {
  if (trials === 0) return "nothing was tried";
  if (found.length > 0) return `${found.length} in ${trials}`;
  return `at most ${(300 / trials).toPrecision(2)} % (3/N)`;
}

export const notTried = (name: string, why: string): string => `${name}: NOT TRIED: ${why}`;

export function report(name: string, tally: Tally, seed: number, ms: number): string {
  const { trials, unit, found, notes } = tally;
  if (trials === 0 && found.length === 0)
    return [
      notTried(name, `nothing ended within its ${Math.round(ms / 1000)} s`),
      ...notes.map((note) => `  ${note}`),
    ].join("\n");
  const rate = trials / (ms / 1000);
  return [
    `${name}: ${trials} ${unit}, seed ${seed}, ${found.length} violations, ${bound(tally)}, ${Math.round(ms / 1000)} s (${rate.toFixed(1)}/s)`,
    ...notes.map((note) => `  ${note}`),
    ...found.slice(0, 20).map(({ invariant, what }) => `  ${invariant}: ${what}`),
  ].join("\n");
}
