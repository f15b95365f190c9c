import type { Recurring } from "../../../src/statements/recurring-payment.ts";
import type { Booking } from "./household.ts";

export type Score = {
  found: number;
  right: number;
  wanted: number;
  met: number;
  bookings: number;
  taken: number;
  takenRight: number;
  labelled: number;
  wrong: string[];
  lost: string[];
};

/** A found one is right where four fifths of its charges are of one true series; a true one is met by a right one that holds most of it. */
export function score(rows: readonly Recurring[], bookings: readonly Booking[]): Score {
  const left = new Map<string, Booking[]>();
  for (const one of bookings) {
    const key = `${one.day} ${one.amount.toFixed(2)}`;
    left.set(key, [...(left.get(key) ?? []), one]);
  }
  const sizes = new Map<string, number>();
  for (const { series } of bookings)
    if (series !== null) sizes.set(series, (sizes.get(series) ?? 0) + 1);
  const met = new Set<string>();
  const result: Score = {
    found: rows.length,
    right: 0,
    wanted: sizes.size,
    met: 0,
    bookings: bookings.length,
    taken: 0,
    takenRight: 0,
    labelled: [...sizes.values()].reduce((a, b) => a + b, 0),
    wrong: [],
    lost: [],
  };
  for (const row of rows) {
    const counts = new Map<string | null, number>();
    for (const member of row.members) {
      const same = left.get(`${member.date} ${member.amount.toFixed(2)}`) ?? [];
      // Two bookings of one day and sum: the one whose name begins alike.
      const name = `${member.payee} ${member.text}`.toUpperCase();
      const meant =
        same.find((one) => name.includes(one.name.toUpperCase().slice(0, 12))) ?? same[0];
      const series = meant?.series ?? null;
      counts.set(series, (counts.get(series) ?? 0) + 1);
      result.taken += 1;
      if (series !== null) result.takenRight += 1;
    }
    const [best] = [...counts]
      .filter(([series]) => series !== null)
      .toSorted((a, b) => b[1] - a[1]);
    const right =
      best !== undefined &&
      best[0] !== null &&
      best[1] >= row.members.length * 0.8 &&
      !met.has(best[0]);
    if (right && best?.[0] != null) {
      result.right += 1;
      if (best[1] >= (sizes.get(best[0]) ?? 0) * 0.6) met.add(best[0]);
    } else result.wrong.push(`${row.key} ×${row.members.length} ${row.amount}`);
  }
  result.met = met.size;
  result.lost = [...sizes.keys()].filter((series) => !met.has(series));
  return result;
}

export function total(scores: readonly Score[]): {
  precision: number;
  recall: number;
  chargePrecision: number;
  chargeRecall: number;
  bookings: number;
} {
  const sum = (of: (one: Score) => number): number => scores.reduce((all, one) => all + of(one), 0);
  return {
    precision: sum((one) => one.right) / sum((one) => one.found),
    recall: sum((one) => one.met) / sum((one) => one.wanted),
    chargePrecision: sum((one) => one.takenRight) / sum((one) => one.taken),
    chargeRecall: sum((one) => one.takenRight) / sum((one) => one.labelled),
    bookings: sum((one) => one.bookings),
  };
}
