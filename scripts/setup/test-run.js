import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetFailedFiles, noteFailedFiles, takeFailedFiles } from "./failed-tests.js";

/** The tests, and after them one line with the count, for people and programs that read only the end. */
export const testRun = {
  name: "tests",
  prepare() {
    forgetFailedFiles();
    return vitest([], noteFailedFiles);
  },
};

/** What failed in the last run, one file after the other, with the machine to itself. */
export const failedTestRun = {
  name: "tests",
  prepare: () => vitest([...takeFailedFiles(), "--no-file-parallelism"]),
};

function vitest(more, onReport) {
  const folder = mkdtempSync(join(tmpdir(), "subterminator-tests-"));
  // A database that tests start as another user has to reach its folder below this one.
  chmodSync(folder, 0o711);
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    command: ["vitest", "run", ...reporters, ...more],
    // Whatever a browser or a killed process leaves behind lies here, and goes with it.
    // Each of some hundred processes loads the same sources: compiled once, the second one starts in half of the time.
    env: {
      TMPDIR: folder,
      TEMP: folder,
      TMP: folder,
      NODE_COMPILE_CACHE: join(folder, "subterminator-test-compiled"),
    },
    finish() {
      const line = summary(report, onReport);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      return line;
    },
  };
}

function summary(report, onReport) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    // vitest did not get as far as a report: a mistake in its configuration, or it was killed.
    return "0 passed, 1 failed";
  }
  onReport?.(results);
  return count(results);
}

/** A file that could not be loaded has no tests to count, yet it failed. */
export function count({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return `${numPassedTests} passed, ${numFailedTests + unloaded.length} failed`;
}
