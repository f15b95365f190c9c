import { expect, test } from "vitest";
import { z } from "zod";
import { issueWords } from "./issue-words.ts";

const schema = z.strictObject({
  title: z.string().min(1).max(3),
  kind: z.enum(["cancel", "run"]).default("cancel"),
  priority: z.int().min(-100).max(100).default(0),
  labels: z.record(z.string(), z.string()).default({}),
  list: z.array(z.string()).min(1).max(1).default(["a"]),
  day: z.iso.date({ error: "expected a day such as 2026-11-18" }).default("2026-11-18"),
  either: z.union([z.string(), z.number()]).default(1),
});

const told = (given: unknown): string[] =>
  schema.safeParse(given).error?.issues.map(issueWords) ?? [];

test("what is wrong with a field is said without the types of the language", () => {
  expect(told({})).toEqual(["is missing"]);
  expect(told({ title: 3 })).toEqual(["expected a text"]);
  expect(told({ title: "" })).toEqual(["is empty"]);
  expect(told({ title: "abcd" })).toEqual(["takes at most 3 characters"]);
  expect(told({ title: "a", kind: "fly" })).toEqual(["takes cancel, run"]);
  expect(told({ title: "a", priority: 500 })).toEqual(["takes at most 100"]);
  expect(told({ title: "a", priority: 1.5 })).toEqual(["expected a whole number"]);
  expect(told({ title: "a", labels: 3 })).toEqual(["expected an object"]);
  expect(told({ title: "a", list: [] })).toEqual(["is empty"]);
  expect(told({ title: "a", list: ["a", "b"] })).toEqual(["takes at most 1 entries"]);
  expect(told({ title: "a", either: true })).toEqual(["is of no form that is known here"]);
  expect(told({ title: "a", foo: 1 })).toEqual(['there is no field "foo"']);
  expect(told([])).toEqual(["expected an object"]);
});

test("a rule that brings its own sentence keeps it", () => {
  expect(told({ title: "a", day: "tomorrow" })).toEqual(["expected a day such as 2026-11-18"]);
  expect(told({ title: "a", day: 3 })).toEqual(["expected a day such as 2026-11-18"]);
});
