import { z } from "zod";
import { answeredSchema, answerSchema } from "../../jobs/port.ts";
import { questionSchema } from "../../jobs/questions/question.ts";
import { asked } from "../asked.ts";
import { defineRoute } from "./define-route.ts";

export const listQuestions = defineRoute({
  id: "listQuestions",
  method: "get",
  path: "/api/v1/questions",
  scope: "read",
  words: "What waits for a person, oldest first.",
  output: z.object({ questions: z.array(questionSchema) }),
  async handle(_, { desk }) {
    return { questions: asked(await desk.open()) };
  },
});

export const answerQuestion = defineRoute({
  id: "answerQuestion",
  method: "post",
  path: "/api/v1/questions/{question}/answer",
  scope: "approve",
  words: "A person's yes or no. Of two at once the first counts; the second is told so.",
  params: z.strictObject({ question: z.string().min(1).max(100) }),
  body: answerSchema.omit({ question: true }),
  output: answeredSchema,
  async handle({ params, body, caller }, { jobs }) {
    return jobs.answer({ ...params, ...body }, `${caller.name} in the dashboard`);
  },
});
