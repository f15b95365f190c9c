import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runJob } from "../../src/agent/run-job.ts";
import { createBrowsers } from "../../src/browser/browsers.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import { genericService } from "../../src/services/generic.ts";
import { inLanes } from "../../test/support/lanes.ts";
import { LIES, TOLD_AT_ONCE } from "../../test/support/lying/lies.ts";
import { startLyingSites, type Case, type LyingSites } from "../../test/support/lying/server.ts";
import { TONGUES } from "../../test/support/lying/tongues.ts";
import { dice } from "../dice.ts";
import { violations } from "../invariants.ts";
import { vary } from "../lies/vary.ts";
import { paperBrowsers } from "../lies/paper-browsers.ts";
import type { Part, PartOptions } from "../part.ts";
import { newTally, type Tally } from "../tally.ts";

export const lies: Part = {
  name: "lies",
  about:
    "whole cancellations on made-up services, half of which lie about the end, without a browser",
  goal: 1_000,
  leastMs: 8_000,
  trialMs: 3_000,
  run: (options) => manyCancellations(options, paperBrowsers(), 24),
};

export const liesInBrowser: Part = {
  name: "lies-in-browser",
  about: "the same in a real browser",
  goal: 100,
  leastMs: 35_000,
  trialMs: 20_000,
  run: (options) =>
    manyCancellations(
      options,
      createBrowsers({
        confirmations: "ask",
        allowedHosts: ["127.0.0.1"],
        ...(process.env["SUBTERMINATOR_BROWSER"] !== undefined && {
          executablePath: process.env["SUBTERMINATOR_BROWSER"],
        }),
      }),
      4,
    ),
};

async function manyCancellations(
  { trials, seed, until }: PartOptions,
  browsers: Browsers,
  atOnce: number,
): Promise<Tally> {
  const tally = newTally("runs");
  const cases = rollCases(trials, seed);
  const sites = await startLyingSites(cases.map(({ tongue }) => tongue));
  const count = {
    lying: 0,
    honest: 0,
    plain: 0,
    stalled: 0,
    stalledPlain: 0,
    cancelled: 0,
    repeated: 0,
  };
  const stalls = new Map<string, number>();
  try {
    await inLanes(
      cases,
      Array.from({ length: atOnce }, (_, lane) => lane),
      async (one) => {
        if (until()) return;
        const { verdict, unreadable } = await cancel(one, sites, browsers);
        const truth = sites.truthOf(one);
        const words = `${one.tongue.lang} "${one.lie}"${one.signsOut ? ", signed out" : ""}: ${verdict.sentence}`;
        tally.trials++;
        count[one.honest ? "honest" : "lying"]++;
        if (one.honest && verdict.success) count.cancelled++;
        if (one.honest && !one.signsOut) count.plain++;
        if (one.honest && !verdict.success) {
          count.stalled++;
          if (!one.signsOut) count.stalledPlain++;
          const why = `${one.tongue.lang} "${one.lie}"${one.signsOut ? ", signed out" : ""}: ${verdict.reason} at ${verdict.state}`;
          stalls.set(why, (stalls.get(why) ?? 0) + 1);
        }
        const says =
          verdict.success ||
          ["cancelled", "ends_on", "already_cancelled"].includes(verdict.outcome);
        tally.found.push(
          ...violations({
            entries: [],
            approvals: [],
            verdict: { saysCancelled: says, isCancelled: truth.ended, words },
            unreadable,
          }),
        );
        const yeses = verdict.approvals.filter(({ answer }) => answer === "approved").length;
        const what = `${truth.commits} commits, ${yeses} yeses: ${words}`;
        if (truth.commits > yeses) tally.found.push({ invariant: "I2", what });
        if (truth.commits > 1) count.repeated++;
      },
    );
  } finally {
    await browsers.closeAll();
    await sites.close();
  }
  tally.notes.push(
    `${count.lying} lying, ${count.honest} honest: ${count.cancelled} cancelled and said so, ${count.stalled} honest stalls; on the ${count.plain} whose account page speaks ${count.stalledPlain} (${((100 * count.stalledPlain) / Math.max(1, count.plain)).toFixed(1)} %); ${count.repeated} committed more than once, each time with a yes`,
    ...[...stalls]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 8)
      .map(([why, times]) => `stalled ${times} times: ${why}`),
  );
  return tally;
}

/** Every lie in turn, half of them told; each with words, day and price of its own. */
function rollCases(trials: number, seed: number): Case[] {
  const roll = dice(seed);
  const kinds = [
    ...LIES.filter((lie) => lie !== "closing words that were there before").map((lie) => ({
      lie,
      signsOut: false,
    })),
    ...TOLD_AT_ONCE.map((lie) => ({ lie, signsOut: true })),
  ];
  return Array.from({ length: trials }, (_, at) => ({
    ...(kinds[(at >> 1) % kinds.length] as (typeof kinds)[number]),
    honest: at % 2 === 1,
    tongue: vary(roll.pick(TONGUES), roll, `t${at}`),
  }));
}

async function cancel(
  one: Case,
  sites: LyingSites,
  browsers: Browsers,
): Promise<{ verdict: Verdict; unreadable: string[] }> {
  const home = mkdtempSync(join(tmpdir(), "subterminator-torture-"));
  const url = sites.urlOf(one);
  const store = jsonlStore({ home });
  try {
    const verdict = await runJob({
      kind: "cancel",
      service: genericService(url),
      url,
      goal: one.tongue.goal,
      planner: rulesPlanner,
      approve: "always",
      person: undefined,
      mode: "run",
      limits: { turns: 20, timeMs: 5 * 60_000 },
      browsers,
      open: {},
      store,
      signal: new AbortController().signal,
      onEvent: () => undefined,
      version: "torture",
      now: Date.now,
    });
    const verified = await verifyRun(store, verdict.runId);
    return { verdict, unreadable: verified.problems.map(({ what }) => what) };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
