/**
 * What one language says of a plan and its end. Phrases parted by " | ", whole words; "*" at an end leaves it open, "…"
 * stands for up to forty characters. Accents and case do not count. The same keys in every language.
 */
export type EndWords = {
  code: string;
  /** No spaces between words: phrases are found anywhere. */
  unspaced?: true;
  /** Said of what is over. */
  ended: string;
  /** With a day beside it: when it will be over. */
  ends: string;
  /** No renewal, no payment any more. */
  noMore: string;
  /** There is no plan. */
  none: string;
  /** On a control: takes the end back, begins anew. */
  undo: string;
  /** On a control: the way out. */
  leave: string;
  /** It will be paid again. */
  living: string;
  active: string;
  /** Stopped for a while, one turn left out, goes on later. */
  paused: string;
  /** Was over and is not any more. */
  again: string;
  /** Another plan or price runs now. */
  moved: string;
  trial: string;
  /** Somebody or something has to happen first. */
  waits: string;
  /** Only in a case, only from then on. */
  ifs: string;
  /** Said of what may be done, not of what was. */
  can: string;
  not: string;
  /** Words that any sentence about a plan may hold and that change nothing in it: articles, pronouns, days, payments. */
  small: string;
  /** It is not over. */
  goesOn: string;
  /** Says no to whatever it stands by. */
  negates: string;
  /** Small words without which nothing that was said can be taken back: but, still, the same, another, only. */
  turns: string;
  failed: string;
  /** What else ends, is counted or cancelled while a plan goes on. */
  things: string;
  /** Somebody who is not the holder. */
  people: string;
  plan: string;
  /** Labels that a status or a day of the plan stands beside. */
  status: string;
  /** The stretch that is paid for: its end is no end. */
  period: string;
};
