import { aboutKept } from "../planners/goal.ts";
import type { EndDecision, View } from "../planners/port.ts";
import type { JobOptions } from "./job.ts";
import { loadAnew } from "./load-anew.ts";
import { lookAfresh } from "./look-afresh.ts";
import { askReader } from "./ask-reader.ts";
import { askWhetherOver } from "./ask-whether-over.ts";
import { look } from "./observe.ts";
import type { Recorder } from "./recorder.ts";
import type { Ending, Refusal, RunState } from "./run-state.ts";
import { weigh, type Finding } from "./verify.ts";
import { refusalOf, weighTask, type TaskFinding } from "./verify-task.ts";

/** A claim that does not hold goes back to the planner; the third ends the run. */
const REFUSED_CLAIMS = 3;

/** "Done" is what the site says: a claim of success is looked at before it counts for anything. */
export async function checkClaim(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: EndDecision,
): Promise<Ending | Refusal> {
  const over = decision.reason === "already_cancelled";
  const early = options.kind === "cancel" && !over ? nothingDone(run, view) : undefined;
  const looked = early === undefined ? await lookedAt(options, recorder, run, decision) : undefined;
  if (looked?.finding.verified === true)
    return { reason: "completed", detail: decision.detail, finding: looked.finding };
  const refused = early ?? looked?.refused ?? "";
  run.refusedClaims++;
  await recorder.record({ type: "note", data: { kind: "claim.refused", text: refused } });
  if (run.refusedClaims < REFUSED_CLAIMS && options.planner.readsFeedback === true)
    return { refused: `${refused} Go on with the task.` };
  return {
    reason: "verification_failed",
    detail: refused,
    ...(looked === undefined ? {} : { finding: looked.finding }),
  };
}

/** Not worth leaving the page for: nothing final was done, and the page does not speak of an end. */
function nothingDone(run: RunState, view: View): string | undefined {
  const { state } = view.detected;
  if (run.begun || state === "COMPLETE" || state === "ACCOUNT_CANCELLED") return undefined;
  return `Success was not accepted: nothing final has been done yet, and the page state is ${state}. Looked for: the site's own words that the subscription has ended.`;
}

async function lookedAt(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  decision: EndDecision,
): Promise<{ finding: Finding; refused: string }> {
  if (options.kind === "run") {
    const finding = await verifyTask(options, recorder, run, decision);
    return { finding, refused: refusalOf(finding) };
  }
  const quoted = (decision.checks ?? []).flatMap(({ value }) =>
    value === undefined ? [] : [value],
  );
  const finding = await verifyCancellation(options, recorder, run, quoted);
  return { finding, refused: cancelRefusal(finding) };
}

function cancelRefusal({ outcome, likely }: Finding): string {
  const found = likely === true ? "very likely ended, not confirmed" : outcome;
  return `Success was not accepted. The account page was loaded anew, twice: ${found}. Looked for: words in the plan's own part of it that are new and say that it ended, and that the way in, the renewal or the next payment has gone.`;
}

/** The account page is loaded afresh and everything around the last step is weighed. */
export async function verifyCancellation(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  quoted: string[] = [],
): Promise<Finding> {
  run.trail.after ??= run.last;
  const looks = await lookAfresh(options, recorder, run, quoted);
  const known = {
    trail: run.trail,
    sent: run.sent,
    looks,
    now: Date.now(),
    ofKept: (quote: string) => aboutKept(options.goal, quote),
  };
  const model = await askReader(options, recorder, run, looks);
  const weighed = { ...known, ...(model === undefined ? {} : model) };
  const found = weigh(weighed);
  run.last ??= looks.at(-1);
  const finding = await askWhetherOver(options, recorder, run, weighed, found);
  await recordFinding(options, recorder, run, finding);
  return finding;
}

async function verifyTask(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  { checks = [] }: EndDecision,
): Promise<TaskFinding> {
  const now = await look(options, run, recorder.writer.runId);
  run.last = now;
  const anew = checks.some((check) => check.kind === "valueEquals")
    ? await loadAnew(options, recorder, run, now.observation.page.url)
    : undefined;
  const finding = weighTask(
    checks,
    { start: run.start, now: now.observation, anew: anew?.observation },
    run.steps,
  );
  if (finding.verified) await recordFinding(options, recorder, run, finding);
  return finding;
}

async function recordFinding(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  finding: Finding,
): Promise<void> {
  const screenshot = await recorder.picture(options.browsers, run.sessionId, "final", true);
  await recorder.record({
    type: "verified",
    data: {
      turn: run.turn,
      evidence: finding.evidence,
      outcome: finding.outcome,
      ...(finding.endDate === undefined ? {} : { endDate: finding.endDate }),
      ...(screenshot === undefined ? {} : { screenshot }),
    },
  });
}
