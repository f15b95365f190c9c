import type { ArgsDef } from "citty";
import { commandTree, type CommandInfo } from "./command-tree.ts";
import { EXIT_CODE_ROWS } from "./exit-codes.ts";

/** The generated part of docs/cli.md: every command with its options, and the exit codes. */
export async function cliReference(): Promise<string> {
  const commands = (await commandTree()).flatMap(leaves);
  return [
    "## Exit codes",
    "",
    "| code | meaning |",
    "| ---: | --- |",
    ...EXIT_CODE_ROWS.map(([code, meaning]) => `| ${code} | ${meaning} |`),
    "",
    "## Commands",
    "",
    ...commands.flatMap(section),
  ].join("\n");
}

function leaves(command: CommandInfo): CommandInfo[] {
  // A command may do something by itself and hold others, as `mcp` does.
  const own = command.under.length === 0 || Object.keys(command.args).length > 0 ? [command] : [];
  return [...own, ...command.under.flatMap(leaves)];
}

function section({ path, description, args }: CommandInfo): string[] {
  const rows = Object.entries(args).filter(([, { type }]) => type !== "positional");
  return [
    `### \`${["subterminator", ...path, ...places(args)].join(" ")}\``,
    "",
    /[.?!]$/.test(description) ? description : `${description}.`,
    "",
    ...(rows.length === 0 ? [] : ["| option | |", "| --- | --- |", ...rows.map(row), ""]),
  ];
}

function places(args: ArgsDef): string[] {
  return Object.entries(args)
    .filter(([, { type }]) => type === "positional")
    .map(([name, { required }]) => (required === false ? `[${name}]` : `<${name}>`));
}

function row([name, arg]: [string, ArgsDef[string]]): string {
  const value =
    arg.type === "enum"
      ? ` ${(arg.options ?? []).join("\\|")}`
      : arg.type === "string"
        ? ` <${arg.valueHint ?? "text"}>`
        : "";
  return `| \`--${name}${value}\` | ${arg.description ?? ""} |`;
}
