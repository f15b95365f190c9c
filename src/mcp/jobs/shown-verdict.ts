import { OUTCOMES } from "../../runs/verdict.ts";
import type { ShownSchema } from "../tools/define-tool.ts";

/** What a job answers, as clients show it to models: the part of a verdict that decides what to do next. */
export const shownVerdict: ShownSchema = {
  type: "object",
  properties: {
    success: { type: "boolean" },
    verified: { type: "boolean", description: "the site itself says so" },
    outcome: { type: "string", enum: [...OUTCOMES] },
    reason: { type: "string" },
    sentence: { type: "string" },
    endDate: { type: "string" },
    runId: { type: "string" },
    sessionId: { type: "string", description: "yours while reason is handed_over" },
    proof: { type: ["string", "null"] },
  },
  required: ["success", "verified", "outcome", "reason", "sentence", "runId"],
};
