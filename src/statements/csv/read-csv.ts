import { readDate } from "../dates.ts";
import { readAmount } from "../numbers.ts";
import { paymentFields } from "../payment-fields.ts";
import { cents, type Statement, type Transaction } from "../transaction.ts";
import { foldHeading } from "./columns.ts";
import { splitRows } from "./delimiter.ts";
import { findLayout } from "./find-layout.ts";
import { chargesArePositive, type Layout } from "./layout.ts";

const NAMES: Record<string, string> = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" };
const NOT_BOOKED = /^(reverted|declined|failed|pending|cancell?ed|rejected|storniert|vorgemerkt)$/i;
const OUT =
  /^(d|dr|debit|dbit|af|s|soll|debet|-|charge|uit|out|ausgang|debito|wn|uttag|ut|borc|gider|χ)$/;

export function readCsv(text: string): Statement | undefined {
  const split = splitRows(text);
  const layout = split === undefined ? undefined : findLayout(split.rows);
  if (split === undefined || layout === undefined) return undefined;
  const rows = split.rows.slice(layout.firstRow);
  const flip = chargesArePositive(rows, layout);
  const currency = currencyOf(split.rows, layout);
  const transactions = rows.flatMap((row) => transactionOf(row, layout, flip, currency) ?? []);
  return {
    format: "csv",
    reading: describe(layout, NAMES[split.delimiter] ?? "", flip),
    transactions,
    notices: [],
    skipped: rows.length - transactions.length,
  };
}

function transactionOf(
  row: string[],
  layout: Layout,
  flip: boolean,
  fallback: string,
): Transaction | undefined {
  const cell = (at: number | undefined): string => (at === undefined ? "" : (row[at] ?? ""));
  const date = readDate(cell(layout.date), layout.order);
  const amount = amountOf(cell, layout, flip);
  if (date === undefined || amount === undefined || NOT_BOOKED.test(cell(layout.state)))
    return undefined;
  const words = (columns: number[]): string =>
    columns
      .map(cell)
      .filter((part) => part !== "")
      .join(" ");
  const fields = layout.payee.length > 0 ? undefined : paymentFields(words(layout.text));
  const payee = fields?.payee ?? words(layout.payee);
  const text = fields?.words ?? words(layout.text);
  return {
    date,
    amount: cents(amount),
    currency: /^[A-Z]{3}$/.test(cell(layout.currency)) ? cell(layout.currency) : fallback,
    payee,
    text,
  };
}

function amountOf(
  cell: (at: number | undefined) => string,
  layout: Layout,
  flip: boolean,
): number | undefined {
  if (layout.amount !== undefined) {
    const value = readAmount(cell(layout.amount), layout.decimal);
    if (value === undefined) return undefined;
    if (layout.sign !== undefined)
      return OUT.test(foldHeading(cell(layout.sign))) ? -Math.abs(value) : Math.abs(value);
    return flip ? -value : value;
  }
  const out = readAmount(cell(layout.debit), layout.decimal);
  const into = readAmount(cell(layout.credit), layout.decimal);
  if (out !== undefined && out !== 0) return -Math.abs(out);
  return into === undefined ? (out === 0 ? 0 : undefined) : Math.abs(into);
}

const SYMBOLS: [RegExp, string][] = [
  [/€|\bEUR\b|\beuros?\b/i, "EUR"],
  [/£|\bGBP\b/, "GBP"],
  [/\bCHF\b/, "CHF"],
  [/\bPLN\b|zł/, "PLN"],
  [/\bSEK\b/, "SEK"],
  [/円|¥|\bJPY\b/, "JPY"],
  [/\$|\bUSD\b/, "USD"],
];

/** Where no column says it: a sign or code in the lines above, the headings or the amounts. */
function currencyOf(rows: readonly string[][], layout: Layout): string {
  const above = rows.slice(0, layout.firstRow).flat();
  const amounts = rows
    .slice(layout.firstRow, layout.firstRow + 20)
    .flatMap((row) => [row[layout.amount ?? -1] ?? "", row[layout.debit ?? -1] ?? ""]);
  const text = [...above, ...amounts].join(" ");
  return SYMBOLS.find(([sign]) => sign.test(text))?.[1] ?? "";
}

function describe(layout: Layout, delimiter: string, flip: boolean): string[] {
  const name = (at: number | undefined): string =>
    at === undefined ? "" : (layout.headings?.[at] ?? `column ${at + 1}`);
  return [
    `${delimiter} between columns${layout.headings === undefined ? ", no headings" : ""}`,
    `dates ${{ dmy: "day first", mdy: "month first", ymd: "year first" }[layout.order]} in "${name(layout.date)}"`,
    layout.amount === undefined
      ? `amounts in "${name(layout.debit)}" and "${name(layout.credit)}"`
      : `amounts in "${name(layout.amount)}"${layout.sign === undefined ? "" : `, direction in "${name(layout.sign)}"`}`,
    `"${layout.decimal}" before the cents`,
    ...(flip ? ["a charge is a positive amount"] : []),
    `payee in ${[...layout.payee, ...layout.text].map((at) => `"${name(at)}"`).join(", ")}`,
  ];
}
