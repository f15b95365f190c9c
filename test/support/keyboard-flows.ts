import type { Page } from "playwright";
import { expect } from "vitest";
import { axeFaults } from "./axe.ts";
import { comeOut, expectNoMouse, openForKeys, pressByKeys, tabTo, writeByKeys } from "./by-keys.ts";
import { enter } from "./dashboard.ts";
import { logOf, submit, type Place } from "./dashboard-flows.ts";
import { expectTruth, startRun, truthOf } from "./practice-run.ts";
import { PASSWORD, startSignInSite } from "./sign-in-site.ts";

const SITE = "velora-1";

const inWords = (page: Page) => page.locator(".in-words");

async function takeByKey(page: Page): Promise<void> {
  await page.keyboard.press("t");
  await page.locator(".live.mine").waitFor();
  // Keys go to the page at once: the picture has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("CANVAS");
}

async function giveBackByKey(page: Page): Promise<void> {
  await comeOut(page);
  await page.keyboard.press("Enter");
  await page.locator(".live.mine").waitFor({ state: "detached" });
}

/** Start, question, the last step done in the person's own browser page, all by keys: no mouse is touched. */
export async function takeoverByKeys({ board, browser, practice }: Place): Promise<void> {
  const { page, faults } = await openForKeys(browser, board().newLink());
  await startRun(page, practice, SITE);
  await page.locator(".question .mark rect").waitFor();
  const watched = async () =>
    Number(await page.locator(".live canvas").getAttribute("data-frames"));
  await expect.poll(watched).toBeGreaterThan(0);
  await takeByKey(page);
  await inWords(page).getByText("Finish cancellation").waitFor();
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 1280],
    ["light", 360],
    ["dark", 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFaults(page), `taken ${colorScheme} ${width}`).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(`${width} ${wider}`).toBe(`${width} 0`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await inWords(page).textContent()).toContain("Cancel your membership?");
  // Back and forth by the names of controls; what came of each is said.
  const said = inWords(page).getByRole("status");
  await comeOut(page);
  await pressByKeys(page, /^Go back/);
  await expect.poll(() => said.textContent()).toContain("Done: Go back.");
  await inWords(page).getByText("Cancel membership").first().waitFor();
  await tabTo(page, /^Cancel membership/);
  await page.keyboard.press("Enter");
  await inWords(page).getByText("Finish cancellation").waitFor();
  await expectTruth(practice, SITE, { status: "active", commits: 0 });
  await tabTo(page, /^Finish cancellation/);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await truthOf(practice, SITE)).commits).toBe(1);
  await expect.poll(() => said.textContent()).toContain("Done: Finish cancellation.");
  await page.keyboard.press("t");
  await page.locator(".badge.good").waitFor();
  expect(await page.locator(".question").count()).toBe(0);
  await expectTruth(practice, SITE, { status: "cancelled", commits: 1 });
  const events = await page.locator(".timeline").textContent();
  expect(events).toContain("took the mouse");
  expect(events).toContain("Taken over by hand");
  await expectNoMouse(page);
  expect(faults).toEqual([]);
  await page.context().close();
}

/** The same sign-in three ways: keys straight into the picture, fields by name, and a pointer that keys move. */
export async function signInByKeys({ board, browser }: Place, way: Way): Promise<void> {
  const site = await startSignInSite();
  const { page, faults } = await openForKeys(browser, board().newLink());
  const id = await submit(await enter(board()), { url: `${site.origin}/account` });
  await page.goto(`${board().url}/#/runs/${id}`);
  await page.getByRole("heading", { name: "Please sign in" }).waitFor();
  await takeByKey(page);
  await inWords(page).getByLabel("Password", { exact: true }).waitFor();
  await WAYS[way](page, site.origin);
  await expect.poll(() => site.posts).toEqual(["signed in"]);
  if (way !== "fields") await giveBackByKey(page);
  else await page.keyboard.press("t");
  await page.getByRole("button", { name: /^Yes/ }).waitFor();
  await page.keyboard.press("y");
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".badge.good").waitFor();
  expect(site.posts).toEqual(["signed in", "ended"]);
  const log = await logOf(board(), id);
  expect(log).toContain("took the mouse");
  for (const typed of [PASSWORD, "kim@example.com"]) expect(log).not.toContain(typed);
  await expectNoMouse(page);
  expect(faults).toEqual([]);
  await page.context().close();
  await site.close();
}

export type Way = "keys" | "fields" | "pointer";

const WAYS: Record<Way, (page: Page, origin: string) => Promise<void>> = {
  /** The page's own Tab order, as if it were a window. */
  async keys(page) {
    await page.keyboard.press("Tab");
    await page.keyboard.type("kim@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
  },
  async fields(page) {
    await comeOut(page);
    await writeByKeys(page, /^E-mail$/, "kim@example.com");
    await page.keyboard.press("Enter");
    await writeByKeys(page, /^Password$/, PASSWORD);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator(".in-words").getByRole("status").textContent())
      .toContain("Done: Password.");
    // What was sent does not stay in our own page.
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await pressByKeys(page, /^Sign in/);
  },
  /** Pressed where it stands, as on a picture whose parts have no names. */
  async pointer(page, origin) {
    await comeOut(page);
    await tabTo(page, "Pointer by keys", "Shift+Tab");
    await page.keyboard.press("Enter");
    const cross = page.locator(".cross circle");
    await cross.waitFor();
    const own = await page
      .context()
      .browser()
      ?.newPage({ viewport: { width: 1280, height: 720 } });
    await own?.goto(`${origin}/account`);
    const field = await own?.getByLabel("E-mail").boundingBox();
    await own?.close();
    const to = { x: (field?.x ?? 0) + 30, y: (field?.y ?? 0) + 10 };
    for (const [axis, less, more] of [
      ["cx", "ArrowLeft", "ArrowRight"],
      ["cy", "ArrowUp", "ArrowDown"],
    ] as const) {
      const wanted = axis === "cx" ? to.x : to.y;
      const now = async () => Number(await cross.getAttribute(axis));
      for (let step = 0; Math.abs((await now()) - wanted) > 3 && step < 200; step++) {
        const away = wanted - (await now());
        const fine = Math.abs(away) < 25 ? "Shift+" : "";
        await page.keyboard.press(`${fine}${away < 0 ? less : more}`);
        await expect.poll(now).not.toBe(wanted - away);
      }
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await cross.waitFor({ state: "detached" });
    await page.keyboard.type("kim@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
  },
};

/** By one key no; begun anew, stopped and gone on with: the same run, which asks once more. */
export async function refusedAndResumed({
  board,
  browser,
  practice,
}: Omit<Place, "line">): Promise<void> {
  const { page, faults } = await openForKeys(browser, board().newLink());
  const question = page.locator(".question");
  const badge = page.locator(".head .badge");
  const no = async () => {
    await question.waitFor();
    await page.keyboard.press("x");
    await expect.poll(() => badge.textContent(), { timeout: 100_000 }).toContain("You said no");
  };
  const refused = await startRun(page, practice, SITE);
  await no();
  await pressByKeys(page, "Start again");
  await expect.poll(() => page.url()).not.toContain(refused);
  const id = page.url().split("/").at(-1) ?? "";
  await question.waitFor();
  await pressByKeys(page, /^Stop$/, "Shift+Tab");
  await page.getByRole("button", { name: "Go on" }).waitFor();
  await question.waitFor({ state: "detached" });
  await pressByKeys(page, "Go on");
  await no();
  expect(page.url()).toContain(id);
  await expectTruth(practice, SITE, { status: "active", commits: 0 });
  // One log holds both: it was interrupted, and the same run went on.
  expect(await logOf(board(), id)).toMatch(/"reason":"interrupted"[^]*"reason":"human_rejected"/);
  await expectNoMouse(page);
  expect(faults).toEqual([]);
  await page.context().close();
}

/** From a run that has ended: its proof in the page, as PDF, as a file that verifies, and every byte checked. */
export async function proofByKeys(page: Page): Promise<void> {
  const shown = page.waitForResponse(/\/files\//);
  await pressByKeys(page, /^Proof$/);
  await page.locator("iframe.proof").waitFor();
  // Nothing runs in that frame, not even the test's own eyes.
  expect((await shown).status()).toBe(200);
  expect(await savedByKeys(page, "As PDF")).toMatch(/\.pdf$/);
  expect(await savedByKeys(page, "As a file that verifies")).toMatch(/\.html$/);
  await pressByKeys(page, "Check every byte");
  await page.getByRole("status").filter({ hasText: "are as they were written" }).waitFor();
}

/** The name of the file that this button gives. */
export async function savedByKeys(page: Page, name: string): Promise<string> {
  const file = page.waitForEvent("download");
  await pressByKeys(page, name);
  return (await file).suggestedFilename();
}

/** j goes down the list; s selects the run that it stands on, where that is one of these. */
async function selectByKeys(page: Page, rows: string, count: number): Promise<void> {
  const chosen = page.locator(".bulk").getByText(`${count} selected`);
  for (let step = 0; step < 60 && !(await chosen.isVisible()); step++) {
    await page.keyboard.press("j");
    const wanted = await page.evaluate(
      (which) =>
        document.activeElement?.closest(which)?.querySelector("input:enabled:not(:checked)") !=
        null,
      rows,
    );
    if (wanted) await page.keyboard.press("s");
  }
  await chosen.waitFor();
}

/** What waits its turn is taken back together; what was stopped together is begun again together; all by keys alone. */
export async function manyAtOnce(
  { board, browser, practice }: Place,
  sites: { busy: string[]; queued: string[] },
): Promise<void> {
  const { page, faults } = await openForKeys(browser, board().newLink());
  const call = await enter(board());
  for (const id of [...sites.busy, ...sites.queued]) {
    const { url, goal } = practice.scenarios.find((one) => one.id === id) ?? {};
    await submit(call, { url, goal });
  }
  const [busy, queued] = [sites.busy.length, sites.queued.length];
  const count = (rows: string) => page.locator(rows).count();
  await expect.poll(() => count(".row.queued"), { timeout: 100_000 }).toBe(queued);
  await expect.poll(() => count(".row.waiting"), { timeout: 100_000 }).toBe(busy);
  // b goes to what can be done with all of them.
  await selectByKeys(page, ".row.queued", queued);
  await page.keyboard.press("b");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    `Take back or stop (${queued})`,
  );
  await page.keyboard.press("Enter");
  const told = page.locator("p.told");
  await expect.poll(() => told.textContent()).toBe(`${queued} runs are stopped.`);
  // The buttons are gone: whoever goes by keys is not sent back to the top of the page.
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("told");
  await expect.poll(() => count(".row.queued")).toBe(0);
  await selectByKeys(page, ".row.waiting", busy);
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect.poll(() => count(".row .badge.bad"), { timeout: 60_000 }).toBe(busy);
  const open = await count(".row input:enabled");
  // All that are left in one go where nothing else is listed; else one at a time.
  if (busy > 1 && open === busy) {
    await tabTo(page, `Select all ${busy}`);
    await page.keyboard.press("Space");
  } else await selectByKeys(page, ".row:has(.badge.bad)", busy);
  await page.locator(".bulk").getByText(`${busy} selected`).waitFor();
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => told.textContent())
    .toBe(busy === 1 ? "1 run begins again." : `${busy} runs begin again.`);
  await expect.poll(() => count(".row.waiting"), { timeout: 100_000 }).toBe(busy);
  for (const site of [...sites.busy, ...sites.queued])
    await expectTruth(practice, site, { status: "active", commits: 0 });
  // Nothing is left waiting for whoever comes next.
  await page.keyboard.press("q");
  for (let left = busy; left > 0; left--) {
    await expect.poll(() => count(".question")).toBe(left);
    await page.keyboard.press("x");
    await expect.poll(() => count(".question")).toBe(left - 1);
  }
  await expectNoMouse(page);
  expect(faults).toEqual([]);
  await page.context().close();
}
