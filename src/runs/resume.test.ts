import { describe, expect, test } from "vitest";
import { sampleDrafts, sealAll, started, verdict } from "../../test/runs/sample-run.ts";
import type { EventDraft } from "./events.ts";
import { TAIL_DROPPED } from "./mend.ts";
import { proofFacts } from "./proof-facts.ts";
import { renderProof } from "./proof.ts";
import { resumption } from "./resume.ts";
import { summarise } from "./summary.ts";

const { events } = sealAll(sampleDrafts());
const dangerAt = events.findIndex((event) => event.type === "acting" && event.data.danger);

test("every prefix of a run says how to go on, and never less than what was done", () => {
  for (let length = 0; length <= events.length; length++) {
    const prefix = events.slice(0, length);
    const found = resumption(prefix);
    const last = prefix.at(-1);
    const begun = prefix.filter((event) => event.type === "acting").length;
    const ended = prefix.filter((event) => event.type === "acted").length;
    expect(found.pendingAct !== undefined, `prefix ${length}`).toBe(begun > ended);
    expect(found.openQuestion !== undefined).toBe(last?.type === "approval.asked");
    expect(found.finished !== undefined).toBe(last?.type === "run.finished");
    expect(found.turn).toBeLessThanOrEqual(8);
    expect(found.lastUrl === undefined).toBe(length === 0);
    // Before the danger act nothing is committed; while it is in flight nobody knows; after its end it is.
    const expected = length <= dangerAt ? false : length === dangerAt + 1 ? "unknown" : true;
    expect(found.committed, `prefix ${length}`).toBe(expected);
    // A yes is good for one act: from the moment that act is begun.
    for (const approval of found.approvals) expect(approval.spent).toBe(length > dangerAt);
    expect(() => summarise({ runId: "r", events: prefix })).not.toThrow();
    expect(renderProof(prefix)).toContain("</html>");
    expect(proofFacts(prefix).tone === "confirmed").toBe(length === events.length);
  }
});

const base: EventDraft[] = [{ type: "run.started", data: started() }];
const asked: EventDraft = { type: "approval.asked", data: { turn: 1, text: "Click?" } };
const given = (answer: string): EventDraft => ({
  type: "approval.given",
  data: { turn: 1, askedSeq: 2, text: "Click?", by: "anna", answer, waitedMs: 1 },
});
const acting = (danger: boolean): EventDraft => ({
  type: "acting",
  data: { turn: 1, action: "click", url: "https://a.example/", danger },
});
const acted = (ok: boolean, code?: string, held?: boolean): EventDraft => ({
  type: "acted",
  data: {
    turn: 1,
    ok,
    ...(code === undefined ? {} : { error: { code, message: code } }),
    ...(held === undefined ? {} : { effects: { requests: [{ method: "POST", held }] } }),
  },
});
const lost: EventDraft = { type: "note", data: { kind: TAIL_DROPPED, text: "dropped" } };
const looked = (outcome: "still_active" | "cancelled" | "unknown"): EventDraft => ({
  type: "verified",
  data: { evidence: [], outcome },
});
const after = (...drafts: EventDraft[]) => resumption(sealAll([...base, ...drafts]).events);

describe("was it done?", () => {
  test.each<[string, EventDraft[], boolean | "unknown"]>([
    ["asked only", [asked], false],
    ["approved, not begun", [asked, given("approved")], false],
    ["begun", [asked, given("approved"), acting(true)], "unknown"],
    ["done", [asked, given("approved"), acting(true), acted(true)], true],
    [
      "refused before the click",
      [asked, given("approved"), acting(true), acted(false, "STALE_OBSERVATION")],
      false,
    ],
    [
      "thrown after the click",
      [asked, given("approved"), acting(true), acted(false, "NAVIGATION_TIMEOUT")],
      "unknown",
    ],
    [
      "gone in the click",
      [asked, given("approved"), acting(true), acted(false, "ELEMENT_GONE")],
      "unknown",
    ],
    [
      "refused, yet a request went out",
      [asked, given("approved"), acting(true), acted(false, "STALE_OBSERVATION", false)],
      "unknown",
    ],
    ["harmless and begun", [acting(false)], false],
    [
      "harmless, its request held and let out",
      [acting(false), asked, given("approved")],
      "unknown",
    ],
    ["harmless, its request held and refused", [acting(false), asked, given("rejected")], false],
    ["in doubt, then begun anew", [acting(true), acting(false)], "unknown"],
    [
      "in doubt, then looked: active",
      [acting(true), acted(false, "PAGE_CRASH"), looked("still_active")],
      false,
    ],
    [
      "in doubt, then looked: over",
      [acting(true), acted(false, "PAGE_CRASH"), looked("cancelled")],
      true,
    ],
    [
      "in doubt, then looked in vain",
      [acting(true), acted(false, "PAGE_CRASH"), looked("unknown")],
      "unknown",
    ],
    ["a line lost after a yes", [asked, given("approved"), lost], "unknown"],
    ["a line lost after a no", [asked, given("rejected"), lost], false],
  ])("%s", (_, drafts, committed) => {
    expect(after(...drafts).committed).toBe(committed);
  });
});

test("the first answer holds: denied, then approved", () => {
  const { approvals } = after(asked, given("rejected"), given("approved"));
  expect(approvals).toHaveLength(1);
  expect(approvals[0]?.approved).toBe(false);
});

test("approved twice is one yes", () => {
  const { approvals } = after(asked, given("approved"), given("approved"), acting(true));
  expect(approvals.map((one) => one.spent)).toEqual([true]);
});

test("a lost last line uses up the yes before it, mended or not", () => {
  const { events: two } = sealAll([...base, asked, given("approved")]);
  expect(resumption(two).approvals[0]?.spent).toBe(false);
  expect(resumption(two, { tailDropped: true })).toMatchObject({
    committed: "unknown",
    approvals: [{ spent: true }],
  });
  expect(after(asked, given("approved"), lost).approvals[0]?.spent).toBe(true);
});

test("a run that goes on after its verdict is not finished", () => {
  const end: EventDraft = {
    type: "run.finished",
    data: { verdict: verdict({ reason: "interrupted" }) },
  };
  expect(after(end).finished?.reason).toBe("interrupted");
  expect(after(end, { type: "run.started", data: started() }).finished).toBeUndefined();
});
