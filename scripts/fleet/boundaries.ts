/** Both sides of every event that a run without a fault has, and of the browser's part of the last step. */
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
    "note",
    "run.finished",
  ].flatMap((type) => [`event.${type}.before`, `event.${type}`]),
  "act.before",
  "act.after",
];

/** These come every turn: also a later one is struck. */
export const EVERY_TURN = /observed|decided|note|acting|acted/;
