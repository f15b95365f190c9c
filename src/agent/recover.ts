import type { ActResult } from "../contract/act-result.ts";
import type { View } from "../planners/port.ts";
import { refused } from "./checkpoint.ts";
import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import { reopen } from "./reopen.ts";
import type { Ending, RunState } from "./run-state.ts";

/** Three tiers: what heals by looking again, what the planner must see, what ends the run. */
export async function recover(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  result: ActResult,
): Promise<Ending | undefined> {
  const error = result.error;
  if (error === undefined) return undefined;
  if (options.signal.aborted || error.code === "CANCELLED")
    return { reason: "interrupted", detail: "The run was interrupted." };
  await recorder.record({
    type: "failed",
    data: { turn: run.turn, code: error.code, message: error.message },
  });
  switch (error.code) {
    case "NETWORK_ERROR":
    case "BROWSER_UNAVAILABLE":
      return { reason: "browser_error", detail: error.message, error };
    // A planner that was told may stay within what is allowed; where nobody listens it would only come again.
    case "NAVIGATION_BLOCKED":
      if (options.planner.readsFeedback === true) return undefined;
      return { reason: "browser_error", detail: error.message, error };
    case "BROWSER_DISCONNECT":
    case "SESSION_NOT_FOUND":
      if (await reopen(options, recorder, run)) return undefined;
      return { reason: "browser_error", detail: error.message, error };
    case "SAFETY_CONFIRMATION_REQUIRED":
      // Our own question, and whoever started the browser lets no person be asked: nobody's hands are of use here.
      return refused("unreachable");
    case "MCP_ERROR":
      return { reason: "mcp_error", detail: error.message, error };
    case "PAGE_CRASH": {
      const url = view.observation.page.url;
      if (run.crashed.has(url)) return { reason: "browser_error", detail: error.message, error };
      run.crashed.add(url);
      const observationId = result.nextObservation?.observationId ?? view.observation.observationId;
      await options.browsers.act(
        { sessionId: run.sessionId, observationId, action: "reload" },
        recorder.writer.runId,
        { signal: options.signal },
      );
      await recorder.record({
        type: "recovered",
        data: { turn: run.turn, how: "reloaded after a crash" },
      });
      return undefined;
    }
    case "ELEMENT_GONE":
    case "STALE_OBSERVATION":
    case "UNKNOWN_ACTION_ID":
    case "SAFETY_CONFIRMATION_INVALID":
      await recorder.record({ type: "recovered", data: { turn: run.turn, how: "looks again" } });
      return undefined;
    default:
      return undefined;
  }
}
