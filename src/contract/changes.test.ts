import { expect, test } from "vitest";
import { changesBetween } from "./changes.ts";
import type { Affordance } from "./observation.ts";

const one = (actionId: string, more: Partial<Affordance> = {}): Affordance => ({
  actionId,
  role: "button",
  name: `B${actionId}`,
  state: {},
  region: "main",
  risk: "safe",
  box: { x: 0, y: 0, width: 10, height: 10 },
  inViewport: true,
  targetable: true,
  ...more,
});

const page = (affordances: Affordance[], url = "https://a.example/", messages: string[] = []) => ({
  page: { url },
  affordances,
  messages,
  blockers: [],
});

test("what came, went and changed, by number; place and focus are no change", () => {
  const before = page([one("1"), one("2"), one("3")]);
  const after = page(
    [
      one("1", { box: { x: 5, y: 5, width: 10, height: 10 }, state: { focused: true } }),
      one("3", { state: { checked: true } }),
      one("4"),
    ],
    undefined,
    ["Saved"],
  );
  expect(changesBetween(before, after, true)).toEqual({
    samePage: true,
    added: ["4"],
    removed: ["2"],
    changed: ["3"],
    newMessages: ["Saved"],
  });
});

test("another address or another document is another page", () => {
  expect(changesBetween(page([]), page([], "https://a.example/2"), true).samePage).toBe(false);
  expect(changesBetween(page([]), page([]), false).samePage).toBe(false);
});
