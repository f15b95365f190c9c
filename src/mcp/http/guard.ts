import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

export const PATH = "/mcp";
const METHODS = new Set(["GET", "POST", "DELETE"]);
const LOOPBACK_NAMES = ["127.0.0.1", "localhost", "[::1]"];

type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

/**
 * What a request must bring before anything reads its body. A page in the user's own browser can reach this port,
 * also under a name of its own that it points at 127.0.0.1; so names and origins are checked before the token.
 */
export function refusalFor(
  { method, url, headers }: Asked,
  port: number,
  token: string,
): Refusal | undefined {
  if (!isOurHost(headers.host, port)) return { status: 403, message: "Host is not this server." };
  if (!isOurOrigin(headers, port))
    return { status: 403, message: "Requests from web pages are refused." };
  if (url !== PATH) return { status: 404, message: `Only ${PATH} is served.` };
  if (!METHODS.has(method ?? ""))
    return { status: 405, message: "Method not allowed.", headers: { allow: "GET, POST, DELETE" } };
  if (!hasToken(headers.authorization, token))
    return {
      status: 401,
      message: "A bearer token is needed.",
      headers: { "www-authenticate": "Bearer" },
    };
  if (method === "POST" && !/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? ""))
    return { status: 415, message: "Content-Type must be application/json." };
  return undefined;
}

function isOurHost(host: string | undefined, port: number): boolean {
  return (
    host !== undefined && LOOPBACK_NAMES.some((name) => host.toLowerCase() === `${name}:${port}`)
  );
}

/** Programs send no Origin. A page of this very server would be same-origin; there is none, but it could do no harm. */
function isOurOrigin(headers: IncomingHttpHeaders, port: number): boolean {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return (
    origin === undefined ||
    LOOPBACK_NAMES.some((name) => origin.toLowerCase() === `http://${name}:${port}`)
  );
}

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^bearer +(\S+) *$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(sha256(given), sha256(token));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();
