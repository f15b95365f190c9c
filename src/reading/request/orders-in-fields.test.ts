import { expect, test } from "vitest";
import { movesMoney, riskOfOrders, isSql } from "./field-risk.ts";
import { withoutTags } from "../risk/normalize.ts";

test.each<[string, string, string[]]>([
  ["closureScheduledFor", "2026-12-24", ["ends_subscription"]],
  ["profile.erasedOn", "today", ["deletes"]],
  ["mode", "purge", ["deletes"]],
  ["bookRoom", "true", ["spends_money"]],
  ["notifyAttendees", "true", ["reaches_others"]],
])("an order in a field beside everyday ones is read: %s = %s", (name, value, kinds) => {
  expect(
    riskOfOrders([
      ["nickname", "Kim"],
      [name, value],
    ]).kinds,
  ).toEqual(kinds);
});

test.each([
  ["endDate", "2026-12-24"],
  ["cancelledAt", ""],
  ["bookmarked", "true"],
  ["order", "asc"],
  ["notify", "true"],
])("what everyday requests hold is no order: %s = %s", (name, value) => {
  expect(riskOfOrders([[name, value]]).level).toBe("safe");
});

test("a sum in a currency is money, and a sum alone is a number", () => {
  expect(
    movesMoney([
      ["support.amount", "3"],
      ["support.currency", "SEK"],
    ]),
  ).toBe(true);
  expect(movesMoney([["amount", "3.50 GBP"]])).toBe(true);
  expect(
    movesMoney([
      ["amount", "3"],
      ["unit", "cups"],
    ]),
  ).toBe(false);
});

test("a database's own order is read, whatever it is asked to drop", () => {
  expect(isSql("drop collection letters")).toBe(true);
  expect(isSql("drop me a line")).toBe(false);
});

test("letters that nobody sees are read", () => {
  const unseen = "close".replace(/./g, (sign) =>
    String.fromCodePoint(sign.charCodeAt(0) + 0xe0000),
  );
  expect(withoutTags(`milk ${unseen}`)).toBe("milk close");
});

test("a sum and the authority to collect it is a payment", () => {
  const sum: [string, string] = ["amount", "40"];
  expect(movesMoney([sum, ["direct_debit", "authorised"]])).toBe(true);
  expect(movesMoney([sum, ["mandate", ""]])).toBe(false);
});
