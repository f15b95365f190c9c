import { z } from "zod";
import { ANSWERS } from "../../agent/guide.ts";
import { turnoutResult } from "../jobs/run-for-caller.ts";
import { shownVerdict } from "../jobs/shown-verdict.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveScalars } from "./forgive.ts";

export const finishRun = defineTool({
  name: "finish_run",
  title: "Finish run",
  description: "Give a run back that was handed over to you.",
  shown: {
    type: "object",
    properties: {
      runId: { type: "string" },
      next: {
        type: "string",
        enum: [...ANSWERS],
        description:
          "verify (default): you did it, the site is asked; go_on: the run does the rest",
      },
      quote: { type: "string", description: "of run_task: the page's words that show it" },
    },
    required: ["runId"],
  },
  output: shownVerdict,
  inputSchema: z.strictObject({
    runId: z.string().trim().min(1).max(200),
    next: z.enum(ANSWERS).default("verify"),
    quote: z.string().trim().min(1).max(500).optional(),
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  },
  forgive: (args) => forgiveScalars(args),
  async handle({ runId, next, quote }, _browsers, call) {
    const run = call.handed.find(runId, call.owner);
    return turnoutResult(
      await run.finish({ next, ...(quote === undefined ? {} : { quote }) }, call),
    );
  },
});
