import { parseArgs } from "node:util";
import type { ArgsDef } from "citty";
import { nearestWord } from "./nearest-word.ts";
import { UsageError } from "./usage-error.ts";

export type Given = Record<string, string | boolean | string[] | undefined>;

/** citty takes unknown flags for harmless and keeps only the last of several; here both would change what is allowed. */
export function strictArgs(
  args: ArgsDef,
  raw: string[],
  repeatable: readonly string[] = [],
): Given {
  const named = Object.entries(args).filter(([, { type }]) => type !== "positional");
  const places = Object.entries(args).filter(([, { type }]) => type === "positional");
  const options = Object.fromEntries(
    named.map(([name, { type }]) => [
      name,
      {
        type: type === "boolean" ? ("boolean" as const) : ("string" as const),
        // Given twice is told apart from given once, so that it can be refused.
        multiple: type !== "boolean",
      },
    ]),
  );
  let given: Given;
  let loose: string[];
  try {
    const parsed = parseArgs({ args: raw, options, strict: true, allowPositionals: true });
    given = parsed.values as Given;
    loose = parsed.positionals;
  } catch (error) {
    throw new UsageError(
      wrongFlag(error, args) ?? `${firstSentence(error)}${meant(error, Object.keys(options))}`,
    );
  }
  for (const [name, arg] of named) {
    const values = given[name];
    if (!Array.isArray(values)) continue;
    if (arg.type === "enum") {
      const wrong = values.find((value) => arg.options?.includes(value) !== true);
      if (wrong !== undefined)
        throw new UsageError(
          `--${name} takes ${arg.options?.join(", ")}; not ${JSON.stringify(wrong)}.`,
        );
    }
    if (repeatable.includes(name)) continue;
    if (values.length > 1) throw new UsageError(`--${name} is given ${values.length} times.`);
    given[name] = values[0];
  }
  for (const [index, [name, arg]] of places.entries()) {
    const value = loose[index];
    if (value === undefined && arg.required !== false)
      throw new UsageError(`${name.toUpperCase()} is missing: ${arg.description}.`);
    // The last one may be several: files, for instance.
    const takesRest = repeatable.includes(name) && index === places.length - 1;
    given[name] = takesRest ? loose.slice(index) : value;
    if (takesRest) return given;
  }
  const extra = loose[places.length];
  if (extra !== undefined)
    throw new UsageError(
      `Unexpected argument ${JSON.stringify(extra.slice(0, 60))}.`,
      "Words with spaces between need quotes around them; --help shows what the command takes.",
    );
  return given;
}

export function wholeNumber(
  given: Given,
  name: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new UsageError(`--${name} takes a number from ${min} to ${max}.`);
  return number;
}

export function textOf(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === "string" ? value : undefined;
}

/** A flag that is nearly one there is. */
function meant(error: unknown, known: readonly string[]): string {
  const typed = /Unknown option '--([\w-]+)/.exec(error instanceof Error ? error.message : "")?.[1];
  const near = typed === undefined ? undefined : nearestWord(typed, [...known, "help"]);
  return near === undefined ? "" : ` Did you mean --${near}?`;
}

/** Node tells of "argument missing" and "a value that starts with a dash"; what is wanted there is ours to say. */
function wrongFlag(error: unknown, args: ArgsDef): string | undefined {
  const message = error instanceof Error ? error.message : "";
  const name = /^Option '(?:-\w, )?--([\w-]+)/.exec(message)?.[1];
  const arg = name === undefined ? undefined : args[name];
  if (arg === undefined) return undefined;
  if (arg.type === "boolean") return `--${name} takes no value.`;
  const choice = arg.type === "enum" ? arg.options?.join("|") : undefined;
  const hint = (arg as { valueHint?: string }).valueHint ?? choice ?? "value";
  return `--${name} needs a value: --${name} <${hint}>.`;
}

function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split(/\. |\n/)[0]?.replace(/\.$/, "")}.`;
}
