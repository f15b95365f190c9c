import { decimalSign, readAmount } from "../numbers.ts";

/**
 * Two columns of sums of which each row fills one: out and in, in this order. The balance settles which is which; where
 * there is none, money goes out more often than it comes in.
 */
export function byTurns(
  rows: readonly string[][],
  columns: readonly number[],
  balances: readonly number[],
): number[] {
  const filled = (at: number): number => rows.filter((row) => (row[at] ?? "") !== "").length;
  for (const one of columns)
    for (const other of columns.filter((at) => at > one)) {
      const turns = rows.filter((row) => ((row[one] ?? "") !== "") !== ((row[other] ?? "") !== ""));
      if (turns.length <= rows.length * 0.9) continue;
      const pair = [one, other];
      const up = balances.map((balance) => rises(rows, balance, one, other)).find((is) => is !== 0);
      const isSwapped = up === undefined ? filled(one) < filled(other) : up > 0;
      return isSwapped ? pair.toReversed() : pair;
    }
  return [];
}

/** Over 0 where the balance rises with the first of two columns, in either order of the rows; below where it falls. */
function rises(rows: readonly string[][], balance: number, one: number, other: number): number {
  const decimal = decimalSign(rows.map((row) => row[balance] ?? ""));
  const sum = (row: string[] | undefined, at: number): number =>
    Math.abs(readAmount(row?.[at] ?? "", decimal) ?? 0);
  let votes = 0;
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const now = readAmount(row[balance] ?? "", decimal);
    const was = readAmount(before?.[balance] ?? "", decimal);
    if (now === undefined || was === undefined) continue;
    // Oldest first: this row's sum was added. Newest first: the one's before it was taken away again.
    for (const step of [
      { change: now - was, first: sum(row, one), second: sum(row, other) },
      { change: was - now, first: sum(before, one), second: sum(before, other) },
    ]) {
      if (Math.abs(step.change - (step.first - step.second)) < 0.005) votes += 1;
      if (Math.abs(step.change + (step.first - step.second)) < 0.005) votes -= 1;
    }
  }
  return Math.abs(votes) > rows.length * 0.3 ? votes : 0;
}

/** Of columns of sums, the one by which another changes from row to row, or by which two differ; else the first. */
export function moved(
  rows: readonly string[][],
  columns: readonly number[],
  /** Those of them that may be the amount. */
  wanted: readonly number[],
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
  const candidates = all.filter((at) => wanted.includes(columns[at] ?? -1));
  for (const amount of candidates.toSorted((a, b) => size(a) - size(b)))
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
  const [amount] = wanted;
  return { amount, balance: columns.find((at) => at !== amount) };
}
