import { z } from "zod";
import { jobRequestSchema, type JobRequest } from "./job-request.ts";

/** queued: no run yet. active: somebody works on it. failed: it could not even begin. ended: its run has the verdict. */
export const JOB_STATES = ["queued", "active", "failed", "ended"] as const;

/** A job's id is the id of its run, before there is one. */
export const jobSchema = z.object({
  id: z.string(),
  state: z.enum(JOB_STATES),
  request: jobRequestSchema,
  /** Who asked for it. */
  who: z.string(),
  at: z.string(),
  /** Why it could not begin, and what to do about it. */
  error: z.object({ code: z.string(), message: z.string(), hint: z.string() }).optional(),
});
export type Job = z.output<typeof jobSchema>;

/** What a person says to a question that stands in a run's log; `question` is the id it is listed under. */
export const answerSchema = z.strictObject({
  question: z.string().min(1).max(100),
  answer: z.enum(["approved", "rejected"]),
  /** Which of the options, from 0; only to a question that has some. */
  choice: z.number().int().min(0).max(99).optional(),
});
export type GivenAnswer = z.output<typeof answerSchema>;

/** `first` is false where somebody else had answered: `answer` and `by` are theirs, and they count. */
export const answeredSchema = z.object({
  first: z.boolean(),
  answer: z.enum(["approved", "rejected", "unreachable"]),
  by: z.string(),
});
export type Answered = z.output<typeof answeredSchema>;

/**
 * Where jobs are handed in and steered: the dashboard and the HTTP API know nothing else of who runs them. Runs
 * themselves (logs, pictures, proofs) are read from the run store. Every refusal is a ContractError.
 */
export type Jobs = {
  submit(request: JobRequest, who: string): Promise<Job>;
  /** What is queued, under way or could not begin; newest first. */
  list(): Promise<Job[]>;
  show(id: string): Promise<Job | undefined>;
  /** Takes a queued job back, or stops the one under way at its next step. */
  cancel(id: string, who: string): Promise<void>;
  /** Goes on with a run that was interrupted; anything else is submitted anew, under a new id. */
  retry(id: string, who: string): Promise<Job>;
  /** Two at once: one wins. */
  answer(answer: GivenAnswer, who: string): Promise<Answered>;
};
