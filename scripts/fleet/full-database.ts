import type { Database } from "../../src/runs/postgres/database.ts";

export type FullDatabase = { full(on: boolean): Promise<void> };

/**
 * A database whose disk can be made full: everything that adds or changes a row is then refused with what Postgres
 * itself says (53100); reading goes on. A real one that cannot write its own journal stops altogether, which is what a
 * restart looks like from here.
 */
export async function fillableDatabase(database: Database): Promise<FullDatabase> {
  await database.query("create schema chaos");
  await database.query("create table chaos.full_disk (since timestamptz)");
  await database.query(
    `create function chaos.refuse() returns trigger language plpgsql as $$
     begin
       if exists (select from chaos.full_disk) then
         raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
       end if;
       return null;
     end $$`,
  );
  const tables = await database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname like 'subterminator%'",
  );
  for (const { name } of tables)
    await database.query(
      `create trigger full_disk before insert or update on ${name} for each statement execute function chaos.refuse()`,
    );
  return {
    async full(on) {
      await database.query(
        on ? "insert into chaos.full_disk values (now())" : "delete from chaos.full_disk",
      );
    },
  };
}
