import type { Context } from "hono";

/** Names under which this server is reached; a page may point a name of its own at 127.0.0.1. */
export type OwnNames = () => string[];

export function isOurHost(context: Context, names: OwnNames): boolean {
  const host = context.req.header("host")?.toLowerCase();
  return host !== undefined && names().includes(host);
}

/** Programs send no Origin. A browser says where a request comes from, and only our own page may send one. */
export function isOurOrigin(context: Context, names: OwnNames): boolean {
  const site = context.req.header("sec-fetch-site");
  // "none": the person typed the address or followed a link from outside of any page.
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const origin = context.req.header("origin")?.toLowerCase();
  return (
    origin === undefined ||
    names().some((name) => origin === `http://${name}` || origin === `https://${name}`)
  );
}

/**
 * Somebody followed a link to the dashboard that stood in another page: in a web mail, in a client that runs in the
 * browser. They get the empty page, which holds nothing of anybody and cannot be framed; what it asks for is its own.
 */
export function isFollowedLink(context: Context): boolean {
  const { method, path } = context.req;
  return (
    method === "GET" &&
    path === "/" &&
    context.req.header("origin") === undefined &&
    context.req.header("sec-fetch-mode") === "navigate" &&
    context.req.header("sec-fetch-dest") === "document"
  );
}

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

export const PAGE_HEADERS: Record<string, string> = {
  "content-security-policy": CSP,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** A document of a run: shown in a frame of ours, as nobody, with no script; its own policy says the rest. */
export const DOCUMENT_HEADERS: Record<string, string> = {
  "content-security-policy": "sandbox; frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};
