import { homedir } from "node:os";
import { join } from "node:path";

/** How to start the server: a command with its arguments. */
export type Start = { command: string; args: string[] };

/** One MCP client: where it keeps its servers, and how an entry looks there. */
export type McpClient = {
  name: string;
  title: string;
  file(places: Places): string;
  /** The key in a JSON file that holds the servers; TOML has tables instead. */
  format: { json: string } | { toml: string };
  entry(start: Start): Record<string, unknown>;
  afterwards: string;
};

export type Places = {
  home: string;
  cwd: string;
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
};

export const here = (): Places => ({
  home: homedir(),
  cwd: process.cwd(),
  platform: process.platform,
  env: process.env,
});

const plain = ({ command, args }: Start): Record<string, unknown> => ({ command, args });

export const CLIENTS: readonly McpClient[] = [
  {
    name: "claude-code",
    title: "Claude Code",
    file: ({ cwd }) => join(cwd, ".mcp.json"),
    format: { json: "mcpServers" },
    entry: plain,
    afterwards: "Start `claude` in this folder and agree to the server.",
  },
  {
    name: "claude-desktop",
    title: "Claude Desktop",
    file: (places) => join(desktopFolder(places), "claude_desktop_config.json"),
    format: { json: "mcpServers" },
    entry: plain,
    afterwards: "Quit Claude Desktop and start it again.",
  },
  {
    name: "cursor",
    title: "Cursor",
    file: ({ home }) => join(home, ".cursor", "mcp.json"),
    format: { json: "mcpServers" },
    entry: plain,
    afterwards: "Cursor asks whether to enable it.",
  },
  {
    name: "vscode",
    title: "VS Code",
    file: ({ cwd }) => join(cwd, ".vscode", "mcp.json"),
    format: { json: "servers" },
    entry: ({ command, args }) => ({ type: "stdio", command, args }),
    afterwards: "Open this folder in VS Code and start the server in the file.",
  },
  {
    name: "codex",
    title: "Codex",
    file: ({ home, env }) => join(env["CODEX_HOME"] || join(home, ".codex"), "config.toml"),
    format: { toml: "mcp_servers" },
    entry: plain,
    afterwards: "Start `codex` again.",
  },
  {
    name: "gemini",
    title: "Gemini CLI",
    file: ({ home }) => join(home, ".gemini", "settings.json"),
    format: { json: "mcpServers" },
    entry: plain,
    afterwards: "Start `gemini` again.",
  },
];

function desktopFolder({ home, platform, env }: Places): string {
  if (platform === "darwin") return join(home, "Library", "Application Support", "Claude");
  if (platform === "win32")
    return join(env["APPDATA"] || join(home, "AppData", "Roaming"), "Claude");
  return join(env["XDG_CONFIG_HOME"] || join(home, ".config"), "Claude");
}
