import { phraseMatcher } from "./phrase-matcher.ts";
import { addressEntries, ADDRESS } from "./lexicon-address.ts";
import type { DangerKind } from "../../contract/risk.ts";
import { decoded } from "./address-spelling.ts";
import { foldAccents, normalizeLabel } from "./normalize.ts";
import { splitJoined } from "./joined-words.ts";

const match = phraseMatcher(addressEntries());

export type WordReading = { bits: number; kinds: DangerKind[]; lastBits: number };

const CAMEL = /(\p{Ll}|\d)(\p{Lu})|(\p{Lu}+)(\p{Lu}\p{Ll})/gu;

export const FILE_END = /\.(?:php\d?|html?|aspx?|jsp|jspa|do|action|cgi|json|xml|cfm)$/i;

/** "doCancel", "cancel_plan", "cancelplan" and "%E8%A7%A3%E7%B4%84" as words. */
export function wordsOf(text: string): string {
  const parted = decoded(text)
    .replace(CAMEL, (_, a, b, c, d) => (a !== undefined ? `${a} ${b}` : `${c} ${d}`))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
  return foldAccents(normalizeLabel(parted)).replace(/[a-z]{6,}/g, splitJoined);
}

export const bitsOf = (words: string) =>
  match(words).reduce((bits, hit) => bits | hit.categories, 0);

export const has = (bits: number, mask: number) => (bits & mask) !== 0;

export function kindsOf(bits: number): DangerKind[] {
  const kinds: DangerKind[] = [];
  const trivial = has(bits, ADDRESS.trivial);
  const strongEnd = has(bits, ADDRESS.end);
  const endsPart = has(bits, ADDRESS.stop) && has(bits, ADDRESS.subject);
  const removesAccount =
    has(bits, ADDRESS.delete) || (has(bits, ADDRESS.remove) && has(bits, ADDRESS.valuable));
  if ((strongEnd || endsPart) && has(bits, ADDRESS.resume)) kinds.push("spends_money");
  else if (strongEnd || endsPart) {
    if (has(bits, ADDRESS.subject) || !(trivial || has(bits, ADDRESS.order)))
      kinds.push("ends_subscription");
    else if (has(bits, ADDRESS.order)) kinds.push("unclear_commit");
  }
  if (removesAccount && (!trivial || has(bits, ADDRESS.valuable))) kinds.push("deletes");
  const resumes = has(bits, ADDRESS.resume) && has(bits, ADDRESS.subject);
  const takesOffer = has(bits, ADDRESS.offer) && has(bits, ADDRESS.accept);
  const longer = has(bits, ADDRESS.yearly) && has(bits, ADDRESS.subject);
  if ((has(bits, ADDRESS.buy) && !trivial) || resumes || takesOffer || longer) {
    if (!kinds.includes("spends_money") && (kinds.length === 0 || takesOffer))
      kinds.unshift("spends_money");
  }
  if (has(bits, ADDRESS.reach) && kinds.length === 0 && !has(bits, ADDRESS.self))
    kinds.push("reaches_others");
  if (has(bits, ADDRESS.grant) && kinds.length === 0) kinds.push("grants_access");
  return kinds;
}

/** What an address would be about if nothing in it were small. */
export const kindsAtWorst = ({ bits }: { bits: number }): DangerKind[] =>
  kindsOf(bits & ~ADDRESS.trivial);

/** Longer than any name or command; what a pattern needs for a text grows faster than the text. */
export const WORDS_MAX = 2000;

const KNOWN_LIMIT = 4000;

const known = new Map<string, WordReading>();

/** Reads a field value, an operation or a function name. Bodies repeat their names, so readings are kept. */
export function readWords(text: string): WordReading {
  const short = text.slice(0, WORDS_MAX);
  const before = known.get(short);
  if (before !== undefined) return before;
  const bits = bitsOf(wordsOf(short));
  const reading = { bits, kinds: kindsOf(bits), lastBits: bits };
  if (short.length <= 200) {
    if (known.size >= KNOWN_LIMIT) known.clear();
    known.set(short, reading);
  }
  return reading;
}
