import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/client";
import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import {
  enter,
  launch,
  openDashboard,
  openWindow,
  type TestDashboard,
} from "../support/dashboard.ts";
import { CLI } from "../support/mcp-cli.ts";
import { startWordlessWay } from "../support/wordless-way.ts";
import { expectTruth, startRun, truthOf } from "../support/practice-run.ts";

let board: TestDashboard;
let browser: Browser;
let practice: Practice;
beforeAll(async () => {
  [browser, practice] = await Promise.all([launch(), startPractice({ port: 0 })]);
});
afterAll(async () => {
  await browser.close();
  await practice.close();
});
beforeEach(async () => {
  board = await openDashboard();
});
afterEach(() => board.stop());

describe("people at the dashboard", { timeout: 400_000 }, () => {
  test("of two people who answer at once one counts, and the other is told", async () => {
    const windows = await Promise.all([
      openWindow(browser, board.newLink()),
      openWindow(browser, board.newLink()),
    ]);
    const [one, two] = [windows[0].page, windows[1].page];
    await startRun(one, practice, "arcadium-1");
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
    await expectTruth(practice, "arcadium-1", { status: "active", commits: 0 });
    for (const { page } of windows) await page.context().close();
  });

  test("an act of an MCP client that cannot ask is approved here; the client learns where, and nothing to answer with", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [CLI, "mcp"],
        env: { ...(process.env as Record<string, string>), SUBTERMINATOR_HOME: board.home },
        stderr: "ignore",
      }),
    );
    const { page } = await openWindow(browser, board.newLink());
    const url = practice.scenarios.find(({ id }) => id === "velora-1")?.url ?? "";
    const told: string[] = [];
    const call = client.callTool(
      { name: "cancel_subscription", arguments: { url } },
      { timeout: 300_000, onprogress: ({ message }) => told.push(message ?? "") },
    );
    await page.locator(".banner a").click();
    await page.locator(".question").waitFor();
    expect(await page.locator(".facts-list").textContent()).toContain("an MCP client");
    await expectTruth(practice, "velora-1", { status: "active", commits: 0 });
    await page.keyboard.press("y");
    await page.getByRole("alertdialog").waitFor();
    await page.keyboard.press("Enter");
    const result = await call;
    expect(result.structuredContent).toMatchObject({ verified: true });
    await expectTruth(practice, "velora-1", { status: "cancelled", commits: 1 });
    const where = told.find((line) => line.includes("dashboard")) ?? "";
    expect(where).toContain(board.url);
    expect(where).not.toMatch(/enter=|key|token/);
    await client.close();
    await page.context().close();
  });

  test("a person takes the mouse, does the last step themselves and gives it back; the run goes on from there", async () => {
    const { page } = await openWindow(browser, board.newLink());
    const id = await startRun(page, practice, "glowcrate-1");
    const canvas = page.locator(".live canvas");
    await canvas.waitFor();
    await page.getByRole("button", { name: "Take the mouse" }).click();
    await page.locator(".live.mine").waitFor();
    await expect
      .poll(async () => Number(await canvas.getAttribute("data-frames")))
      .toBeGreaterThan(0);
    // Something harmless of the person's own: the page scrolls, and keys arrive.
    const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, 200);
    const before = await truthOf(practice, "glowcrate-1");
    await page.getByRole("button", { name: "Give it back" }).click();
    await page.locator(".live.mine").waitFor({ state: "detached" });
    await page.locator(".question, .badge.good, .badge.plain, .badge.bad").first().waitFor();
    const events = await page.locator(".timeline").textContent();
    expect(events).toContain("took the mouse");
    expect(events).toContain("gave the mouse back");
    expect(await truthOf(practice, "glowcrate-1")).toEqual(before);
    expect(id).not.toBe("");
    await page.context().close();
  });

  test("where no way on is seen the candidates are numbered on the picture, a key picks one, and the map shows the way", async () => {
    const site = await startWordlessWay();
    const { page, faults } = await openWindow(browser, board.newLink());
    const call = await enter(board);
    const answer = await call("/api/v1/runs", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: `${site.origin}/account` }),
    });
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`${board.url}/#/runs/${id}`);
    for (const wanted of ["Quokka corner", "Wombat lounge"]) {
      const option = page.locator(".choice button", { hasText: wanted });
      await option.waitFor();
      const number = (await option.locator("b").textContent()) ?? "";
      const shown = page.locator(".numbers g", { has: page.locator("text", { hasText: number }) });
      await shown.first().waitFor();
      // The number stands on the picture, not beside it.
      const [dot, shot] = [
        await shown.first().boundingBox(),
        await page.locator(".question .shot").boundingBox(),
      ];
      expect(dot !== null && shot !== null && dot.x >= shot.x - 1 && dot.y >= shot.y - 1).toBe(
        true,
      );
      await page.keyboard.press(number);
      await option.waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: /^Yes/ }).waitFor();
    expect(site.posts).toEqual([]);
    await page.keyboard.press("y");
    await page.getByRole("alertdialog").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".badge.good").waitFor();
    expect(site.posts).toEqual(["/end"]);
    await page.getByRole("tab", { name: "The way walked" }).click();
    await page.locator(".way-map .page").first().waitFor();
    expect(await page.locator(".way-map .page").count()).toBe(3);
    const steps = await page.locator(".way-map .step").allTextContents();
    expect(steps).toEqual(expect.arrayContaining(["Quokka corner", "Wombat lounge"]));
    expect(faults).toEqual([]);
    await page.context().close();
    await site.close();
  });

  test("a server that stops and starts again is found without a reload, and the run it left is resumed", async () => {
    const { page } = await openWindow(browser, board.newLink());
    await startRun(page, practice, "lingostar-1");
    await page.locator(".question").waitFor();
    const { home, port } = board;
    await board.close();
    await page.locator(".offline").waitFor();
    board = await openDashboard(undefined, { home, port });
    await page.locator(".offline").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Go on" }).click();
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
    await page.context().close();
  });
});
