import type { PgBoss } from "pg-boss";
import type { Queries } from "../../runs/postgres/database.ts";
import { RUNS, within } from "./boss.ts";
import type { JobRow } from "./job-row.ts";

/**
 * Puts ids on the queue. Those of one site are a group, which the queue itself leaves alone while so many of it are under
 * way as may be. Grouped by profile, a thousand customers of one site were each taken, found to be too many, and put back.
 */
export async function carry(
  queries: Queries,
  boss: PgBoss,
  rows: readonly Pick<JobRow, "id" | "site" | "priority">[],
  afterSeconds = 0,
): Promise<void> {
  if (rows.length === 0) return;
  const jobs = rows.map(({ id, site, priority }) => ({
    data: { id },
    priority,
    ...(site === null ? {} : { group: { id: `site ${site}` } }),
    ...(afterSeconds > 0 && { startAfter: afterSeconds }),
  }));
  await boss.insert(RUNS, jobs, within(queries));
}
