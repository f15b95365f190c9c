import type { Hand } from "../../agent/guide.ts";
import { DEFAULT_LIMITS, type JobOptions } from "../../agent/job.ts";
import type { Browsers } from "../../browser/port.ts";
import { renderObservation } from "../../contract/render-text.ts";
import type { RunMode, Verdict } from "../../runs/verdict.ts";
import { textContent, type ToolResult } from "../results.ts";
import type { Call } from "../tools/define-tool.ts";
import type { Wanted } from "./desk.ts";
import type { Turnout } from "./handed-runs.ts";

export type JobRequest = Wanted & {
  kind: JobOptions["kind"];
  mode: RunMode;
  reason?: string | undefined;
};

/**
 * A whole job in one call: the same loop, log and proof as at the terminal, with the client in the person's place.
 * Where the planner sees no way on, the caller gets the open session and goes on itself; `finish_run` ends that.
 */
export async function runForCaller(
  { kind, mode, reason, ...wanted }: JobRequest,
  browsers: Browsers,
  call: Call,
): Promise<ToolResult> {
  const { jobs, openWith, handed, owner } = call;
  const [planner, target, store, recordings, { runJob }] = await Promise.all([
    jobs.planner(kind),
    jobs.target(wanted),
    jobs.store(),
    jobs.recordings(),
    import("../../agent/run-job.ts"),
  ]);
  const run = handed.start(owner);
  const work = runJob({
    kind,
    mode,
    planner,
    service: target.service,
    url: target.url,
    goal: target.goal,
    ...(reason !== undefined && { reason }),
    approve: jobs.approve,
    person: run.person,
    guide: run.guide,
    limits: DEFAULT_LIMITS,
    browsers,
    open: { ...(kind === "cancel" && { guard: "strict" }), ...target.open, ...openWith },
    store,
    recordings,
    signal: run.signal,
    onEvent: (event) => run.onEvent(event),
    version: jobs.version,
    now: Date.now,
  }).finally(() => handed.end(run));
  return turnoutResult(await run.begin(work, call));
}

export function turnoutResult(turnout: Turnout): ToolResult {
  return "hand" in turnout ? handResult(turnout.hand) : verdictResult(turnout.verdict);
}

function verdictResult(verdict: Verdict): ToolResult {
  return { content: [textContent(verdict.sentence)], structuredContent: { ...verdict } };
}

/** No verdict: the run waits. The page comes along, so that the caller can act at once. */
function handResult({ runId, sessionId, why, observation, candidates }: Hand): ToolResult {
  const sentence = `Not finished: no way on is seen (${why}). The session is yours: go on with browser_act, then finish_run with runId ${runId}.`;
  const likely = candidates.slice(0, 5).map(({ actionId, name }) => `${actionId} "${name}"`);
  const text = [
    sentence,
    ...(likely.length === 0 ? [] : [`likely: ${likely.join(", ")}`]),
    renderObservation(observation),
  ];
  return {
    content: [textContent(text.join("\n"))],
    structuredContent: {
      success: false,
      verified: false,
      outcome: "unknown",
      reason: "handed_over",
      sentence,
      runId,
      sessionId,
      observationId: observation.observationId,
      candidates,
      text: text.join("\n"),
    },
  };
}
