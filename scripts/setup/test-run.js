import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The tests, and after them one line with the count, for people and programs that read only the end. */
export const testRun = {
  name: "tests",
  prepare() {
    const folder = mkdtempSync(join(tmpdir(), "subterminator-tests-"));
    const report = join(folder, "report.json");
    return {
      command: [
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      finish() {
        const line = summary(report);
        rmSync(folder, { recursive: true, force: true });
        return line;
      },
    };
  },
};

function summary(report) {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    // vitest did not get as far as a report: a mistake in its configuration, or it was killed.
    return "0 passed, 1 failed";
  }
}

/** A file that could not be loaded has no tests to count, yet it failed. */
export function count({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return `${numPassedTests} passed, ${numFailedTests + unloaded.length} failed`;
}
