import { unaccountedIn } from "./accounted.ts";
import { isAside } from "./control-use.ts";
import type { Block } from "./find-block.ts";
import type { Page, PageLine } from "./labelled-page.ts";
import { plain } from "./match-end-words.ts";
import { deniesPayment, isNoPayment } from "./no-payments-left.ts";
import { sentencesOf, type About, type Claim } from "./sentence.ts";
import { datesIn, hasCome, type DateToken } from "./tokens.ts";
import { goesWithAnEnd } from "./unread-sentences.ts";

/** In what ways the page tells that it is over: the word, the day, that nothing is paid any more, a way back. */
export type EndSigns = { word: boolean; day: boolean; payments: boolean; undo: boolean };

export function signsOfEnd(
  claims: Claim[],
  lines: PageLine[],
  undo: boolean,
  { words, now }: About,
): EndSigns {
  const said = claims.map(({ quote }) => plain(quote));
  // "Next box: none. Next payment: none.", "We take no fees from now on".
  const none = (line: PageLine): boolean =>
    [...sentencesOf(line.text), line.said].some((part) => {
      const [, label, value] = /^([^:：]{2,40})[:：]\s*(.{1,20})$/u.exec(part) ?? [];
      if (label !== undefined && value !== undefined && isNoPayment(label, value)) return true;
      const text = plain(part);
      return (
        deniesPayment(text, words) &&
        !(["turns", "ifs", "ends"] as const).some((key) => words.has(key, text))
      );
    });
  return {
    // "It was cancelled and will not be charged again" tells both.
    word:
      claims.some(({ kind, quote }) => kind === "ended" && !deniesPayment(plain(quote), words)) ||
      said.some((text) => words.has("ended", words.without(["noMore", "none"], text))),
    day: claims.some(
      ({ kind, date, quote }) =>
        date !== undefined || (kind !== "none" && datesIn(quote).some((one) => !hasCome(one, now))),
    ),
    payments: claims.some(({ kind }) => kind === "noMore" || kind === "none") || lines.some(none),
    undo,
  };
}

/**
 * Of 357 honest ends of strangers 317 tell that nothing is paid any more and one thing besides, or have a way back; of
 * 326 lies that hold a word of ending 33 do. The lie is nearly always a true sentence about something else, and there is
 * only one of it.
 */
export const isToldTwice = ({ word, day, payments, undo }: EndSigns): boolean =>
  (payments && (word || day)) || (undo && (word || day || payments));

/** As many words may be left over on a page that tells it in one way. */
const SPARE = 2;
const DAY_MS = 86_400_000;

type Around = {
  claims: Claim[];
  /** All that is new. */
  fresh: PageLine[];
  block: Block | undefined;
  after: Page;
};

/** Told in one way it counts only where the page says nothing else that is new: what else there is may be its meaning. */
export function isToldAlone(
  { word, day, payments }: EndSigns,
  { claims, fresh, block, after }: Around,
  about: About,
): boolean {
  // Another person's page, another view: nothing of the plan is there any more.
  const stands = new Set(after.lines.map(({ key }) => key));
  const own = (block?.lines ?? []).filter(({ kind }) => kind !== "control");
  if (!own.some(({ key }) => stands.has(key))) return false;
  const lines = fresh.filter((line) => line.kind !== "control" && !isAside(line));
  if (lines.some(({ said }) => isBeyond(said, own, about))) return false;
  const parts = lines
    .flatMap((line) => (line.label === undefined ? sentencesOf(line.text) : [line.said]))
    .filter((part) => !goesWithAnEnd(part, about));
  const left = parts.flatMap((part) => unaccountedIn(part, about, "noMore"));
  if (left.length > SPARE) return false;
  if (payments || (word && day)) return true;
  const quotes = new Set(claims.map(({ quote }) => quote));
  return word && left.length === 0 && parts.every((part) => quotes.has(part));
}

/** A day behind the one on which it was to be paid: the next term has begun. */
function isBeyond(said: string, own: PageLine[], { now }: About): boolean {
  const due = Math.max(now, ...own.flatMap(({ said: was }) => datesIn(was).map(latest)));
  return datesIn(said).some((date) => latest(date) > due + 31 * DAY_MS);
}

const latest = ({ days }: DateToken): number =>
  Math.min(...days.map(({ year = 0, month, day }) => Date.UTC(year, month - 1, day)));
