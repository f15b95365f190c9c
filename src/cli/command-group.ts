import { defineCommand, type ArgsDef, type CommandDef } from "citty";
import { strictArgs, textOf, type Given } from "./strict-args.ts";

/** One command below another, as in `runs list`. */
export type GroupedCommand = {
  description: string;
  args: ArgsDef;
  work: (given: Given, json: boolean) => Promise<void>;
};

/** A command that only holds others; each is made when it is called for. */
export function commandGroup(
  meta: { name: string; description: string },
  commands: Record<string, GroupedCommand>,
  /** What it does without a word after it. */
  bare?: () => Promise<void>,
): CommandDef {
  return defineCommand({
    meta,
    ...(bare === undefined ? {} : { run: bare }),
    subCommands: Object.fromEntries(
      Object.entries(commands).map(([name, { description, args, work }]) => [
        name,
        async (): Promise<CommandDef> =>
          defineCommand({
            meta: { name, description },
            args,
            run: async ({ rawArgs }) => {
              const given = strictArgs(args, rawArgs);
              await work(given, given["json"] === true);
            },
          }),
      ]),
    ),
  });
}

export function idOf(given: Given): string {
  return textOf(given, "id") ?? "";
}
