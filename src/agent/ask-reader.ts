import { pageOf } from "../reading/block/labelled-page.ts";
import { plain } from "../reading/block/match-end-words.ts";
import { readEnd } from "../reading/block/read-end.ts";
import type { JobOptions } from "./job.ts";
import { lend } from "./turn-resources.ts";
import { hintsOf, serviceWords } from "./plan-pages.ts";
import type { Recorder } from "./recorder.ts";
import type { RunState } from "./run-state.ts";
import type { Look, Weighed } from "./verify.ts";

const ANSWER_MS = 60_000;

/**
 * A model, where there is one, reads both states of the plan. Its no stands; its yes counts only with a sentence that is
 * drawn and new on both looks, where the structure agrees.
 */
export async function askReader(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  looks: Look[],
): Promise<Pick<Weighed, "model" | "looks"> | undefined> {
  const { readEnd: ask } = options;
  const worth =
    looks.length > 1 &&
    looks.every(({ reading }) => reading.vetoes.length === 0 && reading.says !== "unchanged");
  const last = looks.at(-1);
  if (ask === undefined || !worth || last === undefined || options.signal.aborted) return undefined;
  const feedback = [...run.feedback];
  const loan = lend(options, recorder, run, {
    at: options.now() + ANSWER_MS,
    signal: options.signal,
  });
  run.feedback.push(...feedback);
  const told = await ask(
    {
      plan: last.reading.block?.names.join(" ") ?? options.service.title,
      before: (last.reading.block?.lines ?? []).map(({ said }) => said),
      after: last.reading.seen,
    },
    loan,
  ).catch(() => undefined);
  if (told === undefined) return undefined;
  await recorder.record({
    type: "note",
    data: {
      kind: "end.read",
      text: `${told.by} was asked whether the account page says that it is over: ${told.answer}${told.sentence === undefined ? "" : `, by “${told.sentence.slice(0, 200)}”`}.`,
    },
  });
  const model = {
    name: told.by,
    answer: told.answer,
    ...(told.sentence === undefined ? {} : { quote: told.sentence }),
  };
  const known = looks.every(({ reading }) => reading.says === "ended");
  const { sentence } = told;
  if (told.answer !== "yes" || sentence === undefined || known)
    return { model: { name: told.by, answer: told.answer }, looks };
  const drawn = looks.every(({ reading }) =>
    reading.seen.some((line) => plain(line).includes(plain(sentence))),
  );
  if (!drawn) return { model: { name: told.by, answer: "unsure" }, looks };
  return { model, looks: looks.map((look) => readAgain(options, run, look, sentence)) };
}

function readAgain(options: JobOptions, run: RunState, look: Look, sentence: string): Look {
  const after = pageOf(look.observation);
  const state = [...run.pagesBefore.values()]
    .flat()
    .find(({ page }) => page.lines.some((line) => look.reading.block?.lines.includes(line)));
  if (state === undefined) return look;
  return {
    ...look,
    reading: readEnd({
      before: state.page,
      after,
      hints: hintsOf(options, run),
      service: serviceWords(options),
      quoted: [sentence],
      now: options.now(),
    }),
  };
}
