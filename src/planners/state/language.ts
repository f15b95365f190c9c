export const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "ja",
  "pl",
  "sv",
  "da",
  "no",
  "fi",
  "cs",
  "tr",
  "ru",
] as const;
export type Language = (typeof LANGUAGES)[number];

// Small words that stand in almost every sentence of a language and in few of the others.
const SMALL_WORDS: Record<Exclude<Language, "ja" | "ru">, string> = {
  en: "the you your and to of is for with this we are will or have our from be on",
  de: "der die das und dein ihr ist nicht wir sie du mit für zum ein eine auf dich dir ihre deine wird bis",
  fr: "le la les vous votre et est nous des une pour du pas avec vos sur ce dans au jusqu",
  es: "el la los tu tus y es para una con por su sus del se que las hasta más",
  pt: "o os você seu sua e é para uma com não do da em suas seus até mais ao",
  it: "il lo gli tuo tua e è per una con non del della di che al fino sono alla",
  nl: "de het je een en is van voor met niet uw op wij dat naar tot wordt bij jouw",
  pl: "i w na z do nie się jest twoja twój dla po że to za od",
  sv: "och att du din är för med inte det en på till vi av ditt",
  da: "og at du din er for med ikke det en på til vi af dit",
  no: "og at du din er for med ikke det en på til vi av ditt",
  fi: "ja on ei voit sinun tilauksesi se että kun tai",
  cs: "a je se na pro vaše nebo není do že jste",
  tr: "ve bir bu için ile olarak değil daha çok",
};
const known = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(" "))] as const,
);

/** The language of a text by its script and small words; undefined where there is too little of it. */
export function guessLanguage(text: string): Language | undefined {
  const head = text.slice(0, 4000);
  const kana = head.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (kana > 8) return "ja";
  const cyrillic = head.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic > 20) return "ru";
  const words = head.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: Language | undefined;
  let most = 2;
  for (const [language, small] of known) {
    const count = words.filter((word) => small.has(word)).length;
    if (count > most) {
      most = count;
      best = language;
    }
  }
  return best;
}

/** The languages to read a page in: what it says it is, and what it looks like, since pages forget to say. */
export function languagesOf(declared: string, text: string): Language[] {
  const code = declared.toLowerCase().split(/[-_]/)[0] ?? "";
  const said = LANGUAGES.find((language) => language === (code === "nb" ? "no" : code));
  const seen = guessLanguage(text);
  const both = [said, seen].filter((language) => language !== undefined);
  return both.length === 0 ? ["en"] : [...new Set(both)].toSorted();
}
