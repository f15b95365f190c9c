import { setTimeout as sleep } from "node:timers/promises";
import { digestOf, type Asked, type FleetQuestions } from "../jobs/fleet/questions.ts";
import type { Given } from "../jobs/questions/question.ts";
import { postedFrom } from "./desk-person.ts";
import type { Answer, Person, Question } from "./job.ts";
import { GivenBack } from "./takeover.ts";

export type ParkingOptions = {
  questions: FleetQuestions;
  runId: string;
  /** So long the browser is kept for an answer; then the run is laid down. */
  holdMs: number;
  /** After this nobody's silence is a no. */
  untilMs: number;
  /** Whether a person has the mouse: their browser is not closed under their hands. */
  inUse: () => boolean;
  onAsked: (id: string, until: Date) => Promise<void>;
};

const LOOK_MS = 500;

/** Everybody with access: the question is a row, and whoever answers first has answered. */
export function parkingPerson(options: ParkingOptions): Person {
  const { questions, runId } = options;
  return {
    async ask(question, signal) {
      const asked = askedFrom(question, runId);
      const digest = digestOf(asked);
      // Answered while the run was laid down, and the page still shows what was shown then.
      const before = await questions.take(runId, digest);
      if (before !== undefined) return answerFrom(before);
      const id = await questions.post(asked, options.untilMs);
      await options.onAsked(id, new Date(Date.now() + options.untilMs));
      const hold = performance.now() + options.holdMs;
      while (!signal.aborted && (performance.now() < hold || options.inUse())) {
        if ((await questions.given(id)) !== undefined) {
          const given = await questions.take(runId, digest);
          if (given !== undefined) return answerFrom(given);
        }
        await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
      }
      // Another worker that goes on asks the same; what a person did themselves is asked no more.
      if (signal.reason instanceof GivenBack) await questions.withdraw(id);
      if (signal.aborted) return { answer: "unreachable", by: "nobody" };
      return { answer: "unreachable", by: "nobody", parked: true };
    },
  };
}

function answerFrom({ answer, by, choice }: Given): Answer {
  return { answer, by, ...(choice === undefined ? {} : { choice }) };
}

/** The same card as at the desk of one machine: the control marked, what follows, whether it can be undone. */
function askedFrom(question: Question, runId: string): Asked {
  const asker = `run ${runId}`;
  const { id: _, askedAt: __, until: ___, ...asked } = postedFrom(question, asker, 0, 0);
  return { ...asked, runId };
}
