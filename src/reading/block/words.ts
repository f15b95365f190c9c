import { foldAccents, normalizeLabel } from "../risk/normalize.ts";
import type { EndWords } from "./end-words.ts";
import { END_WORDS } from "./known-languages.ts";

export type Key = Exclude<keyof EndWords, "code" | "unspaced">;

export const plain = (text: string): string => foldAccents(normalizeLabel(text.slice(0, 1000)));

const ESCAPED = /[.+?^${}()|[\]\\]/g;

function patternOf(phrases: string, unspaced: boolean): RegExp {
  const made = phrases
    .split(" | ")
    .map((phrase) => plain(phrase.trim()))
    .filter((phrase) => phrase.replaceAll("*", "") !== "")
    .map((phrase) => {
      const left = phrase.startsWith("*");
      const right = phrase.endsWith("*");
      const body = phrase
        .replace(/^\*|\*$/g, "")
        .replace(ESCAPED, String.raw`\$&`)
        .replaceAll("*", String.raw`\p{L}*`)
        .replaceAll(" ... ", ".{0,40}?")
        .replaceAll(" … ", ".{0,40}?")
        .replaceAll(" ", String.raw`\s+`);
      return unspaced
        ? body
        : `${left ? "" : String.raw`(?<![\p{L}\p{N}])`}${body}${right ? String.raw`[\p{L}\p{M}]*` : String.raw`(?![\p{L}\p{N}])`}`;
    });
  return new RegExp(made.join("|"), "gu");
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
  "noMore",
  "living",
  "plan",
  "active",
  "leave",
  "undo",
  "status",
];

/** What the page says it is written in, what its words are from, and English, which stands on pages of any language. */
export function wordsFor(declared: string, texts: string[]): Words {
  const code = declared.toLowerCase().split(/[-_]/)[0] ?? "";
  const said = code === "nb" || code === "nn" ? "no" : code === "iw" ? "he" : code;
  const sample = texts.map(plain).join("\n").slice(0, 6000);
  const scores = END_WORDS.map((words) => {
    const seen = new Set<string>();
    for (const key of VOCABULARY)
      for (const [hit] of sample.matchAll(pattern(words, key)))
        if (hit.length > 3 || words.unspaced) seen.add(hit);
    return { words, score: [...seen].reduce((sum, hit) => sum + hit.length, 0) };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  const known = END_WORDS.some((words) => words.code === said);
  const chosen = scores
    .filter(
      ({ words, score }) =>
        words.code === said ||
        words.code === "en" ||
        (score > 0 && score >= best * (known ? 0.8 : 0.6)),
    )
    .map(({ words }) => words);
  const all = (key: Key): RegExp[] => chosen.map((words) => pattern(words, key));
  return {
    languages: chosen.map((words) => words.code),
    has: (key, text) => all(key).some((one) => text.search(one) >= 0),
    without: (keys, text) =>
      keys.reduce(
        (rest, key) => all(key).reduce((left, one) => left.replace(one, " ~ "), rest),
        text,
      ),
  };
}
