import { daysBetween } from "./dates.ts";
import type { Entry } from "./groups.ts";

const SOON = 12;

/**
 * Charges that came back and were made anew, or made twice and given back once: a card that failed, a double booking. The
 * one that stayed is the payment; a payment that was only refunded is still one.
 */
export function returnedCharges(entries: readonly Entry[]): Set<Entry> {
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.tokens[0] ?? ""} ${Math.abs(entry.transaction.amount)}`;
    byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  const returned = new Set<Entry>();
  for (const group of byKey.values())
    for (const back of group.filter(({ transaction }) => transaction.amount > 0)) {
      const near = group
        .filter((one) => one.transaction.amount < 0 && !returned.has(one))
        .filter((one) => Math.abs(apart(one, back)) <= SOON);
      const given = near.findLast((one) => apart(one, back) >= 0);
      if (given !== undefined && near.length > 1) returned.add(given);
    }
  return returned;
}

const apart = (charge: Entry, back: Entry): number =>
  daysBetween(charge.transaction.date, back.transaction.date);
