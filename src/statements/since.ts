import { z } from "zod";
import type { Recurring } from "./recurring-payment.ts";
import { RHYTHMS } from "./transaction.ts";

/** What is kept of a look, to say next time what is new: names, prices and days, no bookings. */
export const rememberedSchema = z.object({
  version: z.literal(1),
  lookedOn: z.string(),
  rows: z.array(
    z.object({
      key: z.string(),
      payee: z.string(),
      amount: z.number(),
      currency: z.string(),
      rhythm: z.enum(RHYTHMS),
      last: z.string(),
      runs: z.boolean(),
    }),
  ),
});
export type Remembered = z.infer<typeof rememberedSchema>;

export function remember(rows: readonly Recurring[], lookedOn: string): Remembered {
  return {
    version: 1,
    lookedOn,
    rows: rows.map(({ key, payee, amount, currency, rhythm, last, next }) => ({
      key,
      payee,
      amount,
      currency,
      rhythm,
      last,
      runs: next !== undefined,
    })),
  };
}

export type Since = {
  lookedOn: string;
  new: { payee: string; amount: number; currency: string }[];
  dearer: { payee: string; from: number; to: number; currency: string }[];
  gone: { payee: string; last: string }[];
};

/** A file of another account holds other payees: only what this file's days reach past can be gone. */
export function sinceLast(before: Remembered, rows: readonly Recurring[], lastDay: string): Since {
  const isSame = (row: Recurring, key: string): boolean =>
    row.key === key || row.formerly.includes(key);
  const knownAs = (row: Recurring) => before.rows.find(({ key }) => isSame(row, key));
  const running = rows.filter(({ next }) => next !== undefined);
  return {
    lookedOn: before.lookedOn,
    new: running
      .filter((row) => knownAs(row) === undefined)
      .map(({ payee, amount, currency }) => ({ payee, amount, currency })),
    dearer: running.flatMap((row) => {
      const { payee, amount, currency, varies } = row;
      const was = knownAs(row);
      if (was === undefined || varies || amount <= was.amount * 1.01) return [];
      return [{ payee, from: was.amount, to: amount, currency }];
    }),
    gone: before.rows.flatMap(({ key, payee, last, runs }) => {
      if (!runs || last >= lastDay) return [];
      const now = rows.find((row) => isSame(row, key));
      return now !== undefined && now.next !== undefined
        ? []
        : [{ payee, last: now?.last ?? last }];
    }),
  };
}
