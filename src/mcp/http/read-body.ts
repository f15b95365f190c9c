import type { IncomingMessage } from "node:http";
import { isTooDeep } from "../nesting.ts";
import type { Refusal } from "./guard.ts";

export const BODY_LIMIT = 1_000_000;

const TOO_LARGE: Refusal = {
  status: 413,
  message: "The request is too large.",
  headers: { connection: "close" },
};

/** Reads and parses a JSON body; nothing past the limit is kept. */
export async function readBody(
  request: IncomingMessage,
  limit = BODY_LIMIT,
): Promise<{ body: unknown } | { refusal: Refusal }> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return { refusal: TOO_LARGE };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return { refusal: TOO_LARGE };
    chunks.push(chunk);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    return isTooDeep(body)
      ? { refusal: { status: 400, message: "The body is nested too deeply." } }
      : { body };
  } catch {
    return { refusal: { status: 400, message: "The body is not JSON." } };
  }
}
