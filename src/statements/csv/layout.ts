import { decimalSign, readAmount, type DecimalSign } from "../numbers.ts";
import { dateOrder, readDate, type DateOrder } from "../dates.ts";
import { foldHeading } from "./columns.ts";

/** Which column is what. `amount` alone, or `debit` and `credit`, or `amount` with a column that says which way. */
export type Layout = {
  headings: string[] | undefined;
  firstRow: number;
  date: number;
  payee: number[];
  text: number[];
  amount: number | undefined;
  debit: number | undefined;
  credit: number | undefined;
  sign: number | undefined;
  currency: number | undefined;
  balance: number | undefined;
  state: number | undefined;
  decimal: DecimalSign;
  order: DateOrder;
};

export const SAMPLE_ROWS = 300;
const SIGNS =
  /^(d|c|dr|cr|debit|credit|af|bij|s|h|soll|haben|dbit|crdt|debet|kredit|-|\+|charge|uit|in|out|ausgang|eingang|debito|credito|wn|ma|uttag|ut|inn|borc|alacak|gider|gelir|χ|π)$/;
export const isSign = (cell: string): boolean => SIGNS.test(foldHeading(cell));

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
/** "CET" and "ATM" are three letters too. */
export const isCurrency = (cell: string): boolean => CURRENCIES.has(cell);

export const isDate = (cell: string): boolean =>
  readDate(cell, "dmy") !== undefined || readDate(cell, "mdy") !== undefined;

/** Found by what it holds: its heading may be "Type" or nothing. Sums that have a minus need none. */
export function signColumn(
  rows: readonly string[][],
  amount: number | undefined,
): number | undefined {
  if (amount === undefined || rows.some((row) => /^\W*[-\u2212(]/u.test(row[amount] ?? "")))
    return undefined;
  const cells = (at: number): string[] =>
    rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => at).find(
    (at) => [1, 2].includes(new Set(cells(at)).size) && cells(at).every(isSign),
  );
}

export function conventions(dates: string[], amounts: string[], hints: string[]) {
  const isAmerican = hints.some((hint) => /\bUSD\b|\$|post(ed|ing)? date|check/i.test(hint));
  return { decimal: decimalSign(amounts), order: dateOrder(dates, isAmerican) };
}

/**
 * Whether a plain amount means money out: cards are exported so. The balance settles it where there is one, else what
 * most rows are, because nearly all that happens on a card is spending.
 */
export function chargesArePositive(rows: readonly string[][], layout: Layout): boolean {
  const { amount, balance, decimal, sign } = layout;
  if (amount === undefined || sign !== undefined) return false;
  const values = rows.map((row) => readAmount(row[amount] ?? "", decimal));
  const balances = rows.map((row) =>
    balance === undefined ? undefined : readAmount(row[balance] ?? "", decimal),
  );
  let same = 0;
  let opposite = 0;
  for (let at = 1; at < rows.length; at += 1) {
    const [before, after] = [balances[at - 1], balances[at]];
    if (before === undefined || after === undefined) continue;
    for (const value of [values[at], values[at - 1]]) {
      if (value === undefined || value === 0) continue;
      const change = after - before;
      // Oldest first or newest first: the difference is this row's amount or minus the one's before it.
      const meant = value === values[at] ? change : -change;
      if (Math.abs(meant - value) < 0.005) same += 1;
      else if (Math.abs(meant + value) < 0.005) opposite += 1;
    }
  }
  if (same + opposite > 2) return opposite > same;
  const known = values.filter((value) => value !== undefined && value !== 0);
  return known.filter((value) => (value ?? 0) > 0).length > known.length * 0.65;
}
