import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerProcess, World } from "./world.ts";

/** How long a run that lost its worker was in nobody's hands. */
export type Takeover = {
  seconds: number;
  /** Of these, those in which another worker was up, had a free session, and the database answered. */
  countedSeconds: number;
};

export type TakeoverWatch = {
  /** Killed or stopped just now: what it held waits for another from here on. */
  lost(pid: number): void;
  /** Nobody can take anything over for now, because the database takes nothing. */
  pause(on: boolean): void;
  done: Takeover[];
  /** Taken by nobody until the end. */
  open(): string[];
  end(): Promise<void>;
};

export type Watched = { worker: WorkerProcess; stopped: boolean };

const LOOK_MS = 200;

export function watchTakeovers(
  { fleet }: World,
  workers: () => Watched[],
  sessions: number,
): TakeoverWatch {
  type Row = { id: string; worker: string | null; state: string };
  type Waiting = { from: number; by: number; countedMs: number };
  let seen: Row[] = [];
  let [over, paused] = [false, false];
  const waiting = new Map<string, Waiting>();
  const done: Takeover[] = [];
  const ready = new Set<number>();

  const up = (): number[] =>
    workers().flatMap(({ worker, stopped }) => {
      const { pid, exitCode, signalCode } = worker.child;
      if (pid === undefined || exitCode !== null || signalCode !== null || stopped) return [];
      if (!ready.has(pid) && saysReady(worker.log)) ready.add(pid);
      return ready.has(pid) ? [pid] : [];
    });

  function look(rows: Row[], now: number, passedMs: number): void {
    seen = rows;
    const running = rows.filter(({ state }) => state === "running");
    const isFree = (pid: number) => running.filter((row) => pidOf(row) === pid).length < sessions;
    for (const [id, one] of waiting) {
      const row = rows.find((known) => known.id === id);
      if (row === undefined || !["running", "queued"].includes(row.state)) waiting.delete(id);
      else if (row.state === "running" && pidOf(row) !== one.by) {
        waiting.delete(id);
        done.push({ seconds: (now - one.from) / 1000, countedSeconds: one.countedMs / 1000 });
      } else if (!paused && up().some((pid) => pid !== one.by && isFree(pid)))
        one.countedMs += passedMs;
    }
  }

  const watching = (async () => {
    for (let last = Date.now(); !over; await sleep(LOOK_MS)) {
      const rows = await fleet.database
        .query<Row>("select id, worker, state from subterminator.job")
        .catch(() => undefined);
      const now = Date.now();
      if (rows !== undefined) look(rows, now, now - last);
      last = now;
    }
  })();

  return {
    lost(pid) {
      ready.delete(pid);
      for (const row of seen)
        if (row.state === "running" && pidOf(row) === pid && !waiting.has(row.id))
          waiting.set(row.id, { from: Date.now(), by: pid, countedMs: 0 });
    },
    pause(on) {
      paused = on;
    },
    done,
    open: () => [...waiting.keys()],
    async end() {
      over = true;
      await watching;
    },
  };
}

const pidOf = ({ worker }: { worker: string | null }): number => Number(worker?.split(":").at(-1));

function saysReady(log: string): boolean {
  try {
    return readFileSync(log, "utf8").includes("takes up to");
  } catch {
    return false;
  }
}
