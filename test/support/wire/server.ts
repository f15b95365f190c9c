import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { anthropic } from "./anthropic.ts";
import { gemini } from "./gemini.ts";
import { local, openai } from "./openai.ts";
import { sayingOf } from "./saying.ts";
import type { Dialect, Policy, Recorded, Reply, WireKind } from "./wire.ts";

export const DIALECTS: Record<WireKind, Dialect> = { anthropic, openai, gemini, local };

export type WireServer = {
  origin: string;
  key: string;
  /** Every question that got as far as the policy, oldest first. */
  requests: Recorded[];
  /** How many requests arrived at all, whatever became of them. */
  arrived(): number;
  /** The environment that points the real SDK at this server. */
  env(): Record<string, string>;
  use(policy: Policy): void;
  /** How many answers the client did not take to their end. */
  notTaken(): number;
  close(): Promise<void>;
};

/** A provider on 127.0.0.1 that speaks its real wire format; the policy decides what it answers. */
export async function startWire(
  dialect: Dialect | WireKind,
  firstPolicy: Policy,
): Promise<WireServer> {
  const provider = typeof dialect === "string" ? DIALECTS[dialect] : dialect;
  const key = `${provider.key}-${randomUUID()}`;
  const requests: Recorded[] = [];
  let policy = firstPolicy;
  let arrived = 0;
  let notTaken = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    arrived += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    const path = new URL(request.url ?? "/", "http://wire").pathname;
    const refuse = (status: number, message: string): void =>
      sendJson(response, status, provider.error(status, message));

    if (provider.checkKey !== false && provider.sentKey(request.headers) !== key)
      return refuse(401, `Incorrect API key provided: ${provider.sentKey(request.headers)}.`);
    const format = provider.format(path);
    if (format === undefined || request.method !== "POST") return refuse(404, `no ${path} here`);
    let asked;
    try {
      asked = format.read(JSON.parse(body), path);
    } catch (error) {
      return refuse(400, `not a request of this format: ${String(error)}`);
    }
    const reply = await policy(asked, requests.length);
    requests.push({ path, headers: request.headers, body, request: asked, reply });
    const saying = sayingOf(reply);
    const text = saying === undefined ? "" : JSON.stringify(format.write(saying, asked.model));
    send(response, reply, text, provider);
  }

  const server = createServer((request, response) => {
    response.on("close", () => (notTaken += response.writableFinished ? 0 : 1));
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    key,
    requests,
    arrived: () => arrived,
    env: () => provider.env(origin, key),
    use: (next) => void (policy = next),
    notTaken: () => notTaken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, reply: Reply, text: string, dialect: Dialect): void {
  if ("status" in reply) {
    const { status, headers = {}, message = "wire says no" } = reply;
    const body = reply.body ?? JSON.stringify(dialect.error(status, message));
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  } else if ("stall" in reply) {
    if (reply.stall === "middle") sendHalf(response, text);
  } else if ("reset" in reply) {
    if (reply.reset === "before") response.socket?.resetAndDestroy();
    else sendHalf(response, text, () => response.socket?.resetAndDestroy());
  } else if ("trickle" in reply) {
    trickle(response, text, reply.trickle);
  } else if ("broken" in reply && reply.broken === "body") {
    response.writeHead(200, { "content-type": "application/json" }).end('{"id": "x", "cont');
  } else if ("broken" in reply && reply.broken === "shape") {
    sendJson(response, 200, { hello: ["not", "an", "answer"] });
  } else {
    response.writeHead(200, { "content-type": "application/json" });
    Readable.from(piecesOf(text)).pipe(response);
  }
}

/** Piece by piece, so that a client that has had enough can stop a long answer. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

function sendHalf(response: ServerResponse, text: string, then?: () => void): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.write(text.slice(0, Math.ceil(text.length / 2)), () => then?.());
}

function trickle(response: ServerResponse, text: string, everyMs: number): void {
  response.writeHead(200, { "content-type": "application/json" });
  let at = 0;
  const timer = setInterval(() => {
    if (at < text.length) response.write(text[at++]);
    else response.end();
  }, everyMs);
  response.on("close", () => clearInterval(timer));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
