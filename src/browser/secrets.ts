import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { inspect } from "node:util";
import { ContractError } from "../contract/errors.ts";

export type SecretStore = {
  /** The value of `secret:NAME` (the prefix may be left out), to be typed on a page of `origin`. */
  resolve(name: string, origin: string): string;
  /** Every value this store has loaded or given out, for the redactor. Values that have since changed stay in the list. */
  known(): { name: string; value: string }[];
  /** Names only; fit to be shown. */
  names(): string[];
  toString(): string;
  toJSON(): string;
};

type Secret = { value: string; origins: ReadonlySet<string> };
type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = "SUBTERMINATOR_SECRET_";
const ORIGIN_SUFFIX = "_ORIGIN";
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
// A file of names and passwords; more is a wrong path.
const MAX_FILE_BYTES = 1_000_000;

export function createSecretStore(options: { env: Environment; file?: string }): SecretStore {
  const fromFile =
    options.file === undefined ? new Map<string, Secret>() : readSecretFile(options.file);
  const given = new Map<string, Set<string>>();
  const remember = (name: string, value: string): void => {
    const values = given.get(name);
    if (values) values.add(value);
    else given.set(name, new Set([value]));
  };
  const load = (): Map<string, Secret> => {
    const secrets = merge(fromFile, fromEnvironment(options.env));
    for (const [name, secret] of secrets) remember(name, secret.value);
    return secrets;
  };
  load();
  // A secret that nobody bound is bound by its first use: a page that asks for it later, elsewhere, gets nothing.
  const firstUsed = new Map<string, string>();
  const bind = (name: string, origin: string): void => {
    const site = originOf(origin) ?? "a page without an origin";
    const first = firstUsed.get(name);
    if (first === undefined) firstUsed.set(name, site);
    else if (first !== site && siteOf(first) !== siteOf(site))
      throw mismatch(
        `The secret ${name} was first used on ${first} and is not typed on ${site}.`,
        `If this site is right too, a person must name the origins of the secret: ${PREFIX}${name}${ORIGIN_SUFFIX}.`,
      );
  };

  const describe = (): string => `SecretStore(${[...load().keys()].toSorted().join(", ")})`;
  const store: SecretStore = {
    resolve(name, origin) {
      const bare = name.startsWith("secret:") ? name.slice("secret:".length) : name;
      const secret = NAME.test(bare) ? load().get(bare) : undefined;
      if (!secret) {
        throw mismatch(
          NAME.test(bare)
            ? `There is no secret named ${bare}.`
            : "This is not the name of a secret.",
          `Set ${PREFIX}${NAME.test(bare) ? bare : "NAME"} in the environment or add the name to the secrets file.`,
        );
      }
      if (secret.origins.size > 0 && !secret.origins.has(originOf(origin) ?? "")) {
        throw mismatch(
          `The secret ${bare} belongs to ${[...secret.origins].join(", ")} and is not typed on ${originOf(origin) ?? "a page without an origin"}.`,
          "Go to the site that the secret is for. If this site is right too, a person must add its origin to the secret.",
        );
      }
      if (secret.origins.size === 0) bind(bare, origin);
      return secret.value;
    },
    known() {
      load();
      return [...given].flatMap(([name, values]) => [...values].map((value) => ({ name, value })));
    },
    names: () => [...load().keys()].toSorted(),
    toString: describe,
    toJSON: describe,
  };
  return Object.freeze(Object.assign(store, { [inspect.custom]: describe }));
}

function merge(
  file: ReadonlyMap<string, Secret>,
  env: ReadonlyMap<string, Partial<Secret>>,
): Map<string, Secret> {
  const merged = new Map(file);
  for (const [name, { value, origins }] of env) {
    const below = file.get(name);
    const chosen = value ?? below?.value;
    if (chosen === undefined) continue;
    // A value from the environment keeps the file's binding: overriding one must not lift the other.
    merged.set(name, { value: chosen, origins: origins ?? below?.origins ?? new Set() });
  }
  return merged;
}

function fromEnvironment(env: Environment): Map<string, Partial<Secret>> {
  const entries = Object.entries(env).flatMap(([key, value]): [string, string][] =>
    key.startsWith(PREFIX) && value ? [[key.slice(PREFIX.length), value]] : [],
  );
  return pairUp(entries, (name) => PREFIX + name);
}

function pairUp(
  entries: readonly [string, string][],
  place: (name: string) => string,
): Map<string, Partial<Secret>> {
  const secrets = new Map<string, Partial<Secret>>();
  for (const [key, text] of entries) {
    const bound = key.endsWith(ORIGIN_SUFFIX);
    const name = bound ? key.slice(0, -ORIGIN_SUFFIX.length) : key;
    if (!NAME.test(name)) continue;
    const part = bound
      ? { origins: parseOrigins(text.split(/[\s,]+/).filter(Boolean), place(key)) }
      : { value: text };
    secrets.set(name, { ...secrets.get(name), ...part });
  }
  return secrets;
}

function readSecretFile(path: string): Map<string, Secret> {
  const text = readPrivately(path);
  const partial = text.trimStart().startsWith("{")
    ? parseJson(text, path)
    : pairUp(parseLines(text), (name) => `${name} in ${path}`);
  const secrets = new Map<string, Secret>();
  for (const [name, { value, origins }] of partial) {
    if (value !== undefined) secrets.set(name, { value, origins: origins ?? new Set() });
  }
  return secrets;
}

function readPrivately(path: string): string {
  let descriptor: number;
  try {
    // Non-blocking: opening a FIFO without a writer would wait for ever.
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw mismatch(
      `The secrets file ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      "Check the path and that you own the file.",
    );
  }
  try {
    // Of the open file: between a check by name and the reading, the name could come to mean another file.
    const facts = fstatSync(descriptor);
    if (!facts.isFile())
      throw mismatch(`The secrets file ${path} is not a regular file.`, "Name a file.");
    if (facts.size > MAX_FILE_BYTES)
      throw mismatch(
        `The secrets file ${path} is larger than ${MAX_FILE_BYTES} bytes.`,
        "Name the right file.",
      );
    // Windows has no such bits; its modes say nothing about who may read.
    if (process.platform !== "win32" && (facts.mode & 0o077) !== 0) {
      throw mismatch(
        `The secrets file ${path} can be read or changed by other users (mode ${(facts.mode & 0o777).toString(8)}).`,
        `Run: chmod 600 ${path}`,
      );
    }
    return readFileSync(descriptor, "utf8").replace(/^\ufeff/, "");
  } finally {
    closeSync(descriptor);
  }
}

function parseJson(text: string, path: string): Map<string, Partial<Secret>> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // Without its cause: the parser's message quotes the file.
    throw mismatch(
      `The secrets file ${path} is not valid JSON.`,
      'Write { "NAME": "value" } or { "NAME": { "value": "…", "origins": ["https://…"] } }.',
    );
  }
  const secrets = new Map<string, Partial<Secret>>();
  for (const [name, entry] of Object.entries(data as object)) {
    const { value, origins = [] } = (
      typeof entry === "string" ? { value: entry } : (entry ?? {})
    ) as { value?: unknown; origins?: unknown };
    if (!NAME.test(name) || typeof value !== "string" || !Array.isArray(origins)) {
      throw mismatch(
        `An entry of the secrets file ${path} is malformed${NAME.test(name) ? `: ${name}` : ""}.`,
        'Write { "NAME": { "value": "…", "origins": ["https://…"] } }.',
      );
    }
    secrets.set(name, { value, origins: parseOrigins(origins, `${name} in ${path}`) });
  }
  return secrets;
}

function parseLines(text: string): [string, string][] {
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const match = /^\s*(?:export\s+)?([A-Za-z]\w*)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) return [];
    const [, key = "", raw = ""] = match;
    const name = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key;
    const quoted = /^(["'])(.*)\1$/.exec(raw);
    if (!quoted) return [[name, raw]];
    // A # may belong to a password, so only double quotes have escapes and nothing has trailing comments.
    return [
      [
        name,
        quoted[1] === '"'
          ? quoted[2]!.replace(/\\(["\\n])/g, (_, char: string) => (char === "n" ? "\n" : char))
          : quoted[2]!,
      ],
    ];
  });
}

function parseOrigins(list: readonly unknown[], place: string): Set<string> {
  return new Set(
    list.map((entry) => {
      const origin =
        typeof entry === "string" && isPlainOrigin(entry) ? originOf(entry) : undefined;
      if (origin === undefined)
        throw mismatch(
          `${place}: an origin is malformed.`,
          "Write it as https://shop.example, without path, user or wildcard.",
        );
      return origin;
    }),
  );
}

// "https://*.shop.test" and "https://shop.test/login" would bind less, or more, than they seem to.
function isPlainOrigin(text: string): boolean {
  return /^https?:\/\/[^/?#@*\s\\]+\/?$/i.test(text);
}

function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin } = new URL(url);
  return /^https?:$/.test(protocol) ? origin : undefined;
}

const DOORS =
  /^(?:(?:www|m|login|signin|auth|sso|id|identity|accounts?|my|secure|app|profile)\.)+(?=[^.]+\.)/;

/** One site's own doors count as one: `login.shop.test` and `www.shop.test`. Another scheme or port is another site. */
function siteOf(origin: string): string {
  const [scheme = "", host = ""] = origin.split("://");
  return `${scheme}://${host.replace(DOORS, "")}`;
}

function mismatch(message: string, hint: string): ContractError {
  return new ContractError("CONTRACT_MISMATCH", message, {
    hint,
    retryable: false,
    field: "secret",
  });
}
