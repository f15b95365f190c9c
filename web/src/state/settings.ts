import { LANGUAGES, preferredLanguage, type Words } from "../words/words.ts";
import { en } from "../words/en.ts";
import { store, useStore } from "./store.ts";

export const language = store(preferredLanguage());
export const theme = store(localStorage.getItem("theme") ?? "auto");

export function applySettings(): void {
  const draw = () => {
    document.documentElement.lang = language.get();
    document.documentElement.dataset["theme"] = theme.get();
  };
  draw();
  language.watch(() => {
    localStorage.setItem("language", language.get());
    draw();
  });
  theme.watch(() => {
    localStorage.setItem("theme", theme.get());
    draw();
  });
}

export function useWords(): Words {
  return LANGUAGES[useStore(language)] ?? en;
}

/** How days, times and money are written: as the person's own country does, where it speaks the language they chose. */
export function useLanguage(): string {
  const chosen = useStore(language);
  return navigator.languages.find((one) => one.split("-")[0] === chosen) ?? chosen;
}

export const wordsNow = (): Words => LANGUAGES[language.get()] ?? en;
