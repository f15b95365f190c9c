import { describe, expect, test } from "vitest";
import { checkExpectation, type Evidence } from "./expectations.ts";
import type { Expectation } from "./input.ts";
import { EXPECTATION_KINDS } from "./words.ts";

const observed: Evidence["now"] = {
  page: {
    url: "https://shop.example/done?step=2",
    domain: "shop.example",
    title: "All Done",
    lang: "en",
    viewport: { width: 1280, height: 720 },
    scroll: { x: 0, y: 0, maxY: 0 },
  },
  tabs: [],
  messages: ["Saved  your changes"],
  blockers: [{ kind: "modal", label: "Terms", actionIds: [] }],
  affordances: [
    {
      actionId: "3",
      role: "button",
      name: "Log out",
      state: {},
      region: "main",
      risk: "safe",
      box: { x: 0, y: 0, width: 1, height: 1 },
      inViewport: true,
      targetable: true,
    },
  ],
  hasMore: false,
};

/** Without valueOf, which every object has. */
type More = Partial<Omit<Evidence, "valueOf">>;

const evidence = (more: More = {}): Evidence => ({
  before: { ...observed, blockers: [] },
  now: observed,
  findText: (text) => (text === "thank you" ? "…thank you…" : null),
  valueOf: (actionId) => (actionId === "3" ? " Ada " : undefined),
  navigated: true,
  changed: false,
  tabOpened: false,
  downloads: ["report.pdf"],
  ...more,
});

const result = (expected: Expectation, more: More = {}): string =>
  checkExpectation(expected, evidence(more)).result;

describe("checkExpectation", () => {
  test.each<[Expectation, string]>([
    [{ kind: "urlContains", value: "/done" }, "matched"],
    [{ kind: "urlContains", value: "/DONE" }, "not_matched"],
    [{ kind: "urlMatches", value: "step=\\d$" }, "matched"],
    [{ kind: "urlMatches", value: "^http:" }, "not_matched"],
    [{ kind: "urlMatches", value: "[" }, "unknown"],
    [{ kind: "urlMatches", value: "(a*)*b" }, "unknown"],
    [{ kind: "urlMatches", value: "a".repeat(301) }, "unknown"],
    [{ kind: "titleContains", value: "all done" }, "matched"],
    [{ kind: "textPresent", value: "thank you" }, "matched"],
    [{ kind: "textPresent", value: "sorry" }, "not_matched"],
    [{ kind: "textAbsent", value: "sorry" }, "matched"],
    [{ kind: "modalOpened" }, "matched"],
    [{ kind: "modalOpened", value: "terms" }, "matched"],
    [{ kind: "modalClosed" }, "not_matched"],
    [{ kind: "modalClosed", value: "Prices" }, "matched"],
    [{ kind: "bannerContains", value: "saved your" }, "matched"],
    [{ kind: "bannerContains", value: "failed" }, "not_matched"],
    [{ kind: "elementPresent", role: "button", value: "log OUT" }, "matched"],
    [{ kind: "elementPresent", role: "link", value: "Log out" }, "not_matched"],
    [{ kind: "elementAbsent", actionId: "3" }, "not_matched"],
    [{ kind: "valueEquals", actionId: "3", value: "ada" }, "matched"],
    [{ kind: "valueEquals", actionId: "9", value: "ada" }, "unknown"],
    [{ kind: "navigated" }, "matched"],
    [{ kind: "changed" }, "not_matched"],
    [{ kind: "tabOpened" }, "not_matched"],
    [{ kind: "downloadStarted", value: "Report" }, "matched"],
    [{ kind: "stateIs", value: "COMPLETE" }, "unknown"],
  ])("%j is %s", (expected, wanted) => {
    expect(result(expected)).toBe(wanted);
  });

  test("what could not be read is not said to be absent", () => {
    const blind = { findText: () => undefined };
    expect(result({ kind: "textAbsent", value: "sorry" }, blind)).toBe("unknown");
    const cut = { now: { ...observed, hasMore: true } };
    expect(result({ kind: "elementAbsent", value: "Nobody" }, cut)).toBe("unknown");
  });

  test("a state is compared where a detector has set it", () => {
    const now = { ...observed, page: { ...observed.page, state: "COMPLETE" } };
    expect(result({ kind: "stateIs", value: "COMPLETE" }, { now })).toBe("matched");
    expect(result({ kind: "stateIs", value: "LOGIN_REQUIRED" }, { now })).toBe("not_matched");
  });

  test.each(EXPECTATION_KINDS)("%s always says what was seen", (kind) => {
    const answer = checkExpectation({ kind }, evidence());
    expect(answer.kind).toBe(kind);
    expect(answer.seen).not.toBe("");
  });
});
