import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { startPractice } from "../practice/server.ts";
import { enter, launch, openDashboard, openWindow } from "../test/support/dashboard.ts";

const SITES = ["velora-1", "velora-2", "pulsefit-1", "nordkiosk-1"];
const MOVING_MS = 10_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How many frames of a run's browser a person sees, and what watching costs the run. */
const [board, browser, practice, moving] = await Promise.all([
  openDashboard(),
  launch(),
  startPractice({ port: 0 }),
  movingPage(),
]);
const call = await enter(board);
const { page } = await openWindow(browser, board.newLink());

async function start(body: object): Promise<string> {
  const answer = await call("/api/v1/runs", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { id: string }).id;
}

const frames = async (window: Page): Promise<number> =>
  Number(
    (await window
      .locator(".live canvas")
      .getAttribute("data-frames")
      .catch(() => "0")) ?? 0,
  );

/** A rehearsal to its end: its seconds, and the frames that were drawn meanwhile. */
async function rehearse(
  site: string,
  watched: boolean,
): Promise<{ seconds: number; drawn: number }> {
  const { url = "", goal = "" } = practice.scenarios.find(({ id }) => id === site) ?? {};
  const id = await start({ url, goal, mode: "rehearse" });
  await page.goto(`${board.url}/#/${watched ? `runs/${id}` : "overview"}`);
  let drawn = 0;
  for (;;) {
    if (watched && (await page.locator(".live canvas").count()) > 0)
      drawn = Math.max(drawn, await frames(page));
    const { run } = (await (await call(`/api/v1/runs/${id}`)).json()) as {
      run: { state: string; durationMs: number };
    };
    if (run.state === "finished") return { seconds: run.durationMs / 1000, drawn };
    await sleep(100);
  }
}

try {
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  await rehearse(SITES[0] ?? "", false);
  const all = { plain: 0, watched: 0, drawn: 0 };
  for (const site of SITES) {
    // Turn by turn, so that a machine that gets busier is busier for both.
    const plain = await rehearse(site, false);
    const watched = await rehearse(site, true);
    all.plain += plain.seconds;
    all.watched += watched.seconds;
    all.drawn += watched.drawn;
    say(
      `${site}: ${plain.seconds.toFixed(1)} s alone, ${watched.seconds.toFixed(1)} s watched, ${watched.drawn} frames, ` +
        `${(watched.drawn / watched.seconds).toFixed(1)} a second`,
    );
  }
  say(
    `practice sites: ${(all.drawn / all.watched).toFixed(1)} frames a second (a page that stands still sends none), ` +
      `${((all.watched / all.plain - 1) * 100).toFixed(0)} % more time when watched`,
  );
  await page.goto(`${board.url}/#/runs/${await start({ url: moving.url })}`);
  await page.locator(".live canvas").waitFor();
  while ((await frames(page)) === 0) await sleep(50);
  const [before, began] = [await frames(page), performance.now()];
  await sleep(MOVING_MS);
  const seconds = (performance.now() - began) / 1000;
  say(
    `a page that always moves: ${(((await frames(page)) - before) / seconds).toFixed(1)} frames a second`,
  );
  say(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await board.stop();
  await practice.close();
  moving.close();
}

async function movingPage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(
      `<title>Moves</title><h1>Your account</h1><p>Plan: Box, $9 a month</p>
       <div style="width:200px;height:200px;background:#26a;animation:m 2s linear infinite"></div>
       <style>@keyframes m{to{transform:translateX(900px)}}</style>`,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
