import { expect, test } from "vitest";
import { isNamedIn, isPathIn } from "./named-in-goal.ts";

test.each<[boolean, string, string]>([
  [true, "Open it with secret:WORD", "secret:WORD"],
  [true, "Use secret:WORD, then send.", "secret:WORD"],
  [true, "Use “secret:WORD”.", "secret:WORD"],
  [true, "Not secret:WORD_2 but secret:WORD", "secret:WORD"],
  [false, "Open it with secret:WORD_2", "secret:WORD"],
  [false, "Open it with secret:WORD.old", "secret:WORD"],
  [false, "Open it with my-secret:WORD", "secret:WORD"],
  [false, "Open it", ""],
])("%s: %j names %j", (named, goal, words) => {
  expect(isNamedIn(goal, words)).toBe(named);
});

test.each<[boolean, string, string]>([
  [true, "Send /papers/cv.pdf.", "/papers/cv.pdf"],
  [true, "Send 'cv.pdf' please", "cv.pdf"],
  [true, String.raw`Send C:\me\cv.pdf`, String.raw`C:\me\cv.pdf`],
  [false, "Send my photo", "photo"],
  [false, "Send /papers/cv.pdf.old", "/papers/cv.pdf"],
  [false, "Send /papers/cv.pdf", "cv.pdf"],
  [false, "Send /papers/cv.pdf", "/papers"],
  [false, "Send it / now", "/"],
  [false, "Send /papers/cv.pdf", "/papers/../other/cv.pdf"],
])("%s: %j names the file %j", (named, goal, words) => {
  expect(isPathIn(goal, words)).toBe(named);
});
