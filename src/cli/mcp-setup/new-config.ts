import type { McpClient, Start } from "./clients.ts";

const NAME = "subterminator";

/** The file with our entry in it, and everything else as it was. undefined: it is there already, just so. */
export type NewConfig = { text: string } | { same: true } | { unreadable: string };

export function newConfig(client: McpClient, start: Start, before: string | undefined): NewConfig {
  const entry = client.entry(start);
  return "json" in client.format
    ? newJson(client.format.json, entry, before)
    : newToml(client.format.toml, start, before ?? "");
}

function newJson(
  key: string,
  entry: Record<string, unknown>,
  before: string | undefined,
): NewConfig {
  let whole: unknown;
  try {
    whole =
      before === undefined || before.trim() === "" ? {} : JSON.parse(before.replace(/^\uFEFF/, ""));
  } catch {
    // With comments in it, or broken: writing it anew would lose something of the person's.
    return { unreadable: "it is no plain JSON" };
  }
  if (typeof whole !== "object" || whole === null || Array.isArray(whole))
    return { unreadable: "it holds no object" };
  const config = whole as Record<string, unknown>;
  const servers = config[key] ?? {};
  if (typeof servers !== "object" || servers === null || Array.isArray(servers))
    return { unreadable: `${key} holds no object` };
  const known = servers as Record<string, unknown>;
  if (JSON.stringify(known[NAME]) === JSON.stringify(entry)) return { same: true };
  const indent = /^[ \t]+/m.exec(before ?? "")?.[0] ?? "  ";
  const next = { ...config, [key]: { ...known, [NAME]: entry } };
  return { text: `${JSON.stringify(next, null, indent)}\n` };
}

function newToml(table: string, { command, args }: Start, before: string): NewConfig {
  const quote = (text: string): string => JSON.stringify(text);
  const block = `[${table}.${NAME}]\ncommand = ${quote(command)}\nargs = [${args.map(quote).join(", ")}]\n`;
  if (before.includes(block.trim())) return { same: true };
  if (new RegExp(`^\\s*\\[\\s*${table}\\s*\\.\\s*"?${NAME}"?\\s*\\]`, "m").test(before))
    return { unreadable: `[${table}.${NAME}] is there already, with other values` };
  return {
    text: `${before === "" || before.endsWith("\n") ? before : `${before}\n`}${before === "" ? "" : "\n"}${block}`,
  };
}

/** What a person would add by hand. */
export function shownEntry(client: McpClient, start: Start): string {
  const made = newConfig(client, start, undefined);
  return "text" in made ? made.text.trimEnd() : "";
}
