import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of its own for the running test, removed after it. */
export function tempFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "subterminator-test-")));
  onTestFinished(() =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  );
  return folder;
}
