import { defineCommand, type ArgsDef } from "citty";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { outputArgs } from "../settings.ts";
import { strictArgs } from "../strict-args.ts";

const args = { ...outputArgs } satisfies ArgsDef;

export const doctor = defineCommand({
  meta: { name: "doctor", description: "Say what is missing here, and the command that fixes it" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const json = strictArgs(args, rawArgs)["json"] === true;
    const [{ examine }, { styleFor }] = await Promise.all([
      import("../doctor/examine.ts"),
      import("../terminal/style.ts"),
    ]);
    const checks = await examine();
    const ok = checks.every((check) => check.state !== "missing");
    if (!ok) process.exitCode = EXIT_CODES.usage;
    if (json) {
      process.stdout.write(`${JSON.stringify({ ok, checks })}\n`);
      return;
    }
    const style = styleFor(process.stdout);
    const marks = { ok: style.green("✓"), missing: style.red("✗"), optional: style.dim("○") };
    for (const { name, state, found, fix } of checks) {
      process.stdout.write(`${marks[state]} ${name.padEnd(15)} ${found}\n`);
      if (fix !== undefined) process.stdout.write(`  ${" ".repeat(15)} ${style.cyan(fix)}\n`);
    }
    process.stdout.write(ok ? "Ready.\n" : "Something is missing.\n");
  },
});
