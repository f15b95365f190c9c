import { expect, test } from "vitest";
import type { ActResult } from "../contract/act-result.ts";
import type { Observation } from "../contract/observation.ts";
import type { PageState } from "../contract/words.ts";
import type { PageFindings } from "../planners/port.ts";
import { weigh, type Trail } from "./verify.ts";

const page = (text: string): Observation => ({
  schemaVersion: "0.1",
  sessionId: "s",
  observationId: "o",
  takenAt: "",
  page: {
    url: "https://site.test/account",
    domain: "site.test",
    title: "",
    lang: "en",
    viewport: { width: 1, height: 1 },
    scroll: { x: 0, y: 0, maxY: 0 },
  },
  tabs: [],
  messages: [],
  blockers: [],
  affordances: [],
  forms: [],
  total: 0,
  hasMore: false,
  text,
});

const seen = (state: PageState, facts: PageFindings = {}, text = "") => ({
  observation: page(text),
  detected: { state, confidence: 0.9, evidence: [], facts },
});

const commit = (status: number): ActResult => ({
  ok: true,
  did: "click",
  expectations: [],
  effects: {
    navigated: true,
    changed: true,
    downloads: [],
    notes: [],
    requests: [
      { method: "POST", url: "https://site.test/cancel", status, risk: "danger", held: false },
    ],
  },
});

const closing = { closingWords: "Your plan is cancelled", endDate: "2 December 2026" };
const trail = (more: Partial<Trail>): Trail => ({
  before: page("Are you sure?"),
  commit: commit(303),
  after: seen("COMPLETE", closing, "Your plan is cancelled. It ends on 2 December 2026."),
  fresh: undefined,
  ...more,
});

test("a fresh account page that agrees verifies, and its end date is the outcome", () => {
  const finding = weigh(trail({ fresh: seen("ACCOUNT_CANCELLED", closing) }));
  expect(finding).toMatchObject({ verified: true, outcome: "ends_on", endDate: "2 December 2026" });
  expect(finding.evidence.map(({ tier }) => tier)).toEqual(["A", "B", "C"]);
});

test("a completion page over an account that is still active is not believed", () => {
  expect(weigh(trail({ fresh: seen("ACCOUNT_ACTIVE") }))).toMatchObject({
    verified: false,
    contradicted: true,
    outcome: "still_active",
  });
});

test("without an account page a request and new words are needed together", () => {
  expect(weigh(trail({})).verified).toBe(true);
  expect(weigh(trail({ commit: undefined })).verified).toBe(false);
  expect(weigh(trail({ after: seen("UNKNOWN") })).verified).toBe(false);
});

test("words that were on the page before the last step are no evidence", () => {
  const before = page("Your plan is cancelled on 2 December 2026 if you go on");
  const finding = weigh(trail({ before }));
  expect(finding.evidence.some(({ tier }) => tier === "B")).toBe(false);
  expect(finding.verified).toBe(false);
});

test("a toast over a failed request is not believed", () => {
  expect(weigh(trail({ commit: commit(500) }))).toMatchObject({
    verified: false,
    outcome: "unknown",
  });
});

test("an interim page is pending, not done", () => {
  expect(
    weigh(trail({ after: seen("UNKNOWN", { interim: "Check your e-mail to finish" }) })),
  ).toMatchObject({ verified: false, outcome: "pending_confirmation" });
});

test("an account page that was reached and says nothing is no agreement", () => {
  expect(weigh(trail({ fresh: seen("UNKNOWN") })).verified).toBe(false);
  expect(weigh(trail({ fresh: seen("LOGIN_REQUIRED") })).verified).toBe(true);
});

test("closing words on a page that still waits for a click in a mail are not enough", () => {
  const waits = { ...closing, interim: "once you follow the link we sent" };
  const after = seen("COMPLETE", waits, "Your plan is cancelled. It ends on 2 December 2026.");
  expect(weigh(trail({ after }))).toMatchObject({
    verified: false,
    outcome: "pending_confirmation",
  });
});
