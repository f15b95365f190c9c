import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  appendFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SAMPLE_ID, started } from "../../test/runs/sample-run.ts";
import { tempFolder } from "../../test/support/temp-folder.ts";
import { finishedRun, storeSuite } from "../../test/runs/store-suite.ts";
import { jsonlStore } from "./jsonl-store.ts";
import { TAIL_DROPPED } from "./mend.ts";
import { newRunId } from "./run-id.ts";
import type { RunStore } from "./store.ts";
import { summaries } from "./summary.ts";
import { verifyRun } from "./verify-run.ts";

function place(): { home: string; store: RunStore; folder: string; log: string } {
  const home = join(tempFolder(), "home");
  const folder = join(home, "runs", SAMPLE_ID);
  return { home, folder, store: jsonlStore({ home }), log: join(folder, "events.jsonl") };
}

describe("as every store", () =>
  storeSuite(async () => {
    const { home, store } = place();
    const fileOf = (runId: string, file: string) => join(home, "runs", runId, file);
    return {
      store,
      again: (now) => jsonlStore({ home, ...(now === undefined ? {} : { now }) }),
      async edit(runId, file, data) {
        if (data === undefined) rmSync(fileOf(runId, file));
        else writeFileSync(fileOf(runId, file), data);
      },
      async editLog(runId, keep, junk) {
        const log = fileOf(runId, "events.jsonl");
        const lines = readFileSync(log, "utf8").split("\n");
        const left = junk === undefined ? [...lines.slice(0, keep), ""] : lines.with(keep, junk);
        writeFileSync(log, left.join("\n"));
      },
    };
  }));

test("nobody else can read it: folders 0700, files 0600", async () => {
  const { store, home } = place();
  const writer = await store.create(started());
  await writer.putPicture({ kind: "step", data: Buffer.from("x") });
  await store.putProof(SAMPLE_ID, "<p>");
  const modes = readdirSync(home, { recursive: true, encoding: "utf8" }).map((name) => {
    const stat = statSync(join(home, name));
    return (stat.mode & 0o777).toString(8) === (stat.isDirectory() ? "700" : "600") ? "" : name;
  });
  expect(modes.filter(Boolean)).toEqual([]);
  expect(statSync(home).mode & 0o777).toBe(0o700);
  await writer.close();
});

describe("the lock", () => {
  test("a held run can't be opened again; a closed one can", async () => {
    const { store } = place();
    const writer = await store.create(started());
    await expect(store.lock(SAMPLE_ID)).rejects.toMatchObject({ code: "RUN_LOCKED" });
    expect(await store.holder(SAMPLE_ID)).toMatchObject({ pid: process.pid });
    await writer.close();
    expect(await store.holder(SAMPLE_ID)).toBeUndefined();
    const again = await store.lock(SAMPLE_ID);
    await again.append({ type: "note", data: { text: "again" } });
    await again.close();
    expect((await verifyRun(store, SAMPLE_ID)).events).toBe(2);
  });

  test.each([
    ["of a process that is gone", { pid: 999_999_999 }, true],
    ["of a process id that is somebody else's now", { pid: 1, start: "another boot:1" }, true],
    ["of another machine", { host: "elsewhere" }, false],
    ["of a process that lives", { pid: process.ppid }, false],
  ])("one %s", async (_, change, free) => {
    const { store, folder } = place();
    await finishedRun(store);
    const record = JSON.parse(readFileSync(join(folder, "lock.1"), "utf8"));
    const { start, released, ...rest } = record;
    expect([typeof start, released]).toEqual(["string", true]);
    writeFileSync(join(folder, "lock.1"), JSON.stringify({ ...rest, ...change }));
    const opened = await store.lock(SAMPLE_ID).then(
      (writer) => writer.close(),
      (error) => error,
    );
    expect(opened?.code).toBe(free ? undefined : "RUN_LOCKED");
  });

  test("a second writer that came by without the lock stops the first", async () => {
    const { store, log } = place();
    const writer = await store.create(started());
    appendFileSync(log, "intruder\n");
    await expect(writer.append({ type: "note", data: { text: "x" } })).rejects.toMatchObject({
      code: "STORE_FAILED",
    });
  });
});

describe("a broken end", () => {
  test("is dropped with a note when the run is opened again, and the run goes on", async () => {
    const { store, log } = place();
    await finishedRun(store);
    const before = (await store.read(SAMPLE_ID)).events.length;
    truncateSync(log, statSync(log).size - 25);
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(false);
    const writer = await store.lock(SAMPLE_ID);
    expect(writer.events).toHaveLength(before);
    expect(writer.events.at(-1)?.data).toMatchObject({ kind: TAIL_DROPPED });
    await writer.append({ type: "note", data: { text: "goes on" } });
    await writer.close();
    expect(await verifyRun(store, SAMPLE_ID)).toMatchObject({ ok: true, events: before + 1 });
  });

  test("a run damaged in the middle is listed as such, is not opened, and the others load", async () => {
    const { store, log } = place();
    await finishedRun(store);
    await finishedRun(store, "20261116-080000-other-aaaa");
    const lines = readFileSync(log, "utf8").split("\n");
    writeFileSync(log, lines.with(4, "junk").join("\n"));
    await expect(store.lock(SAMPLE_ID)).rejects.toMatchObject({ code: "RUN_DAMAGED" });
    const [other, damaged] = await summaries(store);
    expect(other).toMatchObject({
      state: "finished",
      reason: "completed",
      turns: 8,
      service: "Streamly",
    });
    expect(damaged).toMatchObject({
      state: "damaged",
      damaged: expect.stringContaining("event 5"),
    });
    expect(await store.holder(SAMPLE_ID)).toBeUndefined();
  });

  test("odd things in the folder do not stop the list", async () => {
    const { store, home } = place();
    await finishedRun(store);
    const runs = join(home, "runs");
    mkdirSync(join(runs, "empty-run"));
    mkdirSync(join(runs, "log-is-a-folder", "events.jsonl"), { recursive: true });
    mkdirSync(join(runs, "Not A Run"));
    writeFileSync(join(runs, "a-file"), "");
    symlinkSync("/etc", join(runs, "a-link"));
    const found = await summaries(store);
    expect(found.map(({ id, state }) => [id, state])).toEqual([
      ["log-is-a-folder", "damaged"],
      ["empty-run", "damaged"],
      [SAMPLE_ID, "finished"],
    ]);
  });
});

describe("names", () => {
  test("links are not followed: run folder, log, picture", async () => {
    const { store, folder, home } = place();
    await finishedRun(store);
    symlinkSync(folder, join(home, "runs", "linked"));
    await expect(store.read("linked")).rejects.toMatchObject({ code: "RUN_NOT_FOUND" });
    symlinkSync("/etc/hostname", join(folder, "0001-step.png"));
    await expect(store.artifact(SAMPLE_ID, "0001-step.png")).rejects.toMatchObject({
      errno: "ELOOP",
    });
    mkdirSync(join(home, "runs", "evil"));
    symlinkSync("/etc/hostname", join(home, "runs", "evil", "events.jsonl"));
    await expect(store.read("evil")).rejects.toMatchObject({ errno: "ELOOP" });
  });

  test("ids sort by time and are safe whatever the service is called", () => {
    const at = new Date("2026-11-15T10:15:30Z");
    expect(newRunId("Netflix", at, "4f2a")).toBe("20261115-101530-netflix-4f2a");
    expect(newRunId("../../Ünï cödé!", at, "4f2a")).toBe("20261115-101530-u-ni-co-de-4f2a");
    expect(newRunId("日本", at, "4f2a")).toBe("20261115-101530-run-4f2a");
  });
});

test.skipIf(process.getuid?.() === 0)("an unwritable home is a clear word", async () => {
  const { store, home } = place();
  mkdirSync(home);
  chmodSync(home, 0o500);
  await expect(store.create(started())).rejects.toMatchObject({
    code: "STORE_FAILED",
    errno: "EACCES",
  });
});

test("a home that is a file is a clear word", async () => {
  const { store, home } = place();
  writeFileSync(home, "");
  await expect(store.create(started())).rejects.toMatchObject({
    code: "STORE_FAILED",
    hint: expect.stringContaining("SUBTERMINATOR_HOME"),
  });
});
