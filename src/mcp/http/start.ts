import { createHash, randomUUID } from "node:crypto";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import {
  NodeStreamableHTTPServerTransport,
  toNodeHandler,
  toWebRequest,
  type NodeIncomingMessageLike,
} from "@modelcontextprotocol/node";
import {
  CLIENT_INFO_META_KEY,
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
} from "@modelcontextprotocol/server";
import { createServer, type FrontDoor } from "../server.ts";
import { isRecord } from "../tools/forgive.ts";
import { PATH, refusalFor, type Refusal } from "./guard.ts";
import { createPresence } from "./presence.ts";
import { readBody } from "./read-body.ts";

export const DEFAULT_IDLE_MS = 5 * 60_000;
const MAX_CONNECTIONS = 256;
const MAX_CLIENTS = 64;

export type HttpOptions = { host: string; port: number; token: string; idleMs?: number };
export type HttpDoor = { url: string; port: number; close: () => Promise<void> };

type Client = { transport: NodeStreamableHTTPServerTransport; owner: string };

/** Streamable HTTP: sessions for clients up to 2025-11-25, single requests for those from 2026-07-28 on. */
export async function startHttp(
  door: FrontDoor,
  { host, port, token, idleMs = DEFAULT_IDLE_MS }: HttpOptions,
): Promise<HttpDoor> {
  const clients = new Map<string, Client>();

  const goodbye = (owner: string, reason: string) => {
    presence.forget(owner);
    door.parked.withdrawAll(owner);
    void door.handed.dropAll(owner);
    door.log({ event: "client_gone", owner, reason });
    door.browsers
      .loaded()
      ?.closeOwner(owner)
      .catch((error: unknown) => {
        door.log({ event: "close_failed", level: "error", owner, error: String(error) });
      });
  };

  const presence = createPresence(idleMs, (owner) => {
    const client = [...clients].find(([, one]) => one.owner === owner);
    // Closing the transport says goodbye by itself.
    if (client === undefined) goodbye(owner, "idle");
    else void client[1].transport.close();
  });

  const modern = createMcpHandler(
    ({ authInfo }) => createServer(door, authInfo?.clientId ?? "http", "modern"),
    {
      legacy: "reject",
      onerror: (error) =>
        door.log({ event: "protocol_error", level: "debug", error: error.message.slice(0, 300) }),
    },
  );
  const handleModern = toNodeHandler(modern);

  async function newClient(): Promise<Client> {
    const owner = `http-${randomUUID().slice(0, 8)}`;
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        clients.set(id, client);
        door.log({ event: "client_connected", owner });
      },
    });
    const client = { transport, owner };
    const server = createServer(door, owner, "legacy");
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a server of the SDK is no EventTarget
    server.onclose = () => {
      if (transport.sessionId !== undefined) clients.delete(transport.sessionId);
      goodbye(owner, "closed");
    };
    await server.connect(transport);
    return client;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalFor(request, boundPort, token);
    if (refusal !== undefined) return refuse(request, response, refusal);
    let body: unknown;
    if (request.method === "POST") {
      const read = await readBody(request);
      if ("refusal" in read) return refuse(request, response, read.refusal);
      body = read.body;
    }
    const enter = (owner: string) => response.once("close", presence.enter(owner));
    // The SDK's type has no `undefined` where Node's has one.
    const message = request as IncomingMessage & NodeIncomingMessageLike;
    if (!(await isLegacyRequest(await toWebRequest(message, body), body))) {
      const owner = ownerOf(body);
      enter(owner);
      message.auth = { token: "", clientId: owner, scopes: [] };
      return handleModern(message, response, body);
    }
    const id = request.headers["mcp-session-id"];
    let client = typeof id === "string" ? clients.get(id) : undefined;
    if (client === undefined) {
      if (id !== undefined)
        return refuse(request, response, { status: 404, message: "Session not found." });
      if (!isInitializeRequest(body))
        return refuse(request, response, { status: 400, message: "Initialize first." });
      if (clients.size >= MAX_CLIENTS)
        return refuse(request, response, { status: 503, message: "Too many clients." });
      client = await newClient();
    }
    enter(client.owner);
    await client.transport.handleRequest(request, response, body);
  }

  const http = createHttpServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      response.setHeader("cache-control", "no-store");
      response.setHeader("x-content-type-options", "nosniff");
      serve(request, response).catch((error: unknown) => {
        door.log({
          event: "http_failed",
          level: "error",
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
        refuse(request, response, { status: 500, message: "Internal error." });
      });
    },
  );
  http.maxConnections = MAX_CONNECTIONS;
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  http.once("error", reject);
  http.listen(port, host, resolve);
  await listening;
  const boundPort = (http.address() as AddressInfo).port;

  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}${PATH}`,
    port: boundPort,
    async close() {
      presence.forgetAll();
      const closed = new Promise<void>((done) => http.close(() => done()));
      await Promise.allSettled([
        modern.close(),
        ...[...clients.values()].map(({ transport }) => transport.close()),
      ]);
      http.closeAllConnections();
      await closed;
    },
  };
}

/**
 * From 2026-07-28 on there are no sessions: whoever has the token is the caller. The client's own name keeps apart
 * what two programs with that token opened; it is no protection, and needs to be none.
 */
function ownerOf(body: unknown): string {
  const params = isRecord(body) && isRecord(body["params"]) ? body["params"] : {};
  const meta = isRecord(params["_meta"]) ? params["_meta"] : {};
  const info = meta[CLIENT_INFO_META_KEY];
  const name = isRecord(info) ? JSON.stringify([info["name"], info["version"]]) : "";
  return `http-${createHash("sha256").update(name).digest("hex").slice(0, 12)}`;
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Refusal,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const code = status === 404 ? -32_001 : -32_000;
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null }));
  // What is still coming of a refused body is thrown away, for as long as the client needs to read the answer.
  if (!request.complete) {
    request.resume();
    response.once("finish", () => setTimeout(() => request.destroy(), 500).unref());
  }
}
