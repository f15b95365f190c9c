/** Why a run without a verdict stands still: its log has the rest, and whoever takes it up goes on from there. */
export type LaidDown = "parked" | "drained";

/** Not a failure: thrown between two steps, where nothing is under way. */
export class RunLaidDown extends Error {
  readonly why: LaidDown;

  constructor(why: LaidDown) {
    super(`The run was laid down: ${why}.`);
    this.name = "RunLaidDown";
    this.why = why;
  }
}

export const LAID_DOWN_WORDS: Record<LaidDown, string> = {
  parked: "Nobody has answered yet; the browser was closed, and the run goes on when somebody has.",
  drained: "The worker ends; the run goes on in another one.",
};
