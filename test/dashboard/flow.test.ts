import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { expectNoMouse, openForKeys, pressByKeys, tabTo, writeByKeys } from "../support/by-keys.ts";
import { launch, openDashboard, type TestDashboard } from "../support/dashboard.ts";
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

test(
  "from the link to a verified cancellation by keyboard alone: start, watch live, say yes with two keys, proof",
  { timeout: 300_000 },
  async () => {
    const site = practice.scenarios.find(({ id }) => id === "velora-1");
    const { page, faults, requests } = await openForKeys(browser, board.newLink());
    await page.keyboard.press("n");
    await page.locator(".services button").first().waitFor();
    await writeByKeys(page, "Which service?", site?.url ?? "");
    await writeByKeys(page, "What is wanted", site?.goal ?? "");
    await writeByKeys(page, "Your reason", "Moving abroad");
    await pressByKeys(page, /^Start$/);
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
    const saved = async (name: string, key: string): Promise<string> => {
      const file = page.waitForEvent("download");
      await tabTo(page, name, key);
      await page.keyboard.press("Enter");
      return (await file).suggestedFilename();
    };
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
    expect(await saved("Download events", "Tab")).toMatch(/\.jsonl$/);
    await pressByKeys(page, /^Proof$/, "Shift+Tab");
    await page.locator("iframe.proof").waitFor();
    expect(await saved("As PDF", "Tab")).toMatch(/\.pdf$/);
    expect(await saved("As a file that verifies", "Tab")).toMatch(/\.html$/);
    await pressByKeys(page, "Check every byte");
    await page.getByRole("status").filter({ hasText: "are as they were written" }).waitFor();
    await page.keyboard.press("o");
    await page.locator(".ends").waitFor();
    expect(await saved("Calendar file", "Tab")).toMatch(/\.ics$/);
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
    const site = practice.scenarios.find(({ id }) => id === "lingostar-1");
    const { page, faults } = await openForKeys(browser, board.newLink());
    await page.keyboard.press("n");
    await page.locator(".services button").first().waitFor();
    await writeByKeys(page, "Which service?", site?.url ?? "");
    await writeByKeys(page, "What is wanted", site?.goal ?? "");
    await pressByKeys(page, /^Start$/);
    await page.locator(".question").waitFor();
    await page.keyboard.press("x");
    const badge = page.locator(".head .badge");
    await expect.poll(() => badge.textContent(), { timeout: 60_000 }).toContain("You said no");
    await tabTo(page, "Start again");
    await page.keyboard.press("Enter");
    await page.locator(".question").waitFor();
    await tabTo(page, /^Stop$/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Go on" }).waitFor();
    await tabTo(page, "Go on");
    await page.keyboard.press("Enter");
    await page.locator(".question").waitFor();
    await page.keyboard.press("x");
    await expect.poll(() => badge.textContent(), { timeout: 60_000 }).toContain("You said no");
    await expectTruth(practice, "lingostar-1", { status: "active", commits: 0 });
    await expectNoMouse(page);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);
