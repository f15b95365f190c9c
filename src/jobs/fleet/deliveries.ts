import type { PgBoss } from "pg-boss";
import { patiently, type Database, type Queries } from "../../runs/postgres/database.ts";
import type { Job } from "../port.ts";
import { carry } from "./carry.ts";
import { bringForward } from "./front-row.ts";
import type { JobRow, ShortVerdict } from "./job-row.ts";

/** What a worker that was handed an id does about it. */
export type Begun =
  | { go: true; job: JobRow }
  /** not now: its profile or its site is busy elsewhere. over: it is done, stopped, or too late. */
  | { go: false; why: "not now" | "over" };

export type Deliveries = {
  begin(id: string, worker: string): Promise<Begun>;
  ended(id: string, worker: string, verdict: ShortVerdict, stopped: boolean): Promise<void>;
  /** Nobody has answered yet: no browser is held for it. False: somebody has meanwhile, so it goes on the queue at once. */
  parked(id: string, worker: string): Promise<boolean>;
  handedBack(id: string, worker: string): Promise<void>;
  /** Never begun here: it waits for the next worker. */
  putBack(id: string): Promise<void>;
  couldNot(id: string, worker: string, error: NonNullable<Job["error"]>): Promise<void>;
  /** It may be tried again; this is why it was not done this time. */
  brokeDown(id: string, worker: string, why: string): Promise<void>;
  /** Tried as often as may be. */
  crashed(id: string): Promise<void>;
  /** Of these, which somebody wants stopped. */
  stopAsked(ids: readonly string[]): Promise<string[]>;
};

/** How long one that is in another's way waits before it is tried again. */
const NOT_NOW_SECONDS = 2;

export function deliveries(database: Database, boss: PgBoss, perSite: number): Deliveries {
  const settle = (work: (queries: Queries) => Promise<void>): Promise<void> =>
    patiently(() => database.transaction(work));

  async function requeue(queries: Queries, id: string, afterSeconds = 0): Promise<void> {
    const [row] = await queries.query<JobRow>(
      `update subterminator.job set state = 'queued', worker = null, carried = true
        where id = $1 and state in ('running', 'waiting', 'queued') returning *`,
      [id],
    );
    if (row !== undefined) await carry(queries, boss, [row], afterSeconds);
  }

  async function beginLocked(
    queries: Queries,
    job: JobRow & { late: boolean },
    worker: string,
  ): Promise<Begun> {
    const { id } = job;
    if (!["queued", "running", "waiting"].includes(job.state)) return { go: false, why: "over" };
    if (job.late && job.attempts === 0) {
      await queries.query(
        `update subterminator.job set state = 'failed', ended_at = now(), error = $2 where id = $1`,
        [id, JSON.stringify(TOO_LATE)],
      );
      return { go: false, why: "over" };
    }
    // The queue's own counting lets two through that look at the same moment; one after the other they don't.
    await queries.query("select pg_advisory_xact_lock(hashtextextended($1, 11))", [
      `site ${job.site ?? ""}`,
    ]);
    await queries.query("select pg_advisory_xact_lock(hashtextextended($1, 11))", [
      `profile ${job.profile ?? id}`,
    ]);
    const [busy] = await queries.query<{ site: number; profile: number }>(
      `select count(*) filter (where site = $2)::int as site,
              count(*) filter (where profile = $3)::int as profile
         from subterminator.job where state = 'running' and id <> $1 and (site = $2 or profile = $3)`,
      [id, job.site, job.profile],
    );
    if ((busy?.profile ?? 0) > 0 || (busy?.site ?? 0) >= perSite) {
      await requeue(queries, id, NOT_NOW_SECONDS);
      return { go: false, why: "not now" };
    }
    await queries.query(
      `update subterminator.job set state = 'running', worker = $2, attempts = attempts + 1,
              begun_at = coalesce(begun_at, now()) where id = $1`,
      [id, worker],
    );
    return { go: true, job };
  }

  return {
    begin: (id, worker) =>
      patiently(() =>
        database.transaction(async (queries) => {
          const [job] = await queries.query<JobRow & { late: boolean }>(
            "select *, deadline < now() as late from subterminator.job where id = $1 for update",
            [id],
          );
          if (job === undefined) return { go: false, why: "over" };
          const begun = await beginLocked(queries, job, worker);
          // One of its site is off the queue: the next comes to the front.
          if (job.site !== null) await bringForward(queries, boss, [job.site]);
          return begun;
        }),
      ),

    ended: (id, worker, verdict, stopped) =>
      settle(async (queries) => {
        // What it asked and nobody has answered is asked no more: a run that was stopped at its question left it open.
        await queries.query(
          `with over as (
             update subterminator.job set state = $4, verdict = $3, error = null, ended_at = now()
              where id = $1 and worker = $2 and state = 'running' returning id)
           update subterminator.question set withdrawn_at = now() from over
            where run_id = over.id and used_at is null and withdrawn_at is null`,
          [id, worker, JSON.stringify(verdict), stopped ? "cancelled" : "ended"],
        );
        // A run may end without what it asked before it was laid down; nobody is to be asked that any more.
        await queries.query(
          `update subterminator.question set withdrawn_at = now()
            where run_id = $1 and given is null and withdrawn_at is null
              and exists (select 1 from subterminator.job where id = $1 and state in ('ended', 'cancelled'))`,
          [id],
        );
      }),

    parked: (id, worker) =>
      patiently(() =>
        database.transaction(async (queries) => {
          const rows = await queries.query(
            `update subterminator.job set state = 'waiting', worker = null
              where id = $1 and worker = $2 and state = 'running' returning id`,
            [id, worker],
          );
          // What is asked now, not what was answered before and its page has not come up again: a run whose second
          // question was answered while its first was asked anew went on the queue for ever.
          const answered = await queries.query(
            `select 1 from (select given from subterminator.question
                             where run_id = $1 and used_at is null and withdrawn_at is null
                             order by asked_at desc limit 1) newest
              where given is not null`,
            [id],
          );
          if (rows.length > 0 && answered.length > 0) await requeue(queries, id);
          return answered.length === 0;
        }),
      ),

    handedBack: (id, worker) =>
      settle(async (queries) => {
        const [mine] = await queries.query(
          "select 1 from subterminator.job where id = $1 and worker = $2 and state = 'running' for update",
          [id, worker],
        );
        if (mine !== undefined) await requeue(queries, id);
      }),

    putBack: (id) =>
      settle(async (queries) => {
        const [waiting] = await queries.query(
          "select 1 from subterminator.job where id = $1 and state = 'queued' for update",
          [id],
        );
        if (waiting !== undefined) await requeue(queries, id);
      }),

    couldNot: (id, worker, error) =>
      settle(async (queries) => {
        await queries.query(
          `update subterminator.job set state = 'failed', error = $3, ended_at = now()
            where id = $1 and worker = $2 and state = 'running'`,
          [id, worker, JSON.stringify(error)],
        );
      }),

    async brokeDown(id, worker, why) {
      const hint = "It is tried again by itself.";
      await database.query(
        `update subterminator.job set error = $3 where id = $1 and worker = $2 and state = 'running'`,
        [id, worker, JSON.stringify({ code: "BROKE_DOWN", message: why.slice(0, 1000), hint })],
      );
    },

    crashed: (id) =>
      settle(async (queries) => {
        await queries.query(
          `update subterminator.job set state = 'failed', ended_at = now(), error = jsonb_build_object(
              'code', 'CRASHED',
              'message', 'It broke down again and again and is given up: '
                || coalesce(error->>'message', 'its worker died'),
              'hint', $2::text)
            where id = $1 and state in ('queued', 'running')`,
          [id, "`runs show` tells how far it came; `jobs retry` goes on with it."],
        );
      }),

    async stopAsked(ids) {
      if (ids.length === 0) return [];
      const rows = await database.query<{ id: string }>(
        "select id from subterminator.job where id = any($1) and stop_asked_by is not null",
        [ids],
      );
      return rows.map(({ id }) => id);
    },
  };
}

const TOO_LATE = {
  code: "TOO_LATE",
  message: "No worker was free before its deadline.",
  hint: "Add workers, give it a later deadline, or a higher priority.",
};
