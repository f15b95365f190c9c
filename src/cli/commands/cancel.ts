import { defineCommand, type ArgsDef } from "citty";
import { runArgs, runMode } from "../run/run-args.ts";
import { readSettings } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  service: {
    type: "positional",
    required: false,
    description: "Which subscription: a name from `subterminator services`",
  },
  url: {
    type: "string",
    description: "The account page, for a site nobody has described",
    valueHint: "url",
  },
  goal: { type: "string", description: "What is wanted, in your words", valueHint: "text" },
  reason: {
    type: "string",
    description: "What to answer where the site asks why (default: rather not say)",
    valueHint: "text",
  },
  ...runArgs,
} satisfies ArgsDef;

/** As much as a field of a survey takes. */
const REASON_MAX = 500;

export const cancel = defineCommand({
  meta: { name: "cancel", description: "Cancel a subscription, and prove it" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const settings = readSettings(given);
    const mode = runMode(given);
    const url = textOf(given, "url");
    const goal = textOf(given, "goal");
    const service =
      textOf(given, "service") ?? (url === undefined ? await chosen(settings.json) : undefined);
    if (url === undefined && service === undefined) {
      process.exitCode = 130;
      return;
    }
    const { findTarget } = await import("../run/target.ts");
    const target = await findTarget({ service, url, goal });
    const { startJob } = await import("../run/start-job.ts");
    const reason = textOf(given, "reason")?.trim();
    await startJob({
      kind: "cancel",
      target,
      settings,
      mode,
      ...(reason !== undefined && reason !== "" && { reason: reason.slice(0, REASON_MAX) }),
    });
  },
});

/** undefined: the person left the menu. */
async function chosen(json: boolean): Promise<string | undefined> {
  if (json || !process.stdin.isTTY || !process.stderr.isTTY)
    throw new UsageError(
      "which subscription? Give a service or --url.",
      "`subterminator services` lists the services; `subterminator cancel --help` shows the rest.",
    );
  const { chooseService } = await import("../terminal/choose-service.ts");
  return chooseService();
}
