/** What the law of a country says about ending a subscription, to be named in a letter. */
export type Ground = {
  country: string;
  title: string;
  /** Languages of letters there, the usual one first. */
  languages: LetterLanguage[];
  law: string;
  /** What it says, in the letter's words and language. */
  says: Partial<Record<LetterLanguage, string>>;
  /** Where the text of the law stands. */
  source: string;
  /** Since when it stands like that. */
  since: string;
  /** When it was last written down here; nobody has read the live page since. */
  noted: string;
};

export const LETTER_LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt"] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];
