import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { pipeline, type Duplex } from "node:stream";
import { dialFirst, type Dial } from "./dial.ts";
import { endToEndHeaders, isChunked } from "./headers.ts";
import { answerRefusal, answerRefusalOnSocket, upstreamRefusal } from "./refusal.ts";
import type { RouteAgent, RoutedOptions } from "./route-agent.ts";
import type { OpenRoute } from "./route.ts";
import { IDLE_MS, MAX_HEADER_BYTES } from "./limits.ts";
import { splice } from "./tunnel.ts";

const REPEATABLE = new Set(["GET", "HEAD", "OPTIONS"]);

/** A plain http request, in absolute form. */
export async function forwardRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  route: OpenRoute,
  agent: RouteAgent,
  dial: Dial,
  repeated = false,
): Promise<void> {
  // A reused socket may be dead already, and what failed is then sent again. Only a request that may happen twice may
  // take that risk: a cancellation must not.
  const repeatable = REPEATABLE.has(incoming.method ?? "") && !hasBody(incoming);
  const socket = repeatable ? undefined : await dialFirst(dial, route.addresses, route.port);
  if (response.destroyed) {
    socket?.destroy();
    return;
  }
  const upstream = startUpstream(
    incoming,
    route,
    socket ? { createConnection: () => socket } : { agent },
    [],
  );
  const giveUp = (): void => void upstream.destroy();
  response.once("close", giveUp);
  upstream.on("response", (answer) => relayAnswer(answer, response));
  upstream.on("error", (failure) => {
    response.off("close", giveUp);
    if (
      repeatable &&
      upstream.reusedSocket &&
      !repeated &&
      !response.headersSent &&
      !response.destroyed
    ) {
      forwardRequest(incoming, response, route, agent, dial, true).catch((again: unknown) =>
        answerRefusal(response, upstreamRefusal(again)),
      );
      return;
    }
    answerRefusal(response, upstreamRefusal(failure));
  });
  if (hasBody(incoming)) pipeline(incoming, upstream, () => {});
  else upstream.end();
}

/** An upgrade (ws) in absolute form. Chromium tunnels WebSockets with CONNECT; other clients come this way. */
export async function forwardUpgrade(
  incoming: IncomingMessage,
  client: Duplex,
  head: Buffer,
  route: OpenRoute,
  dial: Dial,
): Promise<void> {
  const socket = await dialFirst(dial, route.addresses, route.port);
  if (client.destroyed) {
    socket.destroy();
    return;
  }
  const upstream = startUpstream(incoming, route, { createConnection: () => socket }, [
    "Connection",
    "Upgrade",
    "Upgrade",
    incoming.headers.upgrade ?? "",
  ]);
  upstream.on("upgrade", (answer, peer, first) => {
    const headers = endToEndHeaders(answer.rawHeaders, undefined);
    client.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${answer.headers.upgrade ?? ""}\r\n${headerLines(headers)}\r\n`,
    );
    client.write(first);
    peer.write(head);
    splice(client, peer);
  });
  upstream.on("response", (answer) => {
    const headers = endToEndHeaders(answer.rawHeaders, answer.headers.connection);
    client.write(
      `HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ""}\r\n${headerLines(headers)}Connection: close\r\n\r\n`,
    );
    pipeline(answer, client, () => {});
  });
  upstream.on("error", (error) => answerRefusalOnSocket(client, upstreamRefusal(error)));
  client.once("close", () => upstream.destroy());
  upstream.end();
}

function startUpstream(
  incoming: IncomingMessage,
  route: OpenRoute,
  via: RoutedOptions,
  extra: string[],
): ClientRequest {
  const { url } = route;
  const headers = [
    "Host",
    url.host,
    ...endToEndHeaders(incoming.rawHeaders, incoming.headers.connection),
    ...extra,
  ];
  if (isChunked(incoming.headers["transfer-encoding"]))
    headers.push("Transfer-Encoding", "chunked");
  const options: RoutedOptions = {
    ...via,
    route,
    host: route.host,
    port: route.port,
    method: incoming.method ?? "GET",
    path: `${url.pathname}${url.search}`,
    headers,
    maxHeaderSize: MAX_HEADER_BYTES * 4,
    setHost: false,
  };
  const upstream = httpRequest(options);
  upstream.setTimeout(IDLE_MS, () =>
    upstream.destroy(Object.assign(new Error("idle"), { code: "ETIMEDOUT" })),
  );
  return upstream;
}

function relayAnswer(answer: IncomingMessage, response: ServerResponse): void {
  // A site's own 407 would make the browser believe that this proxy asked it for credentials.
  if (answer.statusCode === 407) {
    answer.destroy();
    answerRefusal(response, {
      status: 502,
      rule: "upstream",
      reason: "The site answered with a proxy challenge.",
    });
    return;
  }
  response.sendDate = false;
  response.writeHead(
    answer.statusCode ?? 502,
    answer.statusMessage ?? "",
    endToEndHeaders(answer.rawHeaders, answer.headers.connection),
  );
  pipeline(answer, response, () => {});
}

function hasBody(incoming: IncomingMessage): boolean {
  return (
    incoming.headers["transfer-encoding"] !== undefined ||
    Number(incoming.headers["content-length"] ?? 0) > 0
  );
}

function headerLines(flat: string[]): string {
  let lines = "";
  for (let index = 0; index + 1 < flat.length; index += 2)
    lines += `${flat[index]}: ${flat[index + 1]}\r\n`;
  return lines;
}
