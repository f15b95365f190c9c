import { claimsIn } from "./claims.ts";
import { isAside, useOf } from "./control-use.ts";
import { findBlock, type Block, type Hints } from "./find-block.ts";
import { headingsApart, ownersIn } from "./line-owners.ts";
import type { Page, PageLine } from "./labelled-page.ts";
import { goesOn, vetoesIn } from "./lines-against.ts";
import { plain, wordsFor, type Words } from "./match-end-words.ts";
import { claimOf, sentencesOf, STATUS, tokensOf, type About, type Claim } from "./sentence.ts";
import { rowSpeaks } from "./table-rows.ts";
import { amountsIn, datesIn, hasCome, isPast, isRecurring } from "./tokens.ts";
import { unreadIn } from "./unread-sentences.ts";
import { isToldAlone, isToldTwice, signsOfEnd } from "./signs-of-end.ts";
import { isStillPaid, type Veto } from "./vetoes.ts";

export type EndReading = {
  /** `likely`: the structure of an end, and no words for it. */
  says: "ended" | "likely" | "unchanged" | "unclear";
  quote?: string;
  endDate?: string;
  vetoes: Veto[];
  /** What is new in the block or at the head of its page, as it is drawn. */
  seen: string[];
  /** Way in, renewal or next payment have gone, and nothing of them stands. */
  gone: boolean;
  block: Block | undefined;
};

export type Given = {
  before: Page | undefined;
  after: Page;
  hints?: Hints;
  /** Words of the service's name. */
  service?: string[];
  /** Sentences that another reader takes for the end; they count only where they are drawn, new and of this plan. */
  quoted?: string[];
  now: number;
};

export const wordsOfPages = (...pages: (Page | undefined)[]): Words =>
  wordsFor(
    pages.find((page) => page !== undefined)?.lang ?? "",
    pages.flatMap(
      (page) => page?.lines.filter((line) => !isAside(line)).map(({ text }) => text) ?? [],
    ),
  );

/** What the account page says now of the plan that it showed before. */
export function readEnd(given: Given): EndReading {
  const { before, after, hints = {} } = given;
  const words = wordsOfPages(before, after);
  const block = findBlock(before ?? after, words, hints);
  const about: About = {
    words,
    now: given.now,
    ran: before !== undefined,
    names: new Set(
      [...(given.service ?? []), ...(hints.goal ?? []), ...(block?.names ?? [])].filter(
        (name) => name.length > 2 && !words.has("plan", name),
      ),
    ),
    known: new Set(
      [...(before?.lines ?? []).map(({ text }) => text), before?.title ?? "", after.title].flatMap(
        tokensOf,
      ),
    ),
  };
  return before === undefined
    ? readAlone(given, block, about)
    : readDifference(given, before, block, about);
}

function readDifference(
  given: Given,
  before: Page,
  block: Block | undefined,
  about: About,
): EndReading {
  const { after } = given;
  const { words } = about;
  const now = new Set(after.lines.map(({ key }) => key));
  const blockLines = block?.lines ?? [];
  const inBlock = new Set(blockLines.map(({ key }) => key));
  const outside = new Set(
    before.lines.filter((line) => !blockLines.includes(line)).map(({ key }) => key),
  );
  const owner = ownersIn(after, inBlock, outside, headingsApart(before, blockLines));
  const times = (page: Page, key: string): number =>
    page.lines.filter((line) => line.key === key).length;
  // "Cancelled" in another row before is no old word of ours.
  const fresh = after.lines.filter(
    (line) =>
      !inBlock.has(line.key) &&
      (!outside.has(line.key) ||
        (!isAside(line) &&
          times(after, line.key) > times(before, line.key) &&
          owner(line) === "ours")),
  );
  const several = otherPlans(before, block, words);
  const ours = fresh.filter((line) => !isAside(line) && owner(line) === "ours");
  const head = fresh.filter(
    (line) => !isAside(line) && owner(line) === "page" && (!several || namesPlan(line, about)),
  );
  // Two plans are often paid on the same day: the other's line is not ours.
  const standing = ({ key }: PageLine): boolean =>
    outside.has(key)
      ? after.lines.some((line) => line.key === key && !isAside(line) && owner(line) !== "other")
      : now.has(key);
  const leaving = blockLines.filter((line) => useOf(line, words) === "leave");
  const renewals = blockLines.filter((line) => isRenewal(line, words));
  const newLeaving = ours.some((line) => useOf(line, words) === "leave");
  const switchedOff = renewals.some(
    (line) =>
      line.on === true &&
      after.lines.some(
        (one) => one.kind === "control" && one.text === line.text && one.on === false,
      ),
  );
  const undo = [...ours, ...head].some((line) => useOf(line, words) === "undo");
  // A day to come that stands as it stood, and is neither an end nor a term: it is still going to be paid then.
  const dueStands = blockLines.filter((line) => isDue(line, about) && standing(line));
  const rowStands = blockLines.filter(
    (line) => isRecurring(line.said) && standing(line) && !rowSpeaks(line, after, about),
  );
  const renewalStands = [...new Set([...renewals, ...dueStands, ...rowStands])].filter(standing);
  const wayIn = leaving.some(standing) || newLeaving;
  // Where no word for the next payment is known: a day that stood there and does not any more.
  const daysGone = blockLines.some(
    (line) => line.kind !== "control" && datesIn(line.text).length > 0 && !standing(line),
  );
  const activeGone = blockLines.some(
    (line) =>
      // A badge may be something to press.
      line.kind !== "heading" &&
      line.text.length < STATUS &&
      words.has("active", plain(line.text)) &&
      !standing(line),
  );
  const lines = [...ours, ...head].filter(({ kind }) => kind !== "control");
  const claims = claimsIn(lines, given.quoted ?? [], about, block, after);
  // "Fine offerta | 24 November" where "Next renewal | 24 November" stood, with the labels in another row.
  const isEndDay = (line: PageLine): boolean =>
    claims.some(({ date }) => date !== undefined && plain(date) === plain(line.said));
  // Many pages go on to name the price of what ends on a day and will not renew.
  const firm = claims.some(
    ({ kind, date, quote }) =>
      kind === "noMore" && date !== undefined && !isOfAnother(quote, words),
  );
  const isPriceOnly = (line: PageLine): boolean =>
    firm && rowStands.includes(line) && !renewals.includes(line) && !dueStands.includes(line);
  const lives = renewalStands.filter((line) => !isEndDay(line) && !isPriceOnly(line));
  const gone =
    lives.length === 0 &&
    (renewals.length > 0 ||
      (leaving.length > 0 && !wayIn) ||
      daysGone ||
      (leaving.length === 0 && activeGone) ||
      (leaving.length === 0 && (undo || (blockLines.length > 0 && !blockLines.some(standing)))));
  const vetoes = vetoesIn({ ours, head, all: fresh }, block, after, about);
  for (const line of lives) vetoes.push({ kind: "living", quote: line.said });
  for (const line of ours)
    if (line.on === true && useOf(line, words) === "renewal")
      vetoes.push({ kind: "living", quote: line.text });
  for (const quote of after.beside ?? [])
    if (isStillPaid(quote, about)) vetoes.push({ kind: "living", quote });
  for (const line of [...ours, ...head])
    if (goesOn(line, about)) vetoes.push({ kind: "living", quote: line.said });
  const done = finishedSteps(ours, about);
  const claim =
    claims[0] ??
    (switchedOff
      ? ({
          kind: "noMore",
          quote: renewals.find(({ on }) => on === true)?.text ?? "",
          clear: true,
        } satisfies Claim)
      : undefined);
  // Two sums that came back, and one of them still does: only a part of it has ended, unless that part was meant.
  const sums = blockLines.filter((line) => line.kind !== "control" && isRecurring(line.said));
  const meant = blockLines.some((line) =>
    tokensOf(line.text).some((word) => given.hints?.goal?.includes(word)),
  );
  if (!meant && sums.some((line) => !standing(line)))
    for (const line of sums.filter(standing)) vetoes.push({ kind: "living", quote: line.said });
  // "None here" is also what another view says: of another person, another filter, another page of the list.
  const onlyNone =
    claim?.kind === "none" &&
    !undo &&
    lines.some(
      (line) =>
        line.kind === "text" &&
        claimsIn([line], given.quoted ?? [], about, block, after).length === 0 &&
        /\p{L}{3}/u.test(line.text),
    );
  const told = { claims, lines, undo, block, after };
  const signs = signsOfEnd(told, about);
  const known = new Set(before.beside);
  const beside = (after.beside ?? []).filter((text) => !known.has(text));
  for (const quote of unreadIn({ fresh, beside, claims, signs }, about))
    vetoes.push({ kind: "unread", quote });
  const isTold = switchedOff || isToldTwice(signs) || isToldAlone(signs, fresh, told, about);
  const unchanged = block?.isPlan === true && blockLines.every(standing) && ours.length === 0;
  const dated = ours.some((line) => line.kind !== "control" && datesIn(line.text).length > 0);
  return {
    says:
      claim !== undefined &&
      gone &&
      isTold &&
      !onlyNone &&
      (switchedOff || claims.some(({ clear }) => clear))
        ? "ended"
        : unchanged
          ? "unchanged"
          : gone && undo && dated && leaving.length > 0 && !wayIn
            ? "likely"
            : "unclear",
    ...quoteOf(claim, claims),
    vetoes: vetoes.filter(
      ({ kind, quote }) => kind !== "waits" || !(done.has(quote) || /^[✓✔☑✅]/u.test(quote)),
    ),
    seen: lines.map(({ said }) => said).slice(0, 12),
    gone,
    block,
  };
}

/**
 * "Requested, 16 May · Checked, 16 May · Cancelled, 16 May": steps that lie behind, where the last has a day that has
 * come and a whole sentence says the same. A list of steps alone may be one of steps to come.
 */
function finishedSteps(ours: PageLine[], about: About): Set<string> {
  const short = ours.filter(({ kind, text }) => kind === "text" && text.length <= STATUS);
  const last = short.findLastIndex(
    ({ label = "", text }) =>
      about.words.has("ended", plain(label)) &&
      datesIn(text).length > 0 &&
      datesIn(text).every((date) => hasCome(date, about.now)),
  );
  const told = ours.some(
    ({ text }) => text.length > STATUS && claimOf(sentencesOf(text)[0] ?? "", about) !== undefined,
  );
  return new Set(last < 0 || !told ? [] : short.slice(0, last).map(({ said }) => said));
}

/** Nothing to compare with: the plan's own block must say it, and nothing in it may live. */
function readAlone(given: Given, block: Block | undefined, about: About): EndReading {
  const { after } = given;
  const { words } = about;
  const inBlock = new Set(block?.lines);
  const others = otherPlans(after, block, words);
  const main = after.lines.filter((line) => !isAside(line));
  const ours = main.filter((line) => inBlock.has(line));
  const head = main.filter(
    (line) =>
      !inBlock.has(line) && (line.region === "message" || line.kind === "heading" || !others),
  );
  const renewals = ours.filter(
    (line) => isRenewal(line, words) && claimOf(line.said, about) === undefined,
  );
  const living = renewals.length > 0 || ours.some((line) => useOf(line, words) === "leave");
  const lines = [...ours, ...head].filter(({ kind }) => kind !== "control");
  const vetoes = vetoesIn(
    { ours, head: head.filter(({ region }) => region === "message"), all: main },
    undefined,
    after,
    about,
  );
  const claims = claimsIn(lines, given.quoted ?? [], about, block, after);
  // A day alone is what any term has; the word or the way back must be there too.
  const firm =
    claims.some(({ kind }) => kind !== "ends") ||
    ours.some((line) => useOf(line, words) === "undo");
  const claim = firm ? claims[0] : undefined;
  return {
    says: claim !== undefined && !living ? "ended" : "unclear",
    ...quoteOf(claim, claims),
    vetoes,
    seen: lines.map(({ said }) => said).slice(0, 12),
    gone: !living,
    block,
  };
}

function quoteOf(claim: Claim | undefined, claims: Claim[]): { quote?: string; endDate?: string } {
  if (claim === undefined) return {};
  const date = claims.find((one) => one.date !== undefined)?.date;
  return { quote: claim.quote, ...(date === undefined ? {} : { endDate: date }) };
}

/** "Rex (dog): ended on 1 December": what stands before the colon is what has ended. */
function isOfAnother(quote: string, words: Words): boolean {
  const head = /^([^:：]{2,40})[:：]\s/u.exec(quote)?.[1];
  if (head === undefined) return false;
  return !(["ended", "plan", "status", "ends"] as const).some((key) => words.has(key, plain(head)));
}

function isRenewal(line: PageLine, words: Words): boolean {
  if (line.kind === "control") return useOf(line, words) === "renewal" && line.on === true;
  const text = plain(line.said);
  const open = words.without(["noMore", "none"], text);
  return (
    words.has("living", open) && (datesIn(line.said).length > 0 || amountsIn(line.said).length > 0)
  );
}

/** In whatever language: a sum and a day to come, or a day to come beside words that are known to be of no end. */
function isDue({ kind, said }: PageLine, { words, now }: About): boolean {
  const [first, ...more] = kind === "control" ? [] : datesIn(said);
  // From one day to another is a term, which has its end.
  if (first === undefined || more.length > 0 || isPast(first, now)) return false;
  if (first.days.every(({ year }) => year === undefined)) return false;
  // A newspaper has the day in its head: today's, and at most the name of the weekday with it.
  const rest = said.replace(first.text, " ").match(/\p{L}+/gu) ?? [];
  if (rest.length <= 1 && hasCome(first, now)) return false;
  const text = plain(said);
  return !(["ends", "period", "ended", "noMore"] as const).some((key) => words.has(key, text));
}

const namesPlan = (line: PageLine, { names }: About): boolean =>
  tokensOf(line.said).some((word) => names.has(word));

/** Another part of the page that has a way in or a sum of its own. */
function otherPlans(page: Page, block: Block | undefined, words: Words): boolean {
  const inBlock = new Set(block?.lines);
  return page.lines.some(
    (line) =>
      !isAside(line) &&
      !inBlock.has(line) &&
      (useOf(line, words) === "leave" || isRenewal(line, words)),
  );
}

/** Sums that the page after the last step says will be paid on a day to come. */
export function stillPaid(page: Page, now: number): Veto[] {
  const words = wordsOfPages(page);
  const about: About = { words, now, ran: true, names: new Set(), known: new Set() };
  return page.lines
    .filter((line) => line.kind !== "control" && !isAside(line))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((part) => isStillPaid(part, about))
    .map((quote) => ({ kind: "price" as const, quote }));
}
