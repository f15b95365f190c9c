import { daysBetween } from "./dates.ts";
import { payeeTokens } from "./payee.ts";
import { isVarying, risesIn } from "./price.ts";
import { isOver, type Recurring } from "./recurring-payment.ts";
import { nextDate, periodDays } from "./rhythm.ts";
import { cents } from "./transaction.ts";

/**
 * A payee that changed its name: the one stops where the other begins, at the same price and in the same rhythm, and
 * they share a word. The newer name stands.
 */
export function joined(
  rows: readonly Recurring[],
  lastDay: string,
  common: ReadonlySet<string>,
): Recurring[] {
  const result: Recurring[] = [];
  for (const row of rows.toSorted((a, b) => a.first.localeCompare(b.first))) {
    const before = result.find(
      (one) =>
        one.rhythm === row.rhythm &&
        one.currency === row.currency &&
        isDue(one, row) &&
        isSuccessor(one, row, common),
    );
    if (before === undefined) {
      result.push(row);
      continue;
    }
    const members = [...before.members, ...row.members];
    const rises = risesIn(members);
    const formerly = [...before.formerly, before.key, ...row.formerly];
    Object.assign(before, row, {
      formerly,
      members,
      first: before.first,
      count: members.length,
      rises,
      varies: isVarying(
        members.map(({ amount }) => cents(-amount)),
        rises.length,
      ),
      refunds: [...before.refunds, ...row.refunds],
      trialTurned: before.trialTurned,
      next: isOver(nextDate(row.last, row.rhythm), lastDay, row.rhythm) ? undefined : row.next,
    });
  }
  return result;
}

/** Some change name and price at once, and others all but the price. */
const RISE = 1.8;
const ENOUGH = 3;

function isSuccessor(one: Recurring, row: Recurring, common: ReadonlySet<string>): boolean {
  const begin = -(row.members[0]?.amount ?? 0);
  const same = Math.abs(one.amount - begin) < 0.005;
  if (one.service !== undefined && row.service !== undefined) return one.service === row.service;
  if (sharesWord(one, row, common))
    return same || (begin > one.amount && begin < one.amount * RISE);
  // Under a name that shares nothing: the very sum, on the very day, for long enough on both sides.
  const off = daysBetween(nextDate(one.last, one.rhythm), row.first);
  return same && Math.abs(off) <= 3 && Math.min(one.count, row.count) >= ENOUGH;
}

function isDue(one: Recurring, row: Recurring): boolean {
  const off = daysBetween(nextDate(one.last, one.rhythm), row.first);
  return Math.abs(off) <= Math.max(4, periodDays(one.rhythm) * 0.15);
}

function sharesWord(one: Recurring, row: Recurring, common: ReadonlySet<string>): boolean {
  const words = (from: Recurring): Set<string> =>
    new Set(
      from.members.flatMap(({ payee, text }) => [
        ...payeeTokens(payee, ""),
        ...payeeTokens("", text),
      ]),
    );
  const other = words(row);
  return [...words(one)].some((word) => word.length >= 4 && other.has(word) && !common.has(word));
}
