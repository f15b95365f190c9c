import { expect, test } from "vitest";
import type { EventDraft } from "../../runs/events.ts";
import { eventLine } from "./event-line.ts";

const told = (draft: EventDraft): string =>
  eventLine({ seq: 0, at: "", prev: "", hash: "", ...draft });

test("whoever waits hears of each step in words", () => {
  const gated = { turn: 2, risk: "danger", reason: "ends a subscription", decision: "asks" };
  expect(told({ type: "gated", data: gated })).toBe("turn 2: asks, because: ends a subscription");
  expect(told({ type: "note", data: { text: "The way is\nrecorded." } })).toBe(
    'noted: "The way is recorded."',
  );
  expect(told({ type: "verified", data: { evidence: [], outcome: "still_active" } })).toBe(
    "looked on the account page: still active",
  );
  expect(told({ type: "failed", data: { code: "PAGE_CRASH", message: "…" } })).toBe(
    "went wrong: PAGE_CRASH",
  );
});
