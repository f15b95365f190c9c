import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// The holder touches the file every BEAT. A pid says nothing about a process in another container that
// shares the folder, so there only a lock that was not touched for STALE counts as left behind.
const BEAT = 5_000;
const STALE = 60_000;
const POLL = 100;

/** Runs `work` while holding the lock file. A second process waits; a dead holder's lock is taken over. */
export async function withLock(file, work) {
  await acquire(file);
  const beat = setInterval(() => touch(file), BEAT);
  const drop = () => remove(file);
  process.once("exit", drop);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off("exit", drop);
    drop();
  }
}

async function acquire(file) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, host: hostname() });
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAbandoned(file)) takeAway(file);
    else await sleep(POLL);
  }
}

function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE) return true;
    const { pid, host } = JSON.parse(readFileSync(file, "utf8"));
    return host === hostname() && !isAlive(pid);
  } catch {
    // Gone, or created a moment ago and not yet written: look again.
    return false;
  }
}

// Two waiters may both find the lock abandoned. rename lets one of them have it; if what it got is not the
// abandoned one after all (the other was faster and holds a new lock), it goes back.
function takeAway(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isAbandoned(aside)) unlinkSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function touch(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Taken away while this process was suspended; the work itself is idempotent.
  }
}

function remove(file) {
  try {
    if (JSON.parse(readFileSync(file, "utf8")).pid === process.pid) unlinkSync(file);
  } catch {
    // Already gone.
  }
}
