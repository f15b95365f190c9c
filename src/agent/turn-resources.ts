import type { Loan } from "../planners/port.ts";
import { askForMore } from "./ask-person.ts";
import { mayCost } from "./budget.ts";
import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";

/** When a run has to be over, and the signal that says so to whoever waits. */
export type Deadline = {
  at: number;
  signal: AbortSignal;
  /** The clock stands still while somebody else holds the run. */
  still<T>(work: () => Promise<T>): Promise<T>;
};

/** What the planner needs of the loop for one turn: what is left, a picture, and leave to spend. */
export function lend(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  deadline: Pick<Deadline, "at" | "signal">,
): Loan {
  return {
    feedback: run.feedback.splice(0),
    left: {
      turns: run.allowance - run.turn,
      ms: deadline.at - options.now(),
      ...run.budget.left(),
    },
    picture: async () => {
      const shot = await options.browsers
        .screenshot({ sessionId: run.sessionId, badges: true }, recorder.writer.runId)
        .catch(() => undefined);
      return shot === undefined ? undefined : { data: shot.data, mimeType: shot.mimeType };
    },
    mayCost: (estimate) =>
      mayCost(
        options,
        run.budget,
        (words) => askForMore(run, run.last?.observation.page.url ?? options.url, words),
        estimate,
      ),
    spent: async (call) => {
      const first = call.costUsd === undefined && !run.budget.unpriced.has(call.model);
      run.budget.add(call);
      const { inputTokens, outputTokens, cachedInputTokens, model, costUsd } = call;
      await recorder.record({
        type: "spent",
        data: {
          turn: run.turn,
          model,
          tokens: inputTokens + outputTokens,
          inputTokens,
          outputTokens,
          cachedInputTokens,
          ...(costUsd === undefined ? {} : { costUsd }),
        },
      });
      if (!first) return;
      const text = `No price is known for ${model}: its tokens are counted, its money is not.`;
      run.notes.push(text);
      await recorder.record({ type: "note", data: { kind: "price.unknown", text } });
    },
    signal: deadline.signal,
  };
}
