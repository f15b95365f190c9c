import { decodedViews } from "./decoded-views.ts";
import { compileSearch } from "./multi-search.ts";
import { redactedKinds, secretPlaceholder } from "./placeholder.ts";
import { secretForms, type SecretForm } from "./secret-forms.ts";
import { compileSpacedSearch } from "./spaced-secrets.ts";

export type KnownSecret = { name: string; value: string };

type Hit = { start: number; end: number; secret: number };
type Range = { start: number; end: number };

/** Returns a function that replaces each known value, however it is written, by `[secret:NAME]`. */
export function compileKnownSecrets(secrets: Iterable<KnownSecret>): (text: string) => string {
  const known = usable(secrets);
  const find = compileFinder(known);
  return (text) => {
    const hits = find(text);
    return hits.length === 0
      ? text
      : replace(text, hits, (secret) => secretPlaceholder(known[secret]!.name));
  };
}

/** Returns a function that says where known values stand, however they are written: for what can only be painted over. */
export function compileSecretPlaces(
  secrets: Iterable<KnownSecret>,
): (text: string) => { start: number; end: number }[] {
  const find = compileFinder(usable(secrets));
  return (text) => find(text).map(({ start, end }) => ({ start, end }));
}

function usable(secrets: Iterable<KnownSecret>): KnownSecret[] {
  return [...secrets].filter(({ value }) => value.trim() !== "");
}

function compileFinder(known: readonly KnownSecret[]): (text: string) => Hit[] {
  if (known.length === 0) return () => [];

  const forms = known.flatMap(({ value }, index) => secretForms(value, index));
  const searches = [
    compileForms(forms.filter((form) => !form.whole && !form.anyCase)),
    compileForms(forms.filter((form) => form.whole && !form.anyCase)),
  ];
  const searchesAnyCase = [
    compileForms(forms.filter((form) => !form.whole && form.anyCase)),
    compileForms(forms.filter((form) => form.whole && form.anyCase)),
  ];
  const searchSpaced = compileSpacedSearch(known.map(({ value }) => value));
  const placeholder = new RegExp(
    `\\[(?:redacted:(?:${redactedKinds.join("|")})|secret:(?:${known.map(({ name }) => escapeRegExp(name)).join("|")}))\\]`,
    "g",
  );

  return (text) => {
    const hits: Hit[] = [];
    for (const view of decodedViews(text)) {
      const push = (secret: number, from: number, to: number): void => {
        const [start, end] = view.sourceRange(from, to);
        hits.push({ start, end, secret });
      };
      const pushForm = (form: SecretForm, from: number): void => {
        const to = from + form.value.length;
        if (form.whole && !standsAlone(view.text, from, to)) return;
        const before = form.before > 0 && isBase64(view.text, from - 1) ? 1 : 0;
        const after = form.after > 0 && isBase64(view.text, to) ? 1 : 0;
        push(form.secret, from - before, to + after);
      };
      for (const search of searches) search(view.text, pushForm);
      const lower = lowerCase(view.text);
      for (const search of searchesAnyCase) search(lower, pushForm);
      searchSpaced(view.text, push);
    }
    if (hits.length === 0) return hits;
    return hits.filter(outside(Array.from(text.matchAll(placeholder), rangeOf)));
  };
}

function compileForms(
  forms: readonly SecretForm[],
): (text: string, onHit: (form: SecretForm, start: number) => void) => void {
  const search = compileSearch(
    forms.map((form) => (form.anyCase ? lowerCase(form.value) : form.value)),
  );
  return (text, onHit) => search(text, (index, start) => onHit(forms[index]!, start));
}

const alphanumericEnd = /[\p{L}\p{N}]$/u;
const alphanumericStart = /^[\p{L}\p{N}]/u;

// Two code units on each side, so that a letter beyond U+FFFF counts as one.
function standsAlone(text: string, from: number, to: number): boolean {
  return (
    !alphanumericEnd.test(text.slice(Math.max(0, from - 2), from)) &&
    !alphanumericStart.test(text.slice(to, to + 2))
  );
}

// A secret called or valued "secret" or "card" must not eat the placeholders of an earlier pass.
function outside(ranges: readonly Range[]): (hit: Range) => boolean {
  const starts = ranges.map((range) => range.start);
  return (hit) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < hit.end) low = middle + 1;
      else high = middle;
    }
    const nearest = ranges[low - 1];
    if (!nearest || nearest.end <= hit.start) return true;
    return hit.start < nearest.start && hit.end > nearest.end;
  };
}

// Overlapping hits become one, named after the longest: cutting at the first one's end would leave the rest
// of the other secret readable.
function replace(
  text: string,
  found: readonly Hit[],
  placeholder: (secret: number) => string,
): string {
  const hits = found.toSorted((one, two) => one.start - two.start || two.end - one.end);
  const parts: string[] = [];
  let taken = 0;
  for (let index = 0; index < hits.length;) {
    let longest = hits[index++]!;
    const start = longest.start;
    let end = longest.end;
    for (; index < hits.length && hits[index]!.start < end; index++) {
      const hit = hits[index]!;
      end = Math.max(end, hit.end);
      if (hit.end - hit.start > longest.end - longest.start) longest = hit;
    }
    parts.push(text.slice(taken, start), placeholder(longest.secret));
    taken = end;
  }
  parts.push(text.slice(taken));
  return parts.join("");
}

function rangeOf(match: RegExpExecArray): Range {
  return { start: match.index, end: match.index + match[0].length };
}

function isBase64(text: string, at: number): boolean {
  return /^[A-Za-z0-9+/_-]$/.test(text.charAt(at));
}

// toLowerCase may change the length ("İ"), and positions must stay.
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
