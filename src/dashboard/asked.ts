import type { PostedQuestion } from "../jobs/questions/question.ts";
import { endDay } from "./overview/end-day.ts";
import { shownDeep } from "./shown.ts";

/** What is asked, for the screen. The day that the site names becomes one that a reader of any language is told in theirs. */
export function asked(questions: readonly PostedQuestion[]): unknown {
  return shownDeep(questions.map(withDay));
}

function withDay(question: PostedQuestion): PostedQuestion {
  const { ends, askedAt } = question;
  const on = endDay({ endDate: ends?.on, endedAt: askedAt });
  return ends === undefined || on === undefined ? question : { ...question, ends: { ...ends, on } };
}
