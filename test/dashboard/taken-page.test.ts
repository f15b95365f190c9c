import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fileTokens } from "../../src/dashboard/security/tokens.ts";
import { axeFaults } from "../support/axe.ts";
import { comeOut, expectNoMouse, openForKeys, pressByKeys, tabTo } from "../support/by-keys.ts";
import { enter, launch, openDashboard, type TestDashboard } from "../support/dashboard.ts";
import { submit } from "../support/dashboard-flows.ts";
import { EVIL, expectHarmless } from "../support/hostile-words.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const content = (text: string) => attribute(text).replaceAll("<", "&lt;");

/** A sign-in that a person has to do themselves, with these words around it. */
const signIn = (title: string, more: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>Sign in</h1>${more}
   <form method="post" action="/login"><label>E-mail <input name="email" type="email"></label>
   <label>Password <input name="password" type="password"></label><button>Sign in</button></form></main></html>`;

let board: TestDashboard;
let browser: Browser;
let site: PageServer;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  [board, site] = await Promise.all([openDashboard(), startPageServer()]);
});
afterEach(async () => {
  await board.stop();
  await site.close();
});

/** A run that waits for a person to sign in, on a page that somebody has taken. */
async function taken(page: Page): Promise<string> {
  const id = await submit(await enter(board), { url: `${site.origin}/account` });
  await page.goto(`${board.url}/#/runs/${id}`);
  await page.getByRole("heading", { name: "Please sign in" }).waitFor();
  await page.keyboard.press("t");
  await page.locator(".controls").waitFor();
  return id;
}

describe("a page that a person has taken, in words", { timeout: 300_000 }, () => {
  test("what it says is shown as text, cut, and does nothing", async () => {
    site.set(
      "/account",
      signIn(
        content(EVIL),
        `<p>${content(EVIL)}</p><button aria-label="${attribute(EVIL)}">x</button>
         <label>${content(EVIL.slice(0, 400))}<select><option>${content(EVIL)}</option><option>b</option></select></label>
         <input aria-label="${attribute(EVIL)}" value="${attribute(EVIL)}">
         <button onclick="confirm(document.title)">Ask</button>`,
      ),
    );
    const { page, faults, requests } = await openForKeys(browser, board.newLink());
    await taken(page);
    await comeOut(page);
    await pressByKeys(page, "What the page says");
    await expectHarmless(page);
    expect(await page.locator(".controls li").count()).toBeGreaterThan(5);
    await pressByKeys(page, /^Ask/);
    await page.getByRole("alertdialog").waitFor();
    await expectHarmless(page);
    expect(faults).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(board.url) && !url.startsWith("blob:")),
    ).toEqual([]);
    await page.context().close();
  });

  test("a question of the browser's own is told, has the focus and is answered by keys; windows are gone to by name", async () => {
    site.set(
      "/account",
      signIn(
        "Account",
        `<p id="out">nothing</p><button onclick="out.textContent = 'answered ' + confirm('Really?')">Ask</button>
         <button onclick="out.textContent = 'called ' + prompt('Your name?')">Name</button>
         <button onclick="window.open('/help')">Help</button>`,
      ),
    );
    site.set(
      "/help",
      "<!doctype html><title>Help desk</title><p>Call us.</p><button>Chat</button>",
    );
    const { page, faults } = await openForKeys(browser, board.newLink());
    await taken(page);
    const words = page.locator(".in-words");
    const dialog = page.getByRole("alertdialog");
    await comeOut(page);
    await pressByKeys(page, /^Ask/);
    await dialog.getByText("Really?").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Cancel");
    expect(await axeFaults(page)).toEqual([]);
    await pressByKeys(page, /^OK$/);
    await expect.poll(() => words.getByRole("status").textContent()).toContain("answered true");
    await tabTo(page, /^Name/);
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await tabTo(page, /^Answer$/, "Shift+Tab");
    await page.keyboard.type("Kim");
    await pressByKeys(page, /^OK$/);
    await expect.poll(() => words.getByRole("status").textContent()).toContain("called Kim");
    await tabTo(page, /^Help/);
    await page.keyboard.press("Enter");
    await words.getByText("Help desk").first().waitFor();
    await tabTo(page, /^Account$/);
    await page.keyboard.press("Enter");
    await words.getByRole("button", { name: /^Sign in/ }).waitFor();
    await expectNoMouse(page);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("is shown to whoever has the mouse and to nobody else", async () => {
    site.set("/account", signIn("Account", ""));
    const { page } = await openForKeys(browser, board.newLink());
    const id = await taken(page);
    const mine = await enter(board);
    expect((await mine(`/api/v1/runs/${id}/page`)).status).toBe(200);
    const tokens = fileTokens(board.home);
    const read = async (scope?: "read" | "approve") => {
      const token = scope === undefined ? undefined : await tokens.create(scope, [scope]);
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await fetch(`${board.url}/api/v1/runs/${id}/page`, { headers })).status;
    };
    expect([await read(), await read("read"), await read("approve")]).toEqual([401, 403, 400]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    await page.locator(".live.mine").waitFor({ state: "detached" });
    expect((await mine(`/api/v1/runs/${id}/page`)).status).toBe(400);
    await page.context().close();
  });
});
