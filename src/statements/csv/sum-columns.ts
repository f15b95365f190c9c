import { decimalSign, looksLikeAmount, readAmount } from "../numbers.ts";

/** Two columns of sums of which each row fills one: out and in. Money goes out more often than it comes in. */
export function byTurns(rows: readonly string[][], columns: readonly number[]): number[] {
  const filled = (at: number): number =>
    rows.filter((row) => looksLikeAmount(row[at] ?? "")).length;
  const isFilled = (row: string[], at: number): boolean => looksLikeAmount(row[at] ?? "");
  for (const one of columns)
    for (const other of columns.filter((at) => at > one)) {
      const turns = rows.filter((row) => isFilled(row, one) !== isFilled(row, other)).length;
      if (turns > rows.length * 0.9 && Math.min(filled(one), filled(other)) > 0)
        return filled(one) >= filled(other) ? [one, other] : [other, one];
    }
  return [];
}

/** Of columns of sums, the one by which another changes from row to row, or by which two differ; else the first. */
export function moved(
  rows: readonly string[][],
  columns: readonly number[],
): { amount: number | undefined; balance: number | undefined } {
  const decimal = decimalSign(rows.flatMap((row) => columns.map((at) => row[at] ?? "")));
  const sums = rows.map((row) =>
    columns.map((at) => Math.round((readAmount(row[at] ?? "", decimal) ?? Number.NaN) * 100)),
  );
  const sum = (row: number, column: number): number => sums[row]?.[column] ?? Number.NaN;
  const holds = (is: (row: number) => boolean): boolean =>
    rows.filter((_, row) => row > 0 && is(row)).length >= (rows.length - 1) * 0.8;
  const same = (change: number, amount: number): boolean => Math.abs(change) === Math.abs(amount);
  const all = columns.map((_, at) => at);
  // The smallest first: of an old balance, a new one and their difference any is the sum or difference of the others.
  const size = (at: number): number =>
    rows.reduce((total, _, row) => total + Math.abs(sum(row, at)), 0);
  for (const amount of all.toSorted((a, b) => size(a) - size(b)))
    // The last first: the balance after a booking stands behind the one before it.
    for (const balance of all.toReversed().filter((at) => at !== amount)) {
      const change = (row: number): number => sum(row, balance) - sum(row - 1, balance);
      const isMoved =
        holds((row) => same(change(row), sum(row, amount))) ||
        holds((row) => same(change(row), sum(row - 1, amount))) ||
        all.some(
          (other) =>
            other !== balance &&
            other !== amount &&
            holds((row) => same(sum(row, balance) - sum(row, other), sum(row, amount))),
        );
      if (isMoved) return { amount: columns[amount], balance: columns[balance] };
    }
  return { amount: columns[0], balance: columns[1] };
}
