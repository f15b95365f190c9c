import { z } from "zod";
import { RUN_MODES } from "../runs/verdict.ts";

/** An address as people paste it; whether it may be visited is for whoever runs the job. */
const address = z
  .string()
  .trim()
  .min(1)
  .max(8192)
  .refine((url) => /^https?:\/\/[^\s]+$/i.test(url) && URL.canParse(url), {
    error: "expected a full address such as https://example.com/account",
  });

const moment = z.iso.datetime({
  offset: true,
  error: "expected a moment such as 2026-11-20T08:00:00Z",
});

export const PROFILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/;

/** Each is a bound that the run may not pass; left out, the run's own default holds. */
export const budgetSchema = z.strictObject({
  turns: z.number().int().min(1).max(100).optional(),
  minutes: z.number().min(0.1).max(1440).optional(),
  costUsd: z.number().min(0).max(10_000).optional(),
});

/** One job, as it is submitted over HTTP, from the dashboard or from a file of many. */
export const jobRequestSchema = z
  .strictObject({
    kind: z.enum(["cancel", "run"]).default("cancel"),
    /** A service's name, as people say it. */
    service: z.string().trim().min(1).max(100).optional(),
    url: address.optional(),
    /** What is wanted, in plain words; for a cancellation, which plan. */
    goal: z.string().trim().min(1).max(2000).optional(),
    /** What to answer where the site asks why; left out, as little as can be told. */
    reason: z.string().trim().min(1).max(500).optional(),
    mode: z.enum(RUN_MODES).default("run"),
    profile: z
      .string()
      .regex(PROFILE_NAME, { error: "expected a name of letters, digits, dots and dashes" })
      .optional(),
    planner: z.enum(["auto", "rules", "model", "replay"]).optional(),
    budget: budgetSchema.optional(),
    /** Higher ones first, where many wait. */
    priority: z.number().int().min(-100).max(100).optional(),
    /** Not begun before, not begun after, as moments in ISO form. */
    notBefore: moment.optional(),
    deadline: moment.optional(),
    /** Handed in twice with one key, it is one job. */
    key: z.string().min(1).max(200).optional(),
  })
  .superRefine((request, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (request.kind === "cancel" && request.service === undefined && request.url === undefined)
      wrong("service", "which subscription? Give a service or the url of its account page");
    if (request.kind === "run" && request.url === undefined)
      wrong("url", "expected the address where the task begins");
    if (request.kind === "run" && request.goal === undefined)
      wrong("goal", "expected what is to be done, in plain words");
  });
export type JobRequest = z.output<typeof jobRequestSchema>;
