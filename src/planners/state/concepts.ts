import { LEXICONS } from "../../reading/risk/lexicon.ts";
import { foldAccents, normalizeLabel } from "../../reading/risk/normalize.ts";
import { type PhraseMatcher, phraseMatcher } from "../../reading/risk/phrase-matcher.ts";
import { account } from "./lexicon-account.ts";
import { ending } from "./lexicon-ending.ts";
import { flow } from "./lexicon-flow.ts";
import { labels } from "./lexicon-labels.ts";
import { walls } from "./lexicon-walls.ts";
import { LANGUAGES, type Language } from "./language.ts";

/** Phrases by concept and language, parted by `|`; notation in phrase-matcher.ts. */
export type Concepts = Record<string, Record<Language, string>>;

/** "würde gekündigt" is a condition and "wurde gekündigt" the end of it: the one accent that folding must not lose. */
export const plain = (text: string): string =>
  foldAccents(normalizeLabel(text).replaceAll("würde", "wuerde"));

// What is paid for again and again is known to the risk lexicon already.
const subject = Object.fromEntries(
  LANGUAGES.map((language) => [language, LEXICONS[language]?.subject ?? ""]),
) as Record<Language, string>;

// One matcher a group: inside a group the longest phrase wins ("not cancelled" hides "cancelled"), across groups both count.
const GROUPS = [ending, flow, account, walls, labels, { subject }] as const;
export type Concept =
  | keyof typeof ending
  | keyof typeof flow
  | keyof typeof account
  | keyof typeof walls
  | keyof typeof labels
  | "subject";

export type Found = { concept: Concept; start: number; end: number };
type Reader = (plainText: string) => Found[];

function readerOf(languages: Language[]): Reader {
  const parts: { names: Concept[]; match: PhraseMatcher }[] = GROUPS.map((group: Concepts) => {
    const names = Object.keys(group) as Concept[];
    return {
      names,
      match: phraseMatcher(
        names.flatMap((name, index) =>
          languages.map(
            (language) => [group[name]?.[language] ?? "", 1 << index] as [string, number],
          ),
        ),
      ),
    };
  });
  return (text) =>
    parts.flatMap(({ names, match }) =>
      match(text).flatMap((hit) =>
        names
          .filter((_, index) => (hit.categories & (1 << index)) !== 0)
          .map((concept) => ({ concept, start: hit.start, end: hit.end })),
      ),
    );
}

const readers = new Map<string, Reader>();

/** Finds the concepts in a text that `plain` has normalised, in these languages. */
export function conceptReader(languages: Language[]): Reader {
  const key = languages.join();
  const known = readers.get(key);
  if (known) return known;
  const reader = readerOf(languages);
  readers.set(key, reader);
  return reader;
}
