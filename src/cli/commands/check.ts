import { defineCommand, type ArgsDef } from "citty";
import { outputArgs, readSettings, sessionArgs } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";

const args = {
  run: {
    type: "positional",
    required: false,
    description: "A run's id from `runs list`, its beginning, or `last` (default)",
  },
  all: { type: "boolean", description: "Every cancellation whose end date has passed; for cron" },
  ...outputArgs,
  ...sessionArgs,
} satisfies ArgsDef;

export const check = defineCommand({
  meta: { name: "check", description: "Look again at an account that was cancelled: has it held?" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const settings = readSettings(given);
    const work = await import("../after/check.ts");
    await work.check(textOf(given, "run"), given["all"] === true, settings);
  },
});
