import type { LetterLanguage } from "./ground.ts";
import type { LetterWords } from "./letter-words.ts";
import { dutch } from "./languages/nl.ts";
import { english } from "./languages/en.ts";
import { french } from "./languages/fr.ts";
import { german } from "./languages/de.ts";
import { italian } from "./languages/it.ts";
import { portuguese } from "./languages/pt.ts";
import { spanish } from "./languages/es.ts";

export const LETTERS: Record<LetterLanguage, LetterWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
};
