import { looksLikeAmount } from "../numbers.ts";
import { foldHeading, roleOf } from "./columns.ts";
import { inferred } from "./inferred.ts";
import { conventions, isCurrency, isDate, SAMPLE_ROWS, signColumn, type Layout } from "./layout.ts";

const HEAD_ROWS = 40;

export function findLayout(rows: readonly string[][]): Layout | undefined {
  for (const [index, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const layout = headed(row, rows.slice(index + 1), index);
    if (layout !== undefined) return layout;
  }
  return inferred(rows);
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
  // Where the heading says so a long number is a sum too: 245050 yen.
  const money = (role: string) =>
    columns(role).filter((at) =>
      holds(at, (cell) => looksLikeAmount(cell) || /^\d{6,9}$/.test(cell), 0.8),
    );
  const [date] = dates;
  const [amount] = money("amount");
  const [debit] = money("debit");
  const [credit] = money("credit");
  if (date === undefined || (amount === undefined && debit === undefined)) return undefined;
  const sign = signColumn(sample, amount);
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
    sign,
    currency: currencies.findLast((at) => at > (amount ?? 0)) ?? currencies[0],
    balance: money("balance")[0],
    state: columns("state")[0],
    ...conventions(cells(date), cells(amount ?? debit ?? 0), [
      ...head,
      ...cells(currencies[0] ?? -1),
    ]),
  };
}
