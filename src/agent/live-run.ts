import type { PageWords } from "../browser/live/page-words.ts";
import type { PersonInput } from "../browser/live/person-input.ts";
import type { Live } from "../browser/port.ts";
import type { Takeover } from "./takeover.ts";

/** The browser of a run as a person sees and uses it; which process drives it does not matter. */
export type LiveRun = {
  /** Between two sessions of one run (a browser that crashed) there is no picture for a moment. */
  up: boolean;
  takenBy: string | undefined;
  /** Until the signal aborts or there is no browser any more. */
  frames: Live["frames"];
  take(by: string): Promise<{ by: string; first: boolean }>;
  giveBack(by: string): Promise<void>;
  /** False: somebody else has the mouse, or nobody. */
  input(by: string, inputs: readonly PersonInput[]): Promise<boolean>;
  /** For whoever has the mouse; undefined for everybody else, and while there is no browser. */
  words(by: string): Promise<PageWords | undefined>;
};

/** A run of this very process. */
export function liveRun(live: () => Live | undefined, takeover: Takeover): LiveRun {
  return {
    get up() {
      return live() !== undefined;
    },
    get takenBy() {
      return takeover.by;
    },
    async frames(onFrame, options, signal) {
      await live()?.frames(onFrame, options, signal);
    },
    take: (by) => Promise.resolve(takeover.take(by)),
    giveBack: (by) => Promise.resolve(takeover.giveBack(by)),
    async input(by, inputs) {
      if (takeover.by !== by) return false;
      takeover.used();
      const view = live();
      for (const input of inputs) await view?.input(input);
      return true;
    },
    async words(by) {
      return takeover.by === by ? live()?.words() : undefined;
    },
  };
}
