import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Violation } from "../invariants.ts";
import type { Part } from "../part.ts";
import { newTally } from "../tally.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const VITEST = join(ROOT, "node_modules", "vitest", "vitest.mjs");

const REPORTER = join(ROOT, "torture", "line-reporter.ts");

type Suite = {
  name: string;
  about: string;
  invariant: Violation["invariant"];
  files: string[];
  /** For the time there is, in seconds. */
  env?: (seconds: number) => NodeJS.ProcessEnv;
  unit: string;
  goal: number;
  leastMs: number;
  /** How many trials stand behind the tests, from what the run printed; without it the tests themselves are counted. */
  countIn?: (printed: string) => number;
};

type Ended = { fullName: string; state: string };

/** Trials that are tests already: they are run as they are, with their own oracle, and counted as they end. */
const suite = (one: Suite): Part => ({
  name: one.name,
  about: one.about,
  goal: one.goal,
  leastMs: one.leastMs,
  trialMs: one.leastMs,
  async run({ stop }) {
    const tally = newTally(one.unit);
    const seconds = (stop - Date.now()) / 1000;
    const child = spawn(
      process.execPath,
      [VITEST, "run", "--testTimeout=3000000", `--reporter=${REPORTER}`, ...one.files],
      {
        cwd: ROOT,
        // Files that `npm test` leaves out are tried here.
        env: { ...process.env, SUBTERMINATOR_LONG: "1", ...one.env?.(seconds) },
        stdio: ["ignore", "pipe", "pipe"],
        // A group of its own, so that what it started ends with it.
        detached: true,
      },
    );
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (printed += String(chunk)));
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      endGroup(child.pid, "SIGTERM");
      setTimeout(() => endGroup(child.pid, "SIGKILL"), ENDING_MS).unref();
    }, seconds * 1000);
    const interrupted = (signal: NodeJS.Signals): void => {
      endGroup(child.pid, "SIGKILL");
      process.kill(process.pid, signal);
    };
    for (const signal of ENDS) process.once(signal, interrupted);
    await once(child, "close");
    for (const signal of ENDS) process.off(signal, interrupted);
    clearTimeout(timer);
    const tests = [...printed.matchAll(/^@test (\{.*\})$/gm)].map(
      ([, line]) => JSON.parse(line ?? "{}") as Ended,
    );
    const ran = tests.filter(({ state }) => state !== "skipped");
    tally.trials = one.countIn?.(printed) ?? ran.length;
    tally.found.push(
      ...tests
        .filter(({ state }) => state === "failed")
        .map(({ fullName }) => ({ invariant: one.invariant, what: fullName })),
    );
    tally.notes.push(
      `${ran.length} tests ended${stopped ? "; its time was over before the rest had" : ""}`,
    );
    return tally;
  },
});

const ENDS = ["SIGINT", "SIGTERM"] as const;
/** For browsers to be closed by what started them. */
const ENDING_MS = 3_000;

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

export const swaps = suite({
  name: "swaps",
  about:
    "what was confirmed is swapped before the click, 15 ways, by an echoing caller and by a person",
  invariant: "I1",
  files: ["test/browser/safety-swaps-ask.test.ts", "test/browser/safety-swaps-echo.test.ts"],
  // Both files side by side, 15 ways each; a trial takes a third of a second on a busy machine.
  env: (seconds) => ({
    SAFETY_TRIALS:
      process.env["SAFETY_TRIALS"] ??
      // Half of them each way: fewer than two are none.
      String(Math.min(180, Math.max(2, Math.floor((seconds - 20) / 15)))),
    SAFETY_REPORT: "1",
  }),
  leastMs: 45_000,
  unit: "trials",
  goal: 15 * 180,
  countIn: (printed) =>
    [...printed.matchAll(/^\w+ (\d+) \{/gm)].reduce((sum, [, count]) => sum + Number(count), 0),
});

export const canary = suite({
  name: "canary",
  about:
    "secrets that are typed and echoed, looked for in everything that comes out, pictures included",
  invariant: "I4",
  files: ["test/browser/redaction.test.ts", "src/contract/redact"],
  unit: "tests",
  goal: 1,
  leastMs: 30_000,
});

export const egress = suite({
  name: "egress",
  about: "every channel and every spelling of a private address",
  invariant: "I5",
  files: ["test/browser/egress", "src/contract/egress"],
  unit: "tests",
  goal: 1,
  leastMs: 30_000,
});

export const disk = suite({
  name: "disk",
  about: "a disk that is full, broken or read-only at the n-th write, for every n",
  invariant: "I8",
  files: ["test/runs/full-disk.test.ts", "src/runs/store-faults.test.ts"],
  unit: "tests",
  goal: 1,
  leastMs: 30_000,
});
