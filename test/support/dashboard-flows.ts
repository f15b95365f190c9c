import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import type { Practice } from "../../practice/server.ts";
import { axeFaults } from "./axe.ts";
import { expectNoMouse, openForKeys, tabTo } from "./by-keys.ts";
import { enter, openWindow, type TestDashboard } from "./dashboard.ts";
import type { Line } from "./line.ts";
import { CLI } from "./mcp-cli.ts";
import { expectTruth, startRun, truthOf } from "./practice-run.ts";
import { PASSWORD, startSignInSite } from "./sign-in-site.ts";
import { startWordlessWay } from "./wordless-way.ts";

/** Where a flow is walked: on the run folder, or on a fleet's database with a worker that has nothing else to do. */
export type Place = {
  board: () => TestDashboard;
  browser: Browser;
  practice: Practice;
  /** The server answers under its address as well. */
  line: Line;
};

/** A page that sends no frame for so long stands still. */
const REST_MS = 700;
/** The site of most flows: one question, two pages before it. */
const SITE = "velora-1";

/** As if nobody had been there before. */
export async function anew(practice: Practice): Promise<void> {
  await fetch(`http://127.0.0.1:${practice.port}/__reset`, { method: "POST" });
}

type Call = Awaited<ReturnType<typeof enter>>;

/** As the form does. */
export async function submit(call: Call, body: object): Promise<string> {
  const answer = await call("/api/v1/runs", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Submits by the API and opens the run's page. */
async function open(board: TestDashboard, page: Page, body: object): Promise<string> {
  const id = await submit(await enter(board), body);
  await page.goto(`${board.url}/#/runs/${id}`);
  return id;
}

/** Every event of a run as it was written. */
export async function logOf(board: TestDashboard, id: string): Promise<string> {
  const call = await enter(board);
  const ticket = await call(`/api/v1/runs/${id}/files/events.jsonl`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ download: true }),
  });
  const { url } = (await ticket.json()) as { url: string };
  return (await fetch(board.url + url)).text();
}

export async function sayYes(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Yes/ }).waitFor();
  await page.keyboard.press("y");
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Enter");
}

const framesOf = async (page: Page): Promise<number> =>
  Number(await page.locator(".live canvas").getAttribute("data-frames"));

/** The page has moved, and moves no more. */
async function atRest(page: Page, after: number): Promise<void> {
  await expect.poll(() => framesOf(page)).toBeGreaterThan(after);
  for (let last = -1; last !== (await framesOf(page));) {
    last = await framesOf(page);
    await sleep(REST_MS);
  }
}

async function takeMouse(page: Page): Promise<void> {
  // A question that asks for a sign-in offers the same above it.
  await page.locator(".live").getByRole("button", { name: "Take the mouse" }).click();
  await page.locator(".live.mine").waitFor();
  await expect.poll(() => framesOf(page)).toBeGreaterThan(0);
}

async function giveBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Give it back" }).click();
  await page.locator(".live.mine").waitFor({ state: "detached" });
}

/** A press into the live view, at a place of the page's own pixels. */
async function pressAt(page: Page, x: number, y: number): Promise<void> {
  const canvas = page.locator(".live canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error("The live view is not on the page.");
  await page.mouse.click(box.x + (x / 1280) * box.width, box.y + (y / 720) * box.height);
}

/** The question is asked, the person does what it asks about with their own hands, and the run goes on from there. */
export async function lastStepByHand({ board, browser, practice }: Place): Promise<void> {
  const { page, faults } = await openWindow(browser, board().newLink());
  await startRun(page, practice, SITE);
  await page.locator(".question .mark rect").waitFor();
  const url = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
  const own = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const middleOf = async (name: string) => {
    const box = await own
      .getByRole("button", { name })
      .or(own.getByRole("link", { name }))
      .boundingBox();
    if (box === null) throw new Error(`There is no ${name}.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await own.goto(`${url}/leave`);
  const [back, finish] = [await middleOf("Go back"), await middleOf("Finish cancellation")];
  await own.goto(url);
  const leave = await middleOf("Cancel membership");
  await own.close();
  await takeMouse(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page), `live view ${colorScheme}`).toEqual([]);
  }
  await expectTruth(practice, SITE, { status: "active", commits: 0 });
  // Every control of the page obeys, not only the one that was asked about.
  for (const place of [back, leave, finish]) {
    const before = await framesOf(page);
    await pressAt(page, ...place);
    await atRest(page, before);
  }
  await expect.poll(async () => (await truthOf(practice, SITE)).commits).toBe(1);
  await giveBack(page);
  // Nobody answers: what was asked has been done by hand.
  await page.locator(".badge.good").waitFor();
  expect(await page.locator(".question").count()).toBe(0);
  await expectTruth(practice, SITE, { status: "cancelled", commits: 1 });
  const events = await page.locator(".timeline").textContent();
  expect(events).toContain("took the mouse");
  expect(events).toContain("gave the mouse back");
  expect(events).toContain("Taken over by hand");
  expect(faults).toEqual([]);
  await page.context().close();
}

/** The person signs in in the live view; what they type is in no event, and giving the mouse back says that it is done. */
export async function signInByHand({ board, browser }: Place): Promise<void> {
  const site = await startSignInSite();
  const { page } = await openWindow(browser, board().newLink());
  const id = await open(board(), page, { url: `${site.origin}/account` });
  await page.getByRole("heading", { name: "Please sign in" }).waitFor();
  await takeMouse(page);
  const own = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await own.goto(`${site.origin}/account`);
  const field = await own.getByLabel("E-mail").boundingBox();
  await own.close();
  await pressAt(page, (field?.x ?? 0) + 20, (field?.y ?? 0) + 8);
  await page.keyboard.type("kim@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect.poll(() => site.posts).toEqual(["signed in"]);
  await giveBack(page);
  await sayYes(page);
  await page.locator(".badge.good").waitFor();
  expect(site.posts).toEqual(["signed in", "ended"]);
  const log = await logOf(board(), id);
  expect(log).toContain("took the mouse");
  expect(log).not.toContain(PASSWORD);
  await page.context().close();
  await site.close();
}

export async function pickedByNumber({ board, browser }: Place): Promise<void> {
  const site = await startWordlessWay();
  const { page, faults } = await openForKeys(browser, board().newLink());
  await open(board(), page, { url: `${site.origin}/account` });
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
    expect(dot !== null && shot !== null && dot.x >= shot.x - 1 && dot.y >= shot.y - 1).toBe(true);
    await page.keyboard.press(number);
    await option.waitFor({ state: "detached" });
  }
  expect(site.posts).toEqual([]);
  await sayYes(page);
  await page.locator(".badge.good").waitFor();
  expect(site.posts).toEqual(["/end"]);
  await tabTo(page, "What happened");
  await page.keyboard.press("ArrowRight");
  await page.locator(".way-map .page").first().waitFor();
  expect(await page.locator(".way-map .page").count()).toBe(3);
  const steps = await page.locator(".way-map .step").allTextContents();
  expect(steps).toEqual(expect.arrayContaining(["Quokka corner", "Wombat lounge"]));
  await expectNoMouse(page);
  expect(faults).toEqual([]);
  await page.context().close();
  await site.close();
}

/** A client without elicitation hands in a job; the question is answered here, and the client learns only where. */
export async function approvedForClient({ board, browser, practice }: Place): Promise<void> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [CLI, "mcp"],
      env: { ...(process.env as Record<string, string>), SUBTERMINATOR_HOME: board().home },
      stderr: "ignore",
    }),
  );
  const { page } = await openForKeys(browser, board().newLink());
  const url = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
  const told: string[] = [];
  const call = client.callTool(
    { name: "cancel_subscription", arguments: { url } },
    { timeout: 300_000, onprogress: ({ message }) => told.push(message ?? "") },
  );
  await page.locator(".banner a").waitFor();
  await page.keyboard.press("q");
  await page.locator(".question").waitFor();
  expect(await page.locator(".facts-list").textContent()).toContain("an MCP client");
  await expectTruth(practice, SITE, { status: "active", commits: 0 });
  await sayYes(page);
  const result = await call;
  expect(result.structuredContent).toMatchObject({ verified: true });
  await expectTruth(practice, SITE, { status: "cancelled", commits: 1 });
  const where = told.find((line) => line.includes("dashboard")) ?? "";
  expect(where).toContain(board().url);
  expect(where).not.toMatch(/enter=|key|token/);
  await expectNoMouse(page);
  await client.close();
  await page.context().close();
}

/** Two windows answer in the same moment. */
export async function twoAnswer({ board, browser, practice }: Place): Promise<string> {
  const windows = await Promise.all([
    openForKeys(browser, board().newLink()),
    openForKeys(browser, board().newLink()),
  ]);
  const [one, two] = [windows[0].page, windows[1].page];
  const id = await startRun(one, practice, SITE);
  await Promise.all([one, two].map((page) => page.keyboard.press("q")));
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
  await expectTruth(practice, SITE, { status: "active", commits: 0 });
  for (const { page } of windows) {
    await expectNoMouse(page);
    await page.context().close();
  }
  return id;
}

/** The line is cut while a run goes on, and comes back: the question that came meanwhile is there, without a reload. */
export async function lineCut({ board, browser, practice, line }: Place): Promise<void> {
  line.leadsTo(board().port);
  const there = board().newLink().replace(String(board().port), String(line.port));
  const { page } = await openForKeys(browser, there);
  await startRun(page, practice, SITE);
  await page.evaluate(() => Object.assign(globalThis, { sameWindow: true }));
  line.cut();
  await page.locator(".offline").waitFor();
  const call = await enter(board());
  const asked = async () =>
    ((await (await call("/api/v1/questions")).json()) as { questions: unknown[] }).questions.length;
  await expect.poll(asked, { timeout: 100_000 }).toBe(1);
  expect(await page.locator(".question").count()).toBe(0);
  line.mend();
  await page.locator(".offline").waitFor({ state: "detached" });
  await page.locator(".question .mark rect").waitFor();
  await page.locator(".turn").first().waitFor();
  expect(await page.evaluate(() => "sameWindow" in globalThis)).toBe(true);
  await page.keyboard.press("x");
  await page.locator(".question").waitFor({ state: "detached" });
  await expectTruth(practice, SITE, { status: "active", commits: 0 });
  await expectNoMouse(page);
  await page.context().close();
}
