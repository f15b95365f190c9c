import { foldAccents } from "./normalize.ts";

/**
 * One pass over a text finds every phrase of every category, by the phrases' first letters. A regular expression a
 * category was ten times slower: 18 languages make alternations of thousands. A trie was as fast, but took 12 MB.
 *
 * Phrase notation: `word` whole word · `word*` word beginning · `*word` word ending, also inside compounds ·
 * `=phrase` only as the whole label. Scripts without spaces match anywhere.
 */
export type Hit = { categories: number; start: number; end: number };

type Leaf = { categories: number; openStart: boolean; openEnd: boolean; whole: boolean };
/** All that one literal can mean; `open`: it may begin inside a word. */
type Phrase = { letters: string; leaves: Leaf[]; open: boolean };

export type PhraseMatcher = (text: string) => Hit[];

const WORD_CHAR = /[\p{L}\p{M}\p{N}]/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;

// Per code unit: 1 = part of a word, 2 = of a script without spaces. Filled on demand, 64 KB.
const kinds = new Uint8Array(65536).fill(255);
function kindOf(code: number): number {
  const known = kinds[code];
  if (known !== undefined && known !== 255) return known;
  const char = String.fromCharCode(code);
  const kind = UNSPACED.test(char) ? 2 : WORD_CHAR.test(char) ? 1 : 0;
  kinds[code] = kind;
  return kind;
}

function edgeAt(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return true;
  const before = kindOf(text.charCodeAt(index - 1));
  const after = kindOf(text.charCodeAt(index));
  return before !== 1 || after !== 1;
}

function wordEnd(text: string, index: number): number {
  let end = index;
  while (end < text.length && kindOf(text.charCodeAt(end)) === 1) end++;
  return end;
}

// A word may end in a mark, as those of Hindi and Thai do; it begins with none.
const TRIM = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** Phrases are looked up by their first letters: three, or all of a shorter one. */
const KEY_LENGTH = 3;
type Index = Map<string, Phrase[]>;

function insert(known: Map<string, Phrase>, phrase: string, categories: number): void {
  const whole = phrase.startsWith("=");
  const openStart = phrase.startsWith("*");
  const openEnd = phrase.endsWith("*");
  const letters = foldAccents(
    phrase
      .replace(/^[=*]|\*$/g, "")
      .normalize("NFKC")
      .replace(IGNORABLE, "")
      .toLowerCase(),
  );
  const entry = known.get(letters) ?? { letters, leaves: [], open: false };
  known.set(letters, entry);
  entry.open ||= openStart;
  const same = entry.leaves.find(
    (l) => l.whole === whole && l.openStart === openStart && l.openEnd === openEnd,
  );
  if (same) same.categories |= categories;
  else if (whole) entry.leaves.unshift({ categories, openStart, openEnd, whole });
  else entry.leaves.push({ categories, openStart, openEnd, whole });
}

function indexOf(known: Map<string, Phrase>): Index {
  const index: Index = new Map();
  const byLength = [...known.values()].toSorted((a, b) => a.letters.length - b.letters.length);
  for (const phrase of byLength) {
    const key = phrase.letters.slice(0, KEY_LENGTH);
    const bucket = index.get(key);
    if (bucket) bucket.push(phrase);
    else index.set(key, [phrase]);
  }
  return index;
}

/** `entries`: phrases parted by `|`, with the bits they stand for. Text given to the matcher is already normalised and accent-free. */
export function phraseMatcher(
  entries: readonly (readonly [phrases: string, categories: number])[],
): PhraseMatcher {
  const known = new Map<string, Phrase>();
  for (const [phrases, categories] of entries) {
    for (const phrase of phrases.split("|"))
      if (phrase.trim()) insert(known, phrase.trim(), categories);
  }
  const index = indexOf(known);
  return (text) => {
    const hits: Hit[] = [];
    const bare = text.replace(TRIM, "");
    const bareStart = text.indexOf(bare);
    const bareEnd = bareStart + bare.length;
    for (let start = 0; start < text.length;) {
      const atEdge = edgeAt(text, start);
      let best: Hit | undefined;
      let length = 0;
      for (let key = 1; key <= KEY_LENGTH && start + key <= text.length; key++) {
        for (const phrase of index.get(text.slice(start, start + key)) ?? []) {
          if ((!atEdge && !phrase.open) || !text.startsWith(phrase.letters, start)) continue;
          const after = start + phrase.letters.length;
          for (const leaf of phrase.leaves) {
            if (!atEdge && !leaf.openStart) continue;
            if (leaf.whole && !(start === bareStart && after === bareEnd)) continue;
            if (!leaf.openEnd && !edgeAt(text, after)) continue;
            const end = leaf.openEnd ? wordEnd(text, after) : after;
            // The longest literal wins. As the whole label a phrase means only what it means there ("Enviar" is Submit).
            const join = best && length === phrase.letters.length && !leaf.whole;
            best = {
              categories: join && best ? best.categories | leaf.categories : leaf.categories,
              start,
              end,
            };
            length = phrase.letters.length;
            if (leaf.whole) break;
          }
        }
      }
      if (best) hits.push(best);
      start = best ? Math.max(best.end, start + 1) : start + 1;
    }
    return hits;
  };
}
