import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client, ProtocolError, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { ContractError } from "../../contract/errors.ts";
import { readReply, type Reply } from "./reply.ts";
import type { ServerAddress } from "./server-address.ts";
import { argumentsFor, mapTools, type ToolMap, type ToolName } from "./tool-table.ts";

/** `npx` may have to fetch the server first. */
const CONNECT_MS = 90_000;
const CALL_MS = 60_000;
const HANG_UP_MS = 3_000;
const STDERR_KEPT = 2_000;
/** What a browser needs beyond the few variables that are safe for any program; never our keys and secrets. */
const PASSED_ON =
  /^(DISPLAY|WAYLAND_DISPLAY|XDG_\w+|PLAYWRIGHT_\w+|NODE_EXTRA_CA_CERTS|(HTTPS?|NO)_PROXY)$/i;

/** The server is gone or never came: the caller may connect once more. */
export class ServerGone extends ContractError {
  constructor(message: string, cause?: unknown) {
    super("MCP_ERROR", message, { retryable: true, cause });
  }
}

/** One connection to one browser server. */
export class McpLink {
  readonly #client: Client;
  readonly #tools: ToolMap;
  readonly #connection: Connection;
  #gone = false;

  private constructor(client: Client, tools: ToolMap, connection: Connection) {
    this.#client = client;
    this.#tools = tools;
    this.#connection = connection;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a client of the SDK is no EventTarget
    client.onclose = () => {
      this.#gone = true;
    };
  }

  static async connect(
    address: ServerAddress,
    version: string,
    signal?: AbortSignal,
  ): Promise<McpLink> {
    const connection = await transportTo(address);
    const { transport, stderr, dispose } = connection;
    const client = new Client({ name: "subterminator", version });
    const limits = { timeout: CONNECT_MS, ...(signal === undefined ? {} : { signal }) };
    let tools: ToolMap;
    try {
      await client.connect(transport, limits);
      tools = mapTools((await client.listTools(undefined, limits)).tools);
    } catch (error) {
      await client.close().catch(() => undefined);
      await dispose();
      if (signal?.aborted === true) throw new ContractError("CANCELLED", "The call was cancelled.");
      throw new ServerGone(
        `The browser server did not start: ${(stderr() || (error as Error).message).slice(-300).trim()}`,
        error,
      );
    }
    const link = new McpLink(client, tools, connection);
    if (tools.missing.length === 0) return link;
    await link.close();
    throw new ContractError(
      "BROWSER_UNAVAILABLE",
      `This server lacks what is needed to work a page: ${tools.missing.join(", ")}.`,
      { hint: "Use a server with these tools, such as mcp:npx @playwright/mcp@latest." },
    );
  }

  get gone(): boolean {
    return this.#gone;
  }

  has(what: ToolName): boolean {
    return this.#tools.found[what] !== undefined;
  }

  async call(
    what: ToolName,
    given: Record<string, unknown> = {},
    signal?: AbortSignal,
  ): Promise<Reply> {
    const tool = this.#tools.found[what];
    if (tool === undefined)
      throw new ContractError("NOT_TARGETABLE", `This browser server has no tool for: ${what}.`);
    if (this.#gone) throw new ServerGone("The browser server is gone.");
    try {
      return readReply(
        await this.#client.callTool(
          { name: tool.name, arguments: argumentsFor(tool, given) },
          { timeout: CALL_MS, ...(signal === undefined ? {} : { signal }) },
        ),
      );
    } catch (error) {
      throw this.#meaningOf(error, signal);
    }
  }

  #meaningOf(error: unknown, signal: AbortSignal | undefined): ContractError {
    if (signal?.aborted === true) return new ContractError("CANCELLED", "The call was cancelled.");
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (code === "REQUEST_TIMEOUT")
      return new ContractError("PAGE_CRASH", "The browser server did not answer in time.");
    if (error instanceof ProtocolError)
      return new ContractError(
        "INTERNAL",
        `The browser server refused the call: ${String(message).slice(0, 200)}`,
      );
    this.#gone = true;
    return new ServerGone("The browser server is gone.", error);
  }

  async close(): Promise<void> {
    if (!this.#gone) await this.#connection.hangUp();
    this.#gone = true;
    await this.#client.close().catch(() => undefined);
    await this.#connection.dispose();
  }
}

type Connection = {
  transport: StdioClientTransport | StreamableHTTPClientTransport;
  stderr: () => string;
  hangUp: () => Promise<void>;
  dispose: () => Promise<void>;
};

async function transportTo(address: ServerAddress): Promise<Connection> {
  if (address.kind === "http") {
    const http = new StreamableHTTPClientTransport(new URL(address.url));
    return {
      transport: http,
      stderr: () => "",
      // Without this the server keeps the browser for a client that will not come back.
      hangUp: () => within(HANG_UP_MS, http.terminateSession()),
      dispose: async () => undefined,
    };
  }
  // Servers write snapshots and pictures to disk, unredacted: into a folder that goes away with the connection.
  const folder = await mkdtemp(path.join(tmpdir(), "subterminator-mcp-"));
  const transport = new StdioClientTransport({
    command: address.command,
    args: [...address.args],
    env: { ...environment(), PLAYWRIGHT_MCP_OUTPUT_DIR: folder },
    stderr: "pipe",
    maxBufferSize: 64_000_000,
  });
  let said = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    said = `${said}${chunk.toString("utf8")}`.slice(-STDERR_KEPT);
  });
  return {
    transport,
    stderr: () => said,
    hangUp: async () => undefined,
    dispose: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function environment(): Record<string, string> {
  const passed = Object.entries(process.env).filter(
    (entry): entry is [string, string] => PASSED_ON.test(entry[0]) && entry[1] !== undefined,
  );
  return { ...getDefaultEnvironment(), ...Object.fromEntries(passed) };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
