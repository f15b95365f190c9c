import { setTimeout as sleep } from "node:timers/promises";
import type { Question } from "../../agent/job.ts";
import { fileDesk } from "../../jobs/questions/file-desk.ts";
import type { PostedQuestion } from "../../jobs/questions/question.ts";
import { homeFolder } from "../home.ts";
import { onInterrupt } from "../interrupt.ts";
import { terminalPerson } from "../terminal/person.ts";
import { createReporter } from "../terminal/reporter.ts";

const LOOK_MS = 500;

/** Shows what waits at the desk, one question after another, for as long as somebody sits here. */
export async function answerAtTerminal(): Promise<void> {
  const screen = process.stderr;
  const say = (line: string) => screen.write(`${line}\n`);
  const desk = fileDesk(homeFolder());
  const interrupt = onInterrupt(() => undefined);
  const leave = await desk.attend();
  const reporter = createReporter(screen, "quiet");
  const person = terminalPerson({ input: process.stdin, screen, reporter, headed: true });
  say("Questions of runs and assistants are shown here as they come. Ctrl-C ends this.");
  try {
    while (!interrupt.signal.aborted) {
      const [question] = await desk.open();
      if (question === undefined) {
        await sleep(LOOK_MS, undefined, { signal: interrupt.signal }).catch(() => undefined);
        continue;
      }
      const gone = new AbortController();
      const watch = watchFor(question.id, desk, gone);
      try {
        const given = await person.ask(
          asQuestion(question),
          AbortSignal.any([interrupt.signal, gone.signal]),
        );
        const done = await desk.answer(question.id, { ...given, at: new Date().toISOString() });
        if (done?.first === false)
          say(`${done.given.by} had answered before: ${done.given.answer}.`);
      } catch (error) {
        if (!interrupt.signal.aborted && !gone.signal.aborted) throw error;
        if (gone.signal.aborted) say("It was answered elsewhere, or nobody waits for it any more.");
      } finally {
        clearInterval(watch);
      }
    }
  } finally {
    reporter.stop();
    await leave();
    interrupt.release();
    process.stdin.pause();
  }
}

function watchFor(id: string, desk: ReturnType<typeof fileDesk>, gone: AbortController) {
  return setInterval(() => {
    void desk.open().then((open) => {
      if (!open.some((one) => one.id === id)) gone.abort(new Error("answered elsewhere"));
      return open;
    });
  }, LOOK_MS);
}

function asQuestion(posted: PostedQuestion): Question {
  const { kind, text, options, action, element, url, goesTo, control, group, amounts, fields } =
    posted;
  return {
    kind,
    text,
    action,
    element,
    url,
    goesTo,
    reason: posted.reason,
    account: posted.account,
    warnings: posted.warnings,
    picture: undefined,
    ...(options && { options }),
    ...(control !== undefined && { control }),
    ...(group !== undefined && { group }),
    ...(amounts && { amounts }),
    ...(fields && { fields }),
  };
}
