import { constants } from "node:os";
import { EXIT_CODES } from "../runs/reasons.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export type Interrupt = { signal: AbortSignal; release(): void };

/** The first signal stops the work in good order; a second one ends the program at once. */
export function onInterrupt(say: (line: string) => void): Interrupt {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
    // A closed terminal says it twice, by itself and by its shell; nobody is there any more who could mean "at once".
    if (controller.signal.aborted && name === "SIGHUP") return;
    if (controller.signal.aborted)
      process.exit(name === "SIGINT" ? EXIT_CODES.interrupted : 128 + constants.signals[name]);
    controller.abort(new Error(`Interrupted by ${name}.`));
    say("Stopping; once more to stop at once.");
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of SIGNALS) process.off(name, onSignal);
    },
  };
}
