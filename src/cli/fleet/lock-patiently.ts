import { setTimeout as sleep } from "node:timers/promises";
import { StoreError } from "../../runs/store-error.ts";
import type { RunStore } from "../../runs/store.ts";

/** Twice as long as a dead worker's claim outlives it. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 500;

/** The queue gives a job out a little before the last holder's claim on the run has run out: that is waited for. */
export function lockPatiently(store: RunStore, signal: AbortSignal): RunStore {
  return {
    ...store,
    async lock(runId) {
      const until = performance.now() + PATIENCE_MS;
      for (;;) {
        try {
          return await store.lock(runId);
        } catch (error) {
          const held = error instanceof StoreError && error.code === "RUN_LOCKED";
          if (!held || signal.aborted || performance.now() > until) throw error;
          await sleep(LOOK_MS);
        }
      }
    },
  };
}
