import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Violation } from "../invariants.ts";
import type { Part } from "../part.ts";
import { newTally } from "../tally.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const VITEST = join(ROOT, "node_modules", "vitest", "vitest.mjs");

type Suite = {
  name: string;
  about: string;
  invariant: Violation["invariant"];
  files: string[];
  env?: NodeJS.ProcessEnv;
  unit: string;
  goal: number;
  /** How many trials stand behind the tests, from what the run printed; without it the tests themselves are counted. */
  countIn?: (printed: string) => number;
};

type Report = {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** Trials that are tests already: they are run as they are, with their own oracle, and counted. */
const suite = ({ name, about, invariant, files, env, unit, goal, countIn }: Suite): Part => ({
  name,
  about,
  goal,
  async run() {
    const tally = newTally(unit);
    const folder = mkdtempSync(join(tmpdir(), "subterminator-torture-"));
    const file = join(folder, "report.json");
    const child = spawn(
      process.execPath,
      [VITEST, "run", "--testTimeout=3000000", "--reporter=json", `--outputFile=${file}`, ...files],
      { cwd: ROOT, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] },
    );
    let printed = "";
    child.stderr.on("data", (chunk) => (printed += String(chunk)));
    await once(child, "close");
    const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
    rmSync(folder, { recursive: true, force: true });
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    tally.trials = countIn?.(printed) ?? tests.filter(({ status }) => status !== "skipped").length;
    tally.found.push(
      ...tests
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => ({ invariant, what: fullName })),
    );
    tally.notes.push(`${tests.length} tests in ${testResults.length} files`);
    return tally;
  },
});

export const swaps = suite({
  name: "swaps",
  about:
    "what was confirmed is swapped before the click, 15 ways, by an echoing caller and by a person",
  invariant: "I1",
  files: ["test/browser/safety-swaps-ask.test.ts", "test/browser/safety-swaps-echo.test.ts"],
  env: { SAFETY_TRIALS: process.env["SAFETY_TRIALS"] ?? "180", SAFETY_REPORT: "1" },
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
});

export const egress = suite({
  name: "egress",
  about: "every channel and every spelling of a private address",
  invariant: "I5",
  files: ["test/browser/egress", "src/contract/egress"],
  unit: "tests",
  goal: 1,
});

export const disk = suite({
  name: "disk",
  about: "a disk that is full, broken or read-only at the n-th write, for every n",
  invariant: "I8",
  files: ["test/runs/full-disk.test.ts", "src/runs/store-faults.test.ts"],
  unit: "tests",
  goal: 1,
});
