/** What a letter says in one language; {service}, {account}, {date} and the like are filled in. */
export type LetterWords = {
  subject: string;
  greeting: string;
  /** I end it. */
  end: string;
  /** Otherwise at the next possible day. */
  otherwise: string;
  /** No further charge, and the permission to debit is withdrawn. */
  noCharge: string;
  /** Confirm in writing with the end date. */
  confirm: string;
  /** No offers, please. */
  noOffers: string;
  legal: string;
  /** Where the law stands, since when, and when that was looked up. */
  source: string;
  closing: string;
  signature: string;
  account: string;
  email: string;
  yourName: string;
  yourAddress: string;
  noAdvice: string;
  /** In place of {when}, with a day and without one. */
  on: string;
  now: string;
  phone: {
    title: string;
    before: string;
    opening: string;
    insist: string;
    offers: string;
    ask: string;
    notes: string;
  };
  dispute: { subject: string; body: string; ask: string; attached: string };
};
