import { expect, test } from "vitest";
import { keyLines, textChanges } from "./text-changes.ts";

test("a number that changed is told as the line it stands in; what it replaced is not", () => {
  expect(textChanges(["Cart", "Total: 1"], ["Cart", "Total: 2"], [])).toEqual({
    textAdded: ["Total: 2"],
  });
});

test("what went without anything in its place is told as gone", () => {
  expect(textChanges(["Cart", "Milk", "Milk"], ["Cart", "Milk"], [])).toEqual({
    textGone: ["Milk"],
  });
});

test("what a message says already is not told twice", () => {
  expect(textChanges([], ["Saved"], ["Saved"])).toEqual({});
});

test("where not all fits the short ones are told, in the page's order, and how many are missing", () => {
  const long = "x".repeat(150);
  const { textAdded = [], textMore } = textChanges(
    [],
    ["first", long, "second", long, "third"],
    [],
  );
  expect(textAdded).toEqual(["first", long, "second", "third"]);
  expect(textMore).toBe(1);
});

test("one line that is longer than all that may be told is told all the same", () => {
  const long = "y".repeat(400);
  expect(textChanges([], [long], []).textAdded).toEqual([long]);
});

test.each([
  "Premium, $9.99 a month",
  "12 zł miesięcznie",
  "Ends on 3 December 2026",
  "次回 2026年12月3日",
  "Status: Active",
])("a key line: %s", (line) => {
  expect(keyLines(["Welcome back, Ann", line, "Chapter 12"], [])).toEqual([line]);
});
