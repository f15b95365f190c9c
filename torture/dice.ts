import { seededRandom } from "../test/runs/seeded-random.ts";

/** Seeded choices: the same seed makes the same pages, steps and answers. */
export type Dice = {
  next(): number;
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Dice of their own for one part, so that more choices here do not change the choices there. */
  fork(): Dice;
};

export function dice(seed: number): Dice {
  const next = seededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    fork: () => dice(below(2 ** 31)),
  };
}
