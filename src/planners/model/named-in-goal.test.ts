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
  [true, "Send /home/me/cv.pdf.", "/home/me/cv.pdf"],
  [true, "Send 'cv.pdf' please", "cv.pdf"],
  [true, String.raw`Send C:\me\cv.pdf`, String.raw`C:\me\cv.pdf`],
  [false, "Send my photo", "photo"],
  [false, "Send /home/me/cv.pdf.old", "/home/me/cv.pdf"],
  [false, "Send /home/me/cv.pdf", "cv.pdf"],
  [false, "Send /home/me/cv.pdf", "/home/me"],
  [false, "Send it / now", "/"],
  [false, "Send /home/me/cv.pdf", "/home/me/../you/cv.pdf"],
])("%s: %j names the file %j", (named, goal, words) => {
  expect(isPathIn(goal, words)).toBe(named);
});
