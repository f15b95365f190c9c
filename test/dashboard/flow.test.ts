import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { expectNoMouse, openForKeys, tabTo } from "../support/by-keys.ts";
import { launch, openDashboard, type TestDashboard } from "../support/dashboard.ts";
import { anew } from "../support/dashboard-flows.ts";
import { proofByKeys, refusedAndResumed, savedByKeys } from "../support/keyboard-flows.ts";
import { expectTruth, startRun } from "../support/practice-run.ts";

let board: TestDashboard;
let browser: Browser;
let practice: Practice;
beforeAll(async () => {
  [board, browser, practice] = await Promise.all([
    openDashboard(),
    launch(),
    startPractice({ port: 0 }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await board.stop();
  await practice.close();
});

test(
  "from the link to a verified cancellation by keyboard alone: start, watch live, say yes with two keys, proof",
  { timeout: 300_000 },
  async () => {
    const { page, faults, requests } = await openForKeys(browser, board.newLink());
    await startRun(page, practice, "velora-1", "Moving abroad");
    const canvas = page.locator(".live canvas");
    await canvas.waitFor();
    await expect
      .poll(async () => Number(await canvas.getAttribute("data-frames")))
      .toBeGreaterThan(0);
    await page.locator(".question .mark rect").waitFor();
    expect(await page.title()).toContain("(1)");
    expect(await page.locator(".question h2").textContent()).toContain("Finish cancellation");
    await page.keyboard.press("y");
    const second = page.getByRole("alertdialog");
    await second.waitFor();
    // The first key alone is no yes.
    await expectTruth(practice, "velora-1", { status: "active", commits: 0 });
    await page.keyboard.press("Escape");
    await second.waitFor({ state: "detached" });
    await page.keyboard.press("y");
    await second.waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".badge.good").waitFor();
    await expectTruth(practice, "velora-1", { status: "cancelled", commits: 1 });
    const [run = ""] = readdirSync(join(board.home, "runs"));
    const log = readFileSync(join(board.home, "runs", run, "events.jsonl"), "utf8");
    expect(log).toContain('"reason":"Moving abroad"');
    await proofByKeys(page);
    await page.keyboard.press("r");
    await page.locator(".row").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.locator(".turn").first().waitFor();
    // The steps too are gone through by keys, and each of their pictures opens.
    await page.keyboard.press("j");
    await tabTo(page, /^Picture of/);
    await page.keyboard.press("Enter");
    await page.locator(".thumb.open").waitFor();
    await tabTo(page, "What happened", "Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    expect(await savedByKeys(page, "Download events")).toMatch(/\.jsonl$/);
    await page.keyboard.press("o");
    await page.locator(".ends").waitFor();
    expect(await savedByKeys(page, "Calendar file")).toMatch(/\.ics$/);
    await expectNoMouse(page);
    expect(faults).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(board.url) && !url.startsWith("blob:")),
    ).toEqual([]);
    await page.context().close();
  },
);

test(
  "a no by one key does nothing on the site; what was refused is started again, stopped and gone on with by keys",
  { timeout: 300_000 },
  async () => {
    await anew(practice);
    await refusedAndResumed({ board: () => board, browser, practice });
  },
);
