import { amountsIn } from "../amounts.ts";
import { plain, type Key } from "./match-end-words.ts";
import { deniesMore, isPayment } from "./no-payments-left.ts";
import type { About, Claim } from "./sentence.ts";
import { datesIn } from "./tokens.ts";

/** What the end of a plan is said with. */
const OWN: Key[] = [
  "noMore",
  "none",
  "ended",
  "ends",
  "plan",
  "status",
  "period",
  "active",
  "small",
];

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{Script=Devanagari}]/u;

/** "ST-4408": what a site gives for a proof. */
const REFERENCE = /(?<![\p{L}\d])\p{Lu}{1,8}[-–/ ]?\d[\d-]{2,}[\p{L}\d-]*/gu;
const YEAR = /^(?:19|20)\d\d$/;

/** In scripts without spaces a particle may be left. */
const SPARE_SIGNS = 1;

/**
 * What is left of a sentence that speaks of an end when each word is taken out that is accounted for: by the end itself, the
 * plan, a day, a sum, what stood on the page before, or as one that changes nothing. "Your right to it has lapsed", "cancelled
 * by mistake", "the plan of customer 20471 was cancelled", "ends when both have signed" all hold one more, and that one may be
 * the whole point.
 */
export function unaccountedIn(said: string, about: About, kind: Claim["kind"]): string[] {
  const { words, names, known } = about;
  // "已取消，到期后不再扣费": what a clause of its own denies is the end again.
  const clauses = said.split(/(?<=[，,、])\s*/u);
  const told =
    kind === "ended" ? clauses.filter((part) => !deniesMore(plain(part), words)).join("") : said;
  const bare = datesIn(told)
    .reduce((left, { text }) => left.replace(text, " "), told)
    .replace(REFERENCE, " ");
  // "Nothing more will be taken": there the no is the end itself.
  const denies = kind === "noMore" || kind === "none";
  const own = denies ? [...OWN, "negates" as const] : OWN;
  const rest = words.without(own, plain(bare));
  const left = (rest.match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter(
    (word) =>
      !names.has(word) &&
      !known.has(word) &&
      !isAkin(word, known) &&
      !isPartOf(word, known) &&
      !(denies && isPayment(word)),
  );
  const signs = left.filter((word) => UNSPACED.test(word));
  return [
    ...numbersOfOthers(said, known),
    ...(signs.join("").length > SPARE_SIGNS ? signs : []),
    ...left.filter((word) => !UNSPACED.test(word)),
  ];
}

/** What is written without spaces, or loses its first sign to a small word, stands inside a longer run of signs. */
function isPartOf(word: string, known: Set<string>): boolean {
  if (!UNSPACED.test(word)) return false;
  for (const other of known) if (other.includes(word)) return true;
  return false;
}

/** "abonnementet" and "abonnement", "sopimuksesi" and "sopimus": one word in two forms. */
function isAkin(word: string, known: Set<string>): boolean {
  const length = Math.max(4, Math.ceil(word.length * 0.6));
  if (word.length < 5) return false;
  const stem = word.slice(0, length);
  for (const other of known) if (other.startsWith(stem)) return true;
  return false;
}

/** The page had a number of this length before, and this is another one: another customer's, another contract's. */
function numbersOfOthers(said: string, known: Set<string>): string[] {
  const bare = [...datesIn(said), ...amountsIn(said)]
    .reduce((left, { text }) => left.replace(text, " "), said)
    .replace(REFERENCE, " ");
  const numbers = bare.match(/(?<![\d.,:])\d{4,}(?![\d.,:]\d)/g) ?? [];
  return numbers.filter(
    (number) =>
      !known.has(number) &&
      !YEAR.test(number) &&
      [...known].some(
        (other) => other.length === number.length && /^\d+$/.test(other) && !YEAR.test(other),
      ),
  );
}
