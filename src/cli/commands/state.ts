import { defineCommand, type ArgsDef } from "citty";
import { outputArgs, readSettings, sessionArgs } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  url: { type: "string", description: "The page to look at", valueHint: "url" },
  ...outputArgs,
  ...sessionArgs,
} satisfies ArgsDef;

export const state = defineCommand({
  meta: { name: "state", description: "Say where in a cancellation a page is, without acting" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const settings = readSettings(given);
    const url = textOf(given, "url");
    if (url === undefined) throw new UsageError("--url is missing: which page?");
    const [{ findTarget }, { openWith, prepareBrowsers }, { readState }, { within }] =
      await Promise.all([
        import("../run/target.ts"),
        import("../run/browser-setup.ts"),
        import("../run/read-state.ts"),
        import("../run/start-job.ts"),
      ]);
    const { service } = await findTarget({ service: undefined, url, goal: undefined });
    const browsers = await prepareBrowsers(settings, url);
    try {
      const {
        state: name,
        confidence,
        evidence,
      } = await readState(browsers, url, service, openWith(settings));
      process.stdout.write(
        settings.json
          ? `${JSON.stringify({ state: name, confidence, evidence })}\n`
          : `${name} (${Math.round(confidence * 100)} %)\n${evidence.map((line) => `  ${line}\n`).join("")}`,
      );
    } finally {
      await within(5000, browsers.closeAll());
    }
  },
});
