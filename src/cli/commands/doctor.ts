import { defineCommand, type ArgsDef } from "citty";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { outputArgs } from "../settings.ts";
import { strictArgs } from "../strict-args.ts";

const args = { ...outputArgs } satisfies ArgsDef;
/** Where what was found begins. */
const INDENT = 18;

export const doctor = defineCommand({
  meta: { name: "doctor", description: "Say what is missing here, and the command that fixes it" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const json = strictArgs(args, rawArgs)["json"] === true;
    const [{ examine }, { styleFor }, { labelled, widthOf, wrapped }] = await Promise.all([
      import("../doctor/examine.ts"),
      import("../terminal/style.ts"),
      import("../terminal/wrapped.ts"),
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
    const columns = widthOf(process.stdout);
    const lines = checks.flatMap(({ name, state, found, fix }) => [
      ...labelled(`${marks[state]} ${name.padEnd(INDENT - 3)} `, found, columns, INDENT),
      ...(fix === undefined
        ? []
        : wrapped(fix, columns, " ".repeat(fix.length + INDENT > columns ? 4 : INDENT)).map(
            (line) => style.cyan(line),
          )),
    ]);
    process.stdout.write(`${lines.join("\n")}\n${ok ? "Ready." : "Something is missing."}\n`);
  },
});
