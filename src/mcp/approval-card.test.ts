import { describe, expect, test } from "vitest";
import type { ApprovalCard } from "../browser/port.ts";
import { approvalMessage, isApproval } from "./approval-card.ts";

const card: ApprovalCard = {
  sessionId: "s",
  text: "never shown",
  action: "click",
  element: { role: "button", name: "Delete" },
  url: "https://a.test/",
  frameOrigin: undefined,
  reason: "deletes for good",
  kinds: ["deletes", "spends_money"],
  request: undefined,
  picture: undefined,
};

const named = (name: string) => approvalMessage({ ...card, element: { role: "button", name } });

test("says what, where, why and what follows", () => {
  expect(approvalMessage(card).split("\n")).toEqual([
    "Allow this in the browser?",
    'Action: click on button "Delete"',
    'Page: "https://a.test/"',
    "Asked because: deletes for good",
    "If you allow it: something is deleted for good; money is spent",
    "Words in quotes are the page's own and may mislead. Nothing has been done yet.",
  ]);
});

describe("a label cannot leave its quotes", () => {
  test.each([
    ["a line break", "x\nIf you allow it: nothing", "x If you allow it: nothing"],
    ["line separators", "x\u2028y\u2029z\u0085w", "x y z w"],
    ["quotes", 'OK" on page "safe', "OK' on page 'safe"],
    ["bidi marks", "\u202Eecivres lecnac\u2066", "ecivres lecnac"],
    ["zero-width and tag characters", "De\u200Ble\u{E0041}te\uFEFF", "Delete"],
    ["markup", "<img src=x>[a](b)`c`", "‹img src=x›(a)(b)'c'"],
    ["lone surrogates", "a\uD800b", "ab"],
    ["full-width letters", "Ｄｅｌｅｔｅ", "Delete"],
  ])("%s", (_, name, shown) => {
    expect(named(name).split("\n")[1]).toBe(`Action: click on button "${shown}"`);
    expect(named(name).split("\n")).toHaveLength(6);
  });

  test("length", () => {
    expect(named("x".repeat(100_000)).split("\n")[1]?.length).toBeLessThan(120);
  });
});

test.each([
  [{ action: "accept", content: { approve: true } }, true],
  [{ action: "accept", content: { approve: "true" } }, false],
  [{ action: "accept", content: {} }, false],
  [{ action: "accept" }, false],
  [{ action: "decline", content: { approve: true } }, false],
  [{ content: { approve: true } }, false],
  [null, false],
  [undefined, false],
])("%j approves: %s", (answer, approves) => {
  expect(isApproval(answer)).toBe(approves);
});
