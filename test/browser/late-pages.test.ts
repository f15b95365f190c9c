import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

const FRAME = `<header><a href="/">Home</a> <a href="/help">Help</a></header>`;
const FOOT = `<footer><a href="/imprint">Imprint</a></footer>`;
const script = (late: string, ms: number): string =>
  `<script>setTimeout(() => { ${late} }, ${ms})</script>`;

let server: PageServer;
let browsers: Browsers;
beforeAll(async () => {
  server = await startPageServer({
    "/route": `<!doctype html><title>Shop</title>${FRAME}<main id="m"><button onclick="history.pushState({}, '', '/plan'); setTimeout(() => { m.innerHTML = '<h1>Plan</h1><button>Change plan</button>' }, 700)">My plan</button></main>`,
    "/hash": `<!doctype html><title>Shop</title>${FRAME}<main id="m"><a href="#/plan">My plan</a></main><script>onhashchange = () => setTimeout(() => { m.innerHTML = '<h1>Plan</h1><button>Change plan</button>' }, 700)</script>`,
    "/root": `<!doctype html><title>App</title><div id="root"></div>${script(`root.innerHTML = '<h1>Account</h1><button>Leave</button>'`, 900)}`,
    "/header": `<!doctype html><title>App</title>${FRAME}<main id="m"></main>${FOOT}${script(`m.innerHTML = '<h1>Account</h1><button>Leave</button>'`, 900)}`,
    "/dots": `<!doctype html><title>App</title>${FRAME}<main id="m"><p>Wird geladen…</p></main>${FOOT}${script(`m.innerHTML = '<h1>Konto</h1><button>Leave</button>'`, 900)}`,
    "/busy": `<!doctype html><title>App</title>${FRAME}<main><h1>Account</h1><div id="m" aria-busy="true" style="height:80px"></div></main>${script(`m.removeAttribute('aria-busy'); m.innerHTML = '<button>Leave</button>'`, 900)}`,
    "/never": `<!doctype html><title>App</title>${FRAME}<main></main>${FOOT}<script>1</script>`,
    "/start": `<!doctype html><title>Start</title><a href="/root">Root</a> <a href="/header">Header</a> <a href="/dots">Dots</a> <a href="/busy">Busy</a> <a href="/never">Never</a>`,
  });
  browsers = testBrowsers();
});
afterEach(() => browsers.closeOwner("test"));
afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

const names = (driver: Driver): string[] => driver.seen.affordances.map(({ name }) => name);

test.each(["/root", "/header", "/dots", "/busy"])(
  "the first look at a page that draws itself late shows what it draws: %s",
  async (path) => {
    const driver = await Driver.open(browsers, server.origin + path);
    expect(names(driver)).toContain("Leave");
  },
);

test.each(["Root", "Header", "Dots", "Busy"])(
  "so does the look after a click that leads there: %s",
  async (name) => {
    const driver = await Driver.open(browsers, `${server.origin}/start`);
    await driver.click(name);
    expect(names(driver)).toContain("Leave");
  },
);

test.each(["/route", "/hash"])(
  "a new address whose page is drawn later is not told with the old list: %s",
  async (path) => {
    const driver = await Driver.open(browsers, server.origin + path);
    await driver.click("My plan");
    expect(driver.seen.page.url).toContain("plan");
    expect(names(driver)).toContain("Change plan");
    expect(names(driver)).not.toContain("My plan");
  },
);

test("a page that stays empty is told as it is", async () => {
  const driver = await Driver.open(browsers, `${server.origin}/start`);
  await driver.click("Never");
  expect(names(driver)).toEqual(["Home", "Help", "Imprint"]);
});
