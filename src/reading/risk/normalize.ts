import { latinOf, leetLatinOf } from "./confusables.ts";

// Soft hyphen, joiners, zero-width spaces, bidi controls, fillers, variation selectors, tags, annotation marks: they show as nothing.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
const OVERLAYS = /[\u0334-\u0338\u20D0-\u20F0]/gu;
const BLANK = /[\s\u2800\u3000]+/gu;
const WORD = /[\p{L}\p{M}\p{So}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN_ELSEWHERE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u;
const ODD_LATIN =
  /[\u0131\u0180-\u024F\u0250-\u02AF\u1D00-\u1D7F\uA720-\uA7FF\uAB30-\uAB6F\u{1F150}-\u{1F1FF}]/u;
const SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_·•*|/~,]){2,}\p{L}(?![\p{L}\p{N}])/gu;
const WIDELY_SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_·•*|/~,]{1,4}){3,}\p{L}(?![\p{L}\p{N}])/gu;
const HAN_GAP =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) +(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
const SEPARATORS = /[^\p{L}]+/gu;
const OVERRIDE = /[\u202D\u202E]/u;
const OVERRIDDEN = /\u202E([^\u202C\u202D\n]*)[\u202C\u202D]?/gu;
const ASCII = /^[\x20-\x7E]*$/;
const SPACED_ASCII = /(?:^|[^A-Za-z0-9])(?:[A-Za-z][ .\-_*|/~,]{1,4}){2,}[A-Za-z](?![A-Za-z0-9])/;

function mapChars(text: string, map: (char: string) => string | undefined): string {
  let out = "";
  for (const char of text) out += map(char) ?? char;
  return out;
}

function joinSpaced(text: string): string {
  // Single separators first: two spaces then still part the words of "C a n c e l  p l a n".
  return text
    .replace(SPACED, (run) => run.replace(SEPARATORS, ""))
    .replace(WIDELY_SPACED, (run) => run.replace(SEPARATORS, ""));
}

/** Folds look-alikes word by word; a word of genuine Russian or Greek is left as it is. */
function foldHomoglyphs(text: string): string {
  const otherLetters = [...text].filter((char) => LOOKS_LATIN_ELSEWHERE.test(char));
  const allLookLatin =
    LATIN.test(text) && otherLetters.every((char) => latinOf(char) !== undefined);
  return text.replace(WORD, (word) => {
    const mixed = LATIN.test(word) && LOOKS_LATIN_ELSEWHERE.test(word);
    const odd = ODD_LATIN.test(word);
    return mixed || odd || allLookLatin ? mapChars(word, latinOf) : word;
  });
}

function tidy(text: string, fold: (text: string) => string): string {
  const plain = text
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(OVERLAYS, "");
  return fold(joinSpaced(plain))
    .toLowerCase()
    .replace(/i\u0307/g, "i")
    .replace(BLANK, " ")
    .replace(HAN_GAP, "")
    .trim();
}

/** The text as a person would read it: NFKC, nothing invisible, look-alikes as Latin, letters joined, lower case. */
/** Letters that nobody sees, in what is sent: Unicode's tags are ASCII once more, 0xE0000 higher. */
const TAGS = /[\u{E0020}-\u{E007E}]/gu;
export const withoutTags = (text: string): string =>
  text.replace(TAGS, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xe0000));

export function normalizeLabel(text: string): string {
  if (ASCII.test(text) && !SPACED_ASCII.test(text))
    return text.toLowerCase().replace(BLANK, " ").trim();
  return tidy(text, foldHomoglyphs);
}

function foldEverything(text: string): string {
  return mapChars(text, latinOf).replace(/(?=\S*\p{L})[\p{L}\d@$]{3,}/gu, (word) =>
    /\p{L}/u.test(word) ? mapChars(word, leetLatinOf) : word,
  );
}

const reversed = (text: string) => [...text].toReversed().join("");

/**
 * Every reading a label may have on screen: as it stands, with all look-alikes folded (a word made wholly of Cyrillic
 * look-alikes is also nonsense in Russian), and turned round where an override reverses it. The worst one counts.
 */
export function labelReadings(text: string): string[] {
  const first = normalizeLabel(text);
  const readings = [first];
  const add = (reading: string) => {
    if (!readings.includes(reading)) readings.push(reading);
  };
  if (!ASCII.test(text) || /\p{L}[\d@$]|[\d@$]\p{L}/u.test(text)) add(tidy(text, foldEverything));
  if (OVERRIDE.test(text)) {
    add(normalizeLabel(text.replace(OVERRIDDEN, (_, run: string) => reversed(run))));
    add(normalizeLabel(reversed(text)));
  }
  return readings;
}

const MARKS = /[\u0300-\u036F]/g;
const STROKES: Record<string, string> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Without accents, for comparing: people and addresses leave them out. Kana keep their voicing marks. */
export function foldAccents(text: string): string {
  if (ASCII.test(text)) return text;
  return (
    text
      .normalize("NFD")
      .replace(MARKS, "")
      .normalize("NFC")
      // Catalan "cancel·la": the dot is a part of the letter and parts no clauses.
      .replace(/l·l/g, "ll")
      .replace(/[ßøæœłđðþı]/g, (char) => STROKES[char] ?? char)
      .replace(/[’‘ʼ`´]/g, "'")
  );
}
