import { unescapedViews } from "./decoded-views.ts";

/** One spelling of a secret to look for. */
export type SecretForm = {
  value: string;
  secret: number;
  /** Replaced only between characters that are neither letters nor digits. */
  whole: boolean;
  /** Found whatever the case of its letters. */
  anyCase: boolean;
  /** How many neighbours also carry bits of the secret (base64 characters that two bytes share). */
  before: number;
  after: number;
};

// Below this a base64 core turns up by chance in a screenshot: 500,000 characters and 4-character cores meet
// once in thirty screenshots, 6-character cores once in a hundred thousand.
const MIN_BASE64_CORE = 6;
// From here on "HUNTER2-FOO" is masked for "Hunter2-Foo": CSS text-transform changes what innerText gives.
const MIN_ANY_CASE = 8;

export function isShortSecret(value: string): boolean {
  return value.length < 4 || /^[0-9]{4}$/.test(value);
}

export function secretForms(value: string, secret: number): SecretForm[] {
  const forms = new Map<string, SecretForm>();
  const add = (form: Omit<SecretForm, "secret">): void => {
    if (form.value.trim() === "") return;
    const key = `${form.anyCase}${form.whole}${form.value}`;
    const known = forms.get(key);
    if (!known) forms.set(key, { ...form, secret });
    else {
      known.before = Math.max(known.before, form.before);
      known.after = Math.max(known.after, form.after);
    }
  };
  const short = isShortSecret(value);
  const plain = { before: 0, after: 0, anyCase: false };

  const spellings = textSpellings(value);
  for (const spelling of spellings) {
    const whole = short || isShortSecret(spelling);
    add({ ...plain, value: spelling, whole });
    if (!whole && spelling.length >= MIN_ANY_CASE)
      add({ ...plain, value: spelling, whole, anyCase: true });
  }
  if (value.length < 3) return [...forms.values()];

  for (const spelling of spellings) {
    const reversed = Array.from(spelling).toReversed().join("");
    const whole = short || isShortSecret(reversed);
    add({ ...plain, value: reversed, whole });
    if (!whole && reversed.length >= MIN_ANY_CASE)
      add({ ...plain, value: reversed, whole, anyCase: true });
  }
  for (const bytes of byteSpellings(value)) {
    add({ ...plain, value: hex(bytes), whole: short, anyCase: true });
    for (const core of base64Cores(bytes, short)) add({ ...plain, ...core });
  }
  for (const littleEndian of [true, false]) {
    add({ ...plain, value: hex(utf16(value, littleEndian)), whole: short, anyCase: true });
  }
  // UTF-8 that was read byte by byte: byte lists, mojibake.
  const misread = binary(encoder.encode(value));
  if (misread !== value) add({ ...plain, value: misread, whole: short });
  return [...forms.values()];
}

const encoder = new TextEncoder();

function textSpellings(value: string): string[] {
  const spellings = new Set<string>();
  for (const view of unescapedViews(value)) {
    const text = view.text;
    for (const spelling of [text, text.trim(), text.trim().replace(/\s+/g, " ")]) {
      spellings.add(spelling).add(spelling.replaceAll(" ", "+"));
    }
  }
  spellings.delete("");
  return [...spellings];
}

function byteSpellings(value: string): Uint8Array[] {
  const wellFormed = value.toWellFormed();
  const texts = new Set([
    value,
    value.trim(),
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(wellFormed),
    encodeURIComponent(wellFormed).replaceAll("%20", "+"),
  ]);
  return [...texts].map((text) => encoder.encode(text));
}

type Base64Core = { value: string; whole: boolean; before: number; after: number };

function base64Cores(bytes: Uint8Array, short: boolean): Base64Core[] {
  const cores: Base64Core[] = [];
  for (let offset = 0; offset < 3; offset++) {
    const padded = new Uint8Array(offset + bytes.length);
    padded.set(bytes, offset);
    const bits = padded.length * 8;
    const first = Math.ceil((offset * 8) / 6);
    const core = btoa(binary(padded)).slice(first, Math.floor(bits / 6));
    if (short || core.length < MIN_BASE64_CORE) continue;
    const shared = { whole: false, before: offset === 0 ? 0 : 1, after: bits % 6 === 0 ? 0 : 1 };
    cores.push({ value: core, ...shared }, { value: urlSafe(core), ...shared });
  }
  if (cores.length < 6) {
    const alone = btoa(binary(bytes)).replace(/=+$/, "");
    if (alone.length >= 4) {
      const shared = { whole: true, before: 0, after: 0 };
      cores.push({ value: alone, ...shared }, { value: urlSafe(alone), ...shared });
    }
  }
  return cores;
}

function urlSafe(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_");
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function binary(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function utf16(value: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(value.length * 2));
  for (let at = 0; at < value.length; at++)
    view.setUint16(at * 2, value.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}
