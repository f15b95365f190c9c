import { expect, test } from "vitest";
import { riskOfAsides, sumIn } from "./asides.ts";

type Fields = [string, string][];

test.each<[string, Fields, string[]]>([
  ["where the money comes from", [["chargeTo", "acct_7"]], ["spends_money"]],
  ["a card that is known already", [["option", "saved_card"]], ["spends_money"]],
  [
    "an answer to somebody",
    [
      ["forward", "true"],
      ["cc", "boss@example.org"],
    ],
    ["reaches_others"],
  ],
  ["no draft any more", [["entry.isDraft", "false"]], ["reaches_others"]],
  ["what is out", [["publishNow", "yes"]], ["reaches_others"]],
  ["everybody told by a flag", [["notify_followers", "1"]], ["reaches_others"]],
  ["a life cycle that ends", [["accountState", "closed"]], ["deletes"]],
  ["a value without a way back", [["older", "shred-permanently"]], ["unclear_commit"]],
  ["a flag without a way back", [["irrevocable", "true"]], ["unclear_commit"]],
  ["another owner", [["new_owner", "eve@example.org"]], ["grants_access"]],
  ["another thing afterwards", [["andThen", "true"]], ["unclear_commit"]],
])("what is carried beside an everyday thing is read: %s", (_, fields, kinds) => {
  expect(riskOfAsides([["title", "Notes"], ...fields]).kinds).toEqual(kinds);
});

test.each<[string, Fields]>([
  [
    "a draft of a mail",
    [
      ["to", "ann@example.org"],
      ["draft", "true"],
    ],
  ],
  ["a quiz", [["answer", "b"]]],
  [
    "where to go after signing in",
    [
      ["then", "/home"],
      ["email", "jo@example.org"],
    ],
  ],
  ["settings of one's own mail", [["emailUpdates", "true"]]],
  ["a kind of exhibition", [["kind", "permanent"]]],
  ["the state of a thing", [["status", "closed"]]],
  ["an owner by number", [["owner", "17"]]],
  [
    "a view",
    [
      ["view", "one"],
      ["pay", "false"],
    ],
  ],
])("what everyday requests hold is none of it: %s", (_, fields) => {
  expect(riskOfAsides(fields).level).toBe("safe");
});

test("what is searched for may be gone for good and belong to anybody", () => {
  const fields: Fields = [
    ["exclude", "closed_permanently"],
    ["owner", "ann@example.org"],
  ];
  expect(riskOfAsides(fields, true).level).toBe("safe");
  expect(riskOfAsides(fields).level).toBe("danger");
});

test("a sum is a number with its currency beside it", () => {
  expect(sumIn({ value: 20, currency: "SEK" })).toBe("20");
  expect(sumIn({ total: "7.50", currencyCode: "GBP" })).toBe("7.50");
  expect(sumIn({ value: 20 })).toBeUndefined();
  expect(sumIn({ price: 20, currency: "SEK" })).toBeUndefined();
  expect(sumIn({ value: 0, currency: "SEK" })).toBeUndefined();
});
