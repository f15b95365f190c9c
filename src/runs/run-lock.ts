import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { readWhole, writeFully, type Disk } from "./disk.ts";
import { isAlive, startOf } from "./process-identity.ts";
import { errnoOf, StoreError } from "./store-error.ts";
import type { LockHolder } from "./store.ts";

/**
 * Lock files are numbered, the highest counts, and a number is never used twice: taking over from a dead holder is
 * making the next number exclusively. Removing the dead one's file first would let a slow second taker remove the
 * fresh lock of a quick first one.
 */
const LOCK_FILE = /^lock\.(\d{1,9})$/;

/** How long a lock file may be empty: the time between making it and writing who holds it. */
const UNWRITTEN_MS = 10_000;

type Record = LockHolder & { start?: string; thread: number; token: string; released?: true };

/** Locks of this thread, so that one whose release could not be written (disk full) does not hold itself up. */
const heldHere = new Set<string>();
type Held = { number: number; holder: LockHolder | undefined };

export type RunLock = { release(): Promise<void> };

export async function lockRun(disk: Disk, folder: string, runId: string): Promise<RunLock> {
  const before = await highest(disk, folder);
  if (before.holder !== undefined) throw locked(runId, folder, before.holder, before.number);
  const number = before.number + 1;
  const path = join(folder, `lock.${number}`);
  const start = startOf(process.pid);
  const mine: Record = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    thread: threadId,
    token: randomUUID(),
    ...(start === undefined ? {} : { start }),
  };
  await writeRecord(disk, path, mine).catch(async (error: unknown) => {
    if (errnoOf(error) !== "EEXIST") throw error;
    const winner = await highest(disk, folder);
    throw locked(runId, folder, winner.holder, winner.number);
  });
  // Whoever was stopped for long between making and writing has been overtaken.
  const after = await highest(disk, folder);
  if (after.number !== number) throw locked(runId, folder, after.holder, after.number);
  for (const old of await numbers(disk, folder)) {
    if (old < number) await disk.remove(join(folder, `lock.${old}`)).catch(() => undefined);
  }
  heldHere.add(mine.token);
  return {
    async release() {
      heldHere.delete(mine.token);
      const next = join(folder, `lock.${number}.released`);
      await writeRecord(disk, next, { ...mine, released: true });
      await disk.rename(next, path);
    },
  };
}

/** Who holds the run now, if anybody who lives. */
export async function lockHolder(disk: Disk, folder: string): Promise<LockHolder | undefined> {
  return (await highest(disk, folder)).holder;
}

async function highest(disk: Disk, folder: string): Promise<Held> {
  const number = Math.max(0, ...(await numbers(disk, folder)));
  if (number === 0) return { number, holder: undefined };
  const path = join(folder, `lock.${number}`);
  const record = parse(await readWhole(disk, path));
  if (record === undefined) {
    const made = (await disk.entry(path))?.modifiedMs ?? 0;
    const fresh = Date.now() - made < UNWRITTEN_MS;
    const unnamed = { pid: 0, host: hostname(), since: new Date(made).toISOString() };
    return { number, holder: fresh ? unnamed : undefined };
  }
  const { pid, host, since } = record;
  return { number, holder: holds(record) ? { pid, host, since } : undefined };
}

function holds(record: Record): boolean {
  if (record.released === true) return false;
  if (record.host !== hostname()) return true;
  if (!isAlive(record.pid, record.start)) return false;
  const ours = record.pid === process.pid && record.thread === threadId;
  return !ours || heldHere.has(record.token);
}

async function numbers(disk: Disk, folder: string): Promise<number[]> {
  const entries = await disk.entries(folder);
  return entries.flatMap(({ name }) => {
    const number = LOCK_FILE.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

async function writeRecord(disk: Disk, path: string, record: Record): Promise<void> {
  const file = await disk.open(path, "create");
  try {
    await writeFully(file, Buffer.from(JSON.stringify(record)));
  } catch (error) {
    // Left empty it would hold up everybody until it counts as abandoned.
    await disk.remove(path).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

function parse(bytes: Uint8Array | undefined): Record | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes ?? []).toString("utf8"));
    return typeof value === "object" && value !== null && "pid" in value
      ? (value as Record)
      : undefined;
  } catch {
    return undefined;
  }
}

function locked(
  runId: string,
  folder: string,
  holder: LockHolder | undefined,
  number: number,
): StoreError {
  const who =
    holder === undefined || holder.pid === 0
      ? "another process"
      : `process ${holder.pid} on ${holder.host}, since ${holder.since}`;
  const foreign = holder !== undefined && holder.host !== hostname();
  return new StoreError("RUN_LOCKED", `Run ${runId} is in the hands of ${who}.`, {
    hint: foreign
      ? `If that machine is gone for good, delete ${join(folder, `lock.${number}`)} and try again.`
      : "Wait for it to end, or stop it, then try again.",
  });
}
