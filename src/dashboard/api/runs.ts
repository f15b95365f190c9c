import { z } from "zod";
import { ContractError } from "../../contract/errors.ts";
import { jobRequestSchema } from "../../jobs/job-request.ts";
import { jobSchema } from "../../jobs/port.ts";
import { StoreError } from "../../runs/store-error.ts";
import { verifyRun } from "../../runs/verify-run.ts";
import { rowSchema, ROW_STATES, type RunRow } from "../rows/run-row.ts";
import { shownDeep } from "../shown.ts";
import { defineRoute } from "./define-route.ts";
import { count, doneSchema, idParams } from "./shapes.ts";

const listQuery = z.strictObject({
  state: z.enum(ROW_STATES).optional(),
  service: z.string().max(100).optional(),
  text: z.string().max(200).optional(),
  cursor: z.string().max(100).optional(),
  limit: count(5000, 100),
});

export const listRuns = defineRoute({
  id: "listRuns",
  method: "get",
  path: "/api/v1/runs",
  scope: "read",
  words: "Runs, newest first. Page on with `next` as cursor.",
  query: listQuery,
  output: z.object({
    runs: z.array(rowSchema),
    next: z.string().optional(),
    total: z.number(),
    /** False while the logs are still being looked through for the first time. */
    whole: z.boolean(),
    /** For the feed: changes after this one. */
    revision: z.string(),
  }),
  async handle({ query }, { index }) {
    const { rev } = index.since(Number.MAX_SAFE_INTEGER);
    const all = index.rows().filter((row) => fits(row, query));
    const { cursor, limit } = query;
    const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id < cursor);
    const runs = from === -1 ? [] : all.slice(from, from + limit);
    const last = runs.at(-1);
    const more = from !== -1 && from + limit < all.length && last !== undefined;
    return {
      runs,
      ...(more ? { next: last.id } : {}),
      total: all.length,
      whole: index.whole(),
      revision: `${index.epoch}.${rev}`,
    };
  },
});

function fits(row: RunRow, { state, service, text }: z.output<typeof listQuery>): boolean {
  if (state !== undefined && row.state !== state) return false;
  if (service !== undefined && row.title.toLowerCase() !== service.toLowerCase()) return false;
  if (text === undefined) return true;
  const wanted = text.toLowerCase();
  return [row.id, row.title, row.goal, row.host, row.who, row.sentence ?? ""].some((part) =>
    part.toLowerCase().includes(wanted),
  );
}

export const submitRun = defineRoute({
  id: "submitRun",
  method: "post",
  path: "/api/v1/runs",
  scope: "submit",
  words: "Starts a run, or queues it. Its id is that of the run.",
  body: jobRequestSchema,
  output: jobSchema,
  status: 201,
  async handle({ body, caller }, { jobs, index }) {
    const job = await jobs.submit(body, caller.name);
    await index.touch(job.id);
    // A fleet knows more of a job than the document says.
    return jobSchema.parse(job);
  },
});

export const showRun = defineRoute({
  id: "showRun",
  method: "get",
  path: "/api/v1/runs/{id}",
  scope: "read",
  words:
    "One run: its row, how it began, its verdict, and whether it can be watched or steered here.",
  params: idParams,
  output: z.object({
    run: rowSchema,
    started: z.record(z.string(), z.unknown()).optional(),
    verdict: z.record(z.string(), z.unknown()).optional(),
    /** Its browser is up and in reach: it can be watched live. */
    live: z.boolean(),
    /** Who has the mouse, where somebody took it. */
    takenBy: z.string().optional(),
    /** This server can stop it. */
    stoppable: z.boolean(),
  }),
  async handle({ params: { id } }, { index, jobs, liveOf }) {
    if (index.find(id) === undefined) await index.touch(id);
    const run = index.find(id);
    if (run === undefined) throw notFound(id);
    const { started, verdict: last } = index.detail(id);
    const verdict = run.state === "finished" ? last : undefined;
    const [live, job] = await Promise.all([liveOf(id), jobs.show(id)]);
    const takenBy = live?.takenBy;
    return {
      run,
      ...(started === undefined ? {} : { started: shownDeep(started) }),
      ...(verdict === undefined ? {} : { verdict: shownDeep({ ...verdict, proof: undefined }) }),
      live: live?.up === true,
      ...(takenBy === undefined ? {} : { takenBy }),
      stoppable: job?.state === "queued" || job?.state === "active",
    };
  },
});

export const stopRun = defineRoute({
  id: "cancelRun",
  method: "post",
  path: "/api/v1/runs/{id}/cancel",
  scope: "submit",
  words: "Takes a queued run back, or stops one under way at its next step.",
  params: idParams,
  output: doneSchema,
  async handle({ params: { id }, caller }, { jobs, index }) {
    await jobs.cancel(id, caller.name);
    await index.touch(id);
    return { done: true };
  },
});

export const retryRun = defineRoute({
  id: "retryRun",
  method: "post",
  path: "/api/v1/runs/{id}/retry",
  scope: "submit",
  words: "Goes on with a run that was interrupted; anything else is started anew under a new id.",
  params: idParams,
  output: jobSchema,
  status: 201,
  async handle({ params: { id }, caller }, { jobs, index }) {
    const job = await jobs.retry(id, caller.name);
    await index.touch(job.id);
    return jobSchema.parse(job);
  },
});

export const checkRun = defineRoute({
  id: "verifyRun",
  method: "get",
  path: "/api/v1/runs/{id}/verify",
  scope: "read",
  words: "Checks every byte of a run and its proof against the hash chain.",
  params: idParams,
  output: z.looseObject({ ok: z.boolean(), events: z.number(), lastHash: z.string().optional() }),
  async handle({ params: { id } }, { store }) {
    return shownDeep(await verifyRun(store, id).catch(asNotFound));
  },
});

export function notFound(id: string): ContractError {
  return new ContractError("CONTRACT_MISMATCH", `id: there is no run ${id}.`, {
    field: "id",
    hint: "GET /api/v1/runs lists the runs there are.",
  });
}

export function asNotFound(error: unknown): never {
  if (error instanceof StoreError && /^(RUN_NOT_FOUND|BAD_NAME)$/.test(error.code))
    throw new ContractError("CONTRACT_MISMATCH", `id: ${error.message}`, {
      field: "id",
      hint: error.hint,
    });
  throw error;
}
