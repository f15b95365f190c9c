import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { EgressPolicy } from "../../contract/egress.ts";
import { createAuthenticator, createCredentials, type ProxyCredentials } from "./credentials.ts";
import { dialFirst, systemDial, type Dial } from "./dial.ts";
import { forwardRequest, forwardUpgrade } from "./forward.ts";
import { IDLE_MS, MAX_BLOCKED, MAX_CONNECTIONS, MAX_HEADER_BYTES } from "./limits.ts";
import {
  answerRefusal,
  answerRefusalOnSocket,
  upstreamRefusal,
  type BlockedConnection,
  type Refusal,
} from "./refusal.ts";
import { RouteAgent } from "./route-agent.ts";
import { createRouter, systemResolve, type ClosedRoute, type Resolve } from "./route.ts";
import { firstByte, splice, tunnelTarget } from "./tunnel.ts";

export type { BlockedConnection } from "./refusal.ts";
export type { ProxyCredentials } from "./credentials.ts";

export type EgressProxy = {
  /** http://127.0.0.1:port */
  server: string;
  port: number;
  credentials: ProxyCredentials;
  close(): Promise<void>;
  /** The most recent refusals by policy, oldest first. */
  blocked(): BlockedConnection[];
};

export type EgressProxyOptions = {
  /** Asked anew for every connection and request, so a change holds from the next one on. */
  policy: () => EgressPolicy;
  onBlocked?: (blocked: BlockedConnection) => void;
  resolve?: Resolve;
  dial?: Dial;
  maxConnections?: number;
};

const TLS_HANDSHAKE = 0x16;
/** Answered by the proxy itself: the request on which a browser context learns the proxy's credentials. */
export const HANDSHAKE_URL = "http://egress-handshake.invalid/";
const UNAUTHENTICATED: Refusal = {
  status: 407,
  rule: "unauthenticated",
  reason: "This proxy belongs to one browser session.",
};

/** The one door of a session's browser context: each connection it makes is resolved, checked and dialled here. */
export async function startEgressProxy(options: EgressProxyOptions): Promise<EgressProxy> {
  const credentials = createCredentials();
  const isAuthentic = createAuthenticator(credentials);
  const sockets = new Set<Duplex>();
  const blocked: BlockedConnection[] = [];
  let port = 0;
  let closing = false;

  const track = <T extends Duplex>(socket: T): T => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    return socket;
  };
  const dial: Dial = (ip, target) => {
    if (closing) throw Object.assign(new Error("closing"), { code: "ECONNRESET" });
    return track((options.dial ?? systemDial)(ip, target));
  };
  const policy = (): EgressPolicy => {
    const current = options.policy();
    return { ...current, deniedPorts: [...current.deniedPorts, port] };
  };
  const route = createRouter(policy, options.resolve ?? systemResolve);
  const agent = new RouteAgent(dial);

  function block(scheme: BlockedConnection["scheme"], refused: ClosedRoute): Refusal {
    const { host, verdict } = refused;
    const entry: BlockedConnection = {
      at: Date.now(),
      scheme,
      host,
      port: refused.port,
      rule: verdict.rule,
      reason: verdict.reason,
    };
    blocked.push(entry);
    if (blocked.length > MAX_BLOCKED) blocked.shift();
    try {
      options.onBlocked?.(entry);
    } catch {
      // A listener's fault must not open or close a connection.
    }
    return { status: 403, rule: verdict.rule, reason: verdict.reason };
  }

  async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const target = tunnelTarget(incoming.url ?? "");
    if (target === undefined) return answerRefusalOnSocket(client, badRequest());
    const decided = await route(target);
    if (!decided.allowed) return answerRefusalOnSocket(client, block("tunnel", decided));
    const gone = new AbortController();
    client.once("close", () => gone.abort());
    const peer = await dialFirst(dial, decided.addresses, decided.port, gone.signal);
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0) client.unshift(head);
    // CONNECT also carries ws:, which has no other mark than not starting with a TLS record.
    if (policy().httpsOnly && (await firstByte(client)) !== TLS_HANDSHAKE) {
      block("tunnel", {
        ...decided,
        allowed: false,
        verdict: { allowed: false, rule: "https_only", reason: "The connection is not encrypted." },
      });
      peer.destroy();
      client.destroy();
      return;
    }
    splice(client, peer);
  }

  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 30_000,
    requestTimeout: 0,
    keepAliveTimeout: 60_000,
    noDelay: true,
  });
  server.maxConnections = options.maxConnections ?? MAX_CONNECTIONS;
  server.timeout = IDLE_MS;
  server.on("connection", (socket: Socket) => track(socket).on("error", () => {}));
  server.on("clientError", (_error, socket) => socket.destroy());

  server.on("request", (incoming, response) => {
    incoming.on("error", () => {});
    response.on("error", () => {});
    const serve = async (): Promise<void> => {
      if (!isAuthentic(incoming.headers["proxy-authorization"]))
        return answerRefusal(response, UNAUTHENTICATED);
      if (incoming.url === HANDSHAKE_URL) return void response.end("ok");
      if (!/^http:\/\//i.test(incoming.url ?? "")) return answerRefusal(response, badRequest());
      const decided = await route(incoming.url ?? "");
      if (!decided.allowed) return answerRefusal(response, block("http", decided));
      await forwardRequest(incoming, response, decided, agent, dial);
    };
    serve().catch((error: unknown) => answerRefusal(response, upstreamRefusal(error)));
  });

  const onSocket = (
    handle: (incoming: IncomingMessage, client: Duplex, head: Buffer) => Promise<void>,
  ) => {
    return (incoming: IncomingMessage, client: Duplex, head: Buffer): void => {
      client.on("error", () => client.destroy());
      if (!isAuthentic(incoming.headers["proxy-authorization"]))
        return answerRefusalOnSocket(client, UNAUTHENTICATED);
      handle(incoming, client, head).catch((error: unknown) =>
        answerRefusalOnSocket(client, upstreamRefusal(error)),
      );
    };
  };
  server.on("connect", onSocket(tunnel));
  server.on(
    "upgrade",
    onSocket(async (incoming, client, head) => {
      if (!/^(http|ws):\/\//i.test(incoming.url ?? ""))
        return answerRefusalOnSocket(client, badRequest());
      const decided = await route((incoming.url ?? "").replace(/^http:/i, "ws:"));
      if (!decided.allowed) return answerRefusalOnSocket(client, block("ws", decided));
      await forwardUpgrade(incoming, client, head, decided, dial);
    }),
  );

  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  port = (server.address() as AddressInfo).port;

  return {
    server: `http://127.0.0.1:${port}`,
    port,
    credentials,
    blocked: () => [...blocked],
    close: async () => {
      closing = true;
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      agent.destroy();
      for (const socket of sockets) socket.destroy();
      await closed.promise;
    },
  };
}

function badRequest(): Refusal {
  return { status: 400, rule: "bad_url", reason: "Not a proxy request." };
}
