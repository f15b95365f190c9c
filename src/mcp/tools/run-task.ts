import { z } from "zod";
import { runForCaller } from "../jobs/run-for-caller.ts";
import { shownVerdict } from "../jobs/shown-verdict.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveScalars } from "./forgive.ts";

export const runTask = defineTool({
  name: "run_task",
  title: "Run task",
  description:
    "Do a whole task on a site by a language model of the server's own; irreversible steps ask the person. Takes minutes.",
  shown: {
    type: "object",
    properties: {
      goal: { type: "string", description: "what is wanted, in plain words" },
      url: { type: "string", description: "where to begin" },
    },
    required: ["goal", "url"],
  },
  output: shownVerdict,
  inputSchema: z.strictObject({
    goal: z.string().trim().min(1).max(2000),
    url: z.string().min(1).max(8192),
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  },
  forgive: (args) => forgiveScalars(args),
  async handle({ goal, url }, browsers, call) {
    return runForCaller(
      { kind: "run", service: undefined, url, goal, mode: "run" },
      browsers,
      call,
    );
  },
});
