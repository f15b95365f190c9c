import { expect, test } from "vitest";
import type { View } from "../port.ts";
import { writtenAnswer } from "./answers.ts";
import type { Control } from "./read-control.ts";

const view = (reason?: string): View =>
  ({ reason, observation: { page: { lang: "en" } } }) as unknown as View;
const field = (name: string, description?: string): Control =>
  ({ affordance: { name, description } }) as unknown as Control;

test("the person's own words are given as they are, where they are long enough", () => {
  expect(writtenAnswer(view("Moving abroad"), field("Tell us more"))).toBe("Moving abroad");
  expect(writtenAnswer(view("Moving abroad"), field("Comment", "Max. 200 characters"))).toBe(
    "Moving abroad",
  );
});

test("where a field asks for more characters, words that tell nothing follow", () => {
  const long = "Moving abroad. I no longer need this subscription.";
  expect(writtenAnswer(view("Moving abroad"), field("Why? At least 20 characters"))).toBe(long);
  expect(writtenAnswer(view("Moving abroad"), field("Why?", "20 to 300 characters"))).toBe(long);
  expect(writtenAnswer(view(), field("Why? At least 60 characters")).length).toBeGreaterThan(59);
});
