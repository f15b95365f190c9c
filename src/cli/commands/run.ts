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
    const settings = readSettings(given);
    const mode = runMode(given);
    const goal = textOf(given, "goal");
    const url = textOf(given, "url");
    if (goal === undefined || goal.trim() === "")
      throw new UsageError("the goal is missing: what is to be done?");
    if (url === undefined) throw new UsageError("--url is missing: where should it begin?");
    const { findTarget } = await import("../run/target.ts");
    const target = await findTarget({ service: undefined, url, goal });
    const { startJob } = await import("../run/start-job.ts");
    await startJob({ kind: "run", target, settings, mode });
  },
});
