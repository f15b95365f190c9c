import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from "node:zlib";

/** Decompressing is not interrupted: this much takes about 10 ms. */
const MAX_UNPACKED = 4_000_000;
const options = { maxOutputLength: MAX_UNPACKED };

/** A body without its content encodings; undefined where one is unknown, broken or too large. */
export function unpacked(bytes: Uint8Array, encodings: string): Uint8Array | undefined {
  let at: Uint8Array = bytes;
  const names = encodings
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  if (names.length === 0 && bytes[0] === 0x1f && bytes[1] === 0x8b) names.push("gzip");
  if (names.length > 3) return undefined;
  for (const name of names.toReversed())
    try {
      if (name === "gzip" || name === "x-gzip") at = gunzipSync(at, options);
      else if (name === "br") at = brotliDecompressSync(at, options);
      else if (name === "deflate") at = inflated(at);
      else return undefined;
    } catch {
      return undefined;
    }
  return at;
}

/** What bytes without a label unpack to, where they do: a raw stream has no mark, and other bytes end it at once. */
export function guessUnpacked(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, options) : inflated(bytes);
  } catch {
    return undefined;
  }
}

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, options);
  } catch {
    return inflateRawSync(bytes, options);
  }
}
