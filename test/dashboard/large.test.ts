import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch, openDashboard, openWindow, type TestDashboard } from "../support/dashboard.ts";
import { writeRun } from "../support/written-runs.ts";

const RUNS = 10_000;
const SMALL = "20261201-100000-small-aaaa";
const LARGE = "20261202-100000-large-bbbb";
let board: TestDashboard;
let browser: Browser;
beforeAll(async () => {
  board = await openDashboard((home) => {
    for (let at = 0; at < RUNS; at++)
      writeRun(home, {
        id: `20261101-${String(at).padStart(6, "0")}-shop-aaaa`,
        title: `Shop ${at % 50}`,
        turns: 1,
        proof: false,
      });
    writeRun(home, { id: SMALL, turns: 3 });
    writeRun(home, { id: LARGE, turns: 333 });
  });
  browser = await launch();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await board.stop();
});

/** The most processor time that the page took for one step of this work; other programs of the machine do not count. */
async function costliest(page: Page, steps: (() => Promise<unknown>)[]): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  let most = 0;
  for (const step of steps) {
    const before = await spent();
    await step();
    await sleep(150);
    most = Math.max(most, (await spent()) - before);
  }
  return most;
}

describe("many", { timeout: 300_000 }, () => {
  test("of 10,000 runs only a windowful is drawn; scrolling and filtering keep every task below 100 ms", async () => {
    const { page } = await openWindow(browser, board.newLink());
    await page.getByText(`${RUNS + 2} runs`).waitFor({ timeout: 200_000 });
    await sleep(2_000);
    expect(await page.locator(".row").count()).toBeLessThan(60);
    const scroll = () => page.mouse.wheel(0, 4_000);
    const letters = "Shop 7".split("").map((letter) => () => page.keyboard.type(letter));
    const search = () => page.keyboard.press("/");
    const most = await costliest(page, [
      ...Array.from({ length: 15 }, () => scroll),
      search,
      ...letters,
    ]);
    await page.getByText(/^200 of/).waitFor();
    process.stderr.write(`costliest step: ${Math.round(most)} ms\n`);
    expect(most).toBeLessThan(100);
    await page.context().close();
  });

  test("a run of 2,000 events shows its first steps about as soon as one of 20", async () => {
    const { page } = await openWindow(browser, board.newLink());
    const open = async (id: string): Promise<number> => {
      await page.goto(`${board.url}/#/overview`);
      await page.locator(".tiles").waitFor();
      return page.evaluate(async (hash) => {
        const began = performance.now();
        location.hash = hash;
        while (document.querySelector(".turn") === null)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - began;
      }, `#/runs/${id}`);
    };
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < 7; round++) {
      times.small.push(await open(SMALL));
      times.large.push(await open(LARGE));
    }
    const middle = (all: number[]) => all.toSorted((a, b) => a - b)[3] ?? 0;
    const [small, large] = [middle(times.small), middle(times.large)];
    process.stderr.write(
      `first steps: ${Math.round(small)} ms of 20 events, ${Math.round(large)} ms of 2,000\n`,
    );
    expect(large / small).toBeLessThan(1.5);
    await page.context().close();
  });
});
