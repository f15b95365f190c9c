/**
 * What people do all day and what ends, buys and sends nothing, in one language. Phrases are parted by `|`; notation in
 * risk/phrase-matcher.ts. `!` behind a phrase: it sends something by its nature ("Like!", "Save draft!"), the others only
 * let one look. A wrong entry here lets something pass; one that is missing only costs a question.
 */
export type MarkedWords = {
  /** Words of no meaning of their own, by which a text's language is guessed. Parted by spaces. */
  small: string;
  /** Harmless as a whole label, or with a rest that says nothing of money or plans. */
  everyday: string;
  /** Only shows or leads to something, whatever that is: "Manage", "View". */
  shows: string;
  /** Takes one of several: harmless beside sizes and colours, not beside a price that comes back every month. */
  chooses: string;
};

/** The same without the marks: `does` holds the phrases that had one. */
export type EverydayWords = MarkedWords & { does: string };

/** What cannot be undone, in a language of which no more is known. The keys are those of risk/lexicon.ts. */
export type FinalWords = {
  cancel: string;
  end: string;
  delete: string;
  buy: string;
  reach: string;
  subject: string;
  affirm: string;
};
