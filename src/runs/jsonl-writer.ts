import { join } from "node:path";
import { ContractError } from "../contract/errors.ts";
import { makeRoom, pictureName, PICTURES_REMOVED, storedPictures } from "./artifacts.ts";
import { seal, sha256 } from "./chain.ts";
import { writeFully, writeWhole, type Disk, type DiskFile } from "./disk.ts";
import { faultOf, type EventDraft, type Picture, type RunEvent } from "./events.ts";
import { faultPoint } from "./fault-point.ts";
import type { RunLock } from "./run-lock.ts";
import { StoreError, storeFailure } from "./store-error.ts";
import type { PictureInput, RunWriter } from "./store.ts";

export const EVENTS_FILE = "events.jsonl";

/** One event is one write; a larger one is somebody's mistake and would hold up every reader. */
export const MAX_EVENT_BYTES = 4 * 1024 * 1024;

export type Opened = {
  disk: Disk;
  folder: string;
  runId: string;
  lock: RunLock;
  file: DiskFile;
  size: number;
  events: RunEvent[];
  now: () => Date;
};

/** Appends to an open log. Calls are put in line, so that the chain has one order. */
export function jsonlWriter(opened: Opened): RunWriter {
  const { disk, folder, runId, lock, file, events } = opened;
  const path = join(folder, EVENTS_FILE);
  let size = opened.size;
  let failure: StoreError | undefined;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function inLine<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  }

  async function append(draft: EventDraft): Promise<RunEvent> {
    if (closed) throw new ContractError("INTERNAL", `Run ${runId} is closed.`);
    if (failure !== undefined) throw failure;
    const fault = faultOf(draft);
    if (fault !== undefined) throw new ContractError("INTERNAL", `Bad ${draft.type}: ${fault}`);
    const { event, line } = seal(draft, opened.now().toISOString(), events.at(-1));
    const bytes = Buffer.from(`${line}\n`);
    if (bytes.length > MAX_EVENT_BYTES) {
      throw new ContractError("INTERNAL", `A ${draft.type} of ${bytes.length} bytes is too large.`);
    }
    await faultPoint?.(`event.${draft.type}.before`);
    try {
      const found = await file.size();
      if (found !== size) throw foreignWrite(path);
      await writeFully(file, bytes);
      await file.datasync();
    } catch (error) {
      // After a failed sync the system may have thrown the pages away and call the next sync a success, so this
      // writer is finished. What it left half-written is dropped when the run is opened again.
      failure = storeFailure("write the run's events to", path, error);
      throw failure;
    }
    size += bytes.length;
    events.push(event);
    await faultPoint?.(`event.${draft.type}`);
    return event;
  }

  async function putPicture(input: PictureInput): Promise<Picture | undefined> {
    try {
      const stored = storedPictures(await disk.entries(folder));
      const { fits, evict } = makeRoom(input, stored);
      if (!fits) return undefined;
      if (evict.length > 0) {
        // Said before it is done: a picture that is gone without a word looks like tampering.
        const text = `${evict.length} older screenshots were removed to stay within the limits.`;
        await append({ type: "note", data: { kind: PICTURES_REMOVED, text, files: evict } });
        for (const old of evict) await disk.remove(join(folder, old));
      }
      const name = pictureName(input, stored);
      await writeWhole(disk, join(folder, name), input.data);
      return { file: name, sha256: sha256(input.data), bytes: input.data.length };
    } catch (error) {
      if (error instanceof ContractError) throw error;
      throw storeFailure("save a screenshot in", folder, error);
    }
  }

  return {
    runId,
    events,
    // A lock file holds as long as its process lives, also while that is stopped.
    lost: new AbortController().signal,
    check: () => Promise.resolve(),
    append: (draft) => inLine(() => append(draft)),
    putPicture: (input) => inLine(() => putPicture(input)),
    close: () =>
      inLine(async () => {
        if (closed) return;
        closed = true;
        // Everything is on disk already; a lock that can't be marked free goes with this process.
        await file.close().catch(() => undefined);
        await lock.release().catch(() => undefined);
      }),
  };
}

function foreignWrite(path: string): StoreError {
  return new StoreError(
    "STORE_FAILED",
    `Somebody else changed ${path} while it was being written.`,
    {
      hint: "Stop the other program, then resume the run.",
    },
  );
}
