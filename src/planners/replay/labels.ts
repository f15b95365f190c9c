import { createHash } from "node:crypto";
import { foldAccents, normalizeLabel } from "../../reading/risk/normalize.ts";
import { datesIn } from "../state/dates.ts";
import { MAX_LABEL } from "./recording.ts";

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const AMOUNT =
  /(?:[$€£¥₩₹₽₺]|r\$|\b(?:usd|eur|gbp|chf|jpy|pln|sek|nok|dkk|czk|brl)\b)\s?\d+(?:[.,\s]\d+)*|\d+(?:[.,]\d+)*\s?(?:[$€£¥₩₹₽₺円元원%]|\b(?:usd|eur|gbp|chf|jpy|zł|pln|kr|sek|nok|dkk|kč|czk|brl)\b)/giu;

/** A label as it is kept and compared: as a person reads it, without anybody's address. */
export function keptLabel(text: string): string {
  return text.replace(EMAIL, "…@…").replace(/\s+/g, " ").trim().slice(0, MAX_LABEL).toWellFormed();
}

export function sameLabel(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/**
 * Equal but for dates, prices and percentages, which change between runs. Other numbers stay: "Cancel line 2" is
 * another thing than "Cancel line 1".
 */
export function sameButForAmounts(one: string, other: string): boolean {
  const [first, second] = [withoutAmounts(one), withoutAmounts(other)];
  return /\p{L}/u.test(first) && first === second;
}

/** One begins with the other, numbers and signs aside. */
export function startsAlike(one: string, other: string): boolean {
  const [first, second] = [lettersOf(one), lettersOf(other)];
  return first !== "" && second !== "" && (first.startsWith(second) || second.startsWith(first));
}

function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}]+/gu, "");
}

function withoutAmounts(text: string): string {
  let left = text;
  for (const date of datesIn(text)) left = left.replace(date, " # ");
  return plain(left.replace(AMOUNT, " # "));
}

function plain(text: string): string {
  return foldAccents(normalizeLabel(keptLabel(text)));
}

/** 48 bits: enough to know a label or a link again, and not to read it. */
export function digestOf(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 12);
}

export const labelDigest = (role: string, name: string): string => digestOf(role, plain(name));
