import { expect, test } from "vitest";
import { Flood } from "./flood.ts";

test("a page that logs a thousand lines is heard out, one that never stops is not", () => {
  let now = 10_000;
  const honest = new Flood(() => now);
  for (let second = 0; second < 10; second++, now += 1_000)
    for (let line = 0; line < 1_000; line++) expect(honest.tells(200)).toBe(false);
  const endless = new Flood(() => now);
  expect(Array.from({ length: 3_000 }, () => endless.tells()).at(-1)).toBe(true);
});

test("few lines of great length are a flood too", () => {
  const flood = new Flood(() => 10_000);
  expect(Array.from({ length: 30 }, () => flood.tells(1_000_000)).at(-1)).toBe(true);
});
