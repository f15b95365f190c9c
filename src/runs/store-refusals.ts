import { StoreError } from "./store-error.ts";

/** What every store says in the same words. */
export function noSuchRun(runId: string): StoreError {
  return new StoreError("RUN_NOT_FOUND", `There is no run ${runId}.`, {
    hint: "`subterminator runs list` shows the runs there are.",
  });
}

export function runExists(runId: string): StoreError {
  return new StoreError("RUN_EXISTS", `There is a run ${runId} already.`, {
    hint: "Start it again: the next id will differ.",
  });
}

export function damagedRun(runId: string, seq: number | undefined): StoreError {
  const where = seq === undefined ? "has no events" : `is damaged at event ${seq}`;
  return new StoreError("RUN_DAMAGED", `Run ${runId} ${where} and can't be continued.`, {
    hint: `\`subterminator runs verify ${runId}\` says what is wrong; start a new run.`,
  });
}
