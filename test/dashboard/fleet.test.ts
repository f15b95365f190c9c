import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { judgeAll } from "../../scripts/fleet/judge.ts";
import { makeWorld, type World } from "../../scripts/fleet/world.ts";
import { expectNoMouse, openForKeys, pressByKeys } from "../support/by-keys.ts";
import { enter, launch, openDashboard, type TestDashboard } from "../support/dashboard.ts";
import {
  anew,
  approvedForClient,
  lastStepByHand,
  lineCut,
  pickedByNumber,
  sayYes,
  signInByHand,
  twoAnswer,
  type Place,
} from "../support/dashboard-flows.ts";
import {
  manyAtOnce,
  proofByKeys,
  refusedAndResumed,
  signInByKeys,
  takeoverByKeys,
} from "../support/keyboard-flows.ts";
import { PASSWORD } from "../support/sign-in-site.ts";
import { layLine, type Line } from "../support/line.ts";
import { expectTruth, startRun } from "../support/practice-run.ts";

const DATABASE = "SUBTERMINATOR_DATABASE_URL";
let world: World;
let board: TestDashboard;
let browser: Browser;
let place: Place;
let line: Line;
const before = process.env[DATABASE];
beforeAll(async () => {
  [world, browser, line] = await Promise.all([makeWorld(0), launch(), layLine()]);
  process.env[DATABASE] = world.postgres.url;
  board = await openDashboard(undefined, {
    home: world.env["SUBTERMINATOR_HOME"] ?? "",
    names: [`127.0.0.1:${line.port}`],
  });
  place = { board: () => board, browser, practice: world.practice, line };
});
afterAll(async () => {
  if (before === undefined) delete process.env[DATABASE];
  else process.env[DATABASE] = before;
  await browser.close();
  await board.close();
  await world.close();
  await line.close();
});

beforeEach(() => anew(world.practice));

const working = new Set<ReturnType<World["startWorker"]>>();
const worker = (...args: string[]) => {
  const one = world.startWorker(["--sessions", "1", ...args]);
  working.add(one);
  return one;
};
const end = async (one: ReturnType<World["startWorker"]>) => {
  one.child.kill("SIGTERM");
  await one.ended;
  working.delete(one);
};
afterEach(async () => {
  for (const one of working) await end(one);
});

const stage = (id: string) => async () => (await world.fleet.jobs.show(id))?.stage;

describe("the dashboard on a fleet's database", { timeout: 400_000 }, () => {
  test("start, the marked question of a run that holds no browser, yes with two keys, events, proof", async () => {
    const first = worker("--hold", "1s");
    const { page, faults, requests } = await openForKeys(browser, board.newLink());
    const id = await startRun(page, world.practice, "velora-1");
    await page.locator(".question .mark rect").waitFor();
    await expect.poll(stage(id), { timeout: 100_000 }).toBe("waiting");
    await end(first);
    expect(await page.title()).toContain("(1)");
    await page.keyboard.press("y");
    await page.getByRole("alertdialog").waitFor();
    await expectTruth(world.practice, "velora-1", { status: "active", commits: 0 });
    await page.keyboard.press("Enter");
    await expect.poll(stage(id), { timeout: 30_000 }).toBe("queued");
    worker("--hold", "1s");
    await page.locator(".badge.good").waitFor();
    await expectTruth(world.practice, "velora-1", { status: "cancelled", commits: 1 });
    expect(await page.locator(".timeline").textContent()).toContain("Finish cancellation");
    await proofByKeys(page);
    const call = await enter(board);
    expect(await (await call(`/api/v1/runs/${id}/verify`)).json()).toMatchObject({ ok: true });
    await expectNoMouse(page);
    expect(faults).toEqual([]);
    expect(
      requests.filter((url) => !url.startsWith(board.url) && !url.startsWith("blob:")),
    ).toEqual([]);
    await page.context().close();
  });

  test("of two people who answer at once one counts, the other is told, and a no does nothing", async () => {
    worker("--hold", "1s");
    const id = await twoAnswer(place);
    await expect.poll(stage(id), { timeout: 150_000 }).toBe("ended");
    expect((await world.fleet.jobs.show(id))?.verdict).toMatchObject({ reason: "human_rejected" });
    await expectTruth(world.practice, "velora-1", { status: "active", commits: 0 });
  });

  test("a no by one key does nothing; what was refused is started again, stopped and gone on with by keys", async () => {
    worker();
    await refusedAndResumed(place);
  });

  test("a worker's browser is watched from here; the last step is done by hand, and the run goes on from there", async () => {
    worker();
    await lastStepByHand(place);
  });

  test("a person signs in in a worker's browser; nothing they type is written down, in the database neither", async () => {
    worker();
    await signInByHand(place);
    const [{ found } = { found: -1 }] = await world.fleet.database.query<{ found: number }>(
      "select count(*)::int as found from subterminator.event where line like $1",
      [`%${PASSWORD}%`],
    );
    expect(found).toBe(0);
  });

  test("without a mouse a worker's page is taken by a key, used by the names of its controls, and given back", async () => {
    worker();
    await takeoverByKeys(place);
  });

  test.each(["keys", "fields"] as const)(
    "a person without a mouse signs in by %s in a worker's browser",
    async (way) => {
      worker();
      await signInByKeys(place, way);
    },
  );

  test("where no way on is seen a key picks a numbered candidate, and the map shows the way", async () => {
    worker();
    await pickedByNumber(place);
  });

  test("an act of an MCP client of this machine that cannot ask is approved on the fleet's page", () =>
    approvedForClient(place));

  test("a line that is cut and comes back shows what came meanwhile, without a reload", async () => {
    worker();
    await lineCut(place);
  });

  test("what waits is taken back together, what was stopped is started again together, by keys alone", async () => {
    worker();
    await manyAtOnce(place, {
      busy: ["pulsefit-3"],
      queued: ["cloudattic-2", "lingostar-2", "irisette-1"],
    });
  });

  test("a server that stops and starts again is found without a reload; what its worker asked is still asked", async () => {
    worker("--hold", "1s");
    const { page } = await openForKeys(browser, board.newLink());
    const id = await startRun(page, world.practice, "velora-1");
    await page.locator(".question").waitFor();
    await expect.poll(stage(id), { timeout: 100_000 }).toBe("waiting");
    // Laid down is not given up: it says who is waited for.
    await page.locator(".badge.wait").waitFor();
    const { home, port } = board;
    await board.close();
    await page.locator(".offline").waitFor();
    board = await openDashboard(undefined, { home, port });
    await page.locator(".offline").waitFor({ state: "detached" });
    await sayYes(page);
    await page.locator(".badge.good").waitFor();
    await expectTruth(world.practice, "velora-1", { status: "cancelled", commits: 1 });
    await expectNoMouse(page);
    await page.context().close();
  });

  test("a run that nobody has begun is taken back from the page, and is no longer listed", async () => {
    const { page } = await openForKeys(browser, board.newLink());
    const id = await startRun(page, world.practice, "pulsefit-1");
    await pressByKeys(page, /^Stop$/);
    await expectNoMouse(page);
    await expect.poll(stage(id), { timeout: 30_000 }).toBe("cancelled");
    const call = await enter(board);
    const listed = async () =>
      ((await (await call("/api/v1/runs")).json()) as { runs: { id: string }[] }).runs;
    await expect.poll(async () => (await listed()).some((run) => run.id === id)).toBe(false);
    await page.context().close();
  });
});

test("judged by the site's own books, every log of these runs is whole", async () => {
  const ids = (await world.fleet.jobs.find({ states: ["ended"], limit: 10 })).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  const verified = await judgeAll({ ...world, scenarios: world.practice.scenarios }, ids);
  expect(verified.map(({ intact }) => intact)).toEqual(ids.map(() => true));
});
