import { defineCommand, type ArgsDef } from "citty";
import { strictArgs, textOf } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  shell: { type: "positional", description: "bash, zsh or fish" },
} satisfies ArgsDef;

export const completion = defineCommand({
  meta: { name: "completion", description: "Print a script that completes commands in your shell" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const shell = textOf(strictArgs(args, rawArgs), "shell") ?? "";
    const [{ SHELLS }, { commandTree }, { services }] = await Promise.all([
      import("../completion/shells.ts"),
      import("../command-tree.ts"),
      import("../../services/services.ts"),
    ]);
    const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
    if (write === undefined)
      throw new UsageError(
        `there is no completion for ${JSON.stringify(shell.slice(0, 40))}; ${Object.keys(SHELLS).join(", ")} are known.`,
      );
    process.stdout.write(
      write(
        await commandTree(),
        services.map(({ name }) => name),
      ),
    );
  },
});
