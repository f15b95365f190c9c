import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { defineCommand, renderUsage, type CommandContext, type CommandDef } from "citty";
import { UsageError } from "./usage-error.ts";

const COMMANDS: Record<string, () => Promise<CommandDef>> = {
  mcp: async () => (await import("./commands/mcp.ts")).mcp,
};

const main = defineCommand({
  meta: {
    name: "subterminator",
    version: version(),
    description:
      "Does a job on a website for you, asks before anything irreversible, and proves it",
  },
  subCommands: COMMANDS,
});

try {
  await start(process.argv.slice(2));
} catch (error) {
  const wrongUse = error instanceof UsageError;
  const words =
    error instanceof Error
      ? wrongUse
        ? error.message
        : (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`subterminator: ${words}\n`);
  process.exitCode = wrongUse ? 2 : 1;
}

async function start([name, ...rest]: string[]): Promise<void> {
  if (name === "--version" || name === "-v") return print(version());
  if (name === "--help" || name === "-h" || name === "help") return print(await renderUsage(main));
  if (name === undefined)
    throw new UsageError("a command is missing; `subterminator --help` lists them.");
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    throw new UsageError(
      `there is no command ${JSON.stringify(name.slice(0, 60))}; \`subterminator --help\` lists them.`,
    );
  const command = await load();
  if (rest.includes("--help") || rest.includes("-h"))
    return print(await renderUsage(command, main));
  // Not citty's runCommand: its parser lets unknown flags pass. Commands read their own by strictArgs.
  await command.run?.({ rawArgs: rest, cmd: command } as CommandContext);
}

function print(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n`);
}

function version(): string {
  const file = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(file) as { version: string }).version;
}
