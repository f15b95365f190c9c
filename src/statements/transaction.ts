/** One booked movement of money, as a statement or a receipt tells it. */
export type Transaction = {
  /** YYYY-MM-DD */
  date: string;
  /** Negative: money that went out. */
  amount: number;
  /** Three letters; empty where the file does not say. */
  currency: string;
  payee: string;
  /** What else the bank printed: purpose, kind of booking, reference. */
  text: string;
};

/** What a mail says of a subscription, beyond that money went out. */
export type Notice = {
  date: string;
  payee: string;
  text: string;
  amount: number | undefined;
  currency: string;
  /** The rhythm in words of the mail: "per month", "annual plan". */
  rhythm: Rhythm | undefined;
  /** The day on which a free trial becomes a paid plan. */
  trialEnds: string | undefined;
  isTrial: boolean;
};

export const RHYTHMS = [
  "weekly",
  "fortnightly",
  "four-weekly",
  "monthly",
  "two-monthly",
  "quarterly",
  "half-yearly",
  "yearly",
] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const FORMATS = ["csv", "ofx", "mt940", "camt.053", "mbox", "eml"] as const;
export type Format = (typeof FORMATS)[number];

/** A file as it was understood; `reading` is shown, so that a wrong guess is seen. */
export type Statement = {
  format: Format;
  reading: string[];
  transactions: Transaction[];
  notices: Notice[];
  /** Rows that held no booking that could be read: a count, never their words. */
  skipped: number;
};

export const cents = (amount: number): number => Math.round(amount * 100) / 100;
