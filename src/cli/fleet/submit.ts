import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { issueWords } from "../../contract/issue-words.ts";
import { jobRequestSchema, type JobRequest } from "../../jobs/job-request.ts";
import type { FleetJob } from "../../jobs/fleet/job-row.ts";
import { UsageError } from "../usage-error.ts";
import { neededDatabase } from "./database-address.ts";
import { openFleet } from "./open-fleet.ts";

/** A file of this size holds some hundred thousand jobs. */
const MAX_FILE_BYTES = 200 * 1024 * 1024;

export async function submit(given: unknown[], json: boolean): Promise<void> {
  const requests = given.map((one, index) =>
    checked(one, given.length === 1 ? "" : `job ${index + 1}: `),
  );
  const fleet = await openFleet(neededDatabase());
  let jobs: FleetJob[];
  try {
    jobs = await fleet.jobs.submitMany(requests, userInfo().username);
  } finally {
    await fleet.close();
  }
  if (json)
    process.stdout.write(
      `${JSON.stringify({ jobs: jobs.map(({ id, stage }) => ({ id, state: stage })) })}\n`,
    );
  else if (jobs.length <= 20) process.stdout.write(`${jobs.map(({ id }) => id).join("\n")}\n`);
  else process.stdout.write(`${jobs.length} jobs are queued.\n`);
}

/** One JSON object a line. A line that is wrong is named, and nothing of the file is submitted. */
export async function readJobs(path: string): Promise<unknown[]> {
  const text = await readFile(path === "-" ? "/dev/stdin" : path, "utf8").catch(
    (error: unknown) => {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      throw new UsageError(`--file: ${path} can't be read (${code}).`);
    },
  );
  if (text.length > MAX_FILE_BYTES) throw new UsageError("--file: more than 200 MB at once.");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new UsageError(`--file: ${path} holds no job.`);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new UsageError(
        `--file: line ${index + 1} is not JSON.`,
        'Each line is one job, such as {"service": "NAME"}.',
      );
    }
  });
}

function checked(given: unknown, where: string): JobRequest {
  const read = jobRequestSchema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join(".") ?? "";
  throw new UsageError(
    `${where}${field === "" ? "" : `${field}: `}${issue === undefined ? "is no job" : issueWords(issue)}.`,
  );
}
