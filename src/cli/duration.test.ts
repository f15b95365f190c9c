import { expect, test } from "vitest";
import { durationText, parseDuration } from "./duration.ts";

test.each([
  ["90s", 90_000],
  ["10m", 600_000],
  ["1h30m", 5_400_000],
  ["500ms", 500],
  ["2.5s", 2500],
  ["30", 30_000],
  ["", undefined],
  ["soon", undefined],
  ["-5s", undefined],
  ["5 d", undefined],
])("%j is %s ms", (text, ms) => expect(parseDuration(text)).toBe(ms));

test.each([
  [400, "0.4 s"],
  [12_300, "12 s"],
  [185_000, "3:05 min"],
])("%i ms reads %s", (ms, text) => expect(durationText(ms)).toBe(text));
