import { hostname } from "node:os";
import { StoreError } from "../store-error.ts";
import type { LockHolder } from "../store.ts";
import { databaseFailure, patiently, type Database } from "./database.ts";

/** Nobody else can take the run for so long after a sign of life. Shorter than the queue's heartbeat. */
export const LEASE_SECONDS = 10;
const RENEW_MS = 3_000;
/** A sign of life younger than this needs no other: the lease outlives it by far. */
const FRESH_MS = 4_000;
/** How long an act waits for the database before it is not done. */
const CHECK_MS = 8_000;

/** The hold of one process on one run: numbered, so that whoever was given up finds its number gone. */
export type Claim = {
  readonly runId: string;
  readonly number: number;
  /** Aborts once somebody else holds the run. */
  readonly lost: AbortSignal;
  /** Resolves while the run is ours; asks the database unless it said so a moment ago. */
  check(): Promise<void>;
  /** The database said a moment ago that it is ours. */
  renewed(since: number): void;
  /** Throws what a lost claim throws, for whoever found out by another statement. */
  lose(): StoreError;
  release(): Promise<void>;
};

export function holderHere(): LockHolder {
  return { pid: process.pid, host: hostname(), since: new Date().toISOString() };
}

/** Takes the next number of a run that nobody holds; undefined where somebody does. */
export async function takeClaim(database: Database, runId: string): Promise<number | undefined> {
  const [row] = await database.query<{ claim: string }>(
    `update subterminator.run
        set claim = claim + 1, holder = $2, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = $1 and (holder is null or lease_until < now())
      returning claim`,
    [runId, JSON.stringify(holderHere())],
  );
  return row === undefined ? undefined : Number(row.claim);
}

export function keepClaim(database: Database, runId: string, number: number): Claim {
  const lost = new AbortController();
  let freshAt = performance.now();
  let ended = false;

  const lose = (): StoreError => {
    const error = new StoreError("CLAIM_LOST", `Run ${runId} is in other hands by now.`, {
      hint: "Nothing more is done here; whoever holds the run goes on with it.",
    });
    if (!lost.signal.aborted) lost.abort(error);
    return error;
  };

  async function renew(): Promise<void> {
    const began = performance.now();
    const rows = await database.query(
      `update subterminator.run set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
        where id = $1 and claim = $2 and holder is not null returning id`,
      [runId, number],
    );
    if (rows.length === 0) throw lose();
    freshAt = Math.max(freshAt, began);
  }

  const timer = setInterval(() => {
    // A database that is away takes nothing from us; the next look says more.
    if (!ended) void renew().catch(() => undefined);
  }, RENEW_MS);
  timer.unref();

  return {
    runId,
    number,
    lost: lost.signal,
    async check() {
      if (lost.signal.aborted) throw lose();
      if (performance.now() - freshAt < FRESH_MS) return;
      try {
        await patiently(renew, CHECK_MS);
      } catch (error) {
        throw databaseFailure("see whether the run is still held here", error);
      }
    },
    renewed(since) {
      freshAt = Math.max(freshAt, since);
    },
    lose,
    async release() {
      if (ended) return;
      ended = true;
      clearInterval(timer);
      await patiently(() =>
        database.query("update subterminator.run set holder = null where id = $1 and claim = $2", [
          runId,
          number,
        ]),
      );
    },
  };
}
