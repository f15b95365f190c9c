import { expect, test } from "vitest";
import { keptLabel, sameButForAmounts, sameLabel, startsAlike } from "./labels.ts";
import { pathOf } from "./recorded-page.ts";

test.each([
  ["Cancel on December 2, 2026", "Cancel on January 14, 2027"],
  ["Zum 2.12.2026 kündigen", "Zum 14.01.2027 kündigen"],
  ["Finish and lose $9.99", "Finish and lose $12.49"],
  ["Refuse 50% off", "Refuse 30% off"],
])("%s and %s are the same control", (one, other) => {
  expect(sameLabel(one, other)).toBe(false);
  expect(sameButForAmounts(one, other)).toBe(true);
});

test.each([
  ["Cancel line 1", "Cancel line 2"],
  ["Cancel 555 0101", "Cancel 555 0102"],
  ["Cancel Plan A", "Cancel Plan B"],
  ["Keep it for $9.99", "Cancel it for $9.99"],
  ["$4.99", "$9.99"],
])("%s and %s are two controls", (one, other) => {
  expect(sameButForAmounts(one, other)).toBe(false);
});

test("a label is kept without anybody's address", () => {
  expect(keptLabel(" Signed in as  robin@example.com ")).toBe("Signed in as …@…");
  expect(sameLabel("Leave a@b.example", "Leave robin@example.com")).toBe(true);
});

test("a countdown is known by the words before it, a bare number is not", () => {
  expect(startsAlike("Cancel my plan (5)", "Cancel my plan")).toBe(true);
  expect(startsAlike("5", "Cancel my plan")).toBe(false);
  expect(startsAlike("Keep my plan (5)", "Cancel my plan")).toBe(false);
});

test.each([
  ["https://a.example/account/8812/plan?id=7&tab=x#top", "a.example/account/*/plan?id&tab"],
  ["https://a.example/u/robin@example.com/plan", "a.example/u/*/plan"],
  ["https://a.example/s/3f2504e0-4f89-11d3-9a0c-0305e82c3301", "a.example/s/*"],
  ["https://a.example/#/cancel/step-2?x=1", "a.example/#/cancel/step-2"],
  ["https://a.example/v2/end", "a.example/v2/end"],
])("the path of %s is %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});
