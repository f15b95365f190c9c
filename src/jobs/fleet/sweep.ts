import type { PgBoss } from "pg-boss";
import type { Database } from "../../runs/postgres/database.ts";
import { carry } from "./carry.ts";
import type { JobRow } from "./job-row.ts";

/** No answer in time is a no: the run goes on once more, meets its question and ends refused. */
export async function sweep(database: Database, boss: PgBoss): Promise<number> {
  return database.transaction(async (queries) => {
    const late = await queries.query<{ run_id: string }>(
      `update subterminator.question
          set given = jsonb_build_object('answer', 'rejected', 'by', 'nobody in time', 'at',
                to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        where id in (select id from subterminator.question
                      where given is null and withdrawn_at is null and until < now()
                      for update skip locked)
      returning run_id`,
    );
    if (late.length === 0) return 0;
    const rows = await queries.query<JobRow>(
      `update subterminator.job set state = 'queued', worker = null, carried = true
        where id = any($1) and state = 'waiting' returning *`,
      [late.map(({ run_id }) => run_id)],
    );
    await carry(queries, boss, rows);
    return rows.length;
  });
}
