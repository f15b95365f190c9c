import type { ServerContext } from "@modelcontextprotocol/server";
import type { Approver } from "../browser/port.ts";
import { APPROVAL_FORM, approvalMessage, isApproval } from "./approval-card.ts";
import { APPROVAL_TIMEOUT_MS } from "./parked-calls.ts";
import { progressOf } from "./progress.ts";

type Capabilities = { elicitation?: { form?: unknown; url?: unknown } | undefined } | undefined;

/** `elicitation: {}` is how clients from before there were modes say that they show forms. */
export function canShowForms(capabilities: Capabilities): boolean {
  const elicitation = capabilities?.elicitation;
  if (elicitation === undefined) return false;
  return elicitation.form !== undefined || elicitation.url === undefined;
}

const PROGRESS_EVERY_MS = 10_000;

/** Asks in the middle of the call, as clients up to 2025-11-25 expect it. */
export function elicitingApprover(context: ServerContext, capabilities: Capabilities): Approver {
  return async (card, signal) => {
    if (!canShowForms(capabilities)) return "unreachable";
    const stopProgress = showWaiting(context);
    try {
      const answer = await context.mcpReq.send(
        {
          method: "elicitation/create",
          params: { mode: "form", message: approvalMessage(card), requestedSchema: APPROVAL_FORM },
        },
        { timeout: APPROVAL_TIMEOUT_MS, signal: AbortSignal.any([signal, context.mcpReq.signal]) },
      );
      return isApproval(answer) ? "approved" : "rejected";
    } catch (error) {
      return isMethodMissing(error) ? "unreachable" : "rejected";
    } finally {
      stopProgress();
    }
  };
}

function isMethodMissing(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === -32_601;
}

/** A person takes longer to decide than most clients wait for a call that shows no progress. */
function showWaiting(context: ServerContext): () => void {
  const report = progressOf(context);
  const timer = setInterval(() => report("Waiting for a person to decide"), PROGRESS_EVERY_MS);
  return () => clearInterval(timer);
}
