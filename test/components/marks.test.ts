import { afterAll, beforeAll, expect, test } from "vitest";
import { pages, servePages, type PageServer as BenchServer } from "../../bench/pages.ts";
import type { Browsers } from "../../src/browser/port.ts";
import type { Affordance } from "../../src/contract/observation.ts";
import { riskMark } from "../../src/contract/render-text.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let browsers: Browsers;
let driver: Driver;
let site: PageServer;
let bench: BenchServer;
beforeAll(async () => {
  browsers = testBrowsers();
  driver = await Driver.open(browsers);
  site = await startPageServer();
  bench = await servePages({ canary: "canary", swaggerFolder: undefined });
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
  await bench?.close();
});

/** Every so many of them in `npm test`; all 180 in `npm run long`. */
const LONG = process.env["SUBTERMINATOR_LONG"] === "1";
const sets = await Promise.all(
  ["everyday-1", "everyday-2"].map(async (name) => {
    const file = new URL(`../fixtures/strangers/${name}.mjs`, import.meta.url).href;
    return ((await import(file)) as { default: Record<string, { page: string }> }).default;
  }),
);
const everyday = sets
  .flatMap((set) => Object.values(set))
  .map(({ page }) => page)
  .filter((page, at, all) => all.indexOf(page) === at && (LONG || at % 9 === 0));

async function controlsOf(url: string): Promise<Affordance[]> {
  await driver.goto(url);
  return driver.seen.affordances;
}

const HARMLESS =
  /^(?:close|dismiss|×|✕|search|find|filter|next|previous|next page|previous page|page \d+|\d+|reset|clear|schließen|suchen|suche|weiter|zurück|fermer|rechercher|cerrar|buscar|chiudi|cerca)$/i;

/** No mark says more than what a control is for: tabs, pages, searching and closing are safe to every reader. */
function checkMarks(controls: Affordance[]): { listed: number; marked: Affordance[] } {
  const marked = controls.filter((control) => riskMark(control) !== undefined);
  const wrong = marked.filter(({ role, name }) => role === "tab" || HARMLESS.test(name));
  expect(wrong.map(({ role, name }) => `${role} ${name}`)).toEqual([]);
  return { listed: controls.length, marked };
}

test("on the pages of the bench at most one control in ten bears a mark of risk", async () => {
  let listed = 0;
  let marked = 0;
  for (const page of pages.filter((one) => one.needsSwagger !== true && one.rounds.quick > 2)) {
    const found = checkMarks(await controlsOf(bench.url(page)));
    listed += found.listed;
    marked += found.marked.length;
  }
  expect(listed).toBeGreaterThan(100);
  expect(marked).toBeGreaterThan(0);
  expect(marked / listed).toBeLessThanOrEqual(0.1);
});

test(`on ${everyday.length} everyday pages of nine languages as well`, async () => {
  expect(everyday.length).toBeGreaterThanOrEqual(20);
  let listed = 0;
  let marked = 0;
  for (const [at, page] of everyday.entries()) {
    site.set(`/${at}`, page);
    const found = checkMarks(await controlsOf(`${site.origin}/${at}`));
    listed += found.listed;
    marked += found.marked.length;
  }
  expect(marked / listed).toBeLessThanOrEqual(0.1);
});
