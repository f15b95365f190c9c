import { describe, expect, test } from "vitest";
import stringWidth from "string-width";
import type { ArgsDef, CommandDef } from "citty";
import { commandTree, type CommandInfo } from "../command-tree.ts";
import { COMMANDS } from "../commands.ts";
import { EXAMPLES } from "../examples.ts";
import { strictArgs } from "../strict-args.ts";
import { helpText } from "./help.ts";
import { styleFor } from "./style.ts";

const flat = (command: CommandInfo): CommandInfo[] => [command, ...command.under.flatMap(flat)];
const all = (await commandTree()).flatMap(flat);
const named = new Map(all.map((command) => [command.path.join(" "), command]));

/** The command as the program has it. */
async function loaded(path: readonly string[]): Promise<CommandDef> {
  let table = COMMANDS;
  let command: CommandDef = { subCommands: table };
  for (const word of path) {
    command = await table[word]!();
    table = (command.subCommands ?? {}) as typeof table;
  }
  return command;
}

describe.each([40, 80, 120])("at %i columns", (columns) => {
  test.each([[], ...all.map(({ path }) => path)].map((path) => [path.join(" "), path] as const))(
    "the help of %j fits, and no word is cut",
    async (_, path) => {
      const command = await loaded(path);
      const text = await helpText(path, command, styleFor({}, {}), columns);
      const words = (await helpText(path, command, styleFor({}, {}), Number.POSITIVE_INFINITY))
        .split(/\s+/)
        .toSorted();
      expect(text.split(/\s+/).toSorted()).toEqual(words);
      // What is typed stays in one piece: a terminal breaks it, and it can still be copied.
      const lines = text.split("\n").filter((line) => !/^ {2}(?:subterminator|--)/.test(line));
      for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
    },
  );
});

test("commands that people begin with have examples, and every example could be typed", () => {
  for (const name of ["", "cancel", "run", "find", "login", "check", "notice", "dispute", "mcp"])
    expect(EXAMPLES[name]?.length, name).toBeGreaterThan(0);
  for (const typed of Object.values(EXAMPLES).flatMap((rows) => rows.map(([words]) => words))) {
    const words = [...typed.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    const length = [3, 2, 1].find((count) => named.has(words.slice(0, count).join(" "))) ?? 0;
    const args: ArgsDef = named.get(words.slice(0, length).join(" "))?.args ?? {};
    expect(length, typed).toBeGreaterThan(0);
    expect(() => strictArgs(args, words.slice(length), Object.keys(args)), typed).not.toThrow();
  }
});
