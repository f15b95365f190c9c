import { decimalSign, looksLikeAmount, readAmount, type DecimalSign } from "../numbers.ts";
import { dateOrder, readDate, type DateOrder } from "../dates.ts";
import { foldHeading, roleOf } from "./columns.ts";
import { byTurns, moved } from "./sum-columns.ts";

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

const HEAD_ROWS = 40;
const SAMPLE_ROWS = 300;
const SIGNS =
  /^(d|c|dr|cr|debit|credit|af|bij|s|h|soll|haben|dbit|crdt|debet|kredit|-|\+|charge|uit|in)$/i;

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
/** "CET" and "ATM" are three letters too. */
const isCurrency = (cell: string): boolean => CURRENCIES.has(cell);

const isDate = (cell: string): boolean =>
  readDate(cell, "dmy") !== undefined || readDate(cell, "mdy") !== undefined;

export function findLayout(rows: readonly string[][]): Layout | undefined {
  for (const [index, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const layout = headed(row, rows.slice(index + 1), index);
    if (layout !== undefined) return layout;
  }
  return headless(rows);
}

function headed(head: string[], below: readonly string[][], index: number): Layout | undefined {
  const roles = head.map(roleOf);
  const sample = below.slice(0, SAMPLE_ROWS);
  const cells = (at: number): string[] =>
    sample.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  const holds = (at: number, test: (cell: string) => boolean, share: number): boolean => {
    const all = cells(at);
    return all.length > 0 && all.filter(test).length >= all.length * share;
  };
  const columns = (role: string): number[] =>
    roles.flatMap((one, at) => (one === role ? [at] : []));
  const dates = [...columns("date"), ...columns("valueDate")].filter((at) =>
    holds(at, isDate, 0.8),
  );
  const money = (role: string) => columns(role).filter((at) => holds(at, looksLikeAmount, 0.8));
  const [date] = dates;
  const [amount] = money("amount");
  const [debit] = money("debit");
  const [credit] = money("credit");
  if (date === undefined || (amount === undefined && debit === undefined)) return undefined;
  // Found by what it holds: its heading may be "Type" or nothing.
  const sign = head.findIndex(
    (_, at) => holds(at, (cell) => SIGNS.test(cell), 1) && new Set(cells(at)).size <= 2,
  );
  const currencies = columns("currency").filter((at) => holds(at, isCurrency, 0.8));
  const used = new Set([date, amount, debit, credit, sign]);
  const words = (role: string) =>
    columns(role).filter((at) => !used.has(at) && holds(at, (cell) => /\p{L}/u.test(cell), 0.3));
  const payee = words("payee");
  const text = words("text");
  if (payee.length + text.length === 0) return undefined;
  return {
    headings: head.map(foldHeading),
    firstRow: index + 1,
    date,
    payee,
    text,
    amount,
    debit: amount === undefined ? debit : undefined,
    credit: amount === undefined ? credit : undefined,
    sign: amount !== undefined && sign >= 0 ? sign : undefined,
    currency: currencies.findLast((at) => at > (amount ?? 0)) ?? currencies[0],
    balance: money("balance")[0],
    state: columns("state")[0],
    ...conventions(cells(date), cells(amount ?? debit ?? 0), [
      ...head,
      ...cells(currencies[0] ?? -1),
    ]),
  };
}

function conventions(dates: string[], amounts: string[], hints: string[]) {
  const isAmerican = hints.some((hint) => /\bUSD\b|\$|post(ed|ing)? date|check/i.test(hint));
  return { decimal: decimalSign(amounts), order: dateOrder(dates, isAmerican) };
}

/** No headings at all: the columns are told by what they hold. */
function headless(rows: readonly string[][]): Layout | undefined {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const share = (at: number, test: (cell: string) => boolean): number =>
    sample.filter((row) => test(row[at] ?? "")).length / sample.length;
  const all = Array.from({ length: width }, (_, at) => at);
  const date = all.find((at) => share(at, isDate) > 0.9);
  const amounts = all.filter(
    (at) =>
      at !== date && share(at, (cell) => looksLikeAmount(cell) && /[.,]\d{2}\D*$/.test(cell)) > 0.8,
  );
  // Kinds of booking are long words too, but few: names are many.
  const names = (at: number): number =>
    new Set(sample.map((row) => row[at] ?? "").filter((cell) => /\p{L}{2}/u.test(cell))).size;
  const [text] = all
    .filter((at) => at !== date && !amounts.includes(at))
    .toSorted((a, b) => names(b) - names(a));
  const { amount, balance } = moved(sample, amounts);
  const [debit, credit] = amount === undefined ? byTurns(sample, all) : [];
  if (date === undefined || text === undefined || names(text) === 0) return undefined;
  if (amount === undefined && debit === undefined) return undefined;
  const sign = all.find((at) => at !== text && share(at, (cell) => SIGNS.test(cell)) === 1);
  return {
    headings: undefined,
    firstRow: 0,
    date,
    payee: [],
    text: [text],
    amount,
    debit,
    credit,
    sign: amount === undefined ? undefined : sign,
    currency: all.find((at) => share(at, isCurrency) > 0.9),
    balance,
    state: undefined,
    ...conventions(
      sample.map((row) => row[date] ?? ""),
      sample.flatMap((row) => [row[amount ?? -1] ?? "", row[debit ?? -1] ?? ""]),
      sample.slice(0, 5).flat(),
    ),
  };
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
