import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { launch, openDashboard, openWindow, type TestDashboard } from "../support/dashboard.ts";
import { expectTruth } from "../support/practice-run.ts";

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

/** Tab to the control of this name: what a person without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const here = document.activeElement;
      if (here?.matches("a, button, input, textarea, select") !== true) return "";
      return `${here?.textContent ?? ""} ${here?.getAttribute("aria-label") ?? ""} ${(here as HTMLInputElement | null)?.labels?.[0]?.textContent ?? ""}`;
    });
    if (at.includes(name)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test(
  "from the link to a verified cancellation by keyboard alone: start, watch live, say yes with two keys, proof",
  { timeout: 300_000 },
  async () => {
    const site = practice.scenarios.find(({ id }) => id === "velora-1");
    const { page, faults, requests } = await openWindow(browser, board.newLink());
    await page.keyboard.press("n");
    await page.locator(".services button").first().waitFor();
    await tabTo(page, "Which service?");
    await page.keyboard.type(site?.url ?? "");
    await tabTo(page, "What is wanted");
    await page.keyboard.type(site?.goal ?? "");
    await tabTo(page, "Your reason");
    await page.keyboard.type("Moving abroad");
    await tabTo(page, "Start");
    await page.keyboard.press("Enter");
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
    await tabTo(page, "Proof");
    const shown = page.waitForResponse(/\/files\//);
    await page.keyboard.press("Enter");
    await page.locator("iframe.proof").waitFor();
    // Nothing runs in that frame, not even the test's own eyes.
    expect((await shown).status()).toBe(200);
    expect(faults).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(board.url) && !url.startsWith("blob:")),
    ).toEqual([]);
    await page.context().close();
  },
);
