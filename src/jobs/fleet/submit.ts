import type { PgBoss } from "pg-boss";
import type { Database, Queries } from "../../runs/postgres/database.ts";
import { newRunId } from "../../runs/run-id.ts";
import type { JobRequest } from "../job-request.ts";
import { RUNS, within } from "./boss.ts";
import { jobFrom, type FleetJob, type JobRow } from "./job-row.ts";

/** One statement and one hand-over for so many: 500 a second and more. */
const BATCH = 500;

export type Line = Pick<JobRow, "id" | "site" | "priority"> & {
  not_before: Date | null;
};

/** Hands in many; each is there with what carries it, or not at all. A key that is known gives the job it named. */
export async function submitMany(
  database: Database,
  boss: PgBoss,
  requests: readonly JobRequest[],
  who: string,
): Promise<FleetJob[]> {
  const jobs: FleetJob[] = [];
  for (let start = 0; start < requests.length; start += BATCH) {
    const batch = requests.slice(start, start + BATCH);
    const rows = await database.transaction((queries) => insert(queries, boss, batch, who));
    jobs.push(...rows.map(jobFrom));
  }
  return jobs;
}

async function insert(
  queries: Queries,
  boss: PgBoss,
  requests: readonly JobRequest[],
  who: string,
): Promise<JobRow[]> {
  const lines = requests.map((request) => lineOf(request, who));
  const made = await queries.query<JobRow>(
    `insert into subterminator.job
       (id, request, who, key, profile, site, priority, not_before, deadline)
     select id, request, who, key, profile, site, priority, not_before, deadline
       from jsonb_to_recordset($1::jsonb) as line (id text, request jsonb, who text, key text,
         profile text, site text, priority integer, not_before timestamptz, deadline timestamptz)
     on conflict (key) do nothing
     returning *`,
    [JSON.stringify(lines)],
  );
  await carry(queries, boss, made);
  const byId = new Map(made.map((row) => [row.id, row]));
  const known = await knownKeys(
    queries,
    lines.flatMap(({ id, key }) => (byId.has(id) || key === null ? [] : [key])),
  );
  return lines
    .map(({ id, key }) => byId.get(id) ?? known.get(key ?? ""))
    .filter((row) => row !== undefined);
}

async function knownKeys(queries: Queries, keys: string[]): Promise<Map<string, JobRow>> {
  if (keys.length === 0) return new Map();
  const rows = await queries.query<JobRow>("select * from subterminator.job where key = any($1)", [
    keys,
  ]);
  return new Map(rows.map((row) => [row.key ?? "", row]));
}

function lineOf(request: JobRequest, who: string) {
  const about = request.service ?? siteOf(request) ?? "run";
  return {
    // Five hex digits more than a run at the terminal: thousands are handed in within one second.
    id: newRunId(about, new Date(), crypto.randomUUID().slice(0, 8)),
    request,
    who,
    key: request.key ?? null,
    profile: request.profile ?? null,
    site: siteOf(request) ?? request.service?.toLowerCase() ?? null,
    priority: request.priority ?? 0,
    not_before: request.notBefore ?? null,
    deadline: request.deadline ?? null,
  };
}

export function siteOf({ url }: Pick<JobRequest, "url">): string | undefined {
  return url === undefined ? undefined : new URL(url).hostname;
}

/**
 * Puts ids on the queue. Those of one site are a group, which the queue itself leaves alone while so many of it are under
 * way as may be. Grouped by profile, a thousand customers of one site were each taken, found to be too many, and put back.
 */
export async function carry(
  queries: Queries,
  boss: PgBoss,
  lines: readonly Line[],
  afterSeconds = 0,
): Promise<void> {
  if (lines.length === 0) return;
  const jobs = lines.map(({ id, site, priority, not_before }) => ({
    data: { id },
    priority,
    ...(site === null ? {} : { group: { id: `site ${site}` } }),
    ...(afterSeconds > 0
      ? { startAfter: afterSeconds }
      : not_before === null
        ? {}
        : { startAfter: new Date(not_before) }),
  }));
  await boss.insert(RUNS, jobs, within(queries));
}
