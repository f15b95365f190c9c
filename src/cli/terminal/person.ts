import { userInfo } from "node:os";
import type { Answer, Person, Question } from "../../agent/job.ts";
import { parseDuration } from "../duration.ts";
import { checkpointText } from "./checkpoint.ts";
import type { Screen } from "./live-line.ts";
import { readLine, type Typed } from "./read-line.ts";
import type { Reporter } from "./reporter.ts";
import { styleFor } from "./style.ts";
import { widthOf } from "./wrapped.ts";

const MINUTE_MS = 60_000;

export type PersonOptions = {
  input: NodeJS.ReadStream;
  screen: Screen;
  reporter: Reporter;
  /** Without a window nobody can sign in. */
  headed: boolean;
  env?: NodeJS.ProcessEnv;
};

/** Whoever sits at the terminal. Only a typed "y" or "yes" is a yes. */
export function terminalPerson(options: PersonOptions): Person {
  const { input, screen, reporter, headed, env = process.env } = options;
  const style = styleFor(screen);
  const waits = {
    confirm: waitOf(env["SUBTERMINATOR_CONFIRM_WAIT"], 5 * MINUTE_MS),
    login: waitOf(env["SUBTERMINATOR_LOGIN_WAIT"], 10 * MINUTE_MS),
    choose: waitOf(env["SUBTERMINATOR_CONFIRM_WAIT"], 5 * MINUTE_MS),
  };
  return {
    async ask(question: Question, signal: AbortSignal): Promise<Answer> {
      if (question.kind === "login" && !headed) return { answer: "unreachable", by: "no window" };
      const prompt = promptOf(question);
      const typed = await reporter.aside(async () => {
        screen.write(checkpointText(question, style, widthOf(screen)));
        const got = await readLine(input, () => screen.write(style.bold(prompt)), {
          waitMs: waits[question.kind],
          signal,
        });
        if (!("line" in got) || !input.isTTY) screen.write("\n");
        return got;
      });
      // A stopped run has no answer; a "no" would be written down as the person's.
      if ("none" in typed && typed.none === "aborted") throw stopped(signal);
      if (question.kind === "choose") return choiceAnswer(typed, question.options?.length ?? 0);
      return question.kind === "login" ? loginAnswer(typed) : confirmAnswer(typed);
    },
  };
}

function promptOf({ kind, options = [] }: Question): string {
  if (kind === "login") return "Signed in? Press Enter; n stops. ";
  return kind === "choose" ? `Which one? [1-${options.length}, Enter stops] ` : "Approve? [y/N] ";
}

/** Only a number that stands there chooses; anything else stops before the first step. */
function choiceAnswer(typed: Typed, count: number): Answer {
  if (!("line" in typed)) return { answer: "rejected", by: NOBODY[typed.none] };
  const line = typed.line.trim();
  const number = /^\d{1,2}$/.test(line) ? Number(line) : 0;
  return number >= 1 && number <= count
    ? { answer: "approved", by: personName(), choice: number - 1 }
    : { answer: "rejected", by: personName() };
}

function stopped(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error("The run was stopped.");
}

function confirmAnswer(typed: Typed): Answer {
  if ("line" in typed) {
    const yes = /^y(es)?$/i.test(typed.line.trim());
    return { answer: yes ? "approved" : "rejected", by: personName() };
  }
  return { answer: "rejected", by: NOBODY[typed.none] };
}

function loginAnswer(typed: Typed): Answer {
  if ("line" in typed) {
    const no = /^(n|no|q|quit)$/i.test(typed.line.trim());
    return { answer: no ? "rejected" : "approved", by: personName() };
  }
  return { answer: "unreachable", by: NOBODY[typed.none] };
}

const NOBODY = {
  closed: "nobody (stdin is closed)",
  "time-out": "nobody (no answer in time)",
  aborted: "nobody (stopped)",
};

function personName(): string {
  try {
    return `${userInfo().username} at the terminal`;
  } catch {
    return "the person at the terminal";
  }
}

function waitOf(set: string | undefined, otherwise: number): number {
  return (set === undefined ? undefined : parseDuration(set)) ?? otherwise;
}
