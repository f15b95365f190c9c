import { describe, expect, test } from "vitest";
import { verdict } from "../../test/runs/sample-run.ts";
import { exitCodeOf, REASONS, sentenceOf, type Told } from "./reasons.ts";
import { OUTCOMES, REASON_NAMES, verdictSchema } from "./verdict.ts";

test("the documented exit codes", () => {
  const codes = Object.fromEntries(
    REASON_NAMES.map((reason) => [reason, REASONS[reason].exitCode]),
  );
  expect(codes).toEqual({
    completed: 0,
    already_cancelled: 0,
    human_rejected: 3,
    login_required: 4,
    needs_human: 4,
    third_party_billing: 5,
    not_possible: 5,
    max_turns_exceeded: 1,
    budget_exceeded: 1,
    llm_no_action: 1,
    llm_error: 1,
    browser_error: 1,
    mcp_error: 1,
    verification_failed: 1,
    stuck: 1,
    interrupted: 130,
  });
});

test("an end that the site did not confirm is never 0", () => {
  expect(exitCodeOf(verdict())).toBe(0);
  expect(exitCodeOf(verdict({ verified: false }))).toBe(1);
  expect(exitCodeOf(verdict({ success: false }))).toBe(1);
  expect(exitCodeOf(verdict({ reason: "already_cancelled", verified: false }))).toBe(1);
  expect(exitCodeOf(verdict({ mode: "rehearse", success: false, verified: false }))).toBe(0);
});

describe("sentences", () => {
  const claim = /(is|was) (already )?cancelled/;
  const denial = /did not confirm|not cancelled/;

  test("none claims a cancellation that is not verified", () => {
    for (const reason of REASON_NAMES) {
      for (const outcome of OUTCOMES) {
        for (const success of [true, false]) {
          const words = sentenceOf(verdict({ reason, outcome, success, verified: false }));
          if (claim.test(words)) expect(words, `${reason} ${outcome}`).toMatch(denial);
          expect(words).not.toContain("confirms it");
          expect(words).not.toContain("undefined");
        }
      }
    }
  });

  test("every other end says what to do next", () => {
    const next =
      /Sign in with|cancel it there|run this again|Try again|Call the|Write to|yourself|runs resume/i;
    for (const reason of REASON_NAMES) {
      if (reason === "completed" || reason === "already_cancelled") continue;
      for (const outcome of OUTCOMES) {
        const words = sentenceOf(verdict({ reason, outcome, success: false, verified: false }));
        expect(words, `${reason} ${outcome}`).toMatch(next);
      }
    }
  });

  test.each(["llm_no_action", "llm_error"] as const)(
    "%s sends only a cancellation on to the rules, which know no other task",
    (reason) => {
      const told = { reason, success: false, verified: false };
      expect(sentenceOf(verdict({ ...told, kind: "cancel" }))).toContain("--planner rules");
      expect(sentenceOf(verdict({ ...told, kind: "run" }))).not.toContain("rules");
    },
  );

  test("what was spent is said in dollars, or in tokens where no price is known", () => {
    const told = { reason: "budget_exceeded", success: false, verified: false } as const;
    const spent = (costUsd: number | null) =>
      sentenceOf(verdict({ ...told, costUsd, tokens: 900 }));
    expect(spent(0.126)).toContain("($0.13 spent)");
    expect(spent(null)).toContain("(900 tokens spent)");
  });

  test("the good end names the day", () => {
    expect(verdict().sentence).toBe(
      "Streamly is cancelled and ends on 14 December 2026. The site confirms it.",
    );
  });

  test("paused and downgraded are said to be no cancellation", () => {
    for (const outcome of ["paused", "downgraded"] as const) {
      expect(sentenceOf(verdict({ outcome }))).toContain("not cancelled");
    }
  });
});

test("a verdict fits its schema", () => {
  expect(verdictSchema.safeParse(verdict()).error).toBeUndefined();
});

test("a step that a rule kept back was refused by nobody", () => {
  const told = { success: false, verified: false, outcome: "unknown", reason: "human_rejected" };
  const kept = (by: string) =>
    sentenceOf({ ...told, turns: 3, approvals: [{ text: "?", answer: "rejected", by }] } as Told);
  expect(kept("policy: never")).toContain("--approve never (nobody was asked)");
  expect(kept("ann at the terminal")).toContain("not approved");
});
