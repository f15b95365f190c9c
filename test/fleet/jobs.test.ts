import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openFleet, type Fleet } from "../../src/cli/fleet/open-fleet.ts";
import { HOOKS, RUNS } from "../../src/jobs/fleet/boss.ts";
import { deliveries, type Deliveries } from "../../src/jobs/fleet/deliveries.ts";
import { deliverHook, notifier } from "../../src/jobs/fleet/hooks.ts";
import type { Asked } from "../../src/jobs/fleet/questions.ts";
import { digestOf } from "../../src/jobs/fleet/questions.ts";
import { sweep } from "../../src/jobs/fleet/sweep.ts";
import type { Perform, WorkOptions } from "../../src/jobs/fleet/work.ts";
import { jobRequestSchema } from "../../src/jobs/job-request.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { aborted, emptyQueue, queueWorker, request, VERDICT } from "../support/queue-worker.ts";

let postgres: TestPostgres;
let fleet: Fleet;
let address: string;
beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.database();
  fleet = await openFleet(address, { works: true, connections: 12 });
});
afterAll(async () => {
  await fleet.close();
  await postgres.stop();
});
beforeEach(() => emptyQueue(fleet));

const handOut = (perSite = 10): Deliveries => deliveries(fleet.database, fleet.boss, perSite);
const stageOf = async (id: string) => (await fleet.jobs.show(id))?.stage;

const workWith = (perform: Perform, more?: Partial<WorkOptions>) =>
  queueWorker(fleet, perform, more);

describe("handing in", () => {
  test("of twenty with one key at once there is one job, and all get its id", async () => {
    const jobs = await Promise.all(
      Array.from({ length: 20 }, () => fleet.jobs.submit(request({ key: "order 7" }), "anna")),
    );
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    expect((await fleet.boss.findJobs(RUNS, { queued: true })).length).toBe(1);
  });

  test("many at once are all there, each under its own id, with what carries it", async () => {
    const jobs = await fleet.jobs.submitMany(
      Array.from({ length: 1_200 }, () => request()),
      "anna",
    );
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1_200);
    expect((await fleet.jobs.counts()).queued).toBe(1_200);
    // 48 bits: of 10,000 that are handed in within one second two are the same once in five million seconds.
    expect(jobs.filter(({ id }) => !/-[0-9a-f]{12}$/.test(id))).toEqual([]);
    expect(jobs[0]).toMatchObject({ state: "queued", who: "anna", request: { mode: "run" } });
  });

  test.each([
    [{ priority: 1000 }, "priority"],
    [{ deadline: "tomorrow" }, "deadline"],
    [{ profile: "../x" }, "profile"],
    [{ url: "file:///etc/passwd" }, "url"],
    [{ colour: "red" }, ""],
  ])("%j is refused by the field's name", (wrong, field) => {
    const read = jobRequestSchema.safeParse({ url: "https://a.example", ...wrong });
    expect(read.error?.issues[0]?.path.join(".")).toBe(field);
  });
});

describe("giving out", () => {
  test("one run of one profile at a time, whoever asks at the same moment", async () => {
    const jobs = await fleet.jobs.submitMany(
      Array.from({ length: 5 }, (_, at) =>
        request({ profile: "anna", url: `https://${at}.example` }),
      ),
      "anna",
    );
    const begun = await Promise.all(jobs.map(({ id }, at) => handOut().begin(id, `w${at}`)));
    expect(begun.filter(({ go }) => go)).toHaveLength(1);
    expect((await fleet.jobs.counts()).running).toBe(1);
    expect(begun.filter((one) => !one.go && one.why === "not now")).toHaveLength(4);
  });

  test("so many of one site at a time, and others are not held up by it", async () => {
    const same = await fleet.jobs.submitMany(
      Array.from({ length: 6 }, () => request()),
      "anna",
    );
    const [other] = await fleet.jobs.submitMany([request({ url: "https://b.example" })], "anna");
    const begun = await Promise.all(same.map(({ id }, at) => handOut(2).begin(id, `w${at}`)));
    expect(begun.filter(({ go }) => go)).toHaveLength(2);
    expect(await handOut(2).begin(other?.id ?? "", "w9")).toMatchObject({ go: true });
  });

  test("what nobody began before its deadline is not begun after it", async () => {
    const job = await fleet.jobs.submit(request({ deadline: "2020-01-01T00:00:00Z" }), "anna");
    expect(await handOut().begin(job.id, "w1")).toEqual({ go: false, why: "over" });
    expect(await fleet.jobs.show(job.id)).toMatchObject({
      stage: "failed",
      error: { code: "TOO_LATE" },
    });
  });

  test("what may not begin yet stays where it is; higher priorities go first", async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const [, low, high] = await fleet.jobs.submitMany(
      [request({ notBefore: later }), request(), request({ priority: 5 })],
      "anna",
    );
    const order: string[] = [];
    await workWith(
      async ({ id }) => {
        order.push(id);
        return { kind: "ended", verdict: VERDICT };
      },
      { sessions: 1 },
    );
    await expect.poll(() => order).toEqual([high?.id, low?.id]);
    await expect.poll(async () => (await fleet.jobs.counts()).ended).toBe(2);
    expect((await fleet.jobs.counts()).queued).toBe(1);
  });
});

describe("stopping and trying again", () => {
  test("a queued job is taken back and never begun; a running one is told to stop", async () => {
    const [first, second] = await fleet.jobs.submitMany([request(), request()], "anna");
    await fleet.jobs.cancel(first?.id ?? "", "ben");
    const seen: string[] = [];
    await workWith(async ({ id }, { stop }) => {
      seen.push(id);
      await aborted(stop);
      return { kind: "ended", verdict: { ...VERDICT, reason: "interrupted", verified: false } };
    });
    await expect.poll(() => seen).toEqual([second?.id]);
    await fleet.jobs.cancel(second?.id ?? "", "ben");
    await expect.poll(() => stageOf(second?.id ?? "")).toBe("cancelled");
    expect(await stageOf(first?.id ?? "")).toBe("cancelled");
    await expect(fleet.jobs.cancel(first?.id ?? "", "ben")).rejects.toMatchObject({
      code: "CONTRACT_MISMATCH",
      message: expect.stringContaining("is cancelled"),
    });
  });

  test("a run that throws is tried again by another delivery, and given up after the third crash", async () => {
    await fleet.boss.updateQueue(RUNS, { retryDelay: 0, retryBackoff: false });
    const job = await fleet.jobs.submit(request(), "anna");
    let tries = 0;
    await workWith(async () => {
      tries++;
      throw new Error(`broke down ${tries}`);
    });
    await expect.poll(() => stageOf(job.id), { timeout: 60_000 }).toBe("failed");
    expect(tries).toBe(4);
    expect(await fleet.jobs.show(job.id)).toMatchObject({
      error: { code: "CRASHED", message: expect.stringContaining("broke down 4") },
    });
    const again = await fleet.jobs.retry(job.id, "anna");
    expect(again).toMatchObject({ id: job.id, state: "queued" });
  });

  test("what has a verdict is done anew under a new id; what is under way is left alone", async () => {
    const job = await fleet.jobs.submit(request({ key: "k" }), "anna");
    await expect(fleet.jobs.retry(job.id, "anna")).rejects.toMatchObject({
      code: "CONTRACT_MISMATCH",
    });
    await handOut().begin(job.id, "w1");
    await handOut().ended(job.id, "w1", VERDICT, false);
    const again = await fleet.jobs.retry(job.id, "ben");
    expect(again.id).not.toBe(job.id);
    expect(again).toMatchObject({ state: "queued", who: "ben" });
  });

  test("a worker that drains takes no more, and what it hands back is taken by the next", async () => {
    const job = await fleet.jobs.submit(request(), "anna");
    const began = Promise.withResolvers<void>();
    const first = await workWith(async (_, { drain }) => {
      began.resolve();
      await aborted(drain);
      return { kind: "handed back" };
    });
    await began.promise;
    await first.drain(5_000);
    expect(await stageOf(job.id)).toBe("queued");
    await workWith(async () => ({ kind: "ended", verdict: VERDICT }), { name: "w2" });
    await expect.poll(() => stageOf(job.id)).toBe("ended");
    expect((await fleet.jobs.show(job.id))?.attempts).toBe(2);
  });

  test("a job whose worker gives no sign of life any more is given to the next within seconds", async () => {
    const job = await fleet.jobs.submit(request(), "anna");
    // Taken by somebody who then died: no heartbeat is kept for what is fetched by hand.
    const [taken] = await fleet.boss.fetch<{ id: string }>(RUNS);
    expect(taken?.data.id).toBe(job.id);
    const second = await openFleet(address, { works: true });
    onTestFinished(() => second.close());
    await workWith(async () => ({ kind: "ended", verdict: VERDICT }), { boss: second.boss });
    await expect.poll(() => stageOf(job.id), { timeout: 30_000 }).toBe("ended");
  });

  test("a run that the queue gave to another worker is settled by that one alone", async () => {
    const job = await fleet.jobs.submit(request(), "anna");
    let tries = 0;
    await workWith(async (_, { stop }) => {
      if (++tries > 1) return { kind: "ended", verdict: VERDICT };
      const [carried] = await fleet.boss.findJobs(RUNS, { data: { id: job.id } });
      // What the queue does with one that gives no sign of life, without the wait for it.
      await fleet.boss.fail(RUNS, carried?.id ?? "", { message: "job heartbeat timeout" });
      await aborted(stop);
      return { kind: "ended", verdict: { ...VERDICT, reason: "interrupted", verified: false } };
    });
    await expect.poll(() => stageOf(job.id), { timeout: 60_000 }).toBe("ended");
    expect(tries).toBe(2);
    expect(await fleet.boss.findJobs(RUNS, { data: { id: job.id } })).toHaveLength(1);
  });

  test("whoever was given up writes nothing about a job that is another's now", async () => {
    const job = await fleet.jobs.submit(request(), "anna");
    await handOut().begin(job.id, "w1");
    await handOut().begin(job.id, "w2");
    await handOut().ended(job.id, "w1", VERDICT, false);
    await handOut().handedBack(job.id, "w1");
    expect(await fleet.jobs.show(job.id)).toMatchObject({ stage: "running", worker: "w2" });
  });
});

describe("questions", () => {
  const asked = (runId: string, more: Partial<Asked> = {}): Asked => ({
    runId,
    kind: "confirm",
    text: "Cancel the plan?",
    final: true,
    action: "click",
    url: "https://a.example/cancel",
    reason: "it ends the plan",
    warnings: [],
    asker: `run ${runId}`,
    ...more,
  });

  async function waiting(more: Partial<Asked> = {}, untilMs = 60_000) {
    const job = await fleet.jobs.submit(request(), "anna");
    await handOut().begin(job.id, "w1");
    const question = await fleet.jobs.questions.post(asked(job.id, more), untilMs);
    expect(await handOut().parked(job.id, "w1")).toBe(true);
    return { job, question };
  }

  test("of ten answers at once one wins, all are told which, and the run is queued once", async () => {
    const { job, question } = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        fleet.jobs.answer({ question, answer: at % 2 === 0 ? "approved" : "rejected" }, `p${at}`),
      ),
    );
    expect(answers.filter(({ first }) => first)).toHaveLength(1);
    expect(new Set(answers.map(({ by, answer }) => `${by} ${answer}`)).size).toBe(1);
    expect(await stageOf(job.id)).toBe("queued");
    expect((await fleet.boss.findJobs(RUNS, { data: { id: job.id }, queued: true })).length).toBe(
      2,
    );
  });

  test("two windows of one person who answer in the same moment: one of them is told that it was second", async () => {
    const { question } = await waiting();
    const given = { answer: "rejected", by: "ben", at: new Date().toISOString() } as const;
    const { questions } = fleet.jobs;
    const told = await Promise.all([1, 2].map(() => questions.answer(question, given)));
    expect(told.filter((one) => one?.first === true)).toHaveLength(1);
  });

  test("an answer is good once, and only for the facts that were shown", async () => {
    const { job, question } = await waiting();
    await fleet.jobs.answer({ question, answer: "approved" }, "ben");
    const { questions } = fleet.jobs;
    const changed = digestOf(asked(job.id, { amounts: ["9.99"] }));
    expect(await questions.take(job.id, changed)).toBeUndefined();
    const same = digestOf(asked(job.id));
    expect(await questions.take(job.id, same)).toMatchObject({ answer: "approved", by: "ben" });
    expect(await questions.take(job.id, same)).toBeUndefined();
    await questions.restore(job.id);
    expect(await questions.take(job.id, same)).toMatchObject({ by: "ben" });
  });

  test("a no is heard at whatever the run asks next", async () => {
    const { job, question } = await waiting();
    await fleet.jobs.answer({ question, answer: "rejected" }, "ben");
    const other = digestOf(asked(job.id, { text: "An earlier step?" }));
    expect(await fleet.jobs.questions.take(job.id, other)).toMatchObject({ answer: "rejected" });
    expect(await fleet.jobs.questions.take(job.id, other)).toBeUndefined();
  });

  test("a page that changed is asked about anew; the old question can be answered no more", async () => {
    const { job, question } = await waiting();
    const next = await fleet.jobs.questions.post(asked(job.id, { text: "Delete it?" }), 60_000);
    expect((await fleet.jobs.questions.open()).map(({ id }) => id)).toEqual([next]);
    await expect(fleet.jobs.answer({ question, answer: "approved" }, "ben")).rejects.toMatchObject({
      field: "question",
    });
    expect(await fleet.jobs.questions.post(asked(job.id, { text: "Delete it?" }), 1)).toBe(next);
  });

  test("what a run asked before it ended some other way is asked of nobody any more", async () => {
    const { job, question } = await waiting();
    await fleet.jobs.questions.post(asked(job.id), 60_000);
    await fleet.database.query("update subterminator.job set state = 'queued' where id = $1", [
      job.id,
    ]);
    await handOut().begin(job.id, "w2");
    const verdict = {
      reason: "completed",
      outcome: "cancelled",
      verified: true,
      sentence: "Over.",
    };
    await handOut().ended(job.id, "w2", verdict, false);
    expect((await fleet.jobs.questions.open()).map(({ id }) => id)).not.toContain(question);
  });

  test("answered in the moment of parking, it goes on at once", async () => {
    const job = await fleet.jobs.submit(request(), "anna");
    await handOut().begin(job.id, "w1");
    const question = await fleet.jobs.questions.post(asked(job.id), 60_000);
    await fleet.jobs.answer({ question, answer: "approved" }, "ben");
    expect(await handOut().parked(job.id, "w1")).toBe(false);
    expect(await stageOf(job.id)).toBe("queued");
  });

  test("an answer whose page has not come up again does not put a run on the queue that asks something else", async () => {
    const { job, question } = await waiting({ text: "Second step?" });
    await fleet.jobs.answer({ question, answer: "approved" }, "ben");
    await handOut().begin(job.id, "w1");
    const first = await fleet.jobs.questions.post(asked(job.id, { text: "First step?" }), 60_000);
    expect(await handOut().parked(job.id, "w1")).toBe(true);
    expect(await stageOf(job.id)).toBe("waiting");
    await fleet.jobs.answer({ question: first, answer: "approved" }, "ben");
    expect(await stageOf(job.id)).toBe("queued");
    const second = digestOf(asked(job.id, { text: "Second step?" }));
    expect(await fleet.jobs.questions.take(job.id, second)).toMatchObject({ by: "ben" });
  });

  test("no answer in time is a no, and the run goes on to say so", async () => {
    const { job, question } = await waiting({}, -1_000);
    expect(await fleet.jobs.questions.open()).toEqual([]);
    // Before anybody has looked at the clock, too.
    await expect(fleet.jobs.answer({ question, answer: "approved" }, "ben")).rejects.toThrow();
    expect(await sweep(fleet.database, fleet.boss)).toBe(1);
    expect(await sweep(fleet.database, fleet.boss)).toBe(0);
    expect(await stageOf(job.id)).toBe("queued");
    expect(await fleet.jobs.questions.take(job.id, digestOf(asked(job.id)))).toMatchObject({
      answer: "rejected",
      by: "nobody in time",
    });
  });

  test("a job that is taken back is asked about no more", async () => {
    const { job, question } = await waiting();
    await fleet.jobs.cancel(job.id, "anna");
    await expect(fleet.jobs.answer({ question, answer: "approved" }, "ben")).rejects.toThrow();
    expect(await stageOf(job.id)).toBe("cancelled");
  });
});

describe("webhooks", () => {
  const SECRET = "a secret of some length";

  async function receiver(refuse: number) {
    const got: { body: string; signature: string; id: string; ok: boolean }[] = [];
    const server = createServer((incoming, response) => {
      void (async () => {
        const body = await text(incoming);
        const signature = String(incoming.headers["subterminator-signature"]);
        const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
        const right = createHmac("sha256", SECRET).update(`${t}.${body}`).digest("hex");
        got.push({
          body,
          signature,
          id: String(incoming.headers["subterminator-id"]),
          ok: right === v1,
        });
        response.writeHead(got.length <= refuse ? 503 : 204).end();
      })();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    onTestFinished(() => void server.close());
    return {
      got,
      hook: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret: SECRET },
    };
  }

  test("a receiver that is away gets the notice later, signed, under the same id", async () => {
    await fleet.boss.updateQueue(HOOKS, { retryDelay: 0, retryBackoff: false });
    const { got, hook } = await receiver(2);
    await workWith(async () => ({ kind: "ended", verdict: VERDICT }), {
      hook,
      notify: notifier(fleet.boss, hook),
    });
    const job = await fleet.jobs.submit(request(), "anna");
    await expect.poll(() => got.length, { timeout: 60_000 }).toBe(3);
    expect(got.every(({ ok }) => ok)).toBe(true);
    expect(new Set(got.map(({ id }) => id)).size).toBe(1);
    expect(JSON.parse(got[2]?.body ?? "")).toMatchObject({
      kind: "run.ended",
      runId: job.id,
      verdict: VERDICT,
    });
  });

  test("a redirect is no receipt", async () => {
    const server = createServer((_, response) =>
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    );
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const notice = { kind: "run.failed", runId: "r", who: "anna" } as const;
    await expect(deliverHook({ url, secret: SECRET }, "1", notice)).rejects.toThrow();
  });
});

test("the queue keeps working when its connections are cut", async () => {
  const done: string[] = [];
  await workWith(async ({ id }) => {
    done.push(id);
    return { kind: "ended", verdict: VERDICT };
  });
  const jobs = await fleet.jobs.submitMany(
    Array.from({ length: 6 }, () => request()),
    "anna",
  );
  const name = await fleet.database.query<{ current_database: string }>(
    "select current_database()",
  );
  await postgres.cut(`postgres://x/${name[0]?.current_database}`);
  await sleep(10);
  await expect.poll(async () => (await fleet.jobs.counts()).ended, { timeout: 60_000 }).toBe(6);
  expect(done.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
});
