/** Both sides of every event of a run, and of the browser's part of the last step. */
export const POINTS = [
  ...[
    "run.started",
    "observed",
    "decided",
    "gated",
    "approval.asked",
    "approval.given",
    "acting",
    "acted",
    "verified",
    "failed",
    "recovered",
    "note",
    "run.finished",
  ].flatMap((type) => [`event.${type}.before`, `event.${type}`]),
  "act.before",
  "act.after",
];
