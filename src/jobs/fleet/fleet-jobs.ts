import { ContractError } from "../../contract/errors.ts";
import type { Queries } from "../../runs/postgres/database.ts";
import type { JobRequest } from "../job-request.ts";
import type { Jobs } from "../port.ts";
import type { Given } from "../questions/question.ts";
import { carry } from "./carry.ts";
import { jobFrom, type FleetJob, type FleetState, type JobRow } from "./job-row.ts";
import { fleetQuestions, type FleetQuestions } from "./questions.ts";
import { submitMany, type Desk } from "./submit.ts";

export type FleetJobs = Omit<Jobs, "show"> & {
  submitMany(requests: readonly JobRequest[], who: string): Promise<FleetJob[]>;
  show(id: string): Promise<FleetJob | undefined>;
  find(filter: { states?: readonly FleetState[]; limit: number }): Promise<FleetJob[]>;
  counts(): Promise<Record<FleetState, number>>;
  questions: FleetQuestions;
};

/** Answered runs go before those that nobody has begun: somebody waits for them. */
const ANSWERED_PRIORITY = 200;
const LISTED = 1_000;

export function fleetJobs(desk: Desk): FleetJobs {
  const { database, boss } = desk;

  async function requeue(queries: Queries, row: JobRow, priority = row.priority): Promise<void> {
    await queries.query(
      `update subterminator.job set state = 'queued', worker = null, stop_asked_by = null, error = null,
              ended_at = null, carried = true where id = $1`,
      [row.id],
    );
    await carry(queries, boss, [{ ...row, priority }]);
  }

  const questions = fleetQuestions(database, async (queries, runId) => {
    const [waiting] = await queries.query<JobRow>(
      "select * from subterminator.job where id = $1 and state = 'waiting' for update",
      [runId],
    );
    if (waiting !== undefined) await requeue(queries, waiting, ANSWERED_PRIORITY);
  });

  async function existing(queries: Queries, id: string): Promise<JobRow> {
    const [row] = await queries.query<JobRow>(
      "select * from subterminator.job where id = $1 for update",
      [id],
    );
    if (row !== undefined) return row;
    throw new ContractError("CONTRACT_MISMATCH", `id: there is no job ${id.slice(0, 100)}.`, {
      field: "id",
      hint: "`subterminator jobs list` shows the jobs there are.",
    });
  }

  const jobs: FleetJobs = {
    questions,
    submitMany: (requests, who) => submitMany(desk, requests, who),

    async submit(request, who) {
      const [job] = await submitMany(desk, [request], who);
      if (job === undefined) throw new ContractError("INTERNAL", "The job was not written.");
      return job;
    },

    list: () => jobs.find({ states: ["queued", "running", "waiting", "failed"], limit: LISTED }),

    async find({ states, limit }) {
      const rows = await database.query<JobRow>(
        `select * from subterminator.job where $1::text[] is null or state = any($1)
          order by at desc, id desc limit $2`,
        [states ?? null, limit],
      );
      return rows.map(jobFrom);
    },

    async counts() {
      const rows = await database.query<{ state: FleetState; count: number }>(
        "select state, count(*)::int as count from subterminator.job group by state",
      );
      const none = { queued: 0, running: 0, waiting: 0, ended: 0, failed: 0, cancelled: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
    },

    async show(id) {
      const [row] = await database.query<JobRow>("select * from subterminator.job where id = $1", [
        id,
      ]);
      return row === undefined ? undefined : jobFrom(row);
    },

    cancel: (id, who) =>
      database.transaction(async (queries) => {
        const row = await existing(queries, id);
        if (row.state === "running") {
          await queries.query("update subterminator.job set stop_asked_by = $2 where id = $1", [
            id,
            who,
          ]);
          return;
        }
        if (row.state !== "queued" && row.state !== "waiting") throw over(row, "stopped");
        await queries.query(
          `update subterminator.job set state = 'cancelled', stop_asked_by = $2, ended_at = now()
            where id = $1`,
          [id, who],
        );
        await queries.query(
          `update subterminator.question set withdrawn_at = now()
            where run_id = $1 and used_at is null and withdrawn_at is null`,
          [id],
        );
      }),

    retry: (id, who) =>
      database.transaction(async (queries) => {
        const row = await existing(queries, id);
        if (row.state === "queued" || row.state === "running" || row.state === "waiting")
          throw over(row, "tried again while it is not over");
        // A run with a verdict stays as it is; its job is done anew, with what it asked for and without its key.
        if (row.verdict !== null && row.verdict.reason !== "interrupted") {
          const { key: _, deadline: __, notBefore: ___, ...request } = row.request;
          const [again] = await submitMany(desk, [request], who);
          if (again === undefined) throw new ContractError("INTERNAL", "The job was not written.");
          return again;
        }
        await requeue(queries, row);
        return jobFrom({ ...(await existing(queries, id)) });
      }),

    async answer({ question, answer, choice }, who) {
      const given: Given = {
        answer,
        by: who,
        at: new Date().toISOString(),
        ...(choice === undefined ? {} : { choice }),
      };
      const counted = await questions.answer(question, given);
      if (counted === undefined)
        throw new ContractError(
          "CONTRACT_MISMATCH",
          `question: nobody asks ${question.slice(0, 100)} any more.`,
          {
            field: "question",
            hint: "Look at the open questions again; its page may have changed.",
          },
        );
      return { first: counted.first, answer: counted.given.answer, by: counted.given.by };
    },
  };
  return jobs;
}

function over({ id, state }: JobRow, what: string): ContractError {
  return new ContractError("CONTRACT_MISMATCH", `id: job ${id} is ${state} and can't be ${what}.`, {
    field: "id",
    hint: `\`subterminator jobs show ${id}\` says how it ended.`,
  });
}
