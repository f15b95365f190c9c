import { z } from "zod";
import { ContractError } from "../../contract/errors.ts";
import { RUN_MODES } from "../../runs/verdict.ts";
import { runForCaller } from "../jobs/run-for-caller.ts";
import { shownVerdict } from "../jobs/shown-verdict.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveScalars } from "./forgive.ts";

export const cancelSubscription = defineTool({
  name: "cancel_subscription",
  title: "Cancel subscription",
  description:
    "Cancel a subscription from start to verified end; the person is asked before the final step. Takes minutes.",
  shown: {
    type: "object",
    properties: {
      service: { type: "string", description: "its name, as people say it" },
      url: { type: "string", description: "or the account page of any other site" },
      plan: { type: "string", description: "which one, where there are several" },
      reason: { type: "string", description: "the person's, where the site asks why" },
      mode: {
        type: "string",
        enum: [...RUN_MODES],
        description: "dry-run: name the first step; rehearse: stop before the final step",
      },
    },
  },
  output: shownVerdict,
  inputSchema: z.strictObject({
    service: z.string().trim().min(1).max(100).optional(),
    url: z.string().min(1).max(8192).optional(),
    plan: z.string().trim().min(1).max(200).optional(),
    reason: z.string().trim().min(1).max(500).optional(),
    mode: z.enum(RUN_MODES).default("run"),
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  },
  forgive: (args) => forgiveScalars(args),
  async handle({ service, url, plan, reason, mode }, browsers, call) {
    if (service === undefined && url === undefined)
      throw new ContractError("CONTRACT_MISMATCH", "service: which subscription?", {
        field: "service",
        hint: "Give the service's name, or the address of its account page as url.",
      });
    const goal = plan === undefined ? undefined : `Cancel "${plan.replaceAll('"', "")}".`;
    return runForCaller({ kind: "cancel", service, url, goal, reason, mode }, browsers, call);
  },
});
