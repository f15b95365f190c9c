import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { nearestWord } from "../nearest-word.ts";
import { readLine } from "../terminal/read-line.ts";
import { UsageError } from "../usage-error.ts";
import { CLIENTS, here, type McpClient, type Start } from "./clients.ts";
import { newConfig, shownEntry } from "./new-config.ts";

export type SetupRequest = {
  client: string | undefined;
  yes: boolean;
  print: boolean;
  json: boolean;
};

const WAIT_MS = 5 * 60_000;

/** Shows what would be written into a client's settings, and writes it after a yes. */
export async function setUp({ client: wanted, yes, print, json }: SetupRequest): Promise<void> {
  const client = await clientNamed(wanted, json);
  if (client === undefined) return;
  const start = startOfServer();
  const file = client.file(here());
  const before = await readFile(file, "utf8").catch(() => undefined);
  const made = newConfig(client, start, before);
  const tell = (result: string, text: string): void => {
    process.stdout.write(
      json
        ? `${JSON.stringify({ success: result !== "refused", client: client.name, file, result })}\n`
        : `${text}\n`,
    );
  };
  if (print) {
    process.stdout.write(
      json
        ? `${JSON.stringify({ success: true, client: client.name, file, entry: client.entry(start) })}\n`
        : `${file}\n\n${shownEntry(client, start)}\n`,
    );
    return;
  }
  if ("same" in made) return tell("unchanged", `${client.title} has it already: ${file}`);
  if ("unreadable" in made)
    throw new UsageError(
      `${file} is left as it is: ${made.unreadable}.`,
      `Add this by hand:\n${shownEntry(client, start)}`,
    );
  process.stderr.write(
    `${client.title}: ${file}${before === undefined ? " (new)" : ""}\n\n${shownEntry(client, start)}\n\n`,
  );
  if (!yes && !(await agreed())) {
    tell("refused", "Nothing was written.");
    process.exitCode = 3;
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  if (before !== undefined) await copyFile(file, `${file}.before-subterminator`);
  await writeFile(`${file}.${process.pid}`, made.text);
  await rename(`${file}.${process.pid}`, file);
  const kept = before === undefined ? "" : `\nAs it was before: ${file}.before-subterminator`;
  tell("written", `Written: ${file}${kept}\n${client.afterwards}`);
}

async function clientNamed(
  wanted: string | undefined,
  json: boolean,
): Promise<McpClient | undefined> {
  const names = CLIENTS.map(({ name }) => name);
  if (wanted === undefined) {
    if (json || !process.stdin.isTTY || !process.stderr.isTTY)
      throw new UsageError("which client?", `One of ${names.join(", ")}.`);
    const { choose } = await import("../terminal/menu.ts");
    const picked = await choose(
      "Which client?",
      CLIENTS.map(({ name, title }) => ({ value: name, label: title })),
    );
    return picked === undefined || "typed" in picked
      ? undefined
      : CLIENTS.find(({ name }) => name === picked.value);
  }
  const found = CLIENTS.find(({ name }) => name === wanted.toLowerCase());
  if (found !== undefined) return found;
  const near = nearestWord(wanted, names);
  throw new UsageError(
    `there is no client ${JSON.stringify(wanted.slice(0, 40))}.${near === undefined ? "" : ` Did you mean \`${near}\`?`}`,
    `One of ${names.join(", ")}.`,
  );
}

/** From a clone its own program; from the package, npx, which stays right when it is updated. */
function startOfServer(): Start {
  const bin = fileURLToPath(new URL("../../../bin/subterminator.js", import.meta.url));
  const isClone = existsSync(new URL("../../../src/cli/main.ts", import.meta.url));
  return isClone
    ? { command: process.execPath, args: [bin, "mcp"] }
    : { command: "npx", args: ["-y", "subterminator", "mcp"] };
}

async function agreed(): Promise<boolean> {
  const signal = new AbortController().signal;
  const ask = () => process.stderr.write("Write this? [y/N] ");
  const typed = await readLine(process.stdin, ask, { waitMs: WAIT_MS, signal });
  return "line" in typed && /^y(es)?$/i.test(typed.line.trim());
}
