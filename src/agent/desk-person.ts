import { basename } from "node:path";
import type { PostedQuestion, QuestionDesk } from "../jobs/questions/question.ts";
import { newQuestionId } from "../jobs/questions/file-desk.ts";
import type { Answer, Person, Question } from "./job.ts";

export type DeskPersonOptions = {
  desk: QuestionDesk;
  /** Who asks, as it is shown. */
  asker: string;
  waitMs: number;
  now?: () => number;
};

/** Whoever answers at the desk: in the dashboard, or at another terminal. */
export function deskPerson({ desk, asker, waitMs, now = Date.now }: DeskPersonOptions): Person {
  return {
    async ask(question, signal): Promise<Answer> {
      const posted = postedFrom(question, asker, now(), waitMs);
      const { answer, by, choice } = await desk.ask(posted, undefined, signal);
      // A stopped run has no answer; a "no" would be written down as the person's.
      if (signal.aborted && answer === "unreachable") throw stopped(signal);
      if (answer === "unreachable") return { answer: "rejected", by };
      return { answer, by, ...(choice === undefined ? {} : { choice }) };
    },
  };
}

export function postedFrom(
  question: Question,
  asker: string,
  now: number,
  waitMs: number,
): PostedQuestion {
  const { at, picture, mark, marks, element, goesTo, account, kinds, final, ...rest } = question;
  return {
    ...rest,
    id: newQuestionId(),
    asker,
    askedAt: new Date(now).toISOString(),
    until: new Date(now + waitMs).toISOString(),
    final: final === true,
    ...(at === undefined ? {} : at),
    ...(element === undefined ? {} : { element }),
    ...(goesTo === undefined ? {} : { goesTo }),
    ...(account === undefined ? {} : { account }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(picture === undefined
      ? {}
      : {
          picture: {
            file: basename(picture),
            ...(mark === undefined ? {} : { mark }),
            ...(marks === undefined ? {} : { marks }),
          },
        }),
  };
}

/**
 * Asks here and at the desk at once. The desk is the one arbiter: what is answered here is handed in there like any
 * other answer, so that two people who answer in the same moment are never both told that theirs counts.
 */
export function alsoAtDesk(here: Person, options: DeskPersonOptions): Person {
  const { desk, asker, waitMs, now = Date.now } = options;
  return {
    async ask(question, signal) {
      const posted = postedFrom(question, asker, now(), waitMs);
      const shown = Promise.withResolvers<void>();
      const done = new AbortController();
      let fault: unknown;

      const askHere = async (): Promise<void> => {
        await shown.promise;
        let given: Answer = { answer: "unreachable", by: "nobody" };
        try {
          given = await here.ask(question, AbortSignal.any([signal, done.signal]));
        } catch (error) {
          if (!done.signal.aborted) fault = error;
        }
        if (done.signal.aborted) return;
        // Nobody at this terminal, but somebody looks at the dashboard: they may answer in its place.
        const absent = fault === undefined && given.by.startsWith("nobody (stdin");
        if (absent && (await desk.attended()) !== undefined) return;
        await desk.answer(posted.id, { ...given, at: new Date(now()).toISOString() });
      };

      const typed = askHere();
      const { answer, by, choice } = await desk.ask(posted, undefined, signal, shown.resolve);
      done.abort(new Error("answered"));
      await typed;
      if (fault !== undefined) throw fault;
      if (signal.aborted && answer === "unreachable") throw stopped(signal);
      return { answer, by, ...(choice === undefined ? {} : { choice }) };
    },
  };
}

function stopped(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error("The run was stopped.");
}
