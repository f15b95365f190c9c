import type { ArgsDef, CommandDef } from "citty";
import { COMMANDS } from "./commands.ts";

/** A command as completion and docs need it. */
export type CommandInfo = {
  path: string[];
  description: string;
  args: ArgsDef;
  under: CommandInfo[];
};

export async function commandTree(): Promise<CommandInfo[]> {
  return describe(COMMANDS, []);
}

async function describe(
  table: Record<string, () => Promise<CommandDef>>,
  above: string[],
): Promise<CommandInfo[]> {
  return Promise.all(
    Object.entries(table).map(async ([name, load]) => {
      const command = await load();
      const under = command.subCommands as typeof table | undefined;
      const path = [...above, name];
      return {
        path,
        description: (command.meta as { description?: string } | undefined)?.description ?? "",
        args: (command.args as ArgsDef | undefined) ?? {},
        under: under === undefined ? [] : await describe(under, path),
      };
    }),
  );
}
