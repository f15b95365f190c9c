import { isShortSecret } from "./secret-forms.ts";

export type SpacedSearch = (
  text: string,
  onHit: (secret: number, start: number, end: number) => void,
) => void;

const MAX_SEPARATOR = 3;
const PAIRS = 65_536;

type Spaced = { units: string; secret: number; short: boolean };

/** Finds "s e c r e t", "s","e","c": the same one to three characters between each two of the secret. */
export function compileSpacedSearch(values: readonly string[]): SpacedSearch {
  const first = new Uint8Array(256);
  const pairs = new Uint8Array(PAIRS);
  const startingWith = new Map<string, Spaced[]>();
  for (const [secret, value] of values.entries()) {
    const trimmed = value.trim();
    if (trimmed.length < 4) continue;
    for (const units of new Set([trimmed, Array.from(trimmed).toReversed().join("")])) {
      const spaced = { units, secret, short: isShortSecret(trimmed) };
      first[units.charCodeAt(0) & 255] = 1;
      pairs[pairOf(units.charCodeAt(0), units.charCodeAt(1))] = 1;
      const list = startingWith.get(units[0]!);
      if (list) list.push(spaced);
      else startingWith.set(units[0]!, [spaced]);
    }
  }
  if (startingWith.size === 0) return () => {};

  return (text, onHit) => {
    for (let start = 0; start < text.length; start++) {
      const code = text.charCodeAt(start);
      if (first[code & 255] === 0) continue;
      for (let stride = 2; stride <= MAX_SEPARATOR + 1; stride++) {
        if (pairs[pairOf(code, text.charCodeAt(start + stride))] === 0) continue;
        for (const spaced of startingWith.get(text[start]!) ?? []) {
          const end = start + (spaced.units.length - 1) * stride + 1;
          if (end <= text.length && matches(text, start, stride, spaced))
            onHit(spaced.secret, start, end);
        }
      }
    }
  };
}

function pairOf(one: number, two: number): number {
  return ((one << 8) ^ two) & (PAIRS - 1);
}

function matches(text: string, start: number, stride: number, { units, short }: Spaced): boolean {
  for (let unit = 1; unit < units.length; unit++) {
    const at = start + unit * stride;
    if (text.charCodeAt(at) !== units.charCodeAt(unit)) return false;
    for (let back = 1; back < stride && unit > 1; back++) {
      if (text.charCodeAt(at - back) !== text.charCodeAt(at - back - stride)) return false;
    }
  }
  return !short || standsAlone(text, start, stride, units);
}

// "1 2 3 4" is a PIN in four boxes; the same inside "0 1 2 3 4 5" is a row of numbers.
function standsAlone(text: string, start: number, stride: number, units: string): boolean {
  const separator = text.slice(start + 1, start + stride);
  if (alphanumeric.test(separator)) return false;
  const end = start + (units.length - 1) * stride + 1;
  const before = text.slice(Math.max(0, start - stride - 1), start);
  const after = text.slice(end, end + stride + 1);
  if (alphanumeric.test(before.slice(-1)) || alphanumeric.test(after.slice(0, 1))) return false;
  const oneBefore = before.endsWith(separator) && lone.test(before.slice(0, -separator.length));
  const oneAfter =
    after.startsWith(separator) &&
    lone.test(Array.from(after.slice(separator.length)).toReversed().join(""));
  return !oneBefore && !oneAfter;
}

const alphanumeric = /[\p{L}\p{N}]/u;
const lone = /(?:^|[^\p{L}\p{N}])[\p{L}\p{N}]$/u;
