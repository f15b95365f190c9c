import { PgBoss, type Db } from "pg-boss";
import type { Queries } from "../../runs/postgres/database.ts";

export type { PgBoss };

/** What carries ids of jobs to workers. Its tables stand beside ours in the same database. */
export const RUNS = "runs";
export const DEAD = "runs-dead";
export const HOOKS = "hooks";
const SCHEMA = "subterminator_queue";

/** A worker that gives no sign of life for this long has lost its job; nobody looks more often than every 5 s. */
export const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;
/** How often one run may take its worker with it. */
export const CRASHES = 3;
const DAY_SECONDS = 24 * 60 * 60;

export type BossOptions = {
  url: string;
  /** A worker looks after the dead of the others; whoever only hands in does not. */
  works: boolean;
  onError: (error: unknown) => void;
};

export async function startBoss({ url, works, onError }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: "subterminator queue",
    max: works ? 6 : 2,
    supervise: works,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    // The dead are looked for when both intervals have passed: at the default of 60 s a takeover took a minute.
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    connectionTimeoutMillis: 10_000,
  });
  boss.on("error", onError);
  await boss.start();
  for (const [name, options] of QUEUES) await boss.createQueue(name, options);
  return boss;
}

const QUEUES = [
  [
    DEAD,
    { retryLimit: 5, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 30 * DAY_SECONDS },
  ],
  [
    RUNS,
    {
      retryLimit: CRASHES,
      // At most 8 s the third time: with 15 s until a dead worker is noticed another has its run within 30.
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 120,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      // A run has its own limit of time, a day at most; this is for one that hangs beyond all of them.
      expireInSeconds: DAY_SECONDS - 1,
      retentionSeconds: 30 * DAY_SECONDS,
      deleteAfterSeconds: DAY_SECONDS,
      deadLetter: DEAD,
    },
  ],
  [HOOKS, { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }],
] as const;

/** So that a job's row and what carries it are written together or not at all. */
export function within(queries: Queries): { db: Db } {
  return {
    db: { executeSql: async (text, values) => ({ rows: await queries.query(text, values) }) },
  };
}
