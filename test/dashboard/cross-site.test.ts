import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright";
import { launch, openDashboard, openWindow, type TestDashboard } from "../support/dashboard.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

let board: TestDashboard;
let browser: Browser;
let evil: PageServer;
beforeAll(async () => {
  [board, browser, evil] = await Promise.all([
    openDashboard(),
    launch(),
    startPageServer({
      "/": "<!doctype html><title>Evil</title><p>Nice weather.</p>",
      "/mail": "",
    }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await board.stop();
  await evil.close();
});

/** Everything that a page of another port can try in the browser of somebody who has the dashboard open: its cookie goes along. */
const TRIES = `async (board) => {
  const tried = {};
  const post = (type, body) => fetch(board + "/api/v1/runs", { method: "POST", credentials: "include", mode: type === "application/json" ? "cors" : "no-cors", headers: { "content-type": type }, body })
    .then((answer) => answer.type === "opaque" ? "opaque" : "read " + answer.status, () => "refused");
  tried.read = await fetch(board + "/api/v1/runs", { credentials: "include" }).then((answer) => "read " + answer.status, () => "refused");
  tried.json = await post("application/json", '{"service":"netflix"}');
  tried.text = await post("text/plain", '{"service":"netflix"}');
  tried.form = await new Promise((resolve) => {
    const frame = Object.assign(document.createElement("iframe"), { name: "into", onload: () => resolve("sent") });
    document.body.append(frame);
    const form = Object.assign(document.createElement("form"), { method: "post", action: board + "/api/v1/runs", target: "into" });
    form.innerHTML = "<input name='{&quot;service&quot;:&quot;netflix&quot;}' value=''>";
    document.body.append(form);
    form.submit();
  });
  tried.frame = await new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.onload = () => { try { resolve(frame.contentDocument === null ? "closed" : "open"); } catch { resolve("closed"); } };
    frame.src = board + "/";
    document.body.append(frame);
  });
  tried.script = await new Promise((resolve) => {
    const script = Object.assign(document.createElement("script"), { src: board + "/openapi.json", onload: () => resolve("loaded"), onerror: () => resolve("refused") });
    document.body.append(script);
  });
  tried.picture = await new Promise((resolve) => {
    const picture = Object.assign(new Image(), { onload: () => resolve("loaded"), onerror: () => resolve("refused") });
    picture.src = board + "/icon.svg";
  });
  return tried;
}`;

test("a page of another port reads nothing, starts nothing and frames nothing, with the person's cookie beside it", async () => {
  const { page } = await openWindow(browser, board.newLink());
  const other = await page.context().newPage();
  await other.goto(evil.origin);
  const refused: number[] = [];
  other.on("response", (answer) => {
    if (answer.url().startsWith(board.url)) refused.push(answer.status());
  });
  const tried = (await other.evaluate(`(${TRIES})(${JSON.stringify(board.url)})`)) as Record<
    string,
    string
  >;
  expect(tried).toMatchObject({
    read: "refused",
    json: "refused",
    frame: "closed",
    script: "refused",
    picture: "refused",
  });
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((status) => status === 403)).toBe(true);
  expect(await page.locator(".row").count()).toBe(0);
  await page.locator(".empty").waitFor();
  await page.context().close();
});

test("a link that stands in a mail opens; used a second time it opens nothing for whoever has found it", async () => {
  const link = board.newLink();
  evil.set("/mail", `<!doctype html><title>Mail</title><a href="${link}">Your dashboard</a>`);
  const person = await browser.newContext();
  const page = await person.newPage();
  await page.goto(`${evil.origin}/mail`);
  await page.getByRole("link").click();
  await page.getByRole("heading", { name: "Runs", exact: true }).waitFor();
  // The token is gone from the address and from the history.
  expect(page.url()).not.toContain("enter=");
  await page.goBack();
  expect(await page.evaluate(() => document.title)).toBe("Mail");
  const thief = await browser.newContext();
  const stolen = await thief.newPage();
  await stolen.goto(link);
  await stolen.getByRole("alert").waitFor();
  expect(await stolen.locator("nav").count()).toBe(0);
  await person.close();
  await thief.close();
});
