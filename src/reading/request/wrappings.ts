import { percentDecoded, textOf } from "./charset.ts";
import { guessUnpacked } from "./unpack.ts";

const BASE64 = /^[A-Za-z0-9+/_-]{12,}={0,2}$/;
const HEX = /^(?:[0-9a-f]{2}){6,}$/i;
const NUMBERS = /^\[?\d{1,5}(?:[,\s]{1,3}\d{1,5}){7,}\]?$/;
/** A signed token: what it says stands in its middle, open to everybody. */
const TOKEN = /^[\w-]{4,}\.[\w-]{4,}\.[\w-]*$/;

/** What stands behind percent signs, base64, hexadecimal or character codes, where that is text again. */
export function unwrapped(text: string): string[] {
  if (/%[0-9a-f]{2}/i.test(text)) return percentDecoded(text, "").filter((one) => one !== text);
  if (TOKEN.test(text) && text.startsWith("eyJ"))
    return text
      .split(".")
      .slice(0, 2)
      .flatMap((part) => readable(Buffer.from(part, "base64url")));
  if (HEX.test(text) && /\d/.test(text)) {
    const inside = readable(Buffer.from(text, "hex"));
    if (inside.length > 0) return inside;
  }
  if (NUMBERS.test(text)) {
    const inside = codesIn((text.match(/\d+/g) ?? []).map(Number));
    return inside === undefined ? [] : [inside];
  }
  if (!BASE64.test(text) || !/[A-Z\d+/=_-]/.test(text)) return [];
  return readable(Buffer.from(text, "base64"));
}

function readable(bytes: Uint8Array): string[] {
  const plain = textOf(bytes, "");
  const packed = plain === undefined ? guessUnpacked(bytes) : undefined;
  const decoded = packed === undefined ? plain : textOf(packed, "");
  return decoded !== undefined && decoded.length > 5 && isPlain(decoded) ? [decoded] : [];
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7E\s\p{L}\p{M}\p{N}\p{P}]*$/u.test(text);
}

const MAX_CODES = 200_000;

/** A row of character codes, as a buffer becomes in JSON: a list, or an object whose keys count up. */
export function codesIn(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if (!Array.isArray(value) && !("0" in value && "7" in value)) return undefined;
  const codes: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (codes.length < 8 || codes.length > MAX_CODES) return undefined;
  let most = 0;
  for (const code of codes) {
    if (typeof code !== "number" || !Number.isInteger(code) || code < 9 || code > 0x10ffff)
      return undefined;
    most = Math.max(most, code);
  }
  const text =
    most <= 0xff
      ? readable(Uint8Array.from(codes as number[]))[0]
      : (codes as number[]).map((code) => String.fromCodePoint(code)).join("");
  return text !== undefined && isPlain(text) ? text : undefined;
}
