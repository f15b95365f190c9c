import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type QueryResultRow } from "pg";
import { StoreError } from "../store-error.ts";

/** One place that speaks to Postgres; what a caller needs of it and no more. */
export type Database = Queries & {
  /** All or nothing. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** How many statements were sent, for whoever counts what a run costs. */
  sent(): number;
  close(): Promise<void>;
};

export type Queries = {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
};

export type DatabaseOptions = { connections?: number; name?: string };

/** A connection that cannot be had in this time is a database that is away. */
const CONNECT_MS = 5_000;
/** A statement of ours takes milliseconds; one that hangs (a cut cable) must not hang its run. */
const STATEMENT_MS = 20_000;

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 10,
    application_name: options.name ?? "subterminator",
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    // Idle connections alone keep nobody alive: a command that is done ends.
    allowExitOnIdle: true,
  });
  // An idle connection that breaks is made anew by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  let sent = 0;
  return {
    async query(text, values) {
      sent++;
      return (await pool.query(text, values)).rows;
    },
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      const dies = (error: Error) => (broken = error);
      client.on("error", dies);
      try {
        await client.query("begin");
        const result = await work({
          async query(text, values) {
            sent++;
            return (await client.query(text, values)).rows;
          },
        });
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch((failed: Error) => (broken = failed));
        throw error;
      } finally {
        client.off("error", dies);
        client.release(broken);
      }
    },
    sent: () => sent,
    close: () => pool.end(),
  };
}

/** SQLSTATE classes and words of a database that is away for a moment: restarted, failed over, cut off, too busy. */
const AWAY_STATES = /^(?:08|57P0[123]|53300|40001|40P01)/;
const AWAY_WORDS =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$|connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const word = typeof code === "string" ? code : "";
  return AWAY_STATES.test(word) || AWAY_WORDS.test(word) || AWAY_WORDS.test(String(message));
}

/** A Postgres that is restarted answers again within seconds. */
const PATIENCE_MS = 20_000;

/**
 * Does it again while the database is away. Whoever calls sees to it that doing it twice is as good as once: a cut
 * connection does not say whether the statement was carried out.
 */
export async function patiently<T>(work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const until = performance.now() + patienceMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(1_000, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || performance.now() + pauseMs > until) throw error;
      await sleep(pauseMs);
    }
  }
}

const UNDEFINED_TABLE = "42P01";

export function databaseFailure(doing: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if ((error as { code?: unknown } | null)?.code === UNDEFINED_TABLE)
    return new StoreError("STORE_FAILED", `Could not ${doing}: the database has no tables yet.`, {
      hint: "`subterminator db migrate` makes them.",
      cause: error,
    });
  const why = isAway(error)
    ? "the database does not answer"
    : `the database refused (${error instanceof Error ? error.message : String(error)})`;
  return new StoreError("STORE_FAILED", `Could not ${doing}: ${why}.`, {
    hint: "Check SUBTERMINATOR_DATABASE_URL and that Postgres runs; the run can be resumed afterwards.",
    cause: error,
  });
}
