import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { chromium } from "playwright";
import type { Serving } from "../../src/dashboard/serve.ts";
import { startServing } from "../../src/cli/serve/start-serving.ts";

export type TestDashboard = Serving & { home: string; stop(): Promise<void> };

/** The dashboard as `subterminator serve` starts it, in this process, on a home of its own. */
export async function openDashboard(
  prepare: (home: string) => void = () => undefined,
  given?: { home?: string; port?: number; names?: string[] },
): Promise<TestDashboard> {
  const home = given?.home ?? mkdtempSync(join(tmpdir(), "subterminator-dashboard-"));
  prepare(home);
  process.env["SUBTERMINATOR_HOME"] = home;
  process.env["SUBTERMINATOR_PLANNER"] = "rules";
  const serving = await startServing(
    { host: "127.0.0.1", port: given?.port ?? 0, names: given?.names ?? [] },
    () => undefined,
  );
  return {
    ...serving,
    home,
    async stop() {
      await serving.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    ...(process.env["SUBTERMINATOR_BROWSER"] && {
      executablePath: process.env["SUBTERMINATOR_BROWSER"],
    }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

export type Watched = { page: Page; faults: string[]; requests: string[] };

/** A person's window: what the page's policy refused, what failed, and every address that was asked for. */
export async function openWindow(
  browser: Browser,
  link: string,
  more: Parameters<Browser["newContext"]>[0] = {},
): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    ...more,
  });
  const page = await context.newPage();
  // A whole run stands between two steps of a test, on a machine that may be busy.
  page.setDefaultTimeout(150_000);
  const faults: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) faults.push(message.text());
  });
  // Also what the page's policy refuses without a word to the console.
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(link);
  await page.locator("main h1").waitFor();
  return { page, faults, requests };
}

/** A session for calls without a browser. */
export async function enter(
  serving: Serving,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const token = serving.newLink().split("#enter=")[1] ?? "";
  const entered = await fetch(`${serving.url}/api/v1/enter`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  const { key } = (await entered.json()) as { key: string };
  const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return (path, init = {}) =>
    fetch(serving.url + path, {
      ...init,
      headers: { cookie, "x-subterminator-key": key, ...(init.headers as Record<string, string>) },
    });
}
