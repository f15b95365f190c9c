/** Bytes as text, where they are text in an encoding that is known; undefined where they are not. */
export function textOf(bytes: Uint8Array, contentType: string): string | undefined {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase();
  // Nobody but an attacker still writes it, and no decoder reads it.
  if (charset === "utf-7") return undefined;
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe;
  const bigMark = bytes[0] === 0xfe && bytes[1] === 0xff;
  const label = mark ? "utf-16le" : bigMark ? "utf-16be" : (charset ?? "utf-8");
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return isText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

const ODD = /[\u0001-\u0008\u000B\u000C\u000E-\u001D\u001F\uFFFD]/g;

/** Control characters other than blanks are no part of any text; one in five hundred may be a slip. */
function isText(text: string): boolean {
  return !text.includes("\0") && (text.match(ODD)?.length ?? 0) * 500 <= text.length;
}

const RUNS = {
  latin1: /[A-Za-z0-9_.$:/ -]{4,200}/g,
  utf16le: /[\p{L}\p{N}_.$:/ -]{4,200}/gu,
} as const;
const MAX_RUNS = 2_000;
const MAX_BYTES = 200_000;

/** What can be read in bytes that are no text: names and words stand in them as they are. */
export function printableRuns(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_BYTES));
  const runs: string[] = [];
  for (const encoding of ["latin1", "utf16le"] as const)
    for (const [run] of head.toString(encoding).matchAll(RUNS[encoding])) {
      if (runs.length >= MAX_RUNS) break;
      runs.push(run);
    }
  return runs;
}
