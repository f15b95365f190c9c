import { EXIT_CODES, type ExitCode } from "../runs/exit-code.ts";

/** The command line or a setting is wrong, or nothing can be done: one sentence for the person and what to do next. */
export class UsageError extends Error {
  readonly hint: string | undefined;
  readonly exitCode: ExitCode;

  constructor(message: string, hint?: string, exitCode: ExitCode = EXIT_CODES.usage) {
    super(message);
    this.name = "UsageError";
    this.hint = hint;
    this.exitCode = exitCode;
  }
}
