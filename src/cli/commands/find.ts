import { defineCommand, type ArgsDef } from "citty";
import { outputArgs, readSettings } from "../settings.ts";
import { strictArgs } from "../strict-args.ts";

const args = {
  files: {
    type: "positional",
    description: "Bank statements (CSV, OFX, QFX, MT940, camt.053) or mail exports (.mbox, .eml)",
  },
  forget: {
    type: "boolean",
    description: "Compare with nothing, and keep nothing for the next time",
  },
  ...outputArgs,
} satisfies ArgsDef;

export const find = defineCommand({
  meta: {
    name: "find",
    description: "Find the payments that come back in a bank statement; it stays on this machine",
  },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs, ["files"]);
    const settings = readSettings(given);
    const work = await import("../find/find.ts");
    const chosen = await work.find({
      paths: given["files"] as string[],
      json: settings.json,
      forget: given["forget"] === true,
    });
    if (chosen === undefined) return;
    if (chosen.service === undefined) {
      process.stdout.write(
        `${chosen.payee} is none of the known services. Give its account page:\n  subterminator cancel --url https://…\n`,
      );
      return;
    }
    const { findTarget } = await import("../run/target.ts");
    const target = await findTarget({ service: chosen.service, url: undefined, goal: undefined });
    const { startJob } = await import("../run/start-job.ts");
    await startJob({ kind: "cancel", target, settings, mode: "run" });
  },
});
