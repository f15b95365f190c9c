import { defineCommand, type ArgsDef } from "citty";
import { runArgs, runMode } from "../run/run-args.ts";
import { readSettings } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  goal: { type: "positional", description: "What is to be done, in your words" },
  url: { type: "string", description: "Where to begin", valueHint: "url" },
  ...runArgs,
} satisfies ArgsDef;

export const run = defineCommand({
  meta: { name: "run", description: "Do any task on a site (needs a language model)" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    readSettings(given);
    runMode(given);
    const url = textOf(given, "url");
    if (url === undefined) throw new UsageError("--url is missing: where should it begin?");
    const { checkAddress } = await import("../run/target.ts");
    checkAddress(url);
    throw new UsageError(
      "`run` needs a language model, and this version has none yet: its rules know only how to cancel.",
      `To cancel a subscription: subterminator cancel --url ${url}`,
    );
  },
});
