import type { Tally } from "./tally.ts";

export type PartOptions = {
  trials: number;
  seed: number;
  /** The time for this part is over. */
  until: () => boolean;
};

/** One thing that is tried many times. `goal`: how often, when there is time for all of it. */
export type Part = {
  name: string;
  about: string;
  goal: number;
  run(options: PartOptions): Promise<Tally>;
};
