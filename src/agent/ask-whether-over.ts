import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";
import { doubtOf, readByPerson, type Finding, type Weighed } from "./verify.ts";

/**
 * Everything speaks for an end but a sentence that nobody here can read, or that it is told in one way only: one closed
 * question to whoever can read it. A policy has read nothing and is never asked.
 */
export async function askWhetherOver(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  weighed: Weighed,
  finding: Finding,
): Promise<Finding> {
  const someone = options.person !== undefined && options.approve === "ask";
  if (!someone || options.mode !== "run" || !run.begun || options.signal.aborted) return finding;
  const doubt = doubtOf(weighed, finding);
  if (doubt === undefined) return finding;
  const more =
    doubt.unread === undefined ? "It says so in one way only." : `It also says: “${doubt.unread}”.`;
  const answer = await run.approvals.question(
    {
      text: `The account now says: “${doubt.quote}”. ${more} Is it over?`,
      action: "read",
      element: undefined,
      url: doubt.url,
      reason:
        "the program cannot tell by itself; a yes is written down as your reading of the site's words, and sends nothing",
    },
    await recorder.picture(options.browsers, run.sessionId, "checkpoint"),
  );
  return answer === "approved" ? readByPerson(weighed, finding) : finding;
}
