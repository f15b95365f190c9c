import { EVERYDAY } from "./languages/everyday-languages.ts";
import type { EverydayWords } from "./languages/language-words.ts";
import { foldAccents, normalizeLabel } from "./risk/normalize.ts";
import { phraseMatcher, type PhraseMatcher } from "./risk/phrase-matcher.ts";

/**
 * What an everyday reading of a label is worth. `plain`: the whole label is such words. `shows`: it only shows or leads
 * to something. `chooses`: it takes one of several. `partly`: such words and a rest that nobody here can read.
 */
export type EverydayReading = "plain" | "shows" | "chooses" | "partly" | "none";

const PLAIN = 1;
const SHOWS = 2;
const CHOOSES = 4;
const DOES = 8;

const matchers = new Map<string, PhraseMatcher>();

function matcherOf(code: string, words: EverydayWords): PhraseMatcher {
  let made = matchers.get(code);
  if (made === undefined) {
    made = phraseMatcher([
      [words.everyday, PLAIN],
      [words.shows, SHOWS],
      [words.chooses, CHOOSES],
      [words.does, DOES],
    ]);
    matchers.set(code, made);
  }
  return made;
}

/** Other names of the same language, older or narrower. */
const ALIASES = new Map([
  ["nb", "no"],
  ["nn", "no"],
  ["tl", "fil"],
  ["iw", "he"],
  ["in", "id"],
]);

/** All Chinese is one here. */
function baseOf(lang: string): string {
  const base = lang.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  return ALIASES.get(base) ?? base;
}

const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u, "ja"],
  [/\p{Script=Hangul}{2}/u, "ko"],
  [/\p{Script=Han}{2}/u, "zh"],
];
/** Scripts of one language here: each word in them counts as one of its small words. A menu of languages has one of each. */
const OWN_SCRIPT: Record<string, RegExp> = {
  th: /^\p{Script=Thai}/u,
  he: /^\p{Script=Hebrew}/u,
  el: /^\p{Script=Greek}/u,
  ka: /^\p{Script=Georgian}/u,
  hy: /^\p{Script=Armenian}/u,
  bn: /^\p{Script=Bengali}/u,
  ta: /^\p{Script=Tamil}/u,
  te: /^\p{Script=Telugu}/u,
};
const SPACED = Object.entries(EVERYDAY).filter(([code]) => !/^(?:ja|ko|zh)$/.test(code));
const SMALL = SPACED.map(
  ([code, { small }]) => [code, new Set(small.split(" ").map(foldAccents))] as const,
);
const GUESS_MAX = 600;
const SURE = 4;

/** The language of a text by its script or its smallest words; undefined where neither tells. */
function guessOf(text: string): string | undefined {
  const read = text.slice(0, GUESS_MAX);
  for (const [script, code] of SCRIPTS) if (script.test(read)) return code;
  const words = foldAccents(read.toLowerCase()).split(/[^\p{L}\p{M}]+/u);
  let best: string | undefined;
  let most = SURE - 1;
  for (const [code, small] of SMALL) {
    const own = OWN_SCRIPT[code];
    const count = words.filter((word) => small.has(word) || own?.test(word)).length;
    if (count > most) [best, most] = [code, count];
  }
  return best;
}

/** The page's own languages, as it says and as it reads, of those whose everyday words are known here. */
export function languagesOf(page: { lang?: string; text?: string; headings: string[] }): string[] {
  const said = baseOf(page.lang ?? "");
  const read = guessOf(`${page.headings.join(" ")} ${page.text ?? ""}`);
  return [...new Set([said, read])].filter(
    (code) => code !== undefined && Object.hasOwn(EVERYDAY, code),
  ) as string[];
}

/** Languages in which most of what is final is known too; of the others only the plainest words are. */
const WELL_KNOWN = new Set("en de nl sv da no fr es pt it pl cs fi ru tr ja ko zh".split(" "));

export const isWellKnown = (page: Parameters<typeof languagesOf>[0]): boolean =>
  languagesOf(page).some((code) => WELL_KNOWN.has(code));

/** Whether a page is in a language of which little is known here. A page that says nothing is read as it is. */
export function isForeign(page: { lang?: string; text?: string; headings: string[] }): boolean {
  return !isWellKnown(page) && (languagesOf(page).length > 0 || baseOf(page.lang ?? "") !== "");
}

const SIZE =
  /^(?:x{0,3}s|m|x{0,4}l|\d{1,3}(?:[.,]5)?(?:\s?(?:cm|mm|ml|cl|l|g|kg|oz|lb|in))?|[+−–-])$/u;
const ORNAMENT = /\(\s?\d+\s?\)|[^\p{L}\p{M}\p{N}'’ +−-]+|(?<=\s)\d+$|^\d+(?=\s)/gu;
/** Small words that stand between everyday ones and change nothing of them. */
const FILLER =
  /^(?:the|a|an|my|your|our|this|to|for|by|of|in|on|and|or|as|with|from|der|die|das|den|dem|ein|eine|mein|dein|und|zu|zum|zur|nach|in|im|auf|von|le|la|les|l|de|des|du|un|une|mon|ma|mes|votre|vos|et|a|au|aux|par|el|los|las|mi|mis|tu|su|y|por|al|del|o|os|as|meu|minha|seu|sua|e|do|da|il|lo|gli|i|mio|mia|tuo|di|het|een|mijn|je|en|van|op|min|mitt|din|och|og|till|til|pa|moj|moje|na|do|w|i|muj|moje|k|oma|ja|и|в|на|мои|мой|ve|icin)$/u;

function readIn(text: string, code: string): EverydayReading {
  const words = EVERYDAY[code];
  if (words === undefined) return "none";
  const hits = matcherOf(code, words)(text);
  const first = hits[0];
  const last = hits.at(-1);
  if (first === undefined || last === undefined) return "none";
  let rest = "";
  let at = 0;
  for (const hit of hits) {
    rest += `${text.slice(at, hit.start)} `;
    at = hit.end;
  }
  rest += text.slice(at);
  const unread = rest.split(/[\s'’]+/u).filter((word) => word !== "" && !FILLER.test(word));
  const bits = hits.reduce((all, hit) => all | hit.categories, 0);
  if (unread.length === 0) return (bits & (PLAIN | SHOWS)) === 0 ? "chooses" : "plain";
  // The verb stands first, or last in languages that put it there; elsewhere the word may be part of a name.
  const edge = [first, last].filter((hit) => hit.start <= 1 || hit.end >= text.length - 1);
  const edgeBits = edge.reduce((all, hit) => all | hit.categories, 0);
  if ((edgeBits & SHOWS) !== 0) return "shows";
  if ((edgeBits & PLAIN) !== 0) return "partly";
  return "none";
}

function textOf(label: string): string {
  return foldAccents(normalizeLabel(label.slice(0, 200)))
    .replace(ORNAMENT, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a label promises a look in one of the page's languages, and something that is done in none of them. */
export function promisesLook(label: string, languages: string[]): boolean {
  const text = textOf(label);
  let looks = false;
  for (const code of new Set([...languages, "en"])) {
    const words = EVERYDAY[code];
    if (words === undefined) continue;
    const bits = matcherOf(code, words)(text).reduce((all, hit) => all | hit.categories, 0);
    if ((bits & DOES) !== 0) return false;
    looks ||= (bits & (PLAIN | SHOWS)) !== 0;
  }
  return looks;
}

const ORDER: EverydayReading[] = ["plain", "shows", "chooses", "partly", "none"];

/** What a label says in the page's own languages or in English, among what people do all day. */
export function readEveryday(label: string, languages: string[]): EverydayReading {
  const text = textOf(label);
  if (text === "") return "none";
  if (SIZE.test(text)) return "chooses";
  const readings = [...new Set([...languages, "en"])].map((code) => readIn(text, code));
  return ORDER.find((one) => readings.includes(one)) ?? "none";
}
