import type { ServerContext } from "@modelcontextprotocol/server";
import type { Approver } from "../browser/port.ts";
import { APPROVAL_FORM, approvalMessage, isApproval } from "./approval-card.ts";
import { APPROVAL_TIMEOUT_MS } from "./parked-calls.ts";

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

/** Most clients give a call 60 s unless they see progress; a person takes longer to decide. */
function showWaiting({ mcpReq }: ServerContext): () => void {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return () => {};
  let progress = 0;
  const timer = setInterval(() => {
    progress += 1;
    const params = { progressToken, progress, message: "Waiting for a person to decide" };
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => clearInterval(timer));
  }, PROGRESS_EVERY_MS);
  return () => clearInterval(timer);
}
