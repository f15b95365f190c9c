import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dice } from "../../torture/dice.ts";
import { addressOf, roadFor, ROADS } from "../../torture/sites/roads.ts";
import { DANGERS, HARMLESS } from "../../torture/sites/wishes.ts";
import { startWorld, type Mark, type World } from "../../torture/sites/world.ts";
import { readRequest } from "../../src/reading/request/read-request.ts";
import { inLanes } from "../support/lanes.ts";
import { eventually } from "../support/session-driver.ts";

let world: World;
let browser: Browser;
beforeAll(async () => {
  world = await startWorld();
  browser = await chromium.launch({
    executablePath: process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium",
    chromiumSandbox: process.getuid?.() !== 0,
  });
});
afterAll(async () => {
  await browser.close();
  await world.close();
});

/** What a person could do to a control, all of it. */
async function touch(page: Page): Promise<void> {
  page.on("dialog", (dialog) => void dialog.accept("yes").catch(() => undefined));
  await page.mouse.wheel(0, 300);
  for (const frame of page.frames())
    for (const control of await frame
      .locator("button, a, input:not([type=hidden]), select, [role=button], x-box")
      .all()) {
      const quick = { timeout: 5_000, noWaitAfter: true } as const;
      const tag = await control
        .evaluate((one) => `${one.tagName} ${one.getAttribute("type")}`)
        .catch(() => "");
      if (tag.startsWith("SELECT")) await control.selectOption("Two", quick).catch(() => undefined);
      else await control.click(quick).catch(() => undefined);
      if (tag === "INPUT null") {
        await control.pressSequentially("a", quick).catch(() => undefined);
        await control.press("Enter", quick).catch(() => undefined);
      }
    }
}

async function walk(road: (typeof ROADS)[number], context: BrowserContext): Promise<Mark> {
  const wish = DANGERS.find(({ method, json }) => road.fits.test(method) && json === undefined);
  if (wish === undefined) throw new Error(`nothing goes by ${road.name}`);
  const mark = world.mark({ lane: "lane-r", wish, label: "Go", road: "", origin: world.shop });
  // Dice that choose this road and no other.
  const fitting = ROADS.filter((one) => one.fits.test(wish.method));
  const pick = <T>(list: readonly T[]): T => list[fitting.indexOf(road)] as T;
  const { name, html } = roadFor(mark, "Go", { ...dice(1), pick });
  mark.road = name;
  const page = await context.newPage();
  const body = `<!doctype html><body style="height:3000px">${html}`;
  await page.route("**/road", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${world.shop}/road`);
  await touch(page);
  const arrived = (): boolean => world.ledger.some((entry) => entry.mark.id === mark.id);
  // A request that is on its way would be cut off by leaving; one that goes out by leaving is not there yet.
  for (let wait = 0; wait < 20 && !arrived(); wait++) await page.waitForTimeout(100);
  await page.goto("about:blank").catch(() => undefined);
  return mark;
}

test("every road of the torture pages gets its request out where nothing stands in the way", async () => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const marks = await inLanes(ROADS, contexts, walk);
  expect(marks.map(({ road }) => road)).toEqual(ROADS.map(({ name }) => name));
  const missing = (): string[] =>
    marks
      .filter(({ id }) => !world.ledger.some((entry) => entry.mark.id === id))
      .map(({ road }) => road);
  await eventually(missing).toEqual([]);
}, 120_000);

test("what the pages send is what the gate is meant to know", async () => {
  const level = async (wish: (typeof DANGERS)[number]) => {
    const { risk } = await readRequest({
      method: wish.method,
      url: addressOf({ wish, origin: world.shop, id: 7 }),
      resourceType: "fetch",
      isNavigation: false,
      pageUrl: `${world.shop}/lane-1/p1`,
      ...(wish.json === undefined ? {} : { body: wish.json, contentType: "application/json" }),
    });
    return risk;
  };
  for (const wish of DANGERS)
    expect(await level(wish), wish.path).toMatchObject({ level: "danger", kinds: [wish.kind] });
  for (const wish of HARMLESS) expect((await level(wish)).level, wish.path).not.toBe("danger");
});
