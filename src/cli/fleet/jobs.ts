import { userInfo } from "node:os";
import type { FleetJob, FleetState } from "../../jobs/fleet/job-row.ts";
import { say } from "../terminal/say.ts";
import { plain } from "../terminal/style.ts";
import { table } from "../terminal/table.ts";
import { UsageError } from "../usage-error.ts";
import { neededDatabase } from "./database-address.ts";
import { openFleet, type Fleet } from "./open-fleet.ts";

const LISTED = 200;

export async function listJobs(state: FleetState | undefined, json: boolean): Promise<void> {
  await onFleet(async ({ jobs }) => {
    const found = await jobs.find({
      ...(state === undefined ? {} : { states: [state] }),
      limit: LISTED,
    });
    const counts = await jobs.counts();
    if (json) return print(JSON.stringify({ counts, jobs: found }));
    if (found.length === 0) return say("There are no jobs. `subterminator submit` hands one in.");
    const rows = found.map((job) => [
      job.id,
      job.stage,
      plain(resultOf(job), 60),
      String(job.attempts),
      job.at.slice(0, 16).replace("T", " "),
    ]);
    print(table(["job", "state", "result", "tries", "handed in"], rows));
    print(
      Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(", "),
    );
  });
}

export async function showJob(id: string, json: boolean): Promise<void> {
  await onFleet(async ({ jobs }) => {
    const job = await existing(jobs, id);
    if (json) return print(JSON.stringify(job));
    const lines: [string, string | undefined][] = [
      ["job", job.id],
      ["state", job.stage],
      ["asked by", job.who],
      ["handed in", job.at],
      ["begun", job.begunAt],
      ["ended", job.endedAt],
      ["tries", String(job.attempts)],
      ["worker", job.worker],
      ["result", resultOf(job) || undefined],
      ["next", job.error?.hint],
      ["request", JSON.stringify(job.request)],
    ];
    for (const [name, value] of lines)
      if (value !== undefined) print(`${name.padEnd(10)} ${plain(value, 300)}`);
  });
}

export async function cancelJob(id: string, json: boolean): Promise<void> {
  await onFleet(async ({ jobs }) => {
    const job = await existing(jobs, id);
    await jobs.cancel(job.id, userInfo().username);
    const after = await jobs.show(job.id);
    print(
      json
        ? JSON.stringify(after)
        : after?.stage === "cancelled"
          ? "It is taken back."
          : "It stops at its next step.",
    );
  });
}

export async function retryJob(id: string, json: boolean): Promise<void> {
  await onFleet(async ({ jobs }) => {
    const job = await jobs.retry((await existing(jobs, id)).id, userInfo().username);
    print(json ? JSON.stringify(job) : `${job.id} is queued.`);
  });
}

/** The one question that is open in a run, answered for whoever typed it. */
export async function answerRun(
  wanted: string,
  answer: "approved" | "rejected",
  choice: number | undefined,
  json: boolean,
): Promise<void> {
  await onFleet(async ({ jobs }) => {
    const open = askedBy(wanted, await jobs.questions.open());
    const [question] = open;
    if (question === undefined)
      throw new UsageError(
        wanted === "last"
          ? "No run asks anything now."
          : `No run called ${JSON.stringify(wanted.slice(0, 80))} asks anything now.`,
        "`subterminator jobs list` shows which ones wait.",
      );
    if (open.length > 1)
      throw new UsageError(
        `${open.length} runs called like that ask something.`,
        "Give more of the run's id.",
      );
    const given = { question: question.id, answer, ...(choice === undefined ? {} : { choice }) };
    const answered = await jobs.answer(given, userInfo().username);
    if (json)
      return print(JSON.stringify({ runId: question.runId, question: question.text, ...answered }));
    const who = answered.first
      ? ""
      : ` Somebody was quicker: ${answered.by} said ${answered.answer}, and that counts.`;
    print(`${plain(question.text, 300)}\n  ${answered.answer} by ${answered.by}.${who}`);
  });
}

/** `last` is the newest of those that ask: what was handed in after it may ask nothing. */
function askedBy<T extends { runId?: string | undefined }>(wanted: string, open: T[]): T[] {
  if (wanted === "last") return open.slice(-1);
  return open.filter(({ runId }) => runId?.includes(wanted));
}

async function existing(jobs: Fleet["jobs"], id: string): Promise<FleetJob> {
  const job = await jobs.show(id);
  if (job !== undefined) return job;
  const found = (await jobs.find({ limit: 1_000 })).filter((one) => one.id.includes(id));
  if (found.length === 1 && found[0] !== undefined) return found[0];
  throw new UsageError(
    `${found.length === 0 ? "There is no job" : `${found.length} jobs are`} called ${JSON.stringify(id.slice(0, 80))}.`,
    "`subterminator jobs list` shows the jobs there are.",
  );
}

function resultOf({ verdict, error }: FleetJob): string {
  if (error !== undefined) return error.message;
  return verdict === undefined
    ? ""
    : `${verdict.reason}, ${verdict.outcome}${verdict.verified ? ", verified" : ""}`.replaceAll(
        "_",
        " ",
      );
}

async function onFleet(work: (fleet: Fleet) => Promise<void>): Promise<void> {
  const fleet = await openFleet(neededDatabase());
  try {
    await work(fleet);
  } finally {
    await fleet.close();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
