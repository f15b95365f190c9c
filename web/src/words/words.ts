import { de } from "./de.ts";
import { en, type Words } from "./en.ts";
import { es } from "./es.ts";

export const LANGUAGES: Record<string, Words> = { en, de, es };

export function preferredLanguage(): string {
  const kept = localStorage.getItem("language");
  if (kept !== null && Object.hasOwn(LANGUAGES, kept)) return kept;
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find((one) => Object.hasOwn(LANGUAGES, one)) ?? "en";
}

export type { Words };
