import { END_WORDS } from "./known-languages.ts";
import { plain } from "./match-end-words.ts";

/** Every word for "ended" that is a whole status, in all languages at once. */
const STATUSES = new Set(
  END_WORDS.flatMap(({ ended }) => ended.split(" | "))
    .map((phrase) => plain(phrase.replaceAll("*", "").trim()))
    .filter((phrase) => phrase.length > 3),
);

export const saysEnded = (value: string): boolean =>
  STATUSES.has(plain(value.replaceAll("_", " ")));
