import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { folderBlobs } from "../../src/runs/blobs/folder-blobs.ts";
import type { Blobs } from "../../src/runs/blobs/port.ts";
import { openDatabase, type Database, type Queries } from "../../src/runs/postgres/database.ts";
import { migrate } from "../../src/runs/postgres/migrate.ts";
import { MIGRATIONS } from "../../src/runs/postgres/migrations.ts";
import { pgStore } from "../../src/runs/postgres/pg-store.ts";
import { s3Blobs } from "../../src/runs/blobs/s3-blobs.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { startS3, type TestS3 } from "../support/s3-server.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { sampleDrafts, SAMPLE_ID, started } from "./sample-run.ts";
import { finishedRun, storeSuite, type StorePlace } from "./store-suite.ts";

let postgres: TestPostgres;
let s3: TestS3;
let url: string;
let database: Database;
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  url = await postgres.database();
  database = openDatabase(url, { connections: 15 });
});
afterAll(async () => {
  await database.close();
  await Promise.all([postgres.stop(), s3.close()]);
});

/** Whoever owns the database can do anything to it, also lift what keeps events as they are. */
const behindItsBack = (work: (queries: Queries) => Promise<unknown>) =>
  database.transaction(async (queries) => {
    await queries.query("set local session_replication_role = replica");
    await work(queries);
  });

async function place(blobs: Blobs = folderBlobs(join(tempFolder(), "blobs"))): Promise<StorePlace> {
  await behindItsBack(async (queries) => {
    await queries.query("delete from subterminator.event");
    await queries.query("delete from subterminator.run");
  });
  return {
    store: pgStore({ database, blobs }),
    again: (now) => pgStore({ database, blobs, ...(now === undefined ? {} : { now }) }),
    async edit(runId, file, data) {
      const key = `runs/${runId}/${file}`;
      await (data === undefined ? blobs.remove([key]) : blobs.put(key, data));
    },
    editLog: (runId, keep, junk) =>
      behindItsBack((queries) =>
        junk === undefined
          ? queries.query("delete from subterminator.event where run_id = $1 and seq > $2", [
              runId,
              keep,
            ])
          : queries.query(
              "update subterminator.event set line = $3 where run_id = $1 and seq = $2 + 1",
              [runId, keep, junk],
            ),
      ),
  };
}

describe("on Postgres with blobs in a folder", () => storeSuite(() => place()));

describe("on Postgres with blobs on a server that speaks S3", () => {
  test("pictures and proofs go there, come back, are listed past a thousand and removed", async () => {
    const blobs = await s3Blobs(`s3://proofs/${randomUUID()}`, s3.env);
    const { store } = await place(blobs);
    const writer = await store.create(started());
    const data = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 255]);
    const screenshot = await writer.putPicture({ kind: "final", data });
    await writer.append({ type: "note", data: { text: "seen", screenshot } });
    await writer.close();
    expect(await store.artifact(SAMPLE_ID, screenshot?.file ?? "")).toEqual(new Uint8Array(data));
    expect(await store.artifact(SAMPLE_ID, "0099-step.jpg")).toBeUndefined();
    expect(await store.putProof(SAMPLE_ID, "<p>ü")).toMatch(/^s3:\/\/proofs\/.*proof\.html$/);
    expect((await verifyRun(store, SAMPLE_ID)).pictures).toBe(1);
    const many = Array.from({ length: 1_001 }, (_, index) => `runs/many/${index}`);
    for (const key of many) s3.put(`proofs/${blobs.locate("").slice("s3://proofs/".length)}${key}`);
    expect(await blobs.list("runs/many/")).toHaveLength(1_001);
    await store.remove(SAMPLE_ID);
    expect(await blobs.list(`runs/${SAMPLE_ID}/`)).toEqual([]);
  });

  test("a server that refuses is a clear word, and no event tells of a picture that is not there", async () => {
    const { store } = await place(await s3Blobs("s3://proofs/refused", s3.env));
    const writer = await store.create(started());
    s3.refuse(true);
    const put = writer.putPicture({ kind: "step", data: Buffer.from("x") });
    await expect(put).rejects.toMatchObject({ code: "STORE_FAILED" });
    s3.refuse(false);
    await writer.append({ type: "note", data: { text: "goes on" } });
    await writer.close();
    expect((await verifyRun(store, SAMPLE_ID)).problems).toEqual([]);
  });
});

test("ten that migrate an empty database at once do each step once", async () => {
  const empty = await postgres.database();
  const databases = Array.from({ length: 10 }, () => openDatabase(empty, { connections: 1 }));
  onTestFinished(async () => void (await Promise.all(databases.map((one) => one.close()))));
  await databases[0]?.query("drop schema subterminator cascade");
  const done = await Promise.all(databases.map((one) => migrate(one)));
  expect(done.flatMap(({ applied }) => applied).toSorted((a, b) => a - b)).toEqual(
    MIGRATIONS.map(({ number }) => number),
  );
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

describe("events stay as they are", () => {
  test.each([
    "update subterminator.event set line = 'x'",
    "delete from subterminator.event",
    "truncate subterminator.event",
  ])("%s is refused by the database itself", async (statement) => {
    const { store } = await place();
    await finishedRun(store);
    await expect(database.query(statement)).rejects.toThrow(/never changed/);
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
  });
});

describe("the claim", () => {
  /** As if the holder had given no sign of life for long. */
  const lapse = () =>
    database.query("update subterminator.run set lease_until = now() - interval '1 second'");

  test("a holder that gives no sign of life is taken over, and finds itself fenced off", async () => {
    const { store, again } = await place();
    const first = await store.create(started());
    await lapse();
    expect(await store.holder(SAMPLE_ID)).toBeUndefined();
    const second = await again().lock(SAMPLE_ID);
    const note = { type: "note", data: { text: "from the dead" } } as const;
    await expect(first.append(note)).rejects.toMatchObject({ code: "CLAIM_LOST" });
    expect(first.lost.aborted).toBe(true);
    await expect(first.check()).rejects.toMatchObject({ code: "CLAIM_LOST" });
    await expect(first.putPicture({ kind: "step", data: Buffer.from("x") })).rejects.toMatchObject({
      code: "CLAIM_LOST",
    });
    // Giving back what is not held any more takes nothing from whoever holds it.
    await first.close();
    await second.append({ type: "note", data: { text: "goes on" } });
    await second.close();
    const { events } = await store.read(SAMPLE_ID);
    expect(events.map(({ data }) => data["text"])).toEqual([undefined, "goes on"]);
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
  });

  test("a holder that was only slow and that nobody took over goes on", async () => {
    const { store } = await place();
    const writer = await store.create(started());
    await lapse();
    await writer.append({ type: "note", data: { text: "late" } });
    expect(await store.holder(SAMPLE_ID)).toMatchObject({ pid: process.pid });
    await writer.close();
  });

  test("of two that write the same place in the chain one is refused by the database", async () => {
    const { store, again } = await place();
    const first = await store.create(started());
    await lapse();
    const second = await again().lock(SAMPLE_ID);
    const writes = await Promise.allSettled([
      first.append({ type: "note", data: { text: "1" } }),
      second.append({ type: "note", data: { text: "2" } }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    await Promise.all([first.close(), second.close()]);
    expect((await verifyRun(store, SAMPLE_ID)).events).toBe(2);
  });
});

describe("a database that goes away", () => {
  test("connections cut in the middle of a run lose no event and repeat none", async () => {
    const { store } = await place();
    const writer = await store.create(started());
    const drafts = sampleDrafts().slice(1);
    let over = false;
    const cutting = (async () => {
      while (!over) {
        await postgres.cut(url);
        await sleep(20);
      }
    })();
    for (const draft of drafts) await writer.append(draft);
    over = true;
    await cutting;
    await writer.close();
    const { events } = await store.read(SAMPLE_ID);
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual(sampleDrafts());
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
  });

  test("a restart in the middle of a run is waited out", async () => {
    const { store } = await place();
    const writer = await store.create(started());
    const restarted = postgres.restart();
    for (const draft of sampleDrafts().slice(1)) await writer.append(draft);
    await restarted;
    await writer.close();
    expect((await store.read(SAMPLE_ID)).events).toHaveLength(sampleDrafts().length);
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
  });

  test("a server that is not there is a clear word", async () => {
    const nowhere = openDatabase("postgres://nobody:none@127.0.0.1:1/none");
    onTestFinished(() => nowhere.close());
    const store = pgStore({ database: nowhere, blobs: folderBlobs(tempFolder()) });
    const { vi } = await import("vitest");
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const listed = store.list();
    const outcome = expect(listed).rejects.toMatchObject({
      code: "STORE_FAILED",
      message: expect.stringContaining("does not answer"),
      hint: expect.stringContaining("SUBTERMINATOR_DATABASE_URL"),
    });
    vi.advanceTimersByTime(60_000);
    await outcome;
  });
});
