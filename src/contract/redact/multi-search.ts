export type MultiSearch = (text: string, onHit: (pattern: number, start: number) => void) => void;

const BUCKETS = 8192;
const MAX_WINDOW = 64;

/**
 * Wu-Manber search for many strings at once. An alternation in a regular expression costs one try for each
 * pattern at each position, and ten secrets have some two hundred spellings.
 */
export function compileSearch(patterns: readonly string[]): MultiSearch {
  if (patterns.length === 0) return () => {};
  if (patterns.some((pattern) => pattern.length < 2)) return searchOneByOne(patterns);
  const window = Math.min(MAX_WINDOW, ...patterns.map((pattern) => pattern.length));

  const shift = new Uint8Array(BUCKETS).fill(window - 1);
  const endingIn = new Map<number, number[]>();
  for (const [index, pattern] of patterns.entries()) {
    for (let at = 1; at < window; at++) {
      const bucket = bucketOf(pattern, at);
      shift[bucket] = Math.min(shift[bucket]!, window - 1 - at);
    }
    const last = bucketOf(pattern, window - 1);
    const list = endingIn.get(last);
    if (list) list.push(index);
    else endingIn.set(last, [index]);
  }

  return (text, onHit) => {
    let at = window - 1;
    while (at < text.length) {
      const bucket = bucketOf(text, at);
      const skip = shift[bucket]!;
      if (skip > 0) {
        at += skip;
        continue;
      }
      const start = at - window + 1;
      for (const index of endingIn.get(bucket) ?? []) {
        if (text.startsWith(patterns[index]!, start)) onHit(index, start);
      }
      at++;
    }
  };
}

// A single character has no pair to hash.
function searchOneByOne(patterns: readonly string[]): MultiSearch {
  return (text, onHit) => {
    for (const [index, pattern] of patterns.entries()) {
      for (let start = text.indexOf(pattern); start >= 0; start = text.indexOf(pattern, start + 1))
        onHit(index, start);
    }
  };
}

function bucketOf(text: string, at: number): number {
  return ((text.charCodeAt(at - 1) << 6) ^ text.charCodeAt(at)) & (BUCKETS - 1);
}
