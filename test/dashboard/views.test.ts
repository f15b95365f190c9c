import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileDesk, newQuestionId } from "../../src/jobs/questions/file-desk.ts";
import type { PostedQuestion } from "../../src/jobs/questions/question.ts";
import { axeFaults } from "../support/axe.ts";
import { launch, openDashboard, openWindow, type TestDashboard } from "../support/dashboard.ts";
import { PIXEL, writeRun } from "../support/written-runs.ts";

const RUN = "20261101-100000-shop-aaaa";
const HOSTILE = "20261102-100000-evil-bbbb";
/** Markup, script, escape sequences, turned and hidden writing, and more of it than anybody reads. */
const EVIL =
  `"><img src=x onerror="document.title='PWNED'"><script>document.title='PWNED'</script>` +
  `<style>*{display:none}</style><a href="https://evil.example/click">link</a>\u001b[31mred\u001b[0m\u202Eeslaf\u2066\u200b` +
  `javascript:alert(1) ${"A".repeat(1_000_000)}`;

let board: TestDashboard;
let browser: Browser;
const withdraw = new AbortController();

const question = (more: Partial<PostedQuestion>): PostedQuestion => ({
  id: newQuestionId(),
  asker: "a test",
  askedAt: new Date().toISOString(),
  until: new Date(Date.now() + 600_000).toISOString(),
  kind: "confirm",
  final: true,
  text: "Click button “End it”",
  action: "click",
  element: 'button "End it"',
  url: "https://shop.example/account",
  reason: "ends a subscription",
  kinds: ["ends_subscription"],
  warnings: ["You lose your credits."],
  picture: { mark: { x: 0, y: 0, width: 1, height: 1 } },
  ...more,
});

beforeAll(async () => {
  board = await openDashboard((home) => {
    writeRun(home, { id: RUN, endDate: "2026-12-02" });
    writeRun(home, {
      id: HOSTILE,
      title: EVIL.slice(0, 2000),
      goal: EVIL.slice(0, 200_000),
      words: EVIL.slice(0, 3000),
      long: EVIL,
      sentence: EVIL.slice(0, 50_000),
      plan: EVIL.slice(0, 500),
      price: EVIL.slice(0, 500),
      who: EVIL.slice(0, 500),
      turns: 2,
      url: "https://evil.example/<script>alert(1)</script>",
    });
  });
  const desk = fileDesk(board.home);
  const evil = {
    text: EVIL,
    control: EVIL,
    url: EVIL,
    reason: EVIL,
    group: EVIL,
    warnings: [EVIL],
    account: EVIL,
  };
  for (const one of [
    question({}),
    question(evil),
    question({
      kind: "choose",
      options: [EVIL, "b"],
      picture: { marks: [{ x: 0, y: 0, width: 1, height: 1 }, null] },
    }),
    question({ kind: "login" }),
  ])
    void desk.ask(one, PIXEL, withdraw.signal);
  browser = await launch();
});
afterAll(async () => {
  withdraw.abort();
  await browser.close();
  await board.stop();
});

const VIEWS = [
  "#/runs",
  "#/overview",
  "#/start",
  "#/questions",
  `#/runs/${RUN}`,
  `#/runs/${RUN}/proof`,
  `#/runs/${HOSTILE}`,
  `#/runs/${HOSTILE}/proof`,
];
/** What a view shows when it is drawn. */
const READY: Record<string, string> = {
  "#/runs": ".row",
  "#/overview": ".ends",
  "#/start": ".services",
  "#/questions": ".question",
};

async function show(
  page: Awaited<ReturnType<typeof openWindow>>["page"],
  view: string,
): Promise<void> {
  await page.goto(`${board.url}/${view}`);
  await page
    .locator(READY[view] ?? (view.endsWith("/proof") ? "iframe" : ".turn"))
    .first()
    .waitFor();
}

test("every view is free of axe-core's violations, light and dark, wide and at 360 px, and fits the window", async () => {
  const { page, faults } = await openWindow(browser, board.newLink(), { reducedMotion: "reduce" });
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const view of VIEWS) {
      await show(page, view);
      expect(await axeFaults(page), `${view} ${colorScheme}`).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(`${view} ${width} ${wider}`).toBe(`${view} ${width} 0`);
    }
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test("what pages, people and models say is shown as text, cut, and does nothing", async () => {
  const { page, faults, requests } = await openWindow(browser, board.newLink());
  for (const view of VIEWS) {
    await show(page, view);
    const found = await page.evaluate(() => ({
      title: document.title,
      strange: document.querySelectorAll(
        "main script, main style, main img[src=x], main a[href^='http'], main a[href^='javascript']",
      ).length,
      // Nothing that turns or hides writing may reach the screen.
      hidden: /[\u202a-\u202e\u2066-\u2069\u200b\u001b]/.test(document.body.innerText),
      longest: Math.max(
        ...[...document.querySelectorAll("main *")]
          .filter((one) => one.children.length === 0 && one.tagName !== "PRE")
          .map((one) => one.textContent.length),
      ),
    }));
    expect(found).toMatchObject({ strange: 0, hidden: false });
    expect(found.title).not.toContain("PWNED");
    expect(found.longest).toBeLessThanOrEqual(2_100);
  }
  await show(page, `#/runs/${HOSTILE}`);
  await page.getByRole("tab", { name: "Raw events" }).click();
  await page.locator("pre.raw").waitFor();
  expect(faults).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(board.url) && !url.startsWith("blob:"))).toEqual(
    [],
  );
  await page.context().close();
});

test("the page speaks the reader's language, and keeps the one they choose", async () => {
  const { page } = await openWindow(browser, board.newLink(), { locale: "de-DE" });
  await show(page, "#/runs");
  expect(await page.locator("h1").textContent()).toBe("Läufe");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.locator(".choices select").first().selectOption("es");
  expect(await page.locator("h1").textContent()).toBe("Tareas");
  await page.reload();
  await page.locator(".row").first().waitFor();
  expect(await page.locator("h1").textContent()).toBe("Tareas");
  await page.context().close();
});

test("all that the page loads is at most 150 KB gzipped", async () => {
  const html = await (await fetch(board.url)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  expect(files.length).toBeGreaterThan(1);
  let bytes = gzipSync(html).length;
  for (const path of files)
    bytes += gzipSync(Buffer.from(await (await fetch(board.url + path)).arrayBuffer())).length;
  expect(bytes).toBeLessThan(150 * 1024);
});

test("a link that was used, and no link at all, say what to do", async () => {
  const link = board.newLink();
  const first = await openWindow(browser, link);
  await first.page.context().close();
  const second = await openWindow(browser, link);
  await second.page.getByRole("alert").waitFor();
  expect(await axeFaults(second.page)).toEqual([]);
  await second.page.context().close();
});
