import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { judgeAll } from "../../scripts/fleet/judge.ts";
import { makeWorld, type World } from "../../scripts/fleet/world.ts";
import {
  enter,
  launch,
  openDashboard,
  openWindow,
  type TestDashboard,
} from "../support/dashboard.ts";
import { expectTruth, startRun } from "../support/practice-run.ts";

const DATABASE = "SUBTERMINATOR_DATABASE_URL";
let world: World;
let board: TestDashboard;
let browser: Browser;
const before = process.env[DATABASE];
beforeAll(async () => {
  [world, browser] = await Promise.all([makeWorld(0), launch()]);
  process.env[DATABASE] = world.postgres.url;
  board = await openDashboard(undefined, { home: world.env["SUBTERMINATOR_HOME"] ?? "", port: 0 });
});
afterAll(async () => {
  if (before === undefined) delete process.env[DATABASE];
  else process.env[DATABASE] = before;
  await browser.close();
  await board.close();
  await world.close();
});

const working = new Set<ReturnType<World["startWorker"]>>();
const worker = (...args: string[]) => {
  const one = world.startWorker(["--sessions", "1", ...args]);
  working.add(one);
  return one;
};
const end = async (one: ReturnType<World["startWorker"]>) => {
  one.child.kill("SIGTERM");
  await one.ended;
  working.delete(one);
};
afterEach(async () => {
  for (const one of working) await end(one);
});

const stage = (id: string) => async () => (await world.fleet.jobs.show(id))?.stage;

describe("the dashboard on a fleet's database", { timeout: 400_000 }, () => {
  test("start, the marked question of a run that holds no browser, yes with two keys, events, proof", async () => {
    const first = worker("--hold", "1s");
    const { page, faults, requests } = await openWindow(browser, board.newLink());
    const id = await startRun(page, world.practice, "velora-1");
    await page.locator(".question .mark rect").waitFor();
    await expect.poll(stage(id), { timeout: 100_000 }).toBe("waiting");
    await end(first);
    expect(await page.title()).toContain("(1)");
    await page.keyboard.press("y");
    await page.getByRole("alertdialog").waitFor();
    await expectTruth(world.practice, "velora-1", { status: "active", commits: 0 });
    await page.keyboard.press("Enter");
    await expect.poll(stage(id), { timeout: 30_000 }).toBe("queued");
    worker("--hold", "1s");
    await page.locator(".badge.good").waitFor();
    await expectTruth(world.practice, "velora-1", { status: "cancelled", commits: 1 });
    expect(await page.locator(".timeline").textContent()).toContain("Finish cancellation");
    const shown = page.waitForResponse(/\/files\//);
    await page
      .getByRole("link", { name: "Proof" })
      .or(page.getByRole("tab", { name: "Proof" }))
      .first()
      .click();
    await page.locator("iframe.proof").waitFor();
    expect((await shown).status()).toBe(200);
    const call = await enter(board);
    expect(await (await call(`/api/v1/runs/${id}/verify`)).json()).toMatchObject({ ok: true });
    expect(faults).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(board.url) && !url.startsWith("blob:")),
    ).toEqual([]);
    await page.context().close();
  });

  test("of two people who answer at once one counts, the other is told, and a no does nothing", async () => {
    worker("--hold", "1s");
    const windows = await Promise.all([
      openWindow(browser, board.newLink()),
      openWindow(browser, board.newLink()),
    ]);
    const [one, two] = [windows[0].page, windows[1].page];
    const id = await startRun(one, world.practice, "arcadium-1");
    await Promise.all([one, two].map((page) => page.goto(`${board.url}/#/questions`)));
    await Promise.all([one, two].map((page) => page.locator(".question").waitFor()));
    await Promise.all([one, two].map((page) => page.keyboard.press("x")));
    const told = await Promise.all(
      [one, two].map(async (page) => {
        await expect.poll(() => page.locator("p.told").textContent()).not.toBe("");
        return page.locator("p.told").textContent();
      }),
    );
    expect(told.filter((text) => text?.includes("Your answer is given"))).toHaveLength(1);
    expect(told.filter((text) => text?.includes("had answered before you"))).toHaveLength(1);
    await expect.poll(stage(id), { timeout: 150_000 }).toBe("ended");
    expect((await world.fleet.jobs.show(id))?.verdict).toMatchObject({ reason: "human_rejected" });
    await expectTruth(world.practice, "arcadium-1", { status: "active", commits: 0 });
    for (const { page } of windows) await page.context().close();
  });

  test("a run that nobody has begun is taken back from the page, and is no longer listed", async () => {
    const { page } = await openWindow(browser, board.newLink());
    const id = await startRun(page, world.practice, "pulsefit-1");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.poll(stage(id), { timeout: 30_000 }).toBe("cancelled");
    const call = await enter(board);
    const listed = async () =>
      ((await (await call("/api/v1/runs")).json()) as { runs: { id: string }[] }).runs;
    await expect.poll(async () => (await listed()).some((run) => run.id === id)).toBe(false);
    await page.context().close();
  });
});

test("judged by the site's own books, every log of these runs is whole", async () => {
  const ids = (await world.fleet.jobs.find({ states: ["ended"], limit: 10 })).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  const verified = await judgeAll({ ...world, scenarios: world.practice.scenarios }, ids);
  expect(verified.map(({ intact }) => intact)).toEqual(ids.map(() => true));
});
