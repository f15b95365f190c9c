import { watch } from "node:fs";
import { checkLine } from "./chain.ts";
import type { Disk } from "./disk.ts";
import type { RunEvent } from "./events.ts";
import { StoreError, storeFailure } from "./store-error.ts";

/** Where the system's notices do not work (network folders, containers), a look twice a second does. */
const POLL_MS = 500;

/** All events of a run and then each new one, until the run is finished or the caller has seen enough. */
export async function* tailFile(
  disk: Disk,
  path: string,
  signal?: AbortSignal,
  pollMs = POLL_MS,
): AsyncGenerator<RunEvent> {
  const bell = new Bell(path);
  let offset = 0;
  let last: RunEvent | undefined;
  try {
    while (signal?.aborted !== true) {
      bell.reset();
      const bytes = await readFrom(disk, path, offset);
      let start = 0;
      for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
        const checked = checkLine(bytes.subarray(start, end), last);
        if (!checked.ok) {
          // The last line may be mended by whoever opens the run next; one with lines after it never is.
          if (end === bytes.length - 1) break;
          throw damagedAt((last?.seq ?? 0) + 1, checked.fault);
        }
        last = checked.event;
        start = end + 1;
        yield checked.event;
      }
      offset += start;
      if (last?.type === "run.finished" && start === bytes.length) return;
      await bell.rung(pollMs, signal);
    }
  } finally {
    bell.close();
  }
}

class Bell {
  #watcher: ReturnType<typeof watch> | undefined;
  #rung = Promise.withResolvers<void>();

  constructor(path: string) {
    try {
      this.#watcher = watch(path, () => this.#rung.resolve());
      this.#watcher.on("error", () => this.close());
    } catch {
      // No notices here: the poll alone does it.
    }
  }

  reset(): void {
    this.#rung = Promise.withResolvers<void>();
  }

  async rung(pollMs: number, signal: AbortSignal | undefined): Promise<void> {
    const rung = this.#rung;
    const ring = () => rung.resolve();
    const timer = setTimeout(ring, pollMs);
    signal?.addEventListener("abort", ring, { once: true });
    if (signal?.aborted === true) ring();
    await rung.promise;
    clearTimeout(timer);
    signal?.removeEventListener("abort", ring);
  }

  close(): void {
    this.#watcher?.close();
    this.#watcher = undefined;
  }
}

async function readFrom(disk: Disk, path: string, offset: number): Promise<Uint8Array> {
  try {
    const file = await disk.open(path, "read");
    try {
      const size = await file.size();
      return size <= offset ? new Uint8Array() : await file.read(offset, size - offset);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw storeFailure("read the run's events from", path, error);
  }
}

function damagedAt(seq: number, fault: string): StoreError {
  return new StoreError("RUN_DAMAGED", `Event ${seq} ${fault}.`, {
    hint: "`subterminator runs verify` with the run's id says more.",
  });
}
