import type { Database } from "./database.ts";
import { patiently } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

/** Any number that nobody else uses: ten programs that start at once queue up behind it. */
const LOCK = 7_283_641_905;

export type Migrated = { applied: number[]; version: number };

/** Brings the tables up to date. Each migration is done once, in order, all in one transaction. */
export async function migrate(database: Database): Promise<Migrated> {
  return patiently(() =>
    database.transaction(async (queries) => {
      await queries.query("select pg_advisory_xact_lock($1)", [LOCK]);
      await queries.query("create schema if not exists subterminator");
      await queries.query(
        `create table if not exists subterminator.migration (
           number integer primary key, name text not null, applied_at timestamptz not null default now())`,
      );
      const rows = await queries.query<{ number: number }>(
        "select number from subterminator.migration",
      );
      const done = new Set(rows.map(({ number }) => number));
      const applied: number[] = [];
      for (const { number, name, sql } of MIGRATIONS) {
        if (done.has(number)) continue;
        await queries.query(sql);
        await queries.query("insert into subterminator.migration (number, name) values ($1, $2)", [
          number,
          name,
        ]);
        applied.push(number);
      }
      return { applied, version: MIGRATIONS.at(-1)?.number ?? 0 };
    }),
  );
}
