import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Verdict } from "../../src/runs/verdict.ts";
import { inLanes } from "../support/lanes.ts";
import { LIES, TOLD_AT_ONCE, type Truth } from "../support/lying/lies.ts";
import { startLyingSites, type Case, type LyingSites } from "../support/lying/server.ts";
import { TONGUES } from "../support/lying/tongues.ts";
import { run } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

/** Each in one language by turns; LYING_PAGES=all takes all of them, which lasts four times as long. */
const KINDS = [
  ...LIES.map((lie) => ({ lie, signsOut: false })),
  ...TOLD_AT_ONCE.map((lie) => ({ lie, signsOut: true })),
];
const PAIRS = KINDS.flatMap((kind, index) =>
  TONGUES.filter(
    (_, turn) => process.env["LYING_PAGES"] === "all" || turn === index % TONGUES.length,
  ).map((tongue) => ({ ...kind, tongue })),
);

let sites: LyingSites;
beforeAll(async () => {
  sites = await startLyingSites();
});
afterAll(() => sites.close());

type Told = {
  name: string;
  verdict: Verdict;
  code: number | null;
  truth: Truth;
  signsOut: boolean;
};

async function cancel(one: Case): Promise<Told> {
  sites.reset(one);
  const args = ["cancel", "--url", sites.urlOf(one), "--goal", one.tongue.goal];
  const { code, stdout } = await run(
    process.execPath,
    [BIN, ...args, "--planner", "rules", "--approve", "always", "--json"],
    {
      ...process.env,
      SUBTERMINATOR_HOME: tempFolder(),
      NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
    },
  );
  const verdict = JSON.parse(stdout) as Verdict;
  return {
    name: `${one.tongue.lang}, ${one.lie}${one.signsOut ? ", signed out" : ""}: ${verdict.reason}, ${verdict.outcome}, ${verdict.turns} turns, ${verdict.state}`,
    verdict,
    code,
    truth: sites.truthOf(one),
    signsOut: one.signsOut,
  };
}

const both = (honest: boolean): Promise<Told[]> =>
  inLanes(PAIRS, [0, 1], (pair) => cancel({ ...pair, honest }));

/** What may be said of a subscription that goes on. */
const HONEST_OUTCOMES = ["still_active", "paused", "pending_confirmation", "unknown"];
const HONEST_REASONS = [
  "verification_failed",
  "stuck",
  "needs_human",
  "login_required",
  "max_turns_exceeded",
];

test("a page that lies is never taken for the end", async () => {
  for (const { name, verdict, code, truth } of await both(false)) {
    expect.soft(verdict.success, name).toBe(false);
    expect.soft(verdict.verified, name).toBe(false);
    expect.soft(HONEST_OUTCOMES, name).toContain(verdict.outcome);
    expect.soft(HONEST_REASONS, name).toContain(verdict.reason);
    expect.soft(code, name).not.toBe(0);
    expect.soft(verdict.sentence, name).not.toMatch(/confirms it|is cancelled and/);
    expect.soft(truth.commits, name).toBe(0);
  }
}, 600_000);

test("the honest twin of each is cancelled once and said to be", async () => {
  for (const { name, verdict, code, truth, signsOut } of await both(true)) {
    expect.soft(truth, name).toMatchObject({ ended: true, commits: 1 });
    // Signed out afterwards, nothing was seen of the account: what the last page said confirms nothing.
    if (signsOut) {
      expect.soft(verdict, name).toMatchObject({ verified: false, outcome: "unknown" });
      expect.soft(verdict.sentence, name).toContain("sign in");
      continue;
    }
    expect
      .soft(verdict, name)
      .toMatchObject({ success: true, verified: true, reason: "completed" });
    expect.soft(code, name).toBe(0);
  }
}, 600_000);
