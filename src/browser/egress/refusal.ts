import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { EgressRule } from "../../contract/egress.ts";
import { EGRESS_HEADER } from "./headers.ts";

export type BlockedConnection = {
  at: number;
  scheme: "http" | "ws" | "tunnel";
  host: string;
  port: number;
  rule: EgressRule;
  reason: string;
};

/** What goes back instead of the site's answer. `rule` is what the marker header says. */
export type Refusal = { status: 400 | 403 | 407 | 502 | 503; rule: string; reason: string };

const STATUS_TEXT = {
  400: "Bad Request",
  403: "Forbidden",
  407: "Proxy Authentication Required",
  502: "Bad Gateway",
  503: "Service Unavailable",
};

export function upstreamRefusal(error: unknown): Refusal {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return {
    status: 502,
    rule: "upstream",
    reason: `The site could not be reached (${upstreamKind(code)}).`,
  };
}

function upstreamKind(code: string): string {
  if (/^(ENOTFOUND|EAI_|ENODATA|ESERVFAIL)/.test(code)) return "dns";
  if (code === "ECONNREFUSED") return "refused";
  if (code === "ETIMEDOUT") return "timeout";
  if (code === "ECONNRESET" || code === "EPIPE") return "reset";
  if (code === "ENETUNREACH" || code === "EHOSTUNREACH") return "unreachable";
  return code.startsWith("HPE_") ? "protocol" : code || "failed";
}

export function answerRefusal(response: ServerResponse, refusal: Refusal): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.writeHead(refusal.status, STATUS_TEXT[refusal.status], headersOf(refusal));
  response.end(`${refusal.reason}\n`);
}

/** For CONNECT and upgrades, where Node hands over the bare socket. Always ends the connection. */
export function answerRefusalOnSocket(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const headers = Object.entries(headersOf(refusal)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_TEXT[refusal.status]}\r\n${headers.join("")}connection: close\r\n\r\n${refusal.reason}\n`,
  );
}

function headersOf(refusal: Refusal): Record<string, string | number> {
  return {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(refusal.reason) + 1,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    [EGRESS_HEADER]: refusal.rule,
    ...(refusal.status === 407 ? { "proxy-authenticate": 'Basic realm="subterminator"' } : {}),
  };
}
