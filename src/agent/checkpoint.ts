import type { Affordance } from "../contract/observation.ts";
import { aboutKept } from "../planners/goal.ts";
import { movesAway, readControl } from "../planners/rules/read-control.ts";
import type { ActDecision, View } from "../planners/port.ts";
import { NOBODY } from "../runs/reasons.ts";
import { aimedAt } from "./aim.ts";
import { darkPatterns } from "./dark-patterns.ts";
import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import type { Ending, Refusal, RunState } from "./run-state.ts";

/** Polarity, trial modes and the checkpoint before the last step; the browser's own gates stand below it. */
export async function gate(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
): Promise<Ending | Refusal | undefined> {
  const affordance = aimedAt(decision.target, view.observation);
  const risk = affordance?.risk ?? "safe";
  const control = affordance === undefined ? undefined : readControl(affordance, view.goal);
  // Moving to the plan that costs nothing ends the paid one, whatever the page calls it.
  const toFree = control?.toFree === true && control.stance !== "commit";
  // "Quit One" may be all it takes, and no lexicon knows it as a danger.
  const ends = control?.leavesNamed === true && control.affordance.href === undefined;
  const final =
    decision.intent === "commit" ||
    decision.final === true ||
    (options.kind === "cancel" && (toFree || ends));
  if (affordance !== undefined && isDoubted(options, run, decision, affordance)) {
    await recorder.record({
      type: "gated",
      data: {
        turn: run.turn,
        risk,
        reason: "it does not lead towards the goal",
        decision: "refused",
      },
    });
    if (options.planner.readsFeedback === true)
      return {
        refused: `"${affordance.name}" reads as if it leads away from the goal. Nothing was done. If it is right all the same, choose it once more and say why.`,
      };
    return {
      reason: "needs_human",
      detail: `"${affordance.name}" would not lead towards the goal.`,
    };
  }
  run.patterns.push(
    ...darkPatterns(view.observation, view.detected, decision, run.turn).filter(
      (met) => !run.patterns.some((known) => known.kind === met.kind && known.text === met.text),
    ),
  );
  if (options.mode === "dry-run")
    return { reason: "completed", detail: "Dry run", proposed: decision };
  // A price near by makes nothing final by itself: it is pressed, and what it sends is asked about.
  if (!final && (risk !== "danger" || affordance?.riskCode === "price_beside")) return undefined;
  await recorder.record({
    type: "gated",
    data: {
      turn: run.turn,
      risk,
      reason: affordance?.riskReason ?? "the last step",
      decision: options.mode === "rehearse" ? "stopped" : "asks",
    },
  });
  if (options.mode === "rehearse")
    return {
      reason: "completed",
      detail: "Rehearsal: stopped before the first danger act.",
      proposed: decision,
    };
  // The browser's own gate asks about danger; the last step is asked about in any case.
  if (risk === "danger" || decision.action === "dialog") return undefined;
  const picture = await recorder.picture(options.browsers, run.sessionId, "checkpoint");
  const answer = await run.approvals.checkpoint(
    {
      turn: run.turn,
      action: decision.action,
      element: `${decision.role ?? ""} "${decision.name ?? ""}"`,
      url: view.observation.page.url,
      reason: decision.reason,
      account: run.approvals.account,
    },
    picture,
  );
  return answer === "approved" ? undefined : refused(answer);
}

/**
 * A mind that reads the page may know better than a table of words: its links are its own choice, and what it chooses once
 * more after it was told goes on to the gate like anything else.
 */
function isDoubted(
  options: JobOptions,
  run: RunState,
  decision: ActDecision,
  affordance: Affordance,
): boolean {
  if (!leadsAway(options, decision, affordance)) return false;
  if (options.planner.readsFeedback !== true) return true;
  if (affordance.role === "link" || run.doubted === affordance.name) return false;
  run.doubted = affordance.name;
  return true;
}

/** A click that goes on must not be one that stays, pays, pauses or deletes; what a task other than leaving wants is its own. */
export function leadsAway(
  options: JobOptions,
  decision: ActDecision,
  affordance: Affordance | undefined,
): boolean {
  if (options.kind !== "cancel" || affordance === undefined || decision.action !== "click")
    return false;
  const leaving =
    affordance.risk === "danger" || /^(commit|advance|decline)$/.test(decision.intent);
  const control = readControl(affordance, options.goal);
  // A price near by says nothing of where it leads: the only menu of a page may stand beside one.
  const away = affordance.riskCode !== "price_beside" && movesAway(control);
  return leaving && (away || aboutKept(options.goal, affordance.name));
}

export function refused(answer: string): Ending {
  return answer === "unreachable"
    ? { reason: "needs_human", detail: NOBODY, unasked: true }
    : { reason: "human_rejected", detail: "It was not approved." };
}
