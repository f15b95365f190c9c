import { looksLikeAmount } from "../numbers.ts";
import { foldHeading, roleOf, type Role } from "./columns.ts";
import { conventions, isCurrency, isDate, SAMPLE_ROWS, signColumn, type Layout } from "./layout.ts";
import { byTurns, moved } from "./sum-columns.ts";

const isSum = (cell: string): boolean => looksLikeAmount(cell) && !isDate(cell);
const hasCents = (cell: string): boolean => isSum(cell) && /[.,]\d{2}\D*$/.test(cell);

/**
 * No headings, or in words that nobody here knows: the columns are told by what they hold. A heading that is known after
 * all settles which of two is money out, and which words name the payee.
 */
export function inferred(rows: readonly string[][]): Layout | undefined {
  const isBooking = (row: string[]): boolean => row.some(isDate) && row.some(isSum);
  const firstRow = rows.findIndex(isBooking);
  const sample = rows.filter(isBooking).slice(0, SAMPLE_ROWS);
  if (firstRow < 0 || sample.length < 2) return undefined;
  const above = firstRow === 0 ? undefined : rows[firstRow - 1];
  const headings = above !== undefined && above.length >= 3 ? above : undefined;
  const roles = (headings ?? []).map(roleOf);
  const all = Array.from({ length: Math.max(...sample.map((row) => row.length)) }, (_, at) => at);
  const filled = (at: number): string[] =>
    sample.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  const share = (at: number, test: (cell: string) => boolean): number =>
    filled(at).filter(test).length / sample.length;
  const date = all.find((at) => share(at, isDate) > 0.9);
  const sums = all.filter((at) => filled(at).length > 0 && filled(at).every(isSum));
  // A yen has no cents: whole numbers only where no column has any.
  const withCents = sums.filter((at) => filled(at).every(hasCents));
  const money = (withCents.length > 0 ? withCents : sums).filter((at) => at !== date);
  const partly = money.filter((at) => filled(at).length < sample.length);
  const pair = byTurns(sample, partly, money);
  const [debit, credit] = named(pair, roles);
  const full = money.filter((at) => share(at, isSum) > 0.8 && at !== debit && at !== credit);
  const whole = full.filter((at) => roles[at] !== "balance");
  const { amount, balance } =
    debit === undefined ? moved(sample, full, whole) : { amount: undefined, balance: full[0] };
  const text = words(all, roles, sample, new Set([date, ...sums]));
  if (date === undefined || text.length === 0) return undefined;
  if (amount === undefined && debit === undefined) return undefined;
  return {
    headings: headings?.map(foldHeading),
    firstRow,
    date,
    payee: [],
    text,
    amount,
    debit,
    credit,
    sign: signColumn(sample, amount),
    currency: all.find((at) => share(at, isCurrency) > 0.9),
    balance,
    state: roles.includes("state") ? roles.indexOf("state") : undefined,
    ...conventions(filled(date), filled(amount ?? debit ?? 0), [
      ...(headings ?? []),
      ...sample.slice(0, 5).flat(),
    ]),
  };
}

function named(pair: number[], roles: readonly (Role | undefined)[]): number[] {
  const [one, other] = pair;
  if (one === undefined || other === undefined) return [];
  return roles[one] === "credit" || roles[other] === "debit" ? [other, one] : pair;
}

/** Kinds of booking are words too, but few: names are many. */
function words(
  columns: readonly number[],
  roles: readonly (Role | undefined)[],
  rows: readonly string[][],
  used: ReadonlySet<number | undefined>,
): number[] {
  const names = (at: number): number =>
    new Set(rows.map((row) => row[at] ?? "").filter((cell) => /\p{L}{2}/u.test(cell))).size;
  const spoken = columns.filter((at) => !used.has(at) && names(at) > 0);
  const known = spoken.filter((at) => roles[at] === "payee" || roles[at] === "text");
  const [most] = spoken.toSorted((a, b) => names(b) - names(a));
  if (most === undefined) return [];
  return known.some((at) => names(at) >= names(most) * 0.7) ? known : [most];
}
