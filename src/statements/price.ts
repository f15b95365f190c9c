import type { PriceRise } from "./recurring-payment.ts";
import { isTrialCharge } from "./trials.ts";
import { cents, type Transaction } from "./transaction.ts";

/** Up by more than one in a hundred and never down again to the old price. */
export function risesIn(all: readonly Transaction[]): PriceRise[] {
  const [first, second] = all;
  const isTried = first !== undefined && second !== undefined && isTrialCharge(first, second);
  const members = isTried ? all.slice(1) : all;
  const sums = members.map(({ amount }) => cents(-amount));
  return members.flatMap(({ date }, at) => {
    const [before, now] = [sums[at - 1], sums[at]];
    if (before === undefined || now === undefined || now <= before * 1.01) return [];
    const steadyBefore = sums.slice(Math.max(0, at - 2), at).every((sum) => sum === before);
    const stays = sums.slice(at).every((sum) => sum >= now * 0.995);
    const steadyAfter = sums.slice(at, at + 2).every((sum) => sum === now);
    return stays && steadyBefore && steadyAfter ? [{ on: date, from: before, to: now }] : [];
  });
}

/** Sums that change from bill to bill, beyond what the price rises explain. */
export function isVarying(sums: readonly number[], rises: number): boolean {
  return new Set(sums).size > rises + 1;
}
