import { expect, test } from "vitest";
import { reportChaos, type ChaosEnd } from "../../scripts/fleet/chaos-report.ts";
import type { Judged } from "../../scripts/fleet/judge.ts";
import { VERDICT } from "../support/queue-worker.ts";

type Run = Partial<Omit<Judged, "job">> & { job?: Partial<Judged["job"]> };

function judged({ job, ...more }: Run = {}): Judged {
  return {
    job: { id: "r", stage: "ended", verdict: VERDICT, ...job } as Judged["job"],
    site: "s",
    status: "cancelled",
    commits: 1,
    harmful: 0,
    right: true,
    intact: true,
    problems: [],
    seconds: 1,
    ...more,
  };
}

/** What is said, and whether it holds. */
function report(run: Run = {}, more: Partial<ChaosEnd> = {}): { holds: boolean; words: string } {
  const said: string[] = [];
  const nothing = { stops: 0, restarts: 0, crashes: 0, cuts: 0, refusals: 0 };
  const holds = reportChaos({
    judged: [judged(), judged({ ...run, job: { id: "other", ...run.job } })],
    struck: new Map(),
    disturbed: { ...nothing, fullDisks: 0, fullDatabases: 0 },
    couldMount: true,
    killed: 1,
    again: 0,
    events: { count: 10, missing: 0, seen: 10, lost: 0 },
    takeovers: [{ seconds: 40, countedSeconds: 12 }],
    left: [],
    seed: 1,
    minutes: 1,
    say: (line) => said.push(line),
    ...more,
  });
  return { holds, words: said.join("\n") };
}

const UNKNOWN = { ...VERDICT, outcome: "unknown", verified: false };
const BLOCKED = { ...VERDICT, reason: "no_way_found", outcome: "active", verified: false };

test.each<[string, Run, Partial<ChaosEnd>?]>([
  ["something false was said", { right: false, job: { verdict: BLOCKED } }],
  ["an end was done twice", { commits: 2, right: false }],
  ["a log is broken", { intact: false }],
  ["a run has no end", { status: "active", commits: 0, job: { stage: "running" } }],
  ["an event's number is missing", {}, { events: { count: 9, missing: 1, seen: 9, lost: 0 } }],
  ["the end of a log is gone", {}, { events: { count: 9, missing: 0, seen: 10, lost: 1 } }],
  ["a takeover was late", {}, { takeovers: [{ seconds: 31, countedSeconds: 31 }] }],
])("it fails where %s", (_, run, more) => {
  expect(report(run, more).holds).toBe(false);
});

test("what a run says of itself is counted apart: done, not done, not known, left to a person", () => {
  expect(report()).toMatchObject({ holds: true, words: expect.stringContaining("2 done and") });
  const undone = { status: "active", commits: 0, job: { verdict: BLOCKED } };
  const cases: [Run, string][] = [
    [undone, "1 done and proven, 1 not done and said so"],
    [{ right: false, job: { verdict: UNKNOWN } }, "1 that say they do not know"],
    [{ right: false, job: { stage: "failed" } }, "1 left to a person"],
  ];
  for (const [run, words] of cases)
    expect(report(run)).toMatchObject({ holds: true, words: expect.stringContaining(words) });
});

test("a job that was handed in more often than there are sites is counted once", () => {
  const one = judged();
  const { words } = report({}, { judged: [one, one, judged({ job: { id: "other" } })] });
  expect(words).toContain("2 runs: 2 done and proven");
});
