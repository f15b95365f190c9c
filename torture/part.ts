import type { Tally } from "./tally.ts";

export type PartOptions = {
  trials: number;
  seed: number;
  /** Nothing more may be begun: it could not end in this part's time. */
  until: () => boolean;
  /** When this part has to be over; what runs by itself is ended then. */
  stop: number;
};

/** One thing that is tried many times. `goal`: how often, when there is time for all of it. */
export type Part = {
  name: string;
  about: string;
  goal: number;
  /** What setting it up and trying once takes on two busy cores; with less it is left out, and said to be. */
  leastMs: number;
  /** What one trial takes there at most. */
  trialMs: number;
  run(options: PartOptions): Promise<Tally>;
};
