import { english } from "./lexicon-english.ts";
import { germanic } from "./lexicon-germanic.ts";
import { romance } from "./lexicon-romance.ts";
import { eastAsian } from "./lexicon-east-asian.ts";
import { other } from "./lexicon-other.ts";
import { FINAL } from "../languages/final-languages.ts";
import { foldAccents } from "./normalize.ts";
import { RENTED } from "./lexicon-rents-and-bills.ts";

/**
 * What a word can be in a label. The judgement combines them: a `cancel` word alone closes a dialog, together with a
 * `subject` it ends a subscription. At most 31, since they are bits of one number.
 */
export const CATEGORIES = [
  "end", // ends a contract whatever stands beside it
  "cancel", // ends it, or only closes the dialog
  "stop", // ends it when it speaks of a subject
  "cancelNoun", // the cancelling itself: "cancellation"
  "abort", // leaves a procedure: with a cancelNoun it means staying
  "subject", // what is paid for again and again
  "trivial", // what may be dropped without harm
  "order", // what is bought once
  "delete",
  "remove", // deletes when it speaks of something valuable
  "valuable",
  "buy",
  "spend", // costs money when it speaks of an offer or a subject
  "offer",
  "reach", // reaches other people
  "self", // what one sends to oneself, or to no one in particular
  "grant",
  "consent",
  "dismiss",
  "stay",
  "commit",
  "affirm",
  "caution",
  "helpLead", // before the word: "how to cancel"
  "helpTrail", // after the noun: "cancellation policy"
  "negation",
  "lose",
  "want",
  "undo",
  "signIn",
  "and",
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Phrases of each category, parted by `|`; notation in phrase-matcher.ts. */
export type Lexicon = Partial<Record<Category, string>>;

export const BIT = Object.fromEntries(
  CATEGORIES.map((name, index) => [name, 1 << index]),
) as Record<Category, number>;

export const LEXICONS: Record<string, Lexicon> = {
  en: english,
  ...germanic,
  ...romance,
  ...eastAsian,
  ...other,
};

function entriesOf(lexicon: Lexicon): [phrases: string, bits: number][] {
  return CATEGORIES.flatMap((name) =>
    lexicon[name] ? [[lexicon[name], BIT[name]] as [string, number]] : [],
  );
}

export function lexiconEntries(): [phrases: string, bits: number][] {
  const known = Object.values(LEXICONS).flatMap(entriesOf);
  // A phrase as a whole label hides what else it means: "Sí" is one word in four languages, and better known in one.
  const words = new Set(known.flatMap(([phrases]) => phrases.split(" | ").map(foldAccents)));
  const further = Object.values<Lexicon>(FINAL)
    .flatMap(entriesOf)
    .map(([phrases, bits]): [string, number] => [
      phrases
        .split(" | ")
        .filter((phrase) => !(phrase.startsWith("=") && words.has(foldAccents(phrase.slice(1)))))
        .join(" | "),
      bits,
    ]);
  return [...known, ...further, [RENTED, BIT.subject]];
}
