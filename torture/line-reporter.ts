import { writeSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";

/** A line for each test as it ends, so that what a stopped run had done by then is known. */
export default class LineReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const line = { fullName: test.fullName, state: test.result().state };
    writeSync(1, `${MARK}${JSON.stringify(line)}\n`);
  }
}

const MARK = "@test ";
