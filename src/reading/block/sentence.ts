import { datesIn, isNever, isPast, type DateToken } from "./tokens.ts";
import { plain, type Words } from "./match-end-words.ts";
import { deniesMore } from "./no-payments-left.ts";

/** What is known of the plan when a sentence is read. */
export type About = {
  words: Words;
  now: number;
  /** Words that name the plan or the site: no sign of another thing. */
  names: Set<string>;
  /** It was seen running: what ended long ago is another one. Where it was over before the run, the day may lie back. */
  ran: boolean;
  /** Every word that stood on the page before. */
  known: Set<string>;
};

/** A status is a word or three. */
export const STATUS = 25;

export const tokensOf = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{M}\p{N}+]{2,}/gu) ?? [];

export type Claim = {
  kind: "ended" | "ends" | "noMore" | "none";
  quote: string;
  date?: string;
  /** No word of it is unaccounted for, and none of what leads up to it. */
  clear?: true;
};

const SPLIT =
  /(?<=\p{L}\p{L}[.!?])\s+|(?<=\d\sг\.)\s+(?=\p{Lu})|(?<=(?:\d{4}|[.,]\d{2}|[€$£¥%])\.)\s+(?=\p{Lu})|(?<=[。！？])|\s[·|•–—]\s|[;；]\s?|(?<=[)\]"”])\.\s+/u;

export const sentencesOf = (text: string): string[] =>
  text
    .split(SPLIT)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const QUESTION = /[?？؟]\s*["”]?$/;
const COUNTED = /[:：(]\s*\d{1,3}\s?[件回笔건]?\)?$/u;
const SHORT = 40;

/** Asks, counts, supposes, or speaks of somebody else: whatever else it says, it is not the end of this plan. */
export function isBeside(said: string, about: About): boolean {
  const { words } = about;
  if (QUESTION.test(said) || (COUNTED.test(said) && datesIn(said).length === 0)) return true;
  const text = withoutNames(plain(said), about.names);
  if (words.has("ifs", words.without(["ends", "noMore", "status"], text))) return true;
  return words.has("people", text) || namesSomebody(said, about);
}

/** A sentence that says it is over, or will be; undefined for one that asks, denies, supposes, or speaks of something else. */
export function claimOf(said: string, about: About): Claim | undefined {
  const { words, now } = about;
  if (isBeside(said, about)) return undefined;
  const text = withoutNames(plain(said), about.names);
  const dates = datesIn(said);
  const ahead = dates.filter((date) => !isPast(date, now));
  // "Ends on 31.12.2099" is how programs write "never".
  if (dates.some((date) => isNever(date, now))) return undefined;
  if (words.has("noMore", text))
    return { kind: "noMore", quote: said, ...dateOf(said, ahead, about) };
  if (deniesMore(text, words) && text.length < 140 && !words.has("ends", text))
    return { kind: "noMore", quote: said };
  if (words.has("none", text) && text.length < 140) return { kind: "none", quote: said };
  const rest = words.without(["ended", "noMore", "none", "ends"], text);
  if (words.has("again", words.without(["ended", "noMore", "none"], text))) return undefined;
  const other = words.has("things", words.without(["ended", "noMore", "none"], text));
  if (words.has("ended", text)) {
    if (words.has("not", rest) || words.has("can", rest) || other) return undefined;
    if (isOfAnotherThing(said, about)) return undefined;
    // It was running when the run began: what ended long ago is another one.
    if (about.ran && dates.length > 0 && ahead.length === 0) return undefined;
    const bare = dates.reduce((left, date) => left.replace(date.text, ""), said);
    const about2nd = words.has("plan", text) || bare.length <= SHORT || hasName(said, about.names);
    return about2nd ? { kind: "ended", quote: said, ...dateOf(said, ahead, about) } : undefined;
  }
  if (ahead.length === 0 || other || !words.has("ends", text) || words.has("not", rest))
    return undefined;
  if (words.has("living", text) || words.has("period", text) || words.has("paused", text))
    return undefined;
  return { kind: "ends", quote: said, ...dateOf(said, ahead, about) };
}

const OF_PLANS = ["plan", "status", "ends", "noMore", "active", "living", "period"] as const;

/** "Tax declaration: cancelled", "Cancelled: your changes": what the colon parts from the word is what has ended. */
export function isOfAnotherThing(said: string, about: About): boolean {
  const [, before = "", after = ""] =
    /^([^:：]{2,60})(?:[:：]\s+|：|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]):)(.+)$/su.exec(
      said,
    ) ?? [];
  if (before === "") return false;
  const { words, names, known } = about;
  const named = words.has("ended", plain(before)) ? after : before;
  const bare = datesIn(named).reduce((left, date) => left.replace(date.text, " "), named);
  const thing = withoutNames(plain(bare), names);
  // The other side may speak of the plan, too: "Place 212: pass cancelled".
  if (hasName(said, names) || words.has("plan", plain(said))) return false;
  if (["plan", "status", "ends", "noMore", "active"].some((key) => words.has(key as "plan", thing)))
    return false;
  // "Renewal notices: cancelled": of a renewal there is only the word; what came with it has ended.
  const rest = OF_PLANS.some((key) => words.has(key, thing))
    ? words.without(["living", "period"], thing).replace(/(?<!\p{L})auto\p{L}*/gu, " ")
    : thing;
  return (rest.match(/[\p{L}\p{M}]{4,}/gu) ?? []).some((word) => !known.has(word));
}

/** "Cancelled on 3 May" tells when it was done; the day is the end's where a word of ending stands by it. */
function dateOf(said: string, ahead: DateToken[], { words }: About): { date?: string } {
  const date = ahead.find(({ text }) => {
    const at = said.indexOf(text);
    const near = plain(
      `${said.slice(Math.max(0, at - 45), at)} ${said.slice(at + text.length, at + text.length + 30)}`,
    );
    return words.has("ends", near);
  });
  return date === undefined ? {} : { date: date.text };
}

export function withoutNames(text: string, names: Set<string>): string {
  return text.replace(/[\p{L}\p{M}\p{N}+]+/gu, (word) =>
    word.length > 2 && names.has(word) ? "~" : word,
  );
}

const hasName = (said: string, names: Set<string>): boolean =>
  (plain(said).match(/[\p{L}\p{N}+]{3,}/gu) ?? []).some((word) => names.has(word));

/** "Emma's plan", "Plan of Tom Berg": a name that neither the page nor the plan had before. */
function namesSomebody(said: string, { names, known, words }: About): boolean {
  const tokens = said.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const possessive = /(\p{Lu}[\p{Ll}\p{M}]+)['’]s\s/u.exec(said)?.[1];
  const isKnown = (token: string): boolean => {
    const word = plain(token.replace(/['’]s$/, ""));
    return names.has(word) || known.has(word);
  };
  if (
    possessive !== undefined &&
    !isKnown(possessive) &&
    !/^(?:it|that|there|here|what|let|who|he|she)$/i.test(possessive)
  )
    return true;
  // German writes every noun with a capital; titles do so with every word.
  if (words.languages.includes("de") || tokens.length < 4) return false;
  const upper = tokens.filter((token) => /^\p{Lu}\p{Ll}+/u.test(token));
  if (upper.length * 2 > tokens.length) return false;
  // Not the first of a sentence, of a quotation or of what stands behind a colon.
  const inside = [...said.matchAll(/(?<=[^:：(.!?«“"\s]\s+)\p{Lu}[\p{Ll}\p{M}]{2,}/gu)].map(
    ([token]) => token,
  );
  return inside.some((token) => {
    const word = plain(token);
    const month = datesIn(`3 ${token} 2026`).length > 0;
    const spoken = (
      ["ended", "ends", "noMore", "plan", "status", "living", "undo", "none"] as const
    ).some((key) => words.has(key, word));
    return !isKnown(token) && !month && !spoken;
  });
}
