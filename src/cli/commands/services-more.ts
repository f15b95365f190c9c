import { defineCommand, type ArgsDef } from "citty";
import { outputArgs } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";

const showArgs = {
  name: { type: "positional", description: "A service's name, alias or address" },
  ...outputArgs,
} satisfies ArgsDef;

export const show = defineCommand({
  meta: {
    name: "show",
    description: "Ways out, friction, warnings, and since when and where each fact is known",
  },
  args: showArgs as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(showArgs, rawArgs);
    const [{ namedService }, { details, frictionOf }] = await Promise.all([
      import("../run/target.ts"),
      import("../services/details.ts"),
    ]);
    const service = await namedService(textOf(given, "name") ?? "");
    process.stdout.write(
      given["json"] === true
        ? `${JSON.stringify({ ...service, friction: frictionOf(service) })}\n`
        : `${details(service)}\n`,
    );
  },
});

const testArgs = {
  file: { type: "positional", description: "A service file: .json, .ts, .js or .mjs" },
  ...outputArgs,
} satisfies ArgsDef;

export const test = defineCommand({
  meta: { name: "test", description: "Check a service file before you use or contribute it" },
  args: testArgs as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(testArgs, rawArgs);
    const { testFile } = await import("../services/test-file.ts");
    await testFile(textOf(given, "file") ?? "", given["json"] === true);
  },
});
