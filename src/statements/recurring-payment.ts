import { daysBetween } from "./dates.ts";
import { periodDays } from "./rhythm.ts";
import type { Rhythm, Transaction } from "./transaction.ts";

export type PriceRise = { on: string; from: number; to: number };

/** One payment that comes back, as far as the file shows it. */
export type Recurring = {
  /** Stays the same from file to file: what "since last time" goes by. */
  key: string;
  /** Keys under which it stood before its payee changed the name. */
  formerly: string[];
  payee: string;
  service: string | undefined;
  title: string | undefined;
  biller: string | undefined;
  rhythm: Rhythm;
  /** What it costs now, a positive number. */
  amount: number;
  currency: string;
  /** Sums that change from bill to bill. */
  varies: boolean;
  first: string;
  last: string;
  /** The next expected day; undefined where it has stopped. */
  next: string | undefined;
  count: number;
  rises: PriceRise[];
  refunds: { on: string; amount: number }[];
  /** The day on which a trial became a paid plan. */
  trialTurned: string | undefined;
  /** Charges it rests on, by their place in what was given; for tests and for showing them. */
  members: Transaction[];
};

/** A file that goes on well past the day on which it was due: it has stopped. */
export function isOver(next: string, lastDay: string, rhythm: Rhythm): boolean {
  return daysBetween(next, lastDay) > Math.max(8, periodDays(rhythm) * 0.3);
}
