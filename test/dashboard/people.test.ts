import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { expectNoMouse, openForKeys, pressByKeys } from "../support/by-keys.ts";
import { launch, openDashboard, type TestDashboard } from "../support/dashboard.ts";
import {
  anew,
  approvedForClient,
  lastStepByHand,
  lineCut,
  pickedByNumber,
  signInByHand,
  twoAnswer,
  type Place,
} from "../support/dashboard-flows.ts";
import { manyAtOnce, signInByKeys, takeoverByKeys } from "../support/keyboard-flows.ts";
import { layLine, type Line } from "../support/line.ts";
import { expectTruth, startRun, truthOf } from "../support/practice-run.ts";

let board: TestDashboard;
let place: Place;
let line: Line;
let browser: Browser;
let practice: Practice;
beforeAll(async () => {
  [browser, practice, line] = await Promise.all([launch(), startPractice({ port: 0 }), layLine()]);
  place = { board: () => board, browser, practice, line };
});
afterAll(async () => {
  await browser.close();
  await practice.close();
  await line.close();
});
beforeEach(async () => {
  await anew(practice);
  board = await openDashboard(undefined, { names: [`127.0.0.1:${line.port}`] });
});
afterEach(() => board.stop());

describe("people at the dashboard", { timeout: 400_000 }, () => {
  test("of two people who answer at once one counts, and the other is told", async () => {
    await twoAnswer(place);
  });

  test("an act of an MCP client that cannot ask is approved here; the client learns where, and nothing to answer with", () =>
    approvedForClient(place));

  test("a person takes the mouse, does the last step themselves and gives it back; the run goes on from there", () =>
    lastStepByHand(place));

  test("a person signs in in the live view; nothing they type is written down, and the run goes on by itself", () =>
    signInByHand(place));

  test("without a mouse the page is taken by a key, used by the names of its controls, and given back", () =>
    takeoverByKeys(place));

  test.each(["keys", "fields", "pointer"] as const)(
    "a person without a mouse signs in by %s; nothing they type is written down",
    (way) => signInByKeys(place, way),
  );

  test("where no way on is seen the candidates are numbered on the picture, a key picks one, and the map shows the way", () =>
    pickedByNumber(place));

  test("a line that is cut and comes back shows what came meanwhile, without a reload", () =>
    lineCut(place));

  test("what waits is taken back together, what was stopped is started again together, by keys alone", () =>
    manyAtOnce(place, {
      busy: ["arcadium-1", "pulsefit-1"],
      queued: ["velora-3", "cloudattic-2", "lingostar-2"],
    }));

  test("a server that stops and starts again is found without a reload, and the run it left is resumed", async () => {
    const { page } = await openForKeys(browser, board.newLink());
    await startRun(page, practice, "lingostar-1");
    await page.locator(".question").waitFor();
    const { home, port } = board;
    await board.close();
    await page.locator(".offline").waitFor();
    board = await openDashboard(undefined, { home, port });
    await page.locator(".offline").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Go on" }).waitFor();
    await pressByKeys(page, "Go on");
    // The flow asks about its last two steps, each with two keys.
    for (let step = 0; step < 2; step++) {
      const heading = page.locator(".question h2");
      const asked = await heading.textContent();
      await page.keyboard.press("y");
      await page.getByRole("alertdialog").waitFor();
      await page.keyboard.press("Enter");
      await expect
        .poll(
          async () =>
            (await truthOf(practice, "lingostar-1")).commits === 1 ||
            ((await heading.count()) === 1 && (await heading.textContent()) !== asked),
          { timeout: 150_000 },
        )
        .toBe(true);
      if ((await truthOf(practice, "lingostar-1")).commits === 1) break;
    }
    await expectTruth(practice, "lingostar-1", { status: "cancelled", commits: 1 });
    await page.locator(".badge.good").waitFor();
    await expectNoMouse(page);
    await page.context().close();
  });
});
