import { unaccountedIn } from "./accounted.ts";
import { isAside } from "./control-use.ts";
import type { Block } from "./find-block.ts";
import type { Page, PageLine } from "./labelled-page.ts";
import { plain, type Words } from "./match-end-words.ts";
import { deniesPayment, fromDenial, isNoPayment } from "./no-payments-left.ts";
import { sentencesOf, STATUS, tokensOf, type About, type Claim } from "./sentence.ts";
import { datesIn, hasCome, type DateToken } from "./tokens.ts";
import { goesWithAnEnd } from "./unread-sentences.ts";
import { isLastSum } from "./vetoes.ts";

/** In what ways the page tells that it is over. */
export type EndSigns = {
  word: boolean;
  day: boolean;
  /** Nothing is paid any more. */
  payments: boolean;
  /** A way back stands there. */
  undo: boolean;
  /** Something of the plan still stands on the page. */
  stands: boolean;
  /** A sentence that tells it names the plan. */
  named: boolean;
  /** More than one sentence tells it. */
  apart: boolean;
  /** The label of the plan's state had another word, and has that of an end now. */
  flipped: boolean;
};

type Around = {
  claims: Claim[];
  /** What is new of the plan and at the head of its page. */
  lines: PageLine[];
  undo: boolean;
  block: Block | undefined;
  after: Page;
};

const ownLines = (block: Block | undefined): PageLine[] =>
  (block?.lines ?? []).filter(({ kind }) => kind !== "control");

export function signsOfEnd({ claims, lines, undo, block, after }: Around, about: About): EndSigns {
  const { words, now } = about;
  const said = claims.map(({ quote }) => plain(quote));
  // "Next box: none. Next payment: none.", "We take no fees from now on".
  const isNone = (part: string): boolean => {
    const [, label, value] = /^([^:：]{2,40})[:：]\s*(.{1,20})$/u.exec(part) ?? [];
    return label !== undefined && value !== undefined && isNoPayment(label, value);
  };
  const isNoMore = (part: string): boolean => {
    const text = plain(part);
    const turned = (["turns", "ifs"] as const).some((key) => words.has(key, text));
    return deniesPayment(text, words) && !turned && !words.has("ends", fromDenial(text));
  };
  const none = lines.flatMap(({ text, said: whole }) => [
    ...sentencesOf(text).filter((part) => isNone(part) || isNoMore(part)),
    ...(isNone(whole) ? [whole] : []),
  ]);
  const keys = new Set(after.lines.map(({ key }) => key));
  const several = new Set(said).size > 1;
  return {
    // "It was cancelled and will not be charged again" tells both.
    word:
      claims.some(({ kind, quote }) => kind === "ended" && !deniesPayment(plain(quote), words)) ||
      said.some((text) => words.has("ended", words.without(["noMore", "none"], text))),
    day: claims.some(
      ({ kind, date, quote }) =>
        date !== undefined || (kind !== "none" && datesIn(quote).some((one) => !hasCome(one, now))),
    ),
    payments: claims.some(({ kind }) => kind === "noMore" || kind === "none") || none.length > 0,
    undo,
    stands: ownLines(block).some(({ key }) => keys.has(key)),
    apart: none.some((part) => said.every((text) => !text.includes(plain(part)))) || several,
    flipped: lines.some((line) => hasFlipped(line, claims, block, words)),
    named: claims.some(({ quote }) => tokensOf(quote).some((word) => about.names.has(word))),
  };
}

/** "Status: Live" before, "Status: Cancelled on 18 November" now: the same label, and its value says another thing. */
function hasFlipped(
  { label, said }: PageLine,
  claims: Claim[],
  block: Block | undefined,
  words: Words,
): boolean {
  if (label === undefined) return false;
  const told = claims.some(
    ({ kind, clear, quote }) => kind === "ended" && clear === true && quote === said,
  );
  return (
    told &&
    ownLines(block).some(
      (line) =>
        line.label !== undefined &&
        plain(line.label) === plain(label) &&
        line.text.length <= STATUS &&
        datesIn(line.text).length === 0 &&
        !words.has("ended", plain(line.text)),
    )
  );
}

/**
 * Of 357 honest ends of strangers 317 tell that nothing is paid any more and one thing besides, or have a way back; of
 * 326 lies that hold a word of ending 33 do. The lie is nearly always a true sentence about something else, and there is
 * only one of it. Where nothing is left of the plan and nobody names it, all three are wanted: a list of what has ended
 * explains itself in two.
 */
export function isToldTwice({ word, day, payments, undo, stands, named }: EndSigns): boolean {
  if (undo) return word || day || payments;
  if (!payments) return false;
  return stands || named ? word || day : word && day;
}

/** As many words may be left over on a page that tells it in one way. */
const SPARE = 2;
const DAY_MS = 86_400_000;

/** Told in one way it counts only where the page says nothing else that is new: what else there is may be its meaning. */
export function isToldAlone(
  { word, day, payments, stands, flipped }: EndSigns,
  fresh: PageLine[],
  { claims, block }: Around,
  about: About,
): boolean {
  // Another person's page, another view: nothing of the plan is there any more.
  if (!stands) return false;
  const lines = fresh.filter((line) => line.kind !== "control" && !isAside(line));
  const ends = new Set(claims.flatMap(({ date, quote }) => (date === undefined ? [] : [quote])));
  if (lines.some(({ said }) => !ends.has(said) && isBeyond(said, ownLines(block), about)))
    return false;
  const parts = lines
    .flatMap((line) => (line.label === undefined ? sentencesOf(line.text) : [line.said]))
    .filter((part) => !goesWithAnEnd(part, about));
  const left = parts.flatMap((part) => unaccountedIn(part, about, "noMore"));
  if (flipped && day) return true;
  if (left.length > SPARE) return false;
  if (payments || (word && day)) return true;
  const quotes = new Set(claims.map(({ quote }) => quote));
  return word && left.length === 0 && parts.every((part) => quotes.has(part));
}

/** A day behind the one on which it was to be paid: the next term has begun. */
function isBeyond(said: string, own: PageLine[], { now }: About): boolean {
  const due = Math.max(now, ...own.flatMap(({ said: was }) => datesIn(was).map(latest)));
  // "Final bill: ready by 28 December" comes after the end.
  return !isLastSum(plain(said)) && datesIn(said).some((date) => latest(date) > due + 31 * DAY_MS);
}

const latest = ({ days }: DateToken): number =>
  Math.min(...days.map(({ year = 0, month, day }) => Date.UTC(year, month - 1, day)));
