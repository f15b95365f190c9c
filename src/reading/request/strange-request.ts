import type { RequestReading } from "./request-reading.ts";
import type { Occasion } from "./hold-ruling.ts";
import type { Deed } from "../deed.ts";
import { readAddress } from "../risk/address-words.ts";
import { wordsOf } from "../risk/read-words.ts";
import { pathOf, strangeIn, YES_TO } from "./strange-words.ts";

/**
 * "Show more" that asks, by a method that only looks, for what neither the page nor any program calls so. A look is safe by
 * agreement only: there are sites where it ends a contract, in words of a language that nobody here reads.
 */
export function isStrangeLook(
  { strange, changes, telemetry }: RequestReading,
  occasion: Occasion,
): boolean {
  const { deed } = occasion.doing;
  if (changes || telemetry || !occasion.acted || occasion.foreign) return false;
  if (deed.sense === "final" || deed.journey || occasion.knownRoad) return false;
  return speaksStrangely(strange(), deed);
}

/**
 * A page that was pressed to and goes on by itself: where, is told by its answer or its script. An address with a field and
 * a whole sentence in it that stand on no page seen so far is more than another place of the site.
 */
export function goesOnStrangely(
  { strange, changes, telemetry }: RequestReading,
  occasion: Occasion,
): boolean {
  const { deed } = occasion.doing;
  if (occasion.acted || changes || telemetry || occasion.foreign || !occasion.isNavigation)
    return false;
  if (deed.journey || deed.sense === "final" || occasion.knownRoad) return false;
  const names = readAddress(occasion.url).query.flatMap(([name]) => strangeIn(name));
  return strangersIn(names, occasion) > 0 && strangersIn(strange(), occasion) >= SENTENCE;
}

export function speaksStrangely(strange: string[], deed: Deed): boolean {
  if (strange.length === 0) return false;
  const there = [...new Set(wordsOf(deed.around).split(" "))];
  const onIt = wordsOf(`${deed.words} ${deed.group}`).split(" ");
  return strange.some((word) =>
    word.startsWith(YES_TO)
      ? !onIt.some((other) => isAkin(word.slice(YES_TO.length), other))
      : !there.some((other) => isAkin(word, other)),
  );
}

/** "pricing" and "prices", "avsluta" and "avslutar": they begin alike for half of their length. */
function isAkin(word: string, other: string): boolean {
  return beginsAlike(word, other) || beginsAlike(written(word), written(other));
}

function beginsAlike(word: string, other: string): boolean {
  const length = Math.max(4, Math.ceil(word.length / 2));
  return word === other || (other.length >= length && other.startsWith(word.slice(0, length)));
}

/** "hoehenprofil" in an address is "Höhenprofil" on the page, and "rozhen" is "Рожен". */
const written = (word: string): string =>
  word.replace(/[\u0430-\u045F]/g, (letter) => LATIN[letter] ?? letter).replace(/([aou])e/g, "$1");

/** As most addresses of Cyrillic pages are written. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  "а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sht ъ a ь - ы y э e ю yu я ya і i ї yi є ye ј j љ lj њ nj ћ c ђ dj џ dz ѓ g ќ k"
    .split(" ")
    .flatMap((letter, at, all) =>
      at % 2 === 0 ? [[letter, (all[at + 1] ?? "").replace("-", "")]] : [],
    ),
);

/** One or two odd names are a program's own; so many together say something, and nobody here knows what. */
export const SENTENCE = 4;

/** Words that are not even on the page. */
export function strangersIn(strange: string[], { doing }: Occasion): number {
  const there = [...new Set(wordsOf(doing.deed.around).split(" "))];
  return strange.filter((word) => !there.some((other) => isAkin(word, other))).length;
}

/**
 * Words of a request that stand neither on the page nor in any program. Under a name that the page shows, a value is
 * somebody's own; under one that nobody has seen, both say what nobody has read.
 */
export function unshownIn({ fields }: RequestReading, { url, doing }: Occasion): number {
  const there = [...new Set(wordsOf(doing.deed.around).split(" "))];
  const unshown = (text: string): string[] =>
    strangeIn(text).filter((word) => !there.some((other) => isAkin(word, other)));
  const found = new Set(unshown(pathOf(url)));
  for (const [name, value] of fields) {
    const names = unshown(name);
    // A number under whatever name says which one, or how many.
    if (name === "" || names.length === 0 || /^\d{2,}$/.test(value)) continue;
    for (const word of [...names, ...(value.length > 40 ? [] : unshown(value))]) found.add(word);
  }
  return found.size;
}
