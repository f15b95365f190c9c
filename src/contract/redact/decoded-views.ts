import { htmlEntities } from "./html-entities.ts";

/** A text as a decoder reads it, with the way back to the characters it was read from. */
export type View = {
  text: string;
  sourceRange(start: number, end: number): readonly [number, number];
};

type Emit = (start: number, end: number, decoded: string) => void;
type Reader = (text: string, emit: Emit) => void;

// Three rounds undo JSON within JSON within a query string; each further round costs a pass over the text.
const MAX_ROUNDS = 3;

/** The text itself first, then what is left of it when escapes are undone, round by round. */
export function unescapedViews(text: string): View[] {
  const views: View[] = [{ text, sourceRange: (start, end) => [start, end] }];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = views.length;
    push(views, escapes);
    push(views, compatibilityForms);
    if (views.length === before) break;
  }
  return views;
}

/** Those, and what the last of them says without its tags and as lists of bytes. */
export function decodedViews(text: string): View[] {
  const views = unescapedViews(text);
  const last = views.at(-1)!;
  for (const read of [tags, hexLists, decimalLists]) push(views, read, last);
  return views;
}

function push(views: View[], read: Reader, from: View = views.at(-1)!): void {
  const view = derive(from, read);
  if (view) views.push(view);
}

function derive(source: View, read: Reader): View | undefined {
  const viewStart: number[] = [];
  const viewEnd: number[] = [];
  const sourceStart: number[] = [];
  const sourceEnd: number[] = [];
  const parts: string[] = [];
  let taken = 0;
  let length = 0;
  read(source.text, (start, end, decoded) => {
    parts.push(source.text.slice(taken, start), decoded);
    length += start - taken;
    viewStart.push(length);
    length += decoded.length;
    viewEnd.push(length);
    sourceStart.push(start);
    sourceEnd.push(end);
    taken = end;
  });
  if (viewStart.length === 0) return undefined;
  parts.push(source.text.slice(taken));

  const tokenAt = (position: number): number => {
    let low = 0;
    let high = viewStart.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (viewStart[middle]! <= position) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  // A position inside a decoded token stands for the whole token: half an escape is never left behind.
  const charRange = (position: number): [number, number] => {
    const token = tokenAt(position);
    if (token < 0) return [position, position + 1];
    if (position < viewEnd[token]!) return [sourceStart[token]!, sourceEnd[token]!];
    const at = sourceEnd[token]! + position - viewEnd[token]!;
    return [at, at + 1];
  };
  return {
    text: parts.join(""),
    sourceRange: (start, end) => source.sourceRange(charRange(start)[0], charRange(end - 1)[1]),
  };
}

const escapeHint = /[%\\&\0\u00ad\u200b-\u200d\u2060\ufeff]/;
const escape = new RegExp(
  [
    "%u[0-9a-f]{4}",
    "%[0-7][0-9a-f]",
    "%[cd][0-9a-f]%[89ab][0-9a-f]",
    "%e[0-9a-f](?:%[89ab][0-9a-f]){2}",
    "%f[0-7](?:%[89ab][0-9a-f]){3}",
    "%[89a-f][0-9a-f]",
    "\\\\u\\{[0-9a-f]{1,6}\\}",
    "\\\\u[0-9a-f]{4}",
    "\\\\x[0-9a-f]{2}",
    "\\\\[nrtbfv0\"'\\\\/]",
    "&#x[0-9a-f]{1,6};?",
    "&#[0-9]{1,7};?",
    "&[a-z][a-z0-9]{1,30};",
    "&(?:amp|lt|gt|quot)",
    "[\\0\\u00ad\\u200b-\\u200d\\u2060\\ufeff]+",
  ].join("|"),
  "gi",
);
const controls: Record<string, string> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  0: "",
};

function escapes(text: string, emit: Emit): void {
  if (!escapeHint.test(text)) return;
  for (const match of text.matchAll(escape)) {
    const decoded = decodeEscape(match[0]);
    if (decoded !== undefined) emit(match.index, match.index + match[0].length, decoded);
  }
}

function decodeEscape(token: string): string | undefined {
  if (token[0] === "%") {
    if (token[1] === "u" || token[1] === "U") return fromCode(token.slice(2), 16);
    try {
      return withoutNul(decodeURIComponent(token));
    } catch {
      // Not UTF-8: what `escape()` and Latin-1 forms write.
      return token.length === 3 ? fromCode(token.slice(1), 16) : undefined;
    }
  }
  if (token[0] === "\\") {
    const kind = token[1]!;
    if (kind === "u" || kind === "U" || kind === "x" || kind === "X") {
      return fromCode(token.slice(2).replace(/[{}]/g, ""), 16);
    }
    return controls[kind.toLowerCase()] ?? kind;
  }
  if (token[0] === "&") {
    const body = token.slice(1).replace(";", "");
    if (body[0] !== "#") return htmlEntities.get(body) ?? htmlEntities.get(body.toLowerCase());
    return body[1] === "x" || body[1] === "X"
      ? fromCode(body.slice(2), 16)
      : fromCode(body.slice(1), 10);
  }
  // NUL (UTF-16 read as bytes), soft hyphen and zero-width characters: nothing that a reader sees.
  return "";
}

function fromCode(digits: string, radix: number): string | undefined {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? withoutNul(String.fromCodePoint(code)) : undefined;
}

function withoutNul(decoded: string): string {
  return decoded === "\0" ? "" : decoded;
}

const normalizable = /[\u1100-\u11ff]{2,}|[\s\S]\p{M}+|[^\0-\x7f]/gu;

function compatibilityForms(text: string, emit: Emit): void {
  if (text.normalize("NFKC") === text) return;
  for (const match of text.matchAll(normalizable)) {
    const normal = match[0].normalize("NFKC");
    if (normal !== match[0]) emit(match.index, match.index + match[0].length, normal);
  }
}

// A secret with one element around each character ("</span><span>").
function tags(text: string, emit: Emit): void {
  if (!text.includes(">")) return;
  for (const match of text.matchAll(/<[^<>]{1,200}>/g)) {
    emit(match.index, match.index + match[0].length, "");
  }
}

// What `<Buffer 73 65 63>`, "73:65:63" and `{"type":"Buffer","data":[115,101,99]}` say.
const hexList =
  /(?<![0-9a-z])(?:(?:0x)?[0-9a-f]{2}[\s,:;-]{1,12}){3,}(?:0x)?[0-9a-f]{2}(?![0-9a-z])/gi;
const decimalList = /(?<![0-9a-z])(?:[0-9]{1,3}[\s,;]{1,12}){3,}[0-9]{1,3}(?![0-9a-z])/gi;

function hexLists(text: string, emit: Emit): void {
  lists(text, emit, hexList, /(?:0x)?([0-9a-f]{2})/gi, 16);
}

function decimalLists(text: string, emit: Emit): void {
  lists(text, emit, decimalList, /([0-9]{1,3})/g, 10);
}

function lists(text: string, emit: Emit, list: RegExp, element: RegExp, radix: number): void {
  for (const run of text.matchAll(list)) {
    let separator = run.index;
    for (const match of run[0].matchAll(element)) {
      const start = run.index + match.index;
      if (start > separator) emit(separator, start, "");
      separator = start + match[0].length;
      const code = Number.parseInt(match[1]!, radix);
      emit(start, separator, code < 256 ? String.fromCharCode(code) : "\ufffd");
    }
  }
}
