import { compileKnownSecrets, compileSecretPlaces, type KnownSecret } from "./known-secrets.ts";
import { redactPatterns } from "./patterns.ts";
import { isPlaceholder, redacted } from "./placeholder.ts";
import { credentialName } from "./secret-key.ts";
import { redactUrl, redactUrlsIn } from "./url.ts";

export type Redactor = {
  text(value: string): string;
  url(value: string): string;
  /** A copy of plain JSON data with every string and key redacted. */
  deep<T>(value: T): T;
  /** Where known secrets stand in a text: for what can only be painted over. */
  places(value: string): { start: number; end: number }[];
};

// Masking one thing can uncover another ("hunter2" gone, "1234" beside it now stands alone). Each pass only
// shortens what is readable, so it ends; in 20,000 generated texts one pass and the one that finds nothing sufficed.
const MAX_PASSES = 6;
const MAX_DEPTH = 64;
const TOO_DEEP = "[redacted:depth]";
const CYCLE = "[redacted:cycle]";

export function createRedactor(secrets: () => Iterable<KnownSecret>): Redactor {
  let compiledFor: KnownSecret[] = [];
  let known: (text: string) => string = compileKnownSecrets([]);
  let places = compileSecretPlaces([]);
  const refresh = (): void => {
    const current = Array.from(secrets(), ({ name, value }) => ({ name, value }));
    if (same(current, compiledFor)) return;
    known = compileKnownSecrets(current);
    places = compileSecretPlaces(current);
    compiledFor = current;
    text = remember((value) => settle(value, (pass) => redactPatterns(redactUrlsIn(known(pass)))));
    url = remember((value) =>
      settle(value, (pass) => redactPatterns(redactUrlsIn(redactUrl(known(pass))))),
    );
  };
  let text = remember((value) => settle(value, (pass) => redactPatterns(redactUrlsIn(pass))));
  let url = remember((value) =>
    settle(value, (pass) => redactPatterns(redactUrlsIn(redactUrl(pass)))),
  );

  return {
    text(value) {
      refresh();
      return text(value);
    },
    url(value) {
      refresh();
      return url(value);
    },
    deep(value) {
      refresh();
      return copy(value, { text, url }, [], "") as typeof value;
    },
    places(value) {
      refresh();
      return places(value);
    },
  };
}

// Two observations of one page share nearly all of their strings; looking those up again cost 1.6 ms of a 30 ms step.
const REMEMBERED = 4_000;
const REMEMBERED_LENGTH = 300;

function remember(mask: (value: string) => string): (value: string) => string {
  let seen = new Map<string, string>();
  return (value) => {
    if (value.length > REMEMBERED_LENGTH) return mask(value);
    const known = seen.get(value);
    if (known !== undefined) return known;
    const masked = mask(value);
    if (seen.size >= REMEMBERED) seen = new Map();
    seen.set(value, masked);
    return masked;
  };
}

function settle(value: string, pass: (text: string) => string): string {
  let current = value;
  for (let count = 0; count < MAX_PASSES; count++) {
    const next = pass(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

function same(one: readonly KnownSecret[], two: readonly KnownSecret[]): boolean {
  return (
    one.length === two.length &&
    one.every(
      (secret, index) => secret.name === two[index]!.name && secret.value === two[index]!.value,
    )
  );
}

type Masks = Pick<Redactor, "text" | "url">;

function copy(value: unknown, masks: Masks, above: readonly object[], key: string): unknown {
  if (typeof value === "string") return maskString(value, masks, key);
  if (typeof value !== "object" || value === null) return value;
  if (above.includes(value)) return CYCLE;
  if (above.length >= MAX_DEPTH) return TOO_DEEP;
  const path = [...above, value];
  if (Array.isArray(value)) return value.map((item) => copy(item, masks, path, key));
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => {
    const namedBy = name === "value" ? headerName(value) : name;
    return [masks.text(name), copy(item, masks, path, namedBy)];
  });
  // A page can name a property "__proto__"; fromEntries defines it, assignment would set the prototype.
  return Object.fromEntries(entries);
}

const urlKeys = new Set(["url", "href", "finalurl"]);

function maskString(value: string, masks: Masks, key: string): string {
  if (urlKeys.has(key.toLowerCase())) return masks.url(value);
  const masked = masks.text(value);
  const kind = credentialName(key);
  return kind === undefined || masked === "" || isPlaceholder(masked) ? masked : redacted(kind);
}

// { name: "cookie", value } is a header, { name, value, domain } a cookie.
function headerName(entry: object): string {
  const { name, domain } = entry as { name?: unknown; domain?: unknown };
  if (typeof name !== "string") return "value";
  return typeof domain === "string" ? "cookie" : name;
}
