import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { packageRoot as root } from "./paths.js";
import { SetupError } from "./setup-error.js";

const NOTE = join(root, "node_modules", ".cache", "subterminator", "failed-tests.json");
/** A machine that was busy for a moment fails a test or two; more than that is a fault of the program. */
const MOST = 3;

/** The files whose tests failed, for `npm run test:failed`. */
export function noteFailedFiles({ testResults }) {
  const files = testResults
    .filter((file) => file.status === "failed" && file.name)
    .map((file) => relative(root, file.name));
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify(files));
}

export function forgetFailedFiles() {
  rmSync(NOTE, { force: true });
}

/** What `npm test` noted; it runs once, so a second failure is final. */
export function takeFailedFiles() {
  let files = [];
  try {
    files = JSON.parse(readFileSync(NOTE, "utf8"));
  } catch {
    // Nothing noted: no tests were run, or they did not get as far as a report.
  }
  forgetFailedFiles();
  if (files.length === 0)
    throw new SetupError("No failed tests are noted.", { type: ["npm test"] });
  if (files.length > MOST)
    throw new SetupError(
      `${files.length} files failed, which is no accident:\n${files.join("\n")}`,
    );
  console.log(`These failed among the others and run alone now: ${files.join(", ")}`);
  return files;
}
