import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultyDisk, type Fault } from "../../test/runs/faulty-disk.ts";
import { sampleDrafts, SAMPLE_ID, started } from "../../test/runs/sample-run.ts";
import { tempFolder } from "../../test/support/temp-folder.ts";
import { jsonlStore } from "./jsonl-store.ts";
import { StoreError } from "./store-error.ts";
import type { RunStore } from "./store.ts";
import { verifyRun } from "./verify-run.ts";
import { writeProof } from "./proof.ts";

const FAULTS: Fault[] = ["ENOSPC", "EIO", "EROFS", "EACCES", "short write", "stays broken"];
const DRAFTS = sampleDrafts().slice(1, 9);

/** A run with a picture, closed, opened again and proven; stops at the first fault, as the loop does. */
async function wholeLife(store: RunStore, acknowledged: number[]): Promise<void> {
  const writer = await store.create(started());
  acknowledged.push(1);
  try {
    await writer.putPicture({ kind: "checkpoint", data: Buffer.from([0xff, 0xd8, 0xff]) });
    for (const draft of DRAFTS) acknowledged.push((await writer.append(draft)).seq);
  } finally {
    await writer.close();
  }
  const again = await store.lock(SAMPLE_ID);
  try {
    acknowledged.push((await again.append({ type: "note", data: { text: "resumed" } })).seq);
  } finally {
    await again.close();
  }
  await writeProof(store, SAMPLE_ID);
}

/** A lock file that could be made and neither written nor removed counts as abandoned after ten seconds. */
function letTimePass(home: string): void {
  const folder = join(home, "runs", SAMPLE_ID);
  const locks = readdirSync(folder).filter((name) => name.startsWith("lock."));
  for (const name of locks) utimesSync(join(folder, name), 0, 0);
}

async function callsOfALife(): Promise<number> {
  const { disk, calls } = faultyDisk(Number.POSITIVE_INFINITY, "EIO");
  await wholeLife(jsonlStore({ home: tempFolder(), disk }), []);
  return calls();
}

describe.each(FAULTS)("%s at the n-th call, for every n", (fault) => {
  test("a clear word, a readable prefix with all that was acknowledged, and the run can go on", async () => {
    const total = await callsOfALife();
    expect(total).toBeGreaterThan(30);
    for (let n = 1; n <= total; n++) {
      const home = tempFolder();
      const acknowledged: number[] = [];
      const error = await wholeLife(
        jsonlStore({ home, disk: faultyDisk(n, fault).disk }),
        acknowledged,
      ).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      // Releasing a lock and tidying may fail in silence: nothing that was promised is lost by it.
      if (error !== undefined) {
        expect(error, `call ${n}`).toBeInstanceOf(StoreError);
        expect(error).toMatchObject({
          message: expect.stringMatching(/^(Could not|Run .* is in)/),
          hint: expect.stringMatching(/\w{3}/),
        });
      }
      const store = jsonlStore({ home });
      if (acknowledged.length === 0) {
        // "stays broken" can't tidy up after itself; the others leave no half-made run.
        if (fault !== "stays broken") expect(await store.list(), `call ${n}`).toEqual([]);
        continue;
      }
      const log = await store.read(SAMPLE_ID);
      expect(log.damaged, `call ${n}`).toBeUndefined();
      expect(log.events.length, `call ${n}`).toBeGreaterThanOrEqual(acknowledged.length);
      letTimePass(home);
      const writer = await store.lock(SAMPLE_ID);
      await writer.append({ type: "note", data: { text: "on a good disk" } });
      await writer.close();
      expect((await verifyRun(store, SAMPLE_ID)).problems, `call ${n}`).toEqual([]);
    }
  }, 60_000);
});

test("after one failed append the writer is finished: no later event can follow a hole", async () => {
  const home = tempFolder();
  const { disk, calls } = faultyDisk(Number.POSITIVE_INFINITY, "EIO");
  const counting = await jsonlStore({ home: tempFolder(), disk }).create(started());
  await counting.close();
  // The next call after creation is the write of the first append; the one after it is its sync.
  const made = calls() - 3;
  for (const at of [made + 1, made + 2]) {
    const store = jsonlStore({ home: `${home}/${at}`, disk: faultyDisk(at, "EIO").disk });
    const writer = await store.create(started());
    const note = { type: "note", data: { text: "x" } } as const;
    await expect(writer.append(note)).rejects.toMatchObject({ code: "STORE_FAILED", errno: "EIO" });
    await expect(writer.append(note)).rejects.toMatchObject({ code: "STORE_FAILED", errno: "EIO" });
    await writer.close();
  }
});
