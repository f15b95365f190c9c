/** What the law of a country says about ending a subscription, to be named in a letter. */
export type Ground = {
  country: string;
  title: string;
  /** Languages of letters there, the usual one first. */
  languages: LetterLanguage[];
  law: string;
  /** What it says and for which contracts, in the letter's words and language. */
  says: Partial<Record<LetterLanguage, string>>;
  /** Where the text of the law stands. */
  source: string;
  /** Since when it stands like that. */
  since: string;
  /** The page that was read for this: a copy of the law, or somebody who quotes it. */
  readAt: string;
  /** The day it was read there. Laws change after it. */
  checked: string;
};

export const LETTER_LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt"] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];
