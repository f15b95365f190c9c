import { daysBetween } from "./dates.ts";
import { payeeTokens } from "./payee.ts";
import { isVarying, risesIn } from "./price.ts";
import { isOver, type Recurring } from "./recurring-payment.ts";
import { nextDate, periodDays, rhythmOf, type Fit } from "./rhythm.ts";
import { cents, type Rhythm, type Transaction } from "./transaction.ts";

/**
 * One payee under two names by turns ("FUXPLAY", "FUX*PLAY BERLIN"): two rows of one price of which each is paid where the
 * other is missing. Together they keep the beat that neither keeps alone, and so do single charges that fill a gap.
 */
export function interwoven(
  rows: readonly Recurring[],
  loose: readonly Transaction[],
  lastDay: string,
): Recurring[] {
  const result = rows.map((row) => ({ ...row }));
  for (let at = 0; at < result.length; at++) {
    const row = result[at] as Recurring;
    for (let other = result.length - 1; other > at; other--) {
      const one = result[other] as Recurring;
      const whole = together(row, one);
      if (whole === undefined) continue;
      const larger = one.count > row.count ? one : row;
      Object.assign(row, larger, changed(row, whole, lastDay), {
        formerly: [...row.formerly, ...one.formerly, larger === row ? one.key : row.key],
        refunds: [...row.refunds, ...one.refunds],
        trialTurned: row.trialTurned ?? one.trialTurned,
      });
      result.splice(other, 1);
    }
    const filled = withLoose(row, loose);
    if (filled.length > row.count) {
      const fit = rhythmOf(filled.map(({ date }) => date));
      if (fit !== undefined) Object.assign(row, changed(row, { members: filled, fit }, lastDay));
    }
  }
  return result;
}

type Whole = { members: Transaction[]; fit: Fit };

/** Half a period: two payments nearer than that are two things. */
const APART = 0.6;

function together(a: Recurring, b: Recurring): Whole | undefined {
  if (a.currency !== b.currency || a.first > b.last || b.first > a.last) return undefined;
  if (a.service !== undefined && b.service !== undefined && a.service !== b.service)
    return undefined;
  const members = [...a.members, ...b.members].toSorted((x, y) => x.date.localeCompare(y.date));
  const fit = rhythmOf(members.map(({ date }) => date));
  const share = isOneSum(a, b) ? 0.9 : isLikeSums(members) ? 0.95 : 2;
  if (fit === undefined || fit.share < share || !isSpread(members, fit)) return undefined;
  if (fit.rhythm !== a.rhythm && fit.rhythm !== b.rhythm && !isByTurns(a, b, fit.rhythm))
    return undefined;
  const gaps = Math.min(missing(a.members, fit), missing(b.members, fit));
  return missing(members, fit) < gaps ? { members, fit } : undefined;
}

/** Two of one sum, strictly by turns. Two that are paid on the 3rd and on the 18th of each month are no fortnightly one. */
function isByTurns(a: Recurring, b: Recurring, rhythm: Rhythm): boolean {
  const slower: Partial<Record<Rhythm, Rhythm>> = {
    weekly: "fortnightly",
    fortnightly: "four-weekly",
    monthly: "two-monthly",
    quarterly: "half-yearly",
  };
  return slower[rhythm] === a.rhythm && a.rhythm === b.rhythm && a.count + b.count >= 4;
}

const isOneSum = (a: Recurring, b: Recurring): boolean =>
  a.members.some((one) => b.members.some((other) => Math.abs(one.amount - other.amount) < 0.005));

/** Bills of about one sum: a telephone's. */
function isLikeSums(members: readonly Transaction[]): boolean {
  const sums = members.map(({ amount }) => -amount);
  return Math.max(...sums) <= Math.min(...sums) * 1.12;
}

/** Beats between the first and the last without a payment. */
function missing(members: readonly Transaction[], { rhythm }: Fit): number {
  const days = daysBetween(members[0]?.date ?? "", members.at(-1)?.date ?? "");
  return Math.round(days / periodDays(rhythm)) + 1 - members.length;
}

function isSpread(members: readonly Transaction[], { rhythm }: Fit): boolean {
  const least = periodDays(rhythm) * APART;
  return members
    .slice(1)
    .every(({ date }, at) => daysBetween(members[at]?.date ?? date, date) >= least);
}

/** Single charges of its price that stand where one of its payments is missing, or next to its first or last under a like name. */
function withLoose(row: Recurring, loose: readonly Transaction[]): Transaction[] {
  let members = [...row.members];
  const names = new Set(members.flatMap(({ payee, text }) => payeeTokens(payee, text)));
  for (const charge of loose) {
    if (charge.currency !== row.currency || charge.amount >= 0 || members.includes(charge))
      continue;
    const alike = payeeTokens(charge.payee, charge.text).some((word) => isLike(word, names));
    const same = members.some(({ amount }) => Math.abs(amount - charge.amount) < 0.005);
    if (!same) continue;
    const inside = charge.date > row.first && charge.date < row.last;
    if (!inside && !alike) continue;
    const before = rhythmOf(members.map(({ date }) => date));
    const more = [...members, charge].toSorted((x, y) => x.date.localeCompare(y.date));
    const after = rhythmOf(more.map(({ date }) => date));
    if (before === undefined || after === undefined || after.rhythm !== before.rhythm) continue;
    if (!isSpread(more, after) || after.share < before.share) continue;
    if (inside && after.missed >= before.missed) continue;
    members = more;
  }
  return members;
}

/** "Amznprime" and "Amazon", "Smartfit" and "Smart": one begins or holds the other. */
function isLike(word: string, names: Set<string>): boolean {
  if (word.length < 4) return false;
  return [...names].some(
    (name) => name.length >= 4 && (name === word || name.startsWith(word) || word.startsWith(name)),
  );
}

function changed(row: Recurring, { members, fit }: Whole, lastDay: string): Partial<Recurring> {
  const rises = risesIn(members);
  const last = members.at(-1);
  const next = nextDate(last?.date ?? row.last, fit.rhythm);
  return {
    members,
    rhythm: fit.rhythm,
    amount: cents(-(last?.amount ?? -row.amount)),
    first: members[0]?.date ?? row.first,
    last: last?.date ?? row.last,
    count: members.length,
    rises,
    varies: isVarying(
      members.map(({ amount }) => cents(-amount)),
      rises.length,
    ),
    next: isOver(next, lastDay, fit.rhythm) ? undefined : next,
  };
}
