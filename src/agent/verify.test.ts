import { expect, test } from "vitest";
import { observationWith } from "../../test/support/view.ts";
import type { ActResult } from "../contract/act-result.ts";
import type { PageState } from "../contract/words.ts";
import type { EndReading } from "../reading/block/read-end.ts";
import { weigh, type Look, type Weighed } from "./verify.ts";

const observation = observationWith([], { url: "https://site.test/account" });

const look = (reading: Partial<EndReading>, state: PageState = "ACCOUNT_CANCELLED"): Look => ({
  observation,
  detected: { state, confidence: 0.9, evidence: [], facts: {} },
  reading: {
    says: "ended",
    quote: "Cancelled.",
    vetoes: [],
    seen: ["Cancelled."],
    gone: true,
    block: undefined,
    ...reading,
  },
});

type Sent = ActResult["effects"]["requests"];
const post = (status: number, url = "https://site.test/cancel"): Sent[number] => ({
  method: "POST",
  url,
  status,
  risk: "danger",
  held: false,
});

const trail = { before: undefined, commit: undefined, after: undefined };
const weighed = (looks: Look[], more: Partial<Weighed> = {}) =>
  weigh({ trail, sent: [post(303)], looks, now: Date.now(), ...more });

test("two looks that say it, and nothing against it", () => {
  const dated = { endDate: "2 December 2026" };
  expect(weighed([look(dated), look(dated)])).toMatchObject({
    verified: true,
    outcome: "ends_on",
    endDate: "2 December 2026",
  });
  expect(weighed([look({}), look({})])).toMatchObject({ verified: true, outcome: "cancelled" });
});

test.each([
  ["one look alone", [look({})], {}],
  ["a status that turns", [look({}), look({ says: "unchanged" })], {}],
  ["two days", [look({ endDate: "2 December 2026" }), look({ endDate: "9 May 2027" })], {}],
  ["a refused request", [look({}), look({})], { sent: [post(500)] }],
  [
    "a refused request beside a counter that was taken",
    [look({}), look({})],
    { sent: [post(500), { ...post(204, "https://site.test/track"), risk: "safe" as const }] },
  ],
  ["a model's no", [look({}), look({})], { model: { name: "m", answer: "no" as const } }],
  ["a sign-in page", [look({}, "LOGIN_REQUIRED")], {}],
  ["nothing", [], {}],
] as [string, Look[], Partial<Weighed>][])("%s is not enough", (_, looks, more) => {
  expect(weighed(looks, more)).toMatchObject({ verified: false, outcome: "unknown" });
});

test("what was refused and taken the second time was taken", () => {
  expect(weighed([look({}), look({})], { sent: [post(500), post(200)] }).verified).toBe(true);
});

test.each([
  ["paused", "paused"],
  ["moved", "downgraded"],
  ["price", "downgraded"],
  ["waits", "pending_confirmation"],
  ["again", "unknown"],
  ["condition", "unknown"],
  ["living", "unknown"],
] as const)("%s stands against the end", (kind, outcome) => {
  const against = look({ vetoes: [{ kind, quote: "words" }] });
  expect(weighed([against, against])).toMatchObject({ verified: false, outcome, seen: "words" });
});

test("still active only where the block stands as it stood", () => {
  const stands = look({ says: "unchanged" }, "ACCOUNT_ACTIVE");
  expect(weighed([stands, stands]).outcome).toBe("still_active");
  const unclear = look({ says: "unclear" }, "ACCOUNT_ACTIVE");
  expect(weighed([unclear, unclear]).outcome).toBe("unknown");
});

test("structure without words is likely, and not confirmed", () => {
  const likely = look({ says: "likely" }, "UNKNOWN");
  expect(weighed([likely, likely])).toMatchObject({
    verified: false,
    outcome: "unknown",
    likely: true,
  });
});
