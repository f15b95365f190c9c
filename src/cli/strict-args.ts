import { parseArgs } from "node:util";
import type { ArgsDef } from "citty";
import { UsageError } from "./usage-error.ts";

export type Given = Record<string, string | boolean | string[] | undefined>;

/** citty takes unknown flags for harmless and keeps only the last of several; here both would change what is allowed. */
export function strictArgs(
  args: ArgsDef,
  raw: string[],
  repeatable: readonly string[] = [],
): Given {
  const options = Object.fromEntries(
    Object.entries(args).map(([name, { type }]) => [
      name,
      {
        type: type === "boolean" ? ("boolean" as const) : ("string" as const),
        multiple: repeatable.includes(name),
      },
    ]),
  );
  let given: Given;
  try {
    given = parseArgs({ args: raw, options, strict: true, allowPositionals: false })
      .values as Given;
  } catch (error) {
    throw new UsageError(firstSentence(error));
  }
  for (const [name, arg] of Object.entries(args)) {
    const value = given[name];
    if (arg.type === "enum" && value !== undefined && !arg.options?.includes(String(value)))
      throw new UsageError(
        `--${name} takes ${arg.options?.join(", ")}; not ${JSON.stringify(value)}.`,
      );
  }
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

function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split(/\. |\n/)[0]?.replace(/\.$/, "")}.`;
}
