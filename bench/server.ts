import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { family, killFamily, listProcesses, MARKER, serverMemory } from "./processes.ts";

export type ServerCommand = { command: string; args: string[]; env?: Record<string, string> };

export type Answer = { text: string; structured: Record<string, unknown> | undefined };

export type ListedTool = {
  name: string;
  description?: string | undefined;
  inputSchema: unknown;
  annotations?: unknown;
};

/** One running MCP server, spoken to through a real client. */
export type Server = {
  call: (name: string, args: Record<string, unknown>) => Promise<Answer>;
  /** As `call`, but an answer that says what went wrong is an answer too. */
  ask: (name: string, args: Record<string, unknown>) => Promise<Answer & { failed: boolean }>;
  listTools: () => Promise<ListedTool[]>;
  instructions: () => string;
  memory: () => number;
  stop: () => Promise<void>;
};

const running = new Set<() => void>();
let started = 0;

/**
 * One temporary folder for all servers of the run: browsers that are killed leave their profiles behind, and removing
 * it removes them. Not one a server: Playwright and chrome-devtools-mcp keep Node's compile cache there, and would
 * start 0.2 s slower than they do for a person.
 */
const temporary = mkdtempSync(join(tmpdir(), "subterminator-bench-"));

/** At the very end, and for exits that cannot wait: signals and uncaught errors. */
export function killAllServers(): void {
  for (const kill of running) kill();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
}

export async function startServer(
  name: string,
  toCommand: (folder: string) => ServerCommand,
): Promise<Server> {
  const marker = `${process.pid}-${++started}-${name}`;
  const folder = mkdtempSync(join(temporary, "s"));
  const { command, args, env } = toCommand(folder);
  const transport = new StdioClientTransport({
    command,
    args,
    env: { ...inheritedEnvironment(), TMPDIR: temporary, ...env, [MARKER]: marker },
    cwd: folder,
    stderr: "pipe",
    // A snapshot of 10,000 controls is 1 MB, and agent-browser sends five times that as structured content.
    maxBufferSize: 256 * 1024 * 1024,
  });
  const client = new Client({ name: "subterminator-bench", version: "1.0.0" });
  let stderr = "";
  transport.stderr?.on(
    "data",
    (chunk: Buffer) => (stderr = (stderr + String(chunk)).slice(-8_000)),
  );
  // Where marks can be read they suffice, and a pid that meanwhile belongs to another process does no harm.
  const roots = () =>
    process.platform === "linux" || transport.pid === null ? [] : [transport.pid];
  const members = () => family(listProcesses(), marker, roots());
  const kill = () => killFamily(members());
  running.add(kill);

  const stop = async () => {
    const before = members();
    await Promise.race([client.close().catch(() => undefined), timeout(5_000)]);
    killFamily(process.platform === "linux" ? members() : before);
    running.delete(kill);
  };

  try {
    await client.connect(transport, { timeout: 60_000 });
  } catch (error) {
    await stop();
    const words = stderr.split("\n").find((line) => /error/i.test(line)) ?? "nothing on stderr";
    throw new Error(`${error instanceof Error ? error.message : String(error)} (${words.trim()})`, {
      cause: error,
    });
  }

  const ask: Server["ask"] = async (toolName, toolArgs) => {
    const result = await client.callTool(
      { name: toolName, arguments: toolArgs },
      { timeout: 120_000 },
    );
    return {
      text: textOf(result.content),
      structured: result.structuredContent as Answer["structured"],
      failed: result.isError === true,
    };
  };

  return {
    ask,
    call: async (toolName, toolArgs) => {
      const { text, structured, failed } = await ask(toolName, toolArgs);
      if (failed) throw new Error(`${toolName}: ${text.slice(0, 300)}`);
      return { text, structured };
    },
    listTools: async () => {
      const tools: ListedTool[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.listTools(cursor === undefined ? {} : { cursor });
        tools.push(...page.tools);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      return tools;
    },
    instructions: () => client.getInstructions() ?? "",
    memory: () => serverMemory(members()),
    stop,
  };
}

function textOf(content: unknown): string {
  const blocks = content as { type: string; text?: string }[];
  return blocks.flatMap((block) => (block.type === "text" ? [block.text ?? ""] : [])).join("\n");
}

/** Settings of the person's own for one of the tools would make the run another one. */
function inheritedEnvironment(): Record<string, string> {
  const own = /^(AGENT_BROWSER_|PLAYWRIGHT_MCP_|CHROME_DEVTOOLS_MCP_|NODE_OPTIONS$|npm_)/i;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) =>
      value === undefined || own.test(key) ? [] : [[key, value]],
    ),
  );
}

const timeout = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
