import { defineCommand, type ArgsDef } from "citty";
import { strictArgs } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {} satisfies ArgsDef;

export const approve = defineCommand({
  meta: {
    name: "approve",
    description: "Answer at this terminal what runs and assistants ask, until Ctrl-C",
  },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    strictArgs(args, rawArgs);
    // A program that drives this command would answer in the person's place.
    if (!process.stdin.isTTY || !process.stderr.isTTY)
      throw new UsageError(
        "`approve` needs a terminal with a person at it.",
        "Run it in a terminal window, or answer in the dashboard: `subterminator serve`.",
      );
    const { answerAtTerminal } = await import("../serve/answer-at-terminal.ts");
    await answerAtTerminal();
  },
});
