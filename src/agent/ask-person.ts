import type { ActDecision, AskDecision, View } from "../planners/port.ts";
import { refused } from "./checkpoint.ts";
import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import type { Ending, Refusal, RunState } from "./run-state.ts";

/** What the planner itself does not trust: whoever is there decides on it; a policy is nobody. */
export async function askAboutUnsure(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
): Promise<Ending | Refusal | undefined> {
  if (options.person === undefined || options.approve !== "ask" || options.mode !== "run") {
    run.lost++;
    return {
      refused: `Twice you were not sure of this act (confidence ${decision.confidence}). Nothing was done. Choose one that you are sure of, or end with complete_task.`,
    };
  }
  const element =
    decision.role === undefined && decision.name === undefined
      ? undefined
      : `${decision.role ?? ""} "${decision.name ?? ""}"`.trim();
  const picture = await recorder.picture(options.browsers, run.sessionId, "checkpoint");
  const answer = await run.approvals.question(
    {
      text: `The language model is not sure about the next step: ${decision.action} ${element ?? ""}`.trim(),
      action: decision.action,
      element,
      url: view.observation.page.url,
      reason: `its confidence is ${Math.round(decision.confidence * 100)} % after a second look`,
    },
    picture,
  );
  return answer === "approved" ? undefined : refused(answer);
}

/** A choice that the goal leaves open. The question is the model's and is shown as such; a yes to it approves no act. */
export async function askForPlanner(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: AskDecision,
): Promise<Ending | Refusal> {
  const picture = await recorder.picture(options.browsers, run.sessionId, "checkpoint");
  const answer = await run.approvals.question(
    {
      text: `The language model asks you to decide. In its words, not checked: “${decision.action.slice(0, 300)}”`,
      action: "decide",
      element: undefined,
      url: view.observation.page.url,
      reason:
        "it says that the goal leaves this open; what it does afterwards is still asked about where it is final",
    },
    picture,
  );
  if (answer === "unreachable") return refused(answer);
  return {
    refused: `The person said ${answer === "approved" ? "yes" : "no"} to your question of turn ${run.turn}: "${decision.action.slice(0, 200)}".`,
  };
}

export async function askForMore(run: RunState, url: string, words: string): Promise<boolean> {
  const answer = await run.approvals.question(
    {
      text: `The budget of this run is used up: ${words}. Spend as much again?`,
      action: "go on",
      element: undefined,
      url,
      reason: "the limit of money or tokens",
    },
    undefined,
  );
  return answer === "approved";
}
