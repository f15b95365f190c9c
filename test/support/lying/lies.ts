/**
 * What a site does instead of what it says. Each has an honest twin with the same pages: there the subscription does
 * end, and a run must say so.
 */
export type Lie =
  | "toast over a failed request"
  | "one more step that never comes"
  | "closing words that were there before"
  | "paused instead"
  | "the other plan ended"
  | "end date shown and renewal still on"
  | "closing page and an account that is still active"
  | "the words only in questions and praise"
  | "200 with an error in its body";

export const LIES: Lie[] = [
  "toast over a failed request",
  "one more step that never comes",
  "closing words that were there before",
  "paused instead",
  "the other plan ended",
  "end date shown and renewal still on",
  "closing page and an account that is still active",
  "the words only in questions and praise",
  "200 with an error in its body",
];

/** Lies that are told by what the last step brings, so that a run must see through them also where it is signed out then. */
export const TOLD_AT_ONCE: Lie[] = [
  "toast over a failed request",
  "one more step that never comes",
  "closing words that were there before",
  "200 with an error in its body",
];

/** The server's truth about one visitor. */
export type Truth = {
  ended: boolean;
  otherEnded: boolean;
  paused: boolean;
  /** The last button was pressed. */
  asked: boolean;
  /** Requests that ended the plan. */
  commits: number;
};

export const newTruth = (): Truth => ({
  ended: false,
  otherEnded: false,
  paused: false,
  asked: false,
  commits: 0,
});

/** What the last request really does. */
export function carryOut(lie: Lie, honest: boolean, truth: Truth): void {
  truth.asked = true;
  if (honest) {
    truth.ended = true;
    truth.commits++;
  } else if (lie === "paused instead") truth.paused = true;
  else if (lie === "the other plan ended") truth.otherEnded = true;
}
