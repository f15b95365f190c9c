import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readmeLines } from "../support/readme-lines.ts";
import { startGroup } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** What is typed in a clone; the lines for the published package are tried in packed.test.ts. */
const LINES = readmeLines("Try it").filter((line) => !line.startsWith("npx "));

test("the try-it part has the commands that a new user types first", () => {
  expect(LINES).toContain("npm run demo");
  expect(LINES.length).toBeGreaterThanOrEqual(3);
});

test.each(LINES)("the README's line %j does what it says", { timeout: 600_000 }, async (line) => {
  const { child, ended, printed, stop } = startGroup(
    "sh",
    ["-c", `cd "$0" && exec ${line}`, ROOT],
    {
      ...process.env,
      SUBTERMINATOR_HOME: tempFolder(),
      NO_COLOR: "1",
    },
  );
  onTestFinished(stop);
  child.stdin.end();
  // What serves goes on until somebody stops it.
  if (/\bserve\b/.test(line)) {
    const said = await printed("/s/velora-1");
    const address = /http:\/\/127\.0\.0\.1:\d+\/s\/velora-1[^\s"]*/.exec(said)?.[0] ?? "";
    expect((await fetch(address)).ok).toBe(true);
    stop();
    await ended;
    return;
  }
  const { code, stdout, stderr } = await ended;
  expect(stderr + stdout).not.toMatch(/\bat .*\.[jt]s:\d+:\d+/);
  expect(code).toBe(0);
  expect(stdout.length).toBeGreaterThan(100);
});
