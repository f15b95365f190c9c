import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { startPractice, type Practice } from "../practice/server.ts";
import {
  enter,
  launch,
  openDashboard,
  openWindow,
  type TestDashboard,
} from "../test/support/dashboard.ts";
import { makeWorld } from "./fleet/world.ts";

/**
 * How many frames of a run's browser a person sees, and what watching costs the run. `--fleet`: of a worker's browser,
 * through a Postgres of its own; `--frames`: only how many. Ends with 1 where less is seen, or more is paid, than was promised.
 */
const SITES = ["velora-1", "velora-2", "pulsefit-1", "nordkiosk-1"];
const ROUNDS = 3;
const MOVING_MS = 10_000;
const LEAST_FRAMES = 8;
const MOST_MORE = 0.15;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Scene = { board: TestDashboard; practice: Practice; close(): Promise<void> };

async function local(): Promise<Scene> {
  const [board, practice] = await Promise.all([openDashboard(), startPractice({ port: 0 })]);
  return {
    board,
    practice,
    async close() {
      await board.stop();
      await practice.close();
    },
  };
}

async function fleet(): Promise<Scene> {
  const world = await makeWorld(0);
  process.env["SUBTERMINATOR_DATABASE_URL"] = world.postgres.url;
  const board = await openDashboard(undefined, { home: join(world.folder, "home"), port: 0 });
  world.startWorker(["--sessions", "1"]);
  return {
    board,
    practice: world.practice,
    async close() {
      await board.close();
      await world.close();
    },
  };
}

const [scene, browser, moving] = await Promise.all([
  process.argv.includes("--fleet") ? fleet() : local(),
  launch(),
  movingPage(),
]);
const { board, practice } = scene;
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

const siteOf = (site: string) => practice.scenarios.find(({ id }) => id === site);

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
  const { url = "", goal = "" } = siteOf(site) ?? {};
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
    await sleep(200);
  }
}

/** Turn by turn, so that a machine that gets busier is busier for both; the quickest of each is what it costs. */
async function costOfWatching(): Promise<number> {
  await rehearse(SITES[0] ?? "", false);
  const all = { plain: 0, watched: 0 };
  for (const site of SITES) {
    const best = { plain: Infinity, watched: Infinity };
    let drawn = 0;
    for (let round = 0; round < ROUNDS; round++)
      for (const watched of round % 2 === 0 ? [false, true] : [true, false]) {
        const one = await rehearse(site, watched);
        const kind = watched ? "watched" : "plain";
        best[kind] = Math.min(best[kind], one.seconds);
        drawn = Math.max(drawn, one.drawn);
      }
    all.plain += best.plain;
    all.watched += best.watched;
    say(
      `${site}: ${best.plain.toFixed(1)} s alone, ${best.watched.toFixed(1)} s watched, ${drawn} frames`,
    );
  }
  const more = all.watched / all.plain - 1;
  say(
    `practice sites: ${all.plain.toFixed(1)} s alone, ${all.watched.toFixed(1)} s watched: ${(more * 100).toFixed(0)} % more time`,
  );
  return more;
}

async function perSecond(during: () => Promise<unknown>): Promise<number> {
  const [before, began] = [await frames(page), performance.now()];
  await during();
  return ((await frames(page)) - before) / ((performance.now() - began) / 1000);
}

/** A page at rest sends no frame: here a person has the mouse and marks the page's text, up and down. */
async function framesOfPractice(): Promise<number> {
  const { url, goal } = siteOf("velora-1") ?? {};
  const id = await start({ url, goal });
  await page.goto(`${board.url}/#/runs/${id}`);
  await page.locator(".question").waitFor();
  await page.getByRole("button", { name: "Take the mouse" }).click();
  await page.locator(".live.mine").waitFor();
  while ((await frames(page)) === 0) await sleep(50);
  const canvas = page.locator(".live canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = (part: number): [number, number] => [
    box.x + box.width * (0.2 + 0.6 * part),
    box.y + box.height * (0.15 + 0.7 * part),
  ];
  await page.mouse.move(...place(0));
  await page.mouse.down();
  const until = performance.now() + MOVING_MS;
  const seen = await perSecond(async () => {
    for (let step = 0; performance.now() < until; step++) {
      await page.mouse.move(...place(Math.abs(Math.sin(step / 25))));
      await sleep(15);
    }
  });
  await page.mouse.up();
  await page.getByRole("button", { name: "Give it back" }).click();
  await page.locator(".live.mine").waitFor({ state: "detached" });
  await call(`/api/v1/runs/${id}/cancel`, { method: "POST" });
  await page.locator(".badge.bad").waitFor();
  return seen;
}

async function framesOfMoving(): Promise<number> {
  await page.goto(`${board.url}/#/runs/${await start({ url: moving.url })}`);
  await page.locator(".live canvas").waitFor();
  while ((await frames(page)) === 0) await sleep(50);
  return perSecond(() => sleep(MOVING_MS));
}

try {
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  const more = process.argv.includes("--frames") ? 0 : await costOfWatching();
  const marked = await framesOfPractice();
  say(`a practice site whose text a person marks: ${marked.toFixed(1)} frames a second`);
  const moved = await framesOfMoving();
  say(`a page that always moves: ${moved.toFixed(1)} frames a second`);
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  if (more > MOST_MORE || marked < LEAST_FRAMES || moved < LEAST_FRAMES) {
    say(`not as promised: ${LEAST_FRAMES} frames a second, ${MOST_MORE * 100} % more time at most`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await scene.close();
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
