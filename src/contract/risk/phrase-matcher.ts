import { foldAccents } from "./normalize.ts";

/**
 * One pass over a text finds every phrase of every category (a trie of all lexicons). A regular expression a category
 * was ten times slower: 18 languages make alternations of thousands.
 *
 * Phrase notation: `word` whole word · `word*` word beginning · `*word` word ending, also inside compounds ·
 * `=phrase` only as the whole label. Scripts without spaces match anywhere.
 */
export type Hit = { categories: number; start: number; end: number };

type Leaf = { categories: number; openStart: boolean; openEnd: boolean; whole: boolean };
type Node = { next: Map<number, Node>; leaves: Leaf[] };

export type PhraseMatcher = (text: string) => Hit[];

const WORD_CHAR = /[\p{L}\p{N}]/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u;

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

const TRIM = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function insert(root: Node, phrase: string, categories: number): void {
  const whole = phrase.startsWith("=");
  const openStart = phrase.startsWith("*");
  const openEnd = phrase.endsWith("*");
  const letters = foldAccents(phrase.replace(/^[=*]|\*$/g, "").toLowerCase());
  let node = root;
  for (let i = 0; i < letters.length; i++) {
    const code = letters.charCodeAt(i);
    let next = node.next.get(code);
    if (!next) node.next.set(code, (next = { next: new Map(), leaves: [] }));
    node = next;
  }
  const same = node.leaves.find(
    (l) => l.whole === whole && l.openStart === openStart && l.openEnd === openEnd,
  );
  if (same) same.categories |= categories;
  else if (whole) node.leaves.unshift({ categories, openStart, openEnd, whole });
  else node.leaves.push({ categories, openStart, openEnd, whole });
}

/** `entries`: phrases parted by `|`, with the bits they stand for. Text given to the matcher is already normalised and accent-free. */
export function phraseMatcher(
  entries: readonly (readonly [phrases: string, categories: number])[],
): PhraseMatcher {
  const root: Node = { next: new Map(), leaves: [] };
  for (const [phrases, categories] of entries) {
    for (const phrase of phrases.split("|"))
      if (phrase.trim()) insert(root, phrase.trim(), categories);
  }
  return (text) => {
    const hits: Hit[] = [];
    const bare = text.replace(TRIM, "");
    const bareStart = text.indexOf(bare);
    for (let start = 0; start < text.length;) {
      const atEdge = edgeAt(text, start);
      let node: Node | undefined = root;
      let best: Hit | undefined;
      let depth = -1;
      for (let i = start; i < text.length; i++) {
        node = node.next.get(text.charCodeAt(i));
        if (!node) break;
        for (const leaf of node.leaves) {
          if (!atEdge && !leaf.openStart) continue;
          if (leaf.whole && !(start === bareStart && i + 1 === bareStart + bare.length)) continue;
          if (!leaf.openEnd && !edgeAt(text, i + 1)) continue;
          const end = leaf.openEnd ? wordEnd(text, i + 1) : i + 1;
          // The longest literal wins. As the whole label a phrase means only what it means there ("Enviar" is Submit).
          const join = best && depth === i && !leaf.whole;
          best = {
            categories: join && best ? best.categories | leaf.categories : leaf.categories,
            start,
            end,
          };
          depth = i;
          if (leaf.whole) break;
        }
      }
      if (best) hits.push(best);
      start = best ? Math.max(best.end, start + 1) : start + 1;
    }
    return hits;
  };
}
