import { foldAccents, normalizeLabel } from "../risk/normalize.ts";
import type { EndWords } from "./end-words.ts";
import { END_WORDS } from "./known-languages.ts";

export type Key = Exclude<keyof EndWords, "code" | "unspaced">;

export const plain = (text: string): string => foldAccents(normalizeLabel(text.slice(0, 8000)));

const ESCAPED = /[.+?^${}()|[\]\\]/g;

const BEGINS = String.raw`(?<![\p{L}\p{N}])`;
const ENDS = String.raw`(?![\p{L}\p{N}])`;

function patternOf(phrases: string, unspaced: boolean): RegExp {
  const made = phrases
    .split(" | ")
    .map((phrase) => plain(phrase.trim()))
    .filter((phrase) => phrase.replaceAll("*", "") !== "")
    // "We've" before "we": of two phrases that begin alike the longer one is what stands there.
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => {
      const body = phrase
        .replace(/^\*|\*$/g, "")
        .replaceAll(/ (?:…|\.\.\.) ?/g, "\u0000")
        .replace(ESCAPED, String.raw`\$&`)
        .replaceAll("*", String.raw`\p{L}*`)
        .replaceAll(" ", String.raw`\s+`)
        .replaceAll("\u0000", ".{0,40}?");
      const end = phrase.endsWith("*") ? String.raw`[\p{L}\p{M}]*` : ENDS;
      return { body: unspaced ? body : `${body}${end}`, open: unspaced || phrase.startsWith("*") };
    });
  // One look behind for all that begin a word, and not one each: a page is read in a third of the time.
  const runs: { open: boolean; bodies: string[] }[] = [];
  for (const { body, open } of made) {
    const last = runs.at(-1);
    if (last?.open === open) last.bodies.push(body);
    else runs.push({ open, bodies: [body] });
  }
  return new RegExp(
    runs.map(({ open, bodies }) => `${open ? "" : BEGINS}(?:${bodies.join("|")})`).join("|"),
    "gu",
  );
}

const compiled = new Map<string, RegExp>();
function pattern(words: EndWords, key: Key): RegExp {
  const name = `${words.code} ${key}`;
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const made = patternOf(words[key], words.unspaced === true);
  compiled.set(name, made);
  return made;
}

export type Words = {
  /** `text` is plain already. */
  has(key: Key, text: string): boolean;
  /** The text with every phrase of these keys blanked. */
  without(keys: Key[], text: string): string;
  languages: string[];
};

const VOCABULARY: Key[] = [
  "ended",
  "ends",
  "noMore",
  "living",
  "plan",
  "active",
  "leave",
  "undo",
  "status",
  "not",
  "ifs",
];

/** Single words of a language for telling it from others: 28 tables as patterns over a page took half a second. */
type Vocabulary = { whole: Set<string>; open: string[] };
const vocabularies = new Map<string, Vocabulary>();
function vocabularyOf(words: EndWords): Vocabulary {
  const known = vocabularies.get(words.code);
  if (known !== undefined) return known;
  const phrases = VOCABULARY.flatMap((key) => words[key].split(" | "));
  const made: Vocabulary =
    words.unspaced === true
      ? {
          whole: new Set(),
          open: phrases
            .map((phrase) => plain(phrase.replaceAll("*", "")))
            .filter((phrase) => phrase.length > 1),
        }
      : {
          whole: new Set(
            phrases
              .flatMap((phrase) => plain(phrase).split(/[\s…]+/))
              .filter((word) => word.length > 2 && !word.includes("*")),
          ),
          open: phrases
            .flatMap((phrase) => plain(phrase).split(/[\s…]+/))
            .filter((word) => word.includes("*"))
            .map((word) => word.replaceAll("*", ""))
            .filter((word) => word.length > 3),
        };
  vocabularies.set(words.code, made);
  return made;
}

function scoreOf(words: EndWords, sample: string, tokens: Set<string>): number {
  const { whole, open } = vocabularyOf(words);
  let score = 0;
  for (const word of tokens) if (whole.has(word)) score += word.length;
  for (const part of open) if (sample.includes(part)) score += part.length;
  return score;
}

const MEMO = 4_000;

/** Its words are found in texts of its own letters only, so they can be mistaken for no other language's. */
const isOfOtherLetters = ({ plan }: EndWords): boolean => !/\p{Script=Latin}/u.test(plan);

/** What the page says it is written in, what its words are from, and English, which stands on pages of any language. */
export function wordsFor(declared: string, texts: string[]): Words {
  const code = declared.toLowerCase().split(/[-_]/)[0] ?? "";
  const said = code === "nb" || code === "nn" ? "no" : code === "iw" ? "he" : code;
  const sample = plain(texts.join("\n").slice(0, 6000).replaceAll("\n", " ~ "));
  const tokens = new Set(sample.match(/[\p{L}\p{M}']+/gu) ?? []);
  const scores = END_WORDS.map((words) => ({ words, score: scoreOf(words, sample, tokens) }));
  const best = Math.max(...scores.map(({ score }) => score));
  const bestOther = Math.max(
    ...scores.map(({ words, score }) => (isOfOtherLetters(words) ? score : 0)),
  );
  const known = END_WORDS.some((words) => words.code === said);
  const chosen = scores
    .filter(
      ({ words, score }) =>
        words.code === said ||
        words.code === "en" ||
        (score > 0 && isOfOtherLetters(words) && score >= bestOther * 0.8) ||
        (score > 0 && score >= best * (known ? 0.8 : 0.6)),
    )
    .map(({ words }) => words);
  const all = (key: Key): RegExp[] => chosen.map((words) => pattern(words, key));
  const memo = new Map<string, boolean>();
  return {
    languages: chosen.map((words) => words.code),
    has: (key, text) => {
      const name = `${key} ${text}`;
      const before = memo.get(name);
      if (before !== undefined) return before;
      const found = all(key).some((one) => text.search(one) >= 0);
      if (memo.size < MEMO) memo.set(name, found);
      return found;
    },
    without: (keys, text) =>
      keys.reduce(
        (rest, key) => all(key).reduce((left, one) => left.replace(one, " ~ "), rest),
        text,
      ),
  };
}
