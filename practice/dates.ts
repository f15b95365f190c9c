import type { Language } from "./scenario.ts";

// It is Tuesday, 17 November 2026 on every site, so that pictures and expectations do not change with the clock.
const LOCALES: Record<Language, string> = {
  en: "en-US",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  pt: "pt-BR",
  it: "it-IT",
  nl: "nl-NL",
  ja: "ja-JP",
};

/** "December 2, 2026" in the site's language, counted from the fixed day. */
export function day(lang: Language, daysFromToday: number): string {
  const date = new Date(Date.UTC(2026, 10, 17 + daysFromToday));
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: "long", timeZone: "UTC" }).format(
    date,
  );
}

/** "12/2/2026", as tables and billing portals print it. */
export function shortDay(lang: Language, daysFromToday: number): string {
  const date = new Date(Date.UTC(2026, 10, 17 + daysFromToday));
  return new Intl.DateTimeFormat(LOCALES[lang], {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  }).format(date);
}
