import type { Jobs } from "../port.ts";
import type { FileDesk } from "./file-desk.ts";
import type { QuestionDesk } from "./question.ts";

/**
 * The fleet's questions, and those of programs of this machine beside them (an assistant over MCP, a run at a
 * terminal): whoever looks at one page need not know where a question comes from. Their ids never meet.
 */
export function bothDesks<T extends Jobs>(
  jobs: T,
  fleet: QuestionDesk,
  here: FileDesk,
): { jobs: T; desk: QuestionDesk } {
  const desk: QuestionDesk = {
    ask: fleet.ask.bind(fleet),
    async open() {
      const all = (await Promise.all([fleet.open(), here.open()])).flat();
      return all.toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1));
    },
    picture: async (id) => (await here.picture(id)) ?? fleet.picture(id),
    answer: async (id, given) => (await here.answer(id, given)) ?? fleet.answer(id, given),
    attended: () => fleet.attended(),
  };
  return {
    desk,
    jobs: {
      ...jobs,
      async answer(given, who) {
        const { question, answer, choice } = given;
        const at = new Date().toISOString();
        const done = await here.answer(question, {
          answer,
          by: who,
          at,
          ...(choice === undefined ? {} : { choice }),
        });
        if (done === undefined) return jobs.answer(given, who);
        return { first: done.first, answer: done.given.answer, by: done.given.by };
      },
    },
  };
}
