import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../../src/browser/launch.ts";

const folder = mkdtempSync(join(tmpdir(), "subterminator-launch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === "win32")("what the browser is started with", () => {
  test("our list of features to switch off holds all of Playwright's: Chromium heeds only the last", async () => {
    const file = join(folder, "arguments");
    const program = join(folder, "no-browser");
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${file}'\nexit 1\n`);
    chmodSync(program, 0o755);
    await expect(
      launchBrowser({ executablePath: program, headed: false, home: folder }),
    ).rejects.toThrow();
    const lists = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("--disable-features="))
      .map((line) => line.slice("--disable-features=".length).split(","));
    expect(lists.length, "Playwright's and ours").toBe(2);
    const [playwrights = [], ours = []] = lists;
    expect(playwrights.length).toBeGreaterThan(5);
    expect(playwrights.filter((feature) => !ours.includes(feature))).toEqual([]);
  });
});
