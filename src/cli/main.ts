import { defineCommand, type CommandContext, type CommandDef } from "citty";
import { COMMANDS } from "./commands.ts";
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
// A reader that has gone (`| head`) is no fault, nor is a terminal that was closed: what is under way has to end in order.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "EIO") throw error;
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
  if (name === "--help" || name === "-h" || name === "help") return help([], main);
  await dispatch(main, COMMANDS, [], name, rest);
}

async function dispatch(
  parent: CommandDef,
  table: Record<string, () => Promise<CommandDef>>,
  above: string[],
  name: string | undefined,
  rest: string[],
): Promise<void> {
  const path = ["subterminator", ...above].join(" ");
  const list = `\`${path} --help\` lists them.`;
  if (name === undefined || name.startsWith("-")) {
    if (name === "--help" || name === "-h") return help(above, parent);
    throw new UsageError(`a command is missing after \`${path}\`.`, list);
  }
  const load = Object.hasOwn(table, name) ? table[name] : undefined;
  if (load === undefined) {
    const { nearestWord } = await import("./nearest-word.ts");
    const near = nearestWord(name, Object.keys(table));
    const meant = near === undefined ? "" : ` Did you mean \`${path} ${near}\`?`;
    throw new UsageError(`there is no command ${JSON.stringify(name.slice(0, 60))}.${meant}`, list);
  }
  const command = await load();
  const under = command.subCommands as Record<string, () => Promise<CommandDef>> | undefined;
  // A command that holds others may do something by itself: without a word after it, or with flags of its own.
  const isOwn = command.run !== undefined && (rest.length === 0 || command.args !== undefined);
  if (under !== undefined && (!isOwn || Object.hasOwn(under, rest[0] ?? "")))
    return dispatch(command, under, [...above, name], rest[0], rest.slice(1));
  if (rest.includes("--help") || rest.includes("-h")) return help([...above, name], command);
  // Not citty's runCommand: its parser lets unknown flags pass. Commands read their own by strictArgs.
  await command.run?.({ rawArgs: rest, cmd: command } as CommandContext);
}

async function help(path: string[], command: CommandDef): Promise<void> {
  const [{ helpText }, { styleFor }, { widthOf }] = await Promise.all([
    import("./terminal/help.ts"),
    import("./terminal/style.ts"),
    import("./terminal/wrapped.ts"),
  ]);
  const { stdout } = process;
  print(await helpText(path, command, styleFor(stdout), widthOf(stdout)));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
