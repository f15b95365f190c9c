import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileDesk, newQuestionId } from "../../src/jobs/questions/file-desk.ts";
import type { PostedQuestion } from "../../src/jobs/questions/question.ts";
import { axeFaults } from "../support/axe.ts";
import { launch, openDashboard, openWindow, type TestDashboard } from "../support/dashboard.ts";
import { EVIL, expectHarmless } from "../support/hostile-words.ts";
import { PIXEL, writeRun } from "../support/written-runs.ts";

const RUN = "20261101-100000-shop-aaaa";
const HOSTILE = "20261102-100000-evil-bbbb";
const BY_PERSON = "20261101-090000-gym-cccc";
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
    writeRun(home, { id: BY_PERSON, title: "Gym", personRead: true, endDate: "2 December" });
    writeRun(home, {
      id: HOSTILE,
      title: EVIL,
      goal: EVIL,
      words: EVIL,
      sentence: EVIL,
      plan: EVIL,
      price: EVIL,
      who: EVIL,
      endDate: EVIL,
      picture: EVIL.slice(0, 200),
      turns: 2,
      url: "https://evil.example/<script>alert(1)</script>",
    });
    // Names of files: of a run, of a profile, of a service that somebody copied from somewhere.
    const name = `"><img src=x onerror="document.title='PWNED'">\u001b[31m\u202Eeslaf`;
    for (const folder of ["runs", "profiles"])
      mkdirSync(join(home, folder, name.replaceAll("/", "")), { recursive: true });
    mkdirSync(join(home, "services"), { recursive: true });
    writeFileSync(
      join(home, "services", `${name.replaceAll("/", "")}.json`),
      JSON.stringify({
        name: "evil",
        title: `Evil ${EVIL.slice(0, 60)}`,
        startUrl: "https://evil.example/account",
        warnings: [EVIL.slice(0, 200)],
      }),
    );
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
      action: "request",
      ends: {
        what: "Standard",
        site: "Shop",
        price: "€9.99 a month",
        on: "December 2, 2026",
        button: "Continue",
      },
    }),
    question({
      kind: "choose",
      options: [EVIL, "b"],
      picture: { marks: [{ x: 0, y: 0, width: 1, height: 1 }, null] },
    }),
    question({ kind: "login" }),
    question({
      runId: RUN,
      text: "The account now says: “Ends soon”. Is it over?",
      action: "read",
      element: undefined,
    }),
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

async function show(page: Page, view: string): Promise<void> {
  await page.goto(`${board.url}/${view}`);
  await page
    .locator(READY[view] ?? (view.endsWith("/proof") ? "iframe" : ".turn"))
    .first()
    .waitFor();
}

const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [1280, 360].map((width) => [colorScheme, width] as const),
);

test("every view is free of axe-core's violations, light and dark, wide and at 360 px, and fits the window", async () => {
  const { page, faults } = await openWindow(browser, board.newLink(), { reducedMotion: "reduce" });
  for (const view of VIEWS) {
    await show(page, view);
    for (const [colorScheme, width] of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFaults(page), `${view} ${colorScheme} ${width}`).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(`${view} ${width} ${wider}`).toBe(`${view} ${width} 0`);
    }
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test("what opens on top of a view is free of them too, and all of it opens by keys", async () => {
  const { page, faults } = await openWindow(browser, board.newLink(), { reducedMotion: "reduce" });
  const clean = async (what: string) => {
    for (const [colorScheme, width] of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFaults(page), `${what} ${colorScheme} ${width}`).toEqual([]);
    }
  };
  await show(page, "#/runs");
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await clean("keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("no such run");
  await page.getByText("No run fits").waitFor();
  await clean("nothing found");
  await show(page, "#/questions");
  await page.keyboard.press("y");
  await page.getByRole("alertdialog").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Yes, do it");
  await clean("second key");
  await page.keyboard.press("Escape");
  await show(page, `#/runs/${RUN}`);
  await page.getByRole("tab", { name: "What happened" }).focus();
  for (const tab of ["The way walked", "Cost", "Raw events"]) {
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tab);
    await clean(tab);
  }
  await show(page, "#/start");
  await page.getByLabel("Which service?").first().fill("Netf");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".known").waitFor();
  await clean("a service chosen");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a screen reader is told which page this is, what it shows, that a question has come, and what became of an answer", async () => {
  const { page } = await openWindow(browser, board.newLink());
  const told = () => page.locator("[aria-live=assertive]").textContent();
  await expect.poll(told).toBe("A new question waits for you.");
  await show(page, "#/runs");
  expect(await page.getByRole("status").filter({ hasText: "3 runs" }).count()).toBe(1);
  // The new view has the focus, so that it is read from its beginning.
  await page.getByRole("link", { name: "Overview" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".ends").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  const gone = new AbortController();
  const heard = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const said: string[] = [];
        const place = document.querySelector("[aria-live=assertive]");
        new MutationObserver(() => {
          said.push(place?.textContent ?? "");
          if (said.at(-1) !== "") resolve(said);
        }).observe(place ?? document, { childList: true, characterData: true, subtree: true });
      }),
  );
  const asked = question({ text: "One more", askedAt: "2020-01-01T00:00:00.000Z" });
  const answer = fileDesk(board.home).ask(asked, PIXEL, gone.signal);
  expect((await heard).at(-1)).toBe("A new question waits for you.");
  expect(await page.title()).toMatch(/^\(7\) /);
  await page.keyboard.press("q");
  const first = page.locator(".question").first();
  await expect.poll(() => first.textContent()).toContain("One more");
  expect(await first.getAttribute("aria-labelledby")).toBe(`t-${asked.id}`);
  await page.keyboard.press("x");
  await page.getByRole("status").filter({ hasText: "Your answer is given." }).waitFor();
  expect((await answer).answer).toBe("rejected");
  // Beside a question that stands on the page only the others are called to.
  await show(page, `#/runs/${RUN}`);
  await page.getByRole("heading", { name: "Is it over?" }).waitFor();
  await page.getByText("5 other questions wait for you").waitFor();
  await page.context().close();
});

test("what pages, people and models say is shown as text, cut, and does nothing, in every view", async () => {
  const { page, faults, requests } = await openWindow(browser, board.newLink());
  for (const view of VIEWS) {
    await show(page, view);
    await expectHarmless(page);
  }
  await show(page, `#/runs/${HOSTILE}`);
  for (const [tab, shown] of [
    ["The way walked", ".way li"],
    ["Cost", ".chart"],
    ["Raw events", "pre.raw"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.locator(shown).first().waitFor();
    await expectHarmless(page);
  }
  // Each event at most as long as its parts: two thousand letters a word.
  expect((await page.locator("pre.raw").textContent())?.length).toBeLessThan(200_000);
  await show(page, "#/start");
  await page.getByLabel("Which service?").first().fill("Evil");
  await page.locator(".services button").first().click();
  await page.locator(".known").waitFor();
  await page.getByText("More settings").click();
  await expectHarmless(page);
  expect(await page.getByLabel("Sign-in profile").locator("option").count()).toBe(1);
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
  // How it ended and what is asked too, which come from the server as facts.
  const row = page.locator(".row", { hasText: "Shop" }).first();
  expect(await row.textContent()).toContain(
    "ist gekündigt und endet am 2. Dezember 2026. Die Seite bestätigt es.",
  );
  // What the site left open and a person read is not told as the site's own word.
  const read = page.locator(".row", { hasText: "Gym" });
  expect(await read.textContent()).toContain("Eine Person hat es bestätigt.");
  expect(await read.locator(".badge").textContent()).toBe("Von einer Person bestätigt");
  await show(page, "#/questions");
  // The site wrote the day in its own language.
  const asked = page.locator(".question", {
    hasText: "Beendet Standard bei Shop, €9.99 a month, zum 2. Dezember 2026.",
  });
  await asked.waitFor();
  expect(await asked.locator("h2").textContent()).toContain("„Continue“ wurde gedrückt.");
  await show(page, `#/runs/${RUN}`);
  await page.locator("#tab-map").click();
  expect(await page.locator(".way li").first().textContent()).toContain("Konto, aktiv");
  await show(page, "#/runs");
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
