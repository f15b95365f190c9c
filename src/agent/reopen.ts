import { ContractError } from "../contract/errors.ts";
import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";

const GONE = new Set<string>(["BROWSER_DISCONNECT", "SESSION_NOT_FOUND"]);

export function isGone(error: { code: string } | undefined): boolean {
  return error !== undefined && GONE.has(error.code);
}

const WORDS = { 1: "without pictures", 2: "without pictures and script files" };
const LIGHTER = [1, 2] as const;

/** The browser went away: a new one at the last address, lighter each time. False: there is no lighter one, or no way. */
export async function reopen(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
): Promise<boolean> {
  const light = LIGHTER[run.reopened];
  if (light === undefined || options.signal.aborted) return false;
  run.reopened++;
  const runId = recorder.writer.runId;
  const url = run.last?.observation.page.url ?? options.url;
  try {
    const opened = await options.browsers.open({ ...options.open, url, light }, runId, {
      signal: options.signal,
      approver: run.approvals.approver,
      mayAct: () => recorder.mayAct(),
    });
    run.sessionId = opened.sessionId;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
  await recorder.record({
    type: "recovered",
    data: { turn: run.turn, how: `the browser was gone; opened again, ${WORDS[light]}` },
  });
  run.feedback.push(
    `The browser went away and was opened again at the last address, ${WORDS[light]}.`,
  );
  return true;
}
