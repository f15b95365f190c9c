import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { startDemoDashboard } from "./demo-dashboard.ts";

/** The pictures of docs/dashboard.md, taken of the demo as it runs. */
const folder = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const WINDOWS = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  phone: {
    viewport: { width: 390, height: 844 },
    colorScheme: "light",
    hasTouch: true,
    isMobile: true,
  },
} as const;

type Listed = { runs: { id: string; state: string; verified: boolean }[] };

mkdirSync(folder, { recursive: true });
const { serving, call, close } = await startDemoDashboard();
const browser = await chromium.launch({
  ...(process.env["SUBTERMINATOR_BROWSER"] && {
    executablePath: process.env["SUBTERMINATOR_BROWSER"],
  }),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  for (const [name, options] of Object.entries(WINDOWS)) {
    const context = await browser.newContext({ ...options, locale: "en-GB" });
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await page.goto(serving.newLink());
    await page.locator(".row.waiting").waitFor();
    const { runs } = (await call("/runs")) as Listed;
    const waiting = runs.find(({ state }) => state === "waiting")?.id ?? "";
    const done = runs.find(({ verified }) => verified)?.id ?? "";
    const take = async (
      view: string,
      hash: string,
      ready: string,
      before?: () => Promise<void>,
    ) => {
      await page.goto(`${serving.url}/${hash}`);
      await page.locator(ready).first().waitFor();
      await before?.();
      await settled(page);
      await page.screenshot({
        path: `${folder}dashboard-${view}-${name}.jpg`,
        type: "jpeg",
        quality: 82,
      });
    };
    await take("runs", "#/runs", ".row.waiting");
    await take("question", "#/questions", ".question .mark rect");
    await take("live", `#/runs/${waiting}`, ".live canvas");
    await take("taken", `#/runs/${waiting}`, ".live canvas", async () => {
      await page.keyboard.press("t");
      await page.locator(".controls").waitFor();
    });
    await page.getByRole("button", { name: "Give it back" }).click();
    // It asks again, for whoever looks at it next.
    await page.locator(".live.mine").waitFor({ state: "detached" });
    await page.locator(".question .mark rect").waitFor();
    await take("run", `#/runs/${done}`, ".turn");
    await take("proof", `#/runs/${done}/proof`, "iframe");
    await take("overview", "#/overview", ".ends");
    await take("start", "#/start", ".services", async () => {
      await page.getByLabel("Which service?").first().fill("Netf");
      await page.locator(".services button").first().click();
    });
    await context.close();
  }
} finally {
  await browser.close();
  await close();
}

/** Pictures and frames come a moment after the words. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 1_500 }).catch(() => undefined);
  await page.waitForTimeout(1_200);
}
