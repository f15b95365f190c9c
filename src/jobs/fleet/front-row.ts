import type { PgBoss } from "pg-boss";
import type { Database, Queries } from "../../runs/postgres/database.ts";
import { carry } from "./carry.ts";
import type { JobRow } from "./job-row.ts";

/**
 * So many of one site stand on the queue at a time; the others wait behind them in the table. Whoever takes the next one
 * off the queue looks past all of a site that is at its limit: with 100,000 of them each look took 150 ms and more.
 */
const FRONT_ROW = 100;

/** Fills up the front rows of these sites. A job that is more urgent than those in front goes beside them. */
export async function bringForward(
  queries: Queries,
  boss: PgBoss,
  sites: readonly string[],
): Promise<void> {
  if (sites.length === 0) return;
  const rows = await queries.query<JobRow>(
    `update subterminator.job set carried = true where id in (
       select behind.id from unnest($1::text[]) as wanted (site)
        cross join lateral (
          select priority from subterminator.job
           where site = wanted.site and state = 'queued' and not carried and not_before is null
           order by priority desc, at limit 1) as first
        cross join lateral (
          select count(*) as count from (
            select from subterminator.job
             where site = wanted.site and state = 'queued' and carried and priority >= first.priority
             limit $2) as there) as front
        cross join lateral (
          select id from subterminator.job
           where site = wanted.site and state = 'queued' and not carried and not_before is null
           order by priority desc, at limit $2 - front.count
             for update skip locked) as behind)
     returning *`,
    [[...new Set(sites)], FRONT_ROW],
  );
  const byAge = (a: JobRow, b: JobRow) => a.at.getTime() - b.at.getTime();
  await carry(queries, boss, rows.toSorted(byAge));
}

/**
 * What may begin by now, and what stands behind a row that was emptied in the moment in which it was handed in: neither
 * saw the other.
 */
export async function fillRows(database: Database, boss: PgBoss): Promise<void> {
  await database.query(
    `update subterminator.job set not_before = null
      where state = 'queued' and not carried and not_before is not null and not_before <= now()`,
  );
  // From one site to the next by the index: the jobs behind may be many, their sites are not.
  const sites = await database.query<{ site: string }>(
    `with recursive behind as (
       (select site from subterminator.job
         where state = 'queued' and not carried and not_before is null order by site limit 1)
       union all
       select (select site from subterminator.job
                where state = 'queued' and not carried and not_before is null and site > behind.site
                order by site limit 1)
         from behind where behind.site is not null)
     select site from behind where site is not null`,
  );
  if (sites.length > 0)
    await database.transaction((queries) =>
      bringForward(
        queries,
        boss,
        sites.map(({ site }) => site),
      ),
    );
}
