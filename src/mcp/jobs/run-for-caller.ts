import { DEFAULT_LIMITS, type JobOptions } from "../../agent/job.ts";
import type { Browsers } from "../../browser/port.ts";
import type { RunMode, Verdict } from "../../runs/verdict.ts";
import { textContent, type ToolResult } from "../results.ts";
import type { Call } from "../tools/define-tool.ts";
import type { Wanted } from "./desk.ts";
import { eventLine } from "./event-line.ts";
import { clientPerson } from "./person.ts";

export type JobRequest = Wanted & { kind: JobOptions["kind"]; mode: RunMode };

/** A whole job in one call: the same loop, log and proof as at the terminal, with the client in the person's place. */
export async function runForCaller(
  { kind, mode, ...wanted }: JobRequest,
  browsers: Browsers,
  { jobs, openWith, approver, progress, signal }: Call,
): Promise<ToolResult> {
  const [planner, target, store, recordings, { runJob }] = await Promise.all([
    jobs.planner(kind),
    jobs.target(wanted),
    jobs.store(),
    jobs.recordings(),
    import("../../agent/run-job.ts"),
  ]);
  const verdict = await runJob({
    kind,
    mode,
    planner,
    service: target.service,
    url: target.url,
    goal: target.goal,
    approve: jobs.approve,
    person: clientPerson(approver),
    limits: DEFAULT_LIMITS,
    browsers,
    open: { ...(kind === "cancel" && { guard: "strict" }), ...target.open, ...openWith },
    store,
    recordings,
    signal,
    onEvent: (event) => progress(eventLine(event)),
    version: jobs.version,
    now: Date.now,
  });
  return verdictResult(verdict);
}

function verdictResult(verdict: Verdict): ToolResult {
  return { content: [textContent(verdict.sentence)], structuredContent: { ...verdict } };
}
