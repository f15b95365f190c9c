import { randomBytes } from "node:crypto";
import type { PgBoss } from "pg-boss";
import type { Database, Queries } from "../../runs/postgres/database.ts";
import { newRunId } from "../../runs/run-id.ts";
import type { JobRequest } from "../job-request.ts";
import { bringForward } from "./front-row.ts";
import { jobFrom, type FleetJob, type JobRow } from "./job-row.ts";

/** One statement and one hand-over for so many: 500 a second and more. */
const BATCH = 500;

/** Where jobs are handed in. */
export type Desk = {
  database: Database;
  boss: PgBoss;
  /** Jobs of one site get in each other's way. */
  siteOf: (request: JobRequest) => string;
};

/** Hands in many; each is there with what carries it, or not at all. A key that is known gives the job it named. */
export async function submitMany(
  { database, boss, siteOf }: Desk,
  requests: readonly JobRequest[],
  who: string,
): Promise<FleetJob[]> {
  const jobs: FleetJob[] = [];
  for (let start = 0; start < requests.length; start += BATCH) {
    const batch = requests.slice(start, start + BATCH);
    const lines = batch.map((request) => lineOf(request, siteOf(request), who));
    const rows = await database.transaction((queries) => insert(queries, boss, lines));
    jobs.push(...rows.map(jobFrom));
  }
  return jobs;
}

async function insert(
  queries: Queries,
  boss: PgBoss,
  lines: readonly ReturnType<typeof lineOf>[],
): Promise<JobRow[]> {
  const made = await queries.query<JobRow>(
    `insert into subterminator.job
       (id, request, who, key, profile, site, priority, not_before, deadline, carried)
     select id, request, who, key, profile, site, priority, not_before, deadline, false
       from jsonb_to_recordset($1::jsonb) as line (id text, request jsonb, who text, key text,
         profile text, site text, priority integer, not_before timestamptz, deadline timestamptz)
     on conflict (key) do nothing
     returning *`,
    [JSON.stringify(lines)],
  );
  await bringForward(
    queries,
    boss,
    made.flatMap(({ site }) => site ?? []),
  );
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

function lineOf(request: JobRequest, site: string, who: string) {
  const about =
    request.service ?? (request.url === undefined ? site : new URL(request.url).hostname);
  return {
    // Eight hex digits more than a run at the terminal. With four more, two of 7,000 a second were the same now and then,
    // and their whole batch was refused.
    id: newRunId(about, new Date(), randomBytes(6).toString("hex")),
    request,
    who,
    key: request.key ?? null,
    profile: request.profile ?? null,
    site,
    priority: request.priority ?? 0,
    not_before: request.notBefore ?? null,
    deadline: request.deadline ?? null,
  };
}
