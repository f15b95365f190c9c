import type { Person } from "../agent/job.ts";
import { deskPerson } from "../agent/desk-person.ts";
import type { Approver } from "../browser/port.ts";
import { newQuestionId } from "../jobs/questions/file-desk.ts";
import type { PostedQuestion, QuestionDesk } from "../jobs/questions/question.ts";
import { APPROVAL_TIMEOUT_MS } from "./parked-calls.ts";
import type { Progress } from "./progress.ts";

/** Who is asked where the client of a call has no forms to ask with. */
export type Elsewhere = (progress: Progress) => { approver: Approver; person: Person };

const PROGRESS_EVERY_MS = 10_000;

/**
 * The question waits at the desk for whoever looks at it, in the dashboard or at a terminal. The caller learns where,
 * and has no way to answer: the address holds no token, and the tools reach neither the desk nor this machine's ports.
 */
export function askElsewhere(
  desk: QuestionDesk,
  asker: string,
  /** Says on the person's desktop that something waits. */
  notice: () => void = () => undefined,
): Elsewhere {
  return (progress) => {
    const person = deskPerson({ desk, asker, waitMs: APPROVAL_TIMEOUT_MS });
    return {
      approver: async (card, signal) => {
        const place = await desk.attended();
        if (place === undefined) return "unreachable";
        notice();
        return waiting(progress, place.url, async () => {
          const now = Date.now();
          const question: PostedQuestion = {
            id: newQuestionId(),
            asker,
            askedAt: new Date(now).toISOString(),
            until: new Date(now + APPROVAL_TIMEOUT_MS).toISOString(),
            kind: "confirm",
            final: true,
            text: card.text,
            action: card.action,
            url: card.url,
            reason: card.reason,
            kinds: card.kinds,
            warnings: [],
            ...(card.element && { element: `${card.element.role} "${card.element.name}"` }),
            ...(card.request && { goesTo: `${card.request.method} ${card.request.url}` }),
            ...(card.control !== undefined && { control: card.control }),
            ...(card.group !== undefined && { group: card.group }),
            ...(card.amounts && { amounts: card.amounts }),
            ...(card.fields && { fields: card.fields }),
            ...(card.picture && { picture: card.mark === undefined ? {} : { mark: card.mark } }),
          };
          const { answer } = await desk.ask(question, card.picture, signal);
          return answer === "unreachable" ? "rejected" : answer;
        });
      },
      person: {
        async ask(question, signal) {
          const place = await desk.attended();
          if (place === undefined) return { answer: "unreachable", by: "nobody" };
          notice();
          return waiting(progress, place.url, () => person.ask(question, signal));
        },
      },
    };
  };
}

/** A person takes longer to decide than most clients wait for a call that shows no progress. */
async function waiting<T>(
  progress: Progress,
  url: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const where = url === undefined ? "in `subterminator approve`" : `in the dashboard, ${url}`;
  const tell = () => progress(`Waiting for a person to decide ${where}`);
  tell();
  const timer = setInterval(tell, PROGRESS_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
