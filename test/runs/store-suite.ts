import { describe, expect, test } from "vitest";
import { writeProof } from "../../src/runs/proof.ts";
import { prune } from "../../src/runs/prune.ts";
import type { RunStore } from "../../src/runs/store.ts";
import { summaries } from "../../src/runs/summary.ts";
import { unrecordedPictures, verifyRun } from "../../src/runs/verify-run.ts";
import { sampleDrafts, SAMPLE_ID, started } from "./sample-run.ts";

/** A place where runs are kept, and what somebody could do to it behind the store's back. */
export type StorePlace = {
  store: RunStore;
  /** The same place seen by another process, at another time of day. */
  again: (now?: () => Date) => RunStore;
  /** Puts other bytes under a picture's name; none takes it away. */
  edit: (runId: string, file: string, data: Uint8Array | undefined) => Promise<void>;
  /** Cuts the log to so many events; with `junk` the next one is replaced by it. */
  editLog: (runId: string, keep: number, junk?: string) => Promise<void>;
};

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]);

export async function finishedRun(store: RunStore, runId = SAMPLE_ID): Promise<void> {
  const writer = await store.create(started(runId));
  for (const draft of sampleDrafts().slice(1)) await writer.append(draft);
  await writer.close();
}

/** What every store of runs does alike. */
export function storeSuite(place: () => Promise<StorePlace>): void {
  test("what was appended is read back, in order and whole", async () => {
    const { store } = await place();
    await finishedRun(store);
    const { events, dropped, damaged } = await store.read(SAMPLE_ID);
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual(sampleDrafts());
    expect([dropped, damaged]).toEqual([undefined, undefined]);
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
  });

  test("any text comes back as it was: NUL, lone halves of characters, quotes, line ends", async () => {
    const { store } = await place();
    const text = "a\0b\ud800c\"'\\ \r\n\u2028 ünï 日本 😀";
    const writer = await store.create(started());
    await writer.append({ type: "note", data: { text } });
    await writer.close();
    expect((await store.read(SAMPLE_ID)).events[1]?.data["text"]).toBe(text);
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
  });

  test("fifty appends at once have one order", async () => {
    const { store } = await place();
    const writer = await store.create(started());
    const notes = Array.from({ length: 50 }, (_, index) => String(index));
    await Promise.all(notes.map((text) => writer.append({ type: "note", data: { text } })));
    await writer.close();
    const { events } = await store.read(SAMPLE_ID);
    expect(events.slice(1).map((event) => event.data["text"])).toEqual(notes);
  });

  test("an event that does not fit is refused and leaves no trace", async () => {
    const { store } = await place();
    const writer = await store.create(started());
    const bad = { type: "acted", data: { turn: -1, ok: "yes" } } as never;
    await expect(writer.append(bad)).rejects.toMatchObject({ code: "INTERNAL" });
    await writer.append({ type: "note", data: { text: "goes on" } });
    await writer.close();
    expect((await store.read(SAMPLE_ID)).events).toHaveLength(2);
    await expect(writer.append({ type: "note", data: { text: "late" } })).rejects.toMatchObject({
      code: "INTERNAL",
    });
  });

  test("a held run can't be opened again, also not by others; a closed one can", async () => {
    const { store, again } = await place();
    const writer = await store.create(started());
    await expect(store.lock(SAMPLE_ID)).rejects.toMatchObject({ code: "RUN_LOCKED" });
    await expect(again().lock(SAMPLE_ID)).rejects.toMatchObject({ code: "RUN_LOCKED" });
    expect(await store.holder(SAMPLE_ID)).toMatchObject({ pid: process.pid });
    await writer.check();
    await writer.close();
    expect(await store.holder(SAMPLE_ID)).toBeUndefined();
    const next = await again().lock(SAMPLE_ID);
    await next.append({ type: "note", data: { text: "again" } });
    await next.close();
    expect((await verifyRun(store, SAMPLE_ID)).events).toBe(2);
  });

  test("of ten that open a run at once one gets it", async () => {
    const { store, again } = await place();
    await (await store.create(started())).close();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => again().lock(SAMPLE_ID)),
    );
    const got = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(got).toHaveLength(1);
    for (const one of tries)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "RUN_LOCKED" });
    await got[0]?.close();
  });

  test("the same id twice is refused, and the first run stays", async () => {
    const { store } = await place();
    await finishedRun(store);
    await expect(store.create(started())).rejects.toMatchObject({ code: "RUN_EXISTS" });
    expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
  });

  test("a run that is not there is said to be not there, whatever is asked of it", async () => {
    const { store } = await place();
    const absent = "20261115-091530-nothing-0000";
    const gone = { code: "RUN_NOT_FOUND" };
    await expect(store.read(absent)).rejects.toMatchObject(gone);
    await expect(store.lock(absent)).rejects.toMatchObject(gone);
    await expect(store.holder(absent)).rejects.toMatchObject(gone);
    await expect(store.artifacts(absent)).rejects.toMatchObject(gone);
    await expect(store.remove(absent)).rejects.toMatchObject(gone);
    await expect(store.putProof(absent, "<p>")).rejects.toMatchObject(gone);
    expect(await store.list()).toEqual([]);
  });

  describe("names", () => {
    const NO_RUN_IDS = [
      "../x",
      "..",
      ".",
      "",
      "a/b",
      "a\\b",
      "A",
      "a\0b",
      "..%2fx",
      "a.b",
      "-a",
      "a-",
      "x".repeat(81),
      "a\n",
      "ä",
    ];
    test.each(NO_RUN_IDS)("%j is no run id", async (id) => {
      const { store } = await place();
      await expect(store.read(id)).rejects.toMatchObject({ code: "BAD_NAME" });
      await expect(store.create(started(id))).rejects.toMatchObject({ code: "BAD_NAME" });
      await expect(store.remove(id)).rejects.toMatchObject({ code: "BAD_NAME" });
    });

    test.each([
      "../events.jsonl",
      "events.jsonl",
      "lock.1",
      "/etc/passwd",
      "0001-step.png/..",
      "0001-step\0.png",
      "..%2fx",
      "0001-step.svg",
    ])("%j is no picture", async (file) => {
      const { store } = await place();
      await (await store.create(started())).close();
      await expect(store.artifact(SAMPLE_ID, file)).rejects.toMatchObject({ code: "BAD_NAME" });
      expect(() => store.artifactPath(SAMPLE_ID, file)).toThrow();
    });
  });

  test("a run damaged in the middle is listed as such, is not opened, and the others load", async () => {
    const { store, editLog } = await place();
    await finishedRun(store);
    await finishedRun(store, "20261116-080000-other-aaaa");
    await editLog(SAMPLE_ID, 4, "junk");
    await expect(store.lock(SAMPLE_ID)).rejects.toMatchObject({ code: "RUN_DAMAGED" });
    const [other, damaged] = await summaries(store);
    expect(other).toMatchObject({ state: "finished", reason: "completed", turns: 8 });
    expect(damaged).toMatchObject({
      state: "damaged",
      damaged: expect.stringContaining("event 5"),
    });
    expect(await store.holder(SAMPLE_ID)).toBeUndefined();
    const watch = async () => {
      for await (const event of store.watch(SAMPLE_ID)) expect(event.seq).toBeLessThan(5);
    };
    await expect(watch()).rejects.toMatchObject({ code: "RUN_DAMAGED" });
  });

  test("two watchers, one from the start and one late, see every event once and stop at the verdict", async () => {
    const { store, again } = await place();
    const writer = await store.create(started());
    const watch = async (from: RunStore) => {
      const seen: number[] = [];
      for await (const event of from.watch(SAMPLE_ID)) seen.push(event.seq);
      return seen;
    };
    const early = watch(again());
    const drafts = sampleDrafts().slice(1);
    for (const draft of drafts.slice(0, 20)) await writer.append(draft);
    const late = watch(store);
    for (const draft of drafts.slice(20)) await writer.append(draft);
    const all = Array.from({ length: drafts.length + 1 }, (_, index) => index + 1);
    expect(await early).toEqual(all);
    expect(await late).toEqual(all);
    await writer.close();
  });

  test("a watcher stops when told", async () => {
    const { store } = await place();
    await (await store.create(started())).close();
    const stop = new AbortController();
    const seen: string[] = [];
    for await (const event of store.watch(SAMPLE_ID, stop.signal)) {
      seen.push(event.type);
      stop.abort();
    }
    expect(seen).toEqual(["run.started"]);
  });

  describe("pictures", () => {
    test("a run of 130 keeps 100, says which went, and verifies", async () => {
      const { store } = await place();
      const writer = await store.create(started());
      for (let index = 0; index < 130; index++) {
        const kind = index === 0 ? "checkpoint" : "step";
        const data = Buffer.concat([JPEG, Buffer.from(String(index))]);
        const screenshot = await writer.putPicture({ kind, data });
        await writer.append({ type: "note", data: { text: "seen", screenshot } });
      }
      await writer.close();
      const names = (await store.artifacts(SAMPLE_ID)).map(({ name }) => name).toSorted();
      expect(names).toHaveLength(100);
      expect(names[0]).toBe("0001-checkpoint.jpg");
      expect(names[1]).toBe("0032-step.jpg");
      const verified = await verifyRun(store, SAMPLE_ID);
      expect(verified).toMatchObject({ ok: true, pictures: 130, problems: [] });
    });

    test("they are numbered on when a run is opened again, and none is written over", async () => {
      const { store, again } = await place();
      const files: string[] = [];
      const put = async (writer: Awaited<ReturnType<RunStore["lock"]>>, words: string) => {
        const data = Buffer.concat([JPEG, Buffer.from(words)]);
        const screenshot = await writer.putPicture({ kind: "step", label: "Page", data });
        files.push(screenshot?.file ?? "");
        await writer.append({ type: "note", data: { text: words, screenshot } });
        await writer.close();
      };
      await put(await store.create(started()), "first");
      await put(await again().lock(SAMPLE_ID), "second");
      await put(await again().lock(SAMPLE_ID), "third");
      expect(files.map((file) => file.slice(0, 14))).toEqual([
        "0001-step-page",
        "0002-step-page",
        "0003-step-page",
      ]);
      expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
    });

    test("a changed, missing or added one is found", async () => {
      const { store, edit } = await place();
      const writer = await store.create(started());
      const files: string[] = [];
      for (let index = 0; index < 3; index++) {
        const data = Buffer.concat([JPEG, Buffer.from(String(index))]);
        const screenshot = await writer.putPicture({ kind: "step", data });
        files.push(screenshot?.file ?? "");
        await writer.append({ type: "note", data: { text: "seen", deep: [{ screenshot }] } });
      }
      await writer.close();
      await edit(SAMPLE_ID, files[0] ?? "", Buffer.concat([JPEG, Buffer.from("!")]));
      await edit(SAMPLE_ID, files[1] ?? "", undefined);
      await edit(SAMPLE_ID, "0099-step.jpg", JPEG);
      const { problems } = await verifyRun(store, SAMPLE_ID);
      expect(problems.map(({ file, seq }) => [file, seq])).toEqual([
        [files[0], 2],
        [files[1], 3],
      ]);
      expect(await unrecordedPictures(store, SAMPLE_ID)).toEqual(["0099-step.jpg"]);
    });
  });

  describe("retention", () => {
    const NOW = new Date("2026-11-20T12:00:00Z");
    const IDS = {
      old: "20261101-120000-old-aaaa",
      proven: "20261102-120000-proven-aaaa",
      held: "20261103-120000-held-aaaa",
      fresh: "20261118-120000-fresh-aaaa",
    };
    async function world() {
      const there = await place();
      const make = async (id: string, at: string, finished: boolean) => {
        const writer = await there.again(() => new Date(at)).create(started(id));
        if (finished) for (const draft of sampleDrafts().slice(1)) await writer.append(draft);
        await writer.putPicture({ kind: "step", data: Buffer.from("x") });
        return writer;
      };
      await (await make(IDS.old, "2026-11-01T12:00:00Z", false)).close();
      await (await make(IDS.proven, "2026-11-02T12:00:00Z", true)).close();
      const held = await make(IDS.held, "2026-11-03T12:00:00Z", false);
      await (await make(IDS.fresh, "2026-11-18T12:00:00Z", true)).close();
      await writeProof(there.store, IDS.proven);
      return { ...there, held };
    }

    test("old runs go, proofs stay until somebody says so, and held and fresh ones are left alone", async () => {
      const { store, held } = await world();
      const dry = await prune(store, { now: NOW, dryRun: true });
      expect(await store.list()).toHaveLength(4);
      const done = await prune(store, { now: NOW });
      expect(done).toEqual(dry);
      expect(done).toEqual({ removed: [IDS.old], proofKept: [IDS.proven], failed: [] });
      expect((await store.artifacts(IDS.proven)).map(({ name }) => name)).toEqual(["proof.html"]);
      const states = (await summaries(store)).map(({ id, state }) => [id, state]);
      expect(states).toEqual([
        [IDS.fresh, "finished"],
        [IDS.held, "running"],
        [IDS.proven, "pruned"],
      ]);
      expect(await prune(store, { now: NOW })).toEqual({ removed: [], proofKept: [], failed: [] });
      expect((await prune(store, { now: NOW, proofs: true })).removed).toEqual([IDS.proven]);
      await held.close();
    });

    test("a run that somebody works on is not removed, whoever asks", async () => {
      const { store, held } = await world();
      await expect(store.remove(IDS.held)).rejects.toMatchObject({ code: "RUN_LOCKED" });
      await held.close();
      await store.remove(IDS.held);
      await expect(store.read(IDS.held)).rejects.toMatchObject({ code: "RUN_NOT_FOUND" });
    });

    test("a proof tells of a log that was cut off after it was made", async () => {
      const { store, editLog, held } = await world();
      await writeProof(store, IDS.fresh);
      const before = await verifyRun(store, IDS.fresh);
      expect(before.ok).toBe(true);
      await editLog(IDS.fresh, before.events - 1);
      const cut = await verifyRun(store, IDS.fresh);
      expect(cut).toMatchObject({ ok: false, complete: false, problems: [{ file: "proof.html" }] });
      await held.close();
    });
  });
}
