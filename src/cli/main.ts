import { stripVTControlCharacters } from "node:util";
import { defineCommand, renderUsage, type CommandContext, type CommandDef } from "citty";
import { COMMANDS } from "./commands.ts";
import { EXIT_CODE_LINES } from "./exit-codes.ts";
import { UsageError } from "./usage-error.ts";
import { packageVersion } from "./version.ts";

const main = defineCommand({
  meta: {
    name: "subterminator",
    version: packageVersion(),
    description:
      "Cancels subscriptions in a real browser, asks before anything irreversible, and proves it",
  },
  subCommands: COMMANDS,
});

const typed = process.argv.slice(2);
// A reader that has gone (`| head`) is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
try {
  await start(typed);
} catch (error) {
  const { faultFrom, faultText } = await import("./fault.ts");
  const fault = faultFrom(error);
  const { exitCode, ...told } = fault;
  if (
    typed.includes("--json") ||
    /^(1|true|yes|on)$/i.test(process.env["SUBTERMINATOR_JSON"] ?? "")
  )
    process.stdout.write(`${JSON.stringify({ success: false, error: told })}\n`);
  const trace = fault.code === "INTERNAL" && error instanceof Error ? `\n${error.stack}` : "";
  const columns = process.stderr.isTTY ? process.stderr.columns : undefined;
  process.stderr.write(`${faultText(fault, columns)}${trace}\n`);
  process.exitCode = exitCode;
}

async function start([name, ...rest]: string[]): Promise<void> {
  if (name === "--version" || name === "-v") return print(packageVersion());
  if (name === undefined) return print((await import("./terminal/next-steps.ts")).firstSteps());
  if (name === "--help" || name === "-h" || name === "help")
    return print(`${await renderUsage(main)}\n\n${EXIT_CODE_LINES}`);
  await dispatch(main, COMMANDS, "subterminator", name, rest);
}

async function dispatch(
  parent: CommandDef,
  table: Record<string, () => Promise<CommandDef>>,
  path: string,
  name: string | undefined,
  rest: string[],
): Promise<void> {
  const help = `\`${path} --help\` lists them.`;
  if (name === undefined || name.startsWith("-")) {
    if (name === "--help" || name === "-h") return print(await renderUsage(parent, above(path)));
    throw new UsageError(`a command is missing after \`${path}\`.`, help);
  }
  const load = Object.hasOwn(table, name) ? table[name] : undefined;
  if (load === undefined) {
    const { nearestWord } = await import("./nearest-word.ts");
    const near = nearestWord(name, Object.keys(table));
    const meant = near === undefined ? "" : ` Did you mean \`${path} ${near}\`?`;
    throw new UsageError(
      `there is no command ${JSON.stringify(name.slice(0, 60))}.${meant}`,
      `${help[0]?.toUpperCase()}${help.slice(1)}`,
    );
  }
  const command = await load();
  const under = command.subCommands as Record<string, () => Promise<CommandDef>> | undefined;
  // A command that holds others may do something by itself: without a word after it, or with flags of its own.
  const isOwn = command.run !== undefined && (rest.length === 0 || command.args !== undefined);
  if (under !== undefined && (!isOwn || Object.hasOwn(under, rest[0] ?? "")))
    return dispatch(command, under, `${path} ${name}`, rest[0], rest.slice(1));
  if (rest.includes("--help") || rest.includes("-h"))
    return print(await renderUsage(command, { meta: { name: path } }));
  // Not citty's runCommand: its parser lets unknown flags pass. Commands read their own by strictArgs.
  await command.run?.({ rawArgs: rest, cmd: command } as CommandContext);
}

/** What stands before the last word of a path of commands. */
function above(path: string): CommandDef {
  return { meta: { name: path.split(" ").slice(0, -1).join(" ") } };
}

function print(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n`);
}
