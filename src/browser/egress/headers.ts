/** The header a refusal carries, so that the browser layer can tell it from the site's own 403 or 502. */
export const EGRESS_HEADER = "x-subterminator-egress";

const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  EGRESS_HEADER,
]);

/**
 * End-to-end headers as a flat name, value list; order, case and repeats stay as sent. `Proxy-*` goes as well: our
 * credentials must not reach a site, nor a site's challenge the browser. Our own marker goes so no site can forge it.
 */
export function endToEndHeaders(rawHeaders: string[], connection: string | undefined): string[] {
  const dropped = new Set((connection ?? "").split(",").map((name) => name.trim().toLowerCase()));
  const kept: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    const key = name.toLowerCase();
    if (HOP_BY_HOP.has(key) || key.startsWith("proxy-") || dropped.has(key)) continue;
    kept.push(name, rawHeaders[index + 1] ?? "");
  }
  return kept;
}

/** Body framing survives the trip only if Node is told about it: without a length it must be chunked again. */
export function isChunked(transferEncoding: string | undefined): boolean {
  return transferEncoding !== undefined && /\bchunked\b/i.test(transferEncoding);
}
