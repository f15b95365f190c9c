import { z } from "zod";
import { regexCost } from "./regex-cost.ts";

/** Where on a page a pattern looks. `label` is the name of a control, `text` any words a person can read. */
export const PLACES = ["url", "title", "heading", "label", "text"] as const;
export type Place = (typeof PLACES)[number];

export const MAX_REGEX_LENGTH = 300;
/** Ways to try at one place; two gaps of forty characters are 1,681. */
export const MAX_REGEX_COST = 5000;
/** With the cost above, the longest match over this much text is under a second. */
const MAX_MATCHED_TEXT = 50_000;

export const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/, {
  error: "expected a language code such as en or pt-BR",
});

const regexSource = z
  .string()
  .min(1)
  .max(MAX_REGEX_LENGTH, { error: `expected at most ${MAX_REGEX_LENGTH} characters` })
  .superRefine((source, context) => {
    const fault = regexFault(source);
    if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
  });

/**
 * Either `words`, quoted as the page prints them, or a `regex` source. Words match a whole label, title or heading, or a
 * part of a text, without regard to case; `[date]` in them stands for whatever date the page prints.
 */
export const patternSchema = z
  .strictObject({
    at: z.enum(PLACES),
    words: z.array(z.string().trim().min(1).max(200)).min(1).max(40).optional(),
    regex: regexSource.optional(),
    languages: z.array(language).default([]),
    /** Examples, checked when the pattern is read: a pattern that fails its own example is refused. */
    matches: z.array(z.string()).default([]),
    misses: z.array(z.string()).default([]),
  })
  .superRefine((pattern, context) => {
    if ((pattern.words === undefined) === (pattern.regex === undefined)) {
      context.addIssue({ code: "custom", message: "expected either words or regex" });
      return;
    }
    if (pattern.regex !== undefined && regexFault(pattern.regex) !== undefined) return;
    for (const text of pattern.matches)
      if (!matchesPattern(pattern, text))
        context.addIssue({
          code: "custom",
          path: ["matches"],
          message: `does not match ${JSON.stringify(text)}`,
        });
    for (const text of pattern.misses)
      if (matchesPattern(pattern, text))
        context.addIssue({
          code: "custom",
          path: ["misses"],
          message: `matches ${JSON.stringify(text)}`,
        });
  });

export type Pattern = z.output<typeof patternSchema>;
export type PatternInput = z.input<typeof patternSchema>;

type Matchable = {
  at: Place;
  words?: string[] | undefined;
  regex?: string | undefined;
};

export function regexFault(source: string): string | undefined {
  try {
    void new RegExp(source, "iu");
  } catch (error) {
    return `not a regular expression: ${error instanceof Error ? error.message : String(error)}`;
  }
  const cost = regexCost(source);
  if (cost === Number.POSITIVE_INFINITY)
    return "repeats without a limit, which a page can use to stall the program: write {1,20} for + and {0,20} for *, and no back references";
  if (cost > MAX_REGEX_COST)
    return `can be tried in ${cost} ways at one place (limit ${MAX_REGEX_COST}): use fewer or shorter gaps`;
  return undefined;
}

const compiled = new WeakMap<Matchable, RegExp>();

export function compilePattern(pattern: Matchable): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const regex = new RegExp(
    pattern.regex ?? wordsSource(pattern.words ?? [], pattern.at !== "text"),
    "iu",
  );
  compiled.set(pattern, regex);
  return regex;
}

export function matchesPattern(pattern: Matchable, text: string): boolean {
  const seen = pattern.at === "url" ? text : plainText(text);
  return compilePattern(pattern).test(seen.slice(0, MAX_MATCHED_TEXT));
}

/** One spelling for what pages write in several: width, quotes, dashes, white space. */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u00AD\u200B-\u200F\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

export const escapeRegex = (text: string): string =>
  text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

function wordsSource(words: string[], whole: boolean): string {
  const one = words.map((word) => {
    const plain = plainText(word).replace(/[.!]$/, "");
    const source = plain
      .split(/\[date\]/i)
      .map(escapeRegex)
      .join(".{1,40}?");
    return whole ? source : `${edge(plain.at(0), "<!")}${source}${edge(plain.at(-1), "!")}`;
  });
  // Pages hang arrows and full stops on labels.
  return whole ? `^(?:${one.join("|")})[\\s.!:>\u203A\u00BB\u2192]{0,4}$` : one.join("|");
}

// Japanese and Chinese are written without gaps, so a word there may stand right beside the next.
function edge(char: string | undefined, kind: "!" | "<!"): string {
  return char !== undefined && /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(char)
    ? String.raw`(?${kind}[\p{L}\p{N}])`
    : "";
}
