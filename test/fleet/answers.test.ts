import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeWorld, type World } from "../../scripts/fleet/world.ts";
import { pgTokens } from "../../src/dashboard/security/pg-tokens.ts";
import type { Scope } from "../../src/dashboard/security/scopes.ts";
import { startChangingSite } from "../support/changing-site.ts";
import { openDashboard, type TestDashboard } from "../support/dashboard.ts";
import { clockAhead } from "../support/moved-clock.ts";
import { expectTruth } from "../support/practice-run.ts";

const DATABASE = "SUBTERMINATOR_DATABASE_URL";
const LONG_MS = 300_000;
let world: World;
let board: TestDashboard;
beforeAll(async () => {
  world = await makeWorld(0);
  process.env[DATABASE] = world.postgres.url;
  board = await openDashboard(undefined, { home: world.env["SUBTERMINATOR_HOME"] ?? "", port: 0 });
});
afterAll(async () => {
  delete process.env[DATABASE];
  await board.close();
  await world.close();
});

type Posted = { id: string; runId: string; text: string; goesTo?: string; control?: string };
type Api = (path: string, body?: object) => Promise<{ status: number; json: unknown }>;

/** Calls of a program that has a token and nothing else. */
async function program(...scopes: Scope[]): Promise<Api> {
  const token = await pgTokens(world.fleet.database).create(randomUUID().slice(0, 8), scopes);
  return async (path, body) => {
    const answer = await fetch(`${board.url}/api/v1${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    return { status: answer.status, json: await answer.json() };
  };
}

async function submitted(api: Api, url: string, goal?: string): Promise<string> {
  const { status, json } = await api("/runs", { url, ...(goal && { goal }) });
  expect(status).toBe(201);
  return (json as { id: string }).id;
}

function worker(args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const one = world.startWorker(["--sessions", "1", "--hold", "1s", ...args], env);
  const end = async () => {
    one.child.kill("SIGTERM");
    await one.ended;
  };
  onTestFinished(end);
  return end;
}

const stage = (id: string) => async () => (await world.fleet.jobs.show(id))?.stage;
const laidDown = (id: string) =>
  expect.poll(stage(id), { timeout: 110_000 }).toMatch(/waiting|ended|failed/);
async function asked(api: Api, id: string): Promise<Posted> {
  const { json } = await api("/questions");
  const found = (json as { questions: Posted[] }).questions.find(({ runId }) => runId === id);
  if (found === undefined) throw new Error(`nothing is asked of ${id}`);
  return found;
}

/** As the database sees it so much later: what stands there of the run is as old as that. */
async function passed(id: string, ms: number): Promise<void> {
  const { database } = world.fleet;
  const seconds = ms / 1000;
  await database.query(
    `update subterminator.question set asked_at = asked_at - make_interval(secs => $2),
            until = until - make_interval(secs => $2) where run_id = $1`,
    [id, seconds],
  );
  await database.query(
    "update subterminator.run set lease_until = lease_until - make_interval(secs => $2) where id = $1",
    [id, seconds],
  );
}

/** Between two of a run's events, by the clocks of the workers that wrote them. */
async function longestPause(id: string): Promise<number> {
  const rows = await world.fleet.database.query<{ line: string }>(
    "select line from subterminator.event where run_id = $1 order by seq",
    [id],
  );
  const times = rows.map(({ line }) => Date.parse((JSON.parse(line) as { at: string }).at));
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}

test(
  "laid down with its worker gone, answered twice over the API, done once by another worker",
  async () => {
    const api = await program("read", "submit", "approve");
    const scenario = world.practice.scenarios.find((one) => one.id === "velora-2");
    const id = await submitted(api, scenario?.url ?? "", scenario?.goal);
    const end = worker();
    await laidDown(id);
    await end();
    const question = await asked(api, id);
    const reader = await program("read", "submit");
    const refused = await reader(`/questions/${question.id}/answer`, { answer: "approved" });
    expect(refused.status).toBe(403);
    const answers = await Promise.all(
      ["approved", "rejected"].map((answer) => api(`/questions/${question.id}/answer`, { answer })),
    );
    const told = answers.map(({ json }) => json as { first: boolean; answer: string });
    expect(told.filter(({ first }) => first)).toHaveLength(1);
    expect(new Set(told.map(({ answer }) => answer)).size).toBe(1);
    const yes = told[0]?.answer === "approved";
    worker();
    await expect.poll(stage(id), { timeout: 30_000 }).not.toBe("waiting");
    // A flow of two questions is walked anew after each wait, and asks its first once more: it is told the same.
    for (let step = 0; step < 6; step++) {
      await laidDown(id);
      if ((await stage(id)()) !== "waiting") break;
      const next = await asked(api, id);
      await api(`/questions/${next.id}/answer`, { answer: told[0]?.answer });
      await expect.poll(stage(id), { timeout: 30_000 }).not.toBe("waiting");
    }
    expect(await stage(id)()).toBe("ended");
    await expectTruth(world.practice, "velora-2", {
      status: yes ? "cancelled" : "active",
      commits: yes ? 1 : 0,
    });
    expect((await api(`/runs/${id}/verify`)).json).toMatchObject({ ok: true });
  },
  LONG_MS,
);

test(
  "answered ten minutes later over the API: another worker takes it up, and ends it once and right",
  async () => {
    const api = await program("read", "submit", "approve");
    const scenario = world.practice.scenarios.find((one) => one.id === "velora-1");
    const id = await submitted(api, scenario?.url ?? "", scenario?.goal);
    const end = worker();
    await laidDown(id);
    await end();
    const laterMs = 10 * 60_000;
    await passed(id, laterMs);
    worker([], clockAhead(laterMs));
    let answers = 0;
    for (; answers < 6 && (await stage(id)()) === "waiting"; answers++) {
      const { id: question } = await asked(api, id);
      const { json } = await api(`/questions/${question}/answer`, { answer: "approved" });
      expect(json).toMatchObject({ first: true });
      await expect.poll(stage(id), { timeout: 30_000 }).not.toBe("waiting");
      await laidDown(id);
    }
    expect((await world.fleet.jobs.show(id))?.verdict).toMatchObject({
      reason: "completed",
      verified: true,
    });
    await expectTruth(world.practice, "velora-1", { status: "cancelled", commits: 1 });
    expect((await api(`/runs/${id}/verify`)).json).toMatchObject({ ok: true });
    expect(await longestPause(id)).toBeGreaterThan(laterMs);
  },
  LONG_MS,
);

test(
  "a yes to a page that has changed meanwhile is not used: it is asked again, and nothing is sent",
  async () => {
    const site = await startChangingSite();
    onTestFinished(() => site.close());
    const api = await program("read", "submit", "approve");
    const id = await submitted(api, site.url);
    worker();
    const approve = async ({ id: question }: Posted) => {
      await api(`/questions/${question}/answer`, { answer: "approved" });
      await expect.poll(stage(id), { timeout: 30_000 }).not.toBe("waiting");
    };
    /** Says yes to what comes before it, until what goes there is asked about. */
    const upTo = async (path: string): Promise<Posted> => {
      for (let step = 0; step < 5; step++) {
        await laidDown(id);
        expect(await stage(id)()).toBe("waiting");
        const question = await asked(api, id);
        if (question.goesTo?.includes("/cancel/why/answer") !== true) {
          expect(question.goesTo).toContain(path);
          return question;
        }
        await approve(question);
      }
      throw new Error(`nothing was asked about ${path}`);
    };
    const question = await upTo("/subscription/cancel");
    site.begin("last form posts elsewhere");
    await approve(question);
    const again = await upTo("/plan/upgrade");
    expect(again.id).not.toBe(question.id);
    expect(site.status()).toBe("active");
    await api(`/questions/${again.id}/answer`, { answer: "rejected" });
    await expect.poll(stage(id), { timeout: 110_000 }).toBe("ended");
    expect(site.status()).toBe("active");
  },
  LONG_MS,
);

test(
  "nobody answers in time: the run ends as refused, and nothing was done",
  async () => {
    const api = await program("read", "submit", "approve");
    const scenario = world.practice.scenarios.find((one) => one.id === "velora-3");
    const id = await submitted(api, scenario?.url ?? "", scenario?.goal);
    worker(["--answer-within", "4s"]);
    await expect.poll(stage(id), { timeout: 200_000 }).toBe("ended");
    expect((await world.fleet.jobs.show(id))?.verdict).toMatchObject({ reason: "human_rejected" });
    await expectTruth(world.practice, "velora-3", { status: "active", commits: 0 });
    await expect(asked(api, id)).rejects.toThrow("nothing is asked");
  },
  LONG_MS,
);
