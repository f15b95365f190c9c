import { expect, test } from "vitest";
import type { ActResult } from "../contract/act-result.ts";
import { firstView as view } from "../../test/support/view.ts";
import { mayHaveHappened } from "./in-doubt.ts";

const failed = (effects: Partial<ActResult["effects"]>, seen = true): ActResult => ({
  ok: false,
  did: "click",
  error: { code: "ELEMENT_GONE", message: "gone", retryable: true, hint: "" },
  expectations: [],
  effects: {
    navigated: false,
    changed: false,
    downloads: [],
    requests: [],
    notes: [],
    ...effects,
  },
  ...(seen ? { nextObservation: view().observation } : {}),
});
const request = (held: boolean) => ({ method: "POST", url: "/x", risk: "danger" as const, held });

test("a page that changed may show that the act was done, unless its question had yet to be asked", () => {
  expect(mayHaveHappened(failed({ changed: true }))).toBe(true);
  expect(mayHaveHappened(failed({ changed: true }), true)).toBe(false);
});

test.each([
  ["something went out", failed({ requests: [request(false)] })],
  ["another page came", failed({ navigated: true })],
  ["nobody looked afterwards", failed({}, false)],
])("%s: it may have been done, asked or not", (_, result) => {
  expect([mayHaveHappened(result), mayHaveHappened(result, true)]).toEqual([true, true]);
});

test("what was held back was not done", () => {
  expect(mayHaveHappened(failed({ requests: [request(true)] }))).toBe(false);
});
