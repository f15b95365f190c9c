/** Bytes as text, where they are text in an encoding that is known; undefined where they are not. */
export function textOf(bytes: Uint8Array, contentType: string): string | undefined {
  const charset = charsetOf(contentType);
  // Nobody but an attacker still writes it, and no decoder reads it.
  if (charset === "utf-7") return undefined;
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe;
  const bigMark = bytes[0] === 0xfe && bytes[1] === 0xff;
  const label = mark ? "utf-16le" : bigMark ? "utf-16be" : charset || "utf-8";
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

/** Forms of older pages name no encoding; bytes that are no UTF-8 are read in every one of these that can be meant. */
const OLDER =
  "shift_jis euc-jp gb18030 big5 euc-kr windows-1252 windows-1250 windows-1251 windows-1253 windows-1254 windows-1255 windows-1256 koi8-r iso-8859-2".split(
    " ",
  );
const DECODERS = new Map<string, TextDecoder>();

function decodedAs(bytes: Uint8Array, label: string): string | undefined {
  try {
    const decoder = DECODERS.get(label) ?? new TextDecoder(label, { fatal: true });
    DECODERS.set(label, decoder);
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** What percent signs stand for, in UTF-8 or else in whatever it may be; empty where it is no text at all. */
export function percentDecoded(text: string, charset: string): string[] {
  const spaced = text.replace(/\+/g, " ");
  if (!/%[0-9a-f]{2}/i.test(spaced)) return [spaced];
  const latin = spaced.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  // Letters that stand as they are were never bytes of an older encoding.
  const bytes = /[^\u0000-\u00FF]/.test(latin) ? undefined : Buffer.from(latin, "latin1");
  if (bytes === undefined) {
    return [new URLSearchParams(`v=${text.replaceAll("&", "%26")}`).get("v") ?? ""];
  }
  if (bytes.includes(0x1b)) {
    const escaped = decodedAs(bytes, "iso-2022-jp");
    return escaped === undefined ? [] : [escaped];
  }
  const plain = decodedAs(bytes, "utf-8");
  if (plain !== undefined) return [plain];
  const named = charset === "" ? undefined : decodedAs(bytes, charset);
  if (named !== undefined) return [named];
  return [
    ...new Set(OLDER.map((label) => decodedAs(bytes, label)).filter((one) => one !== undefined)),
  ];
}

export function charsetOf(contentType: string): string {
  return /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? "";
}
