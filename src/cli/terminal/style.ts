import { stripVTControlCharacters } from "node:util";
import stringWidth from "string-width";

type Output = { isTTY?: boolean };

export type Style = {
  bold(text: string): string;
  dim(text: string): string;
  green(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
};

/** Colour only on a terminal, and never where NO_COLOR or a dumb terminal says no. */
export function styleFor(output: Output, env: NodeJS.ProcessEnv = process.env): Style {
  const wanted = output.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
  const paint = (on: number, off: number) => (text: string) =>
    wanted ? `\x1b[${on}m${text}\x1b[${off}m` : text;
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    green: paint(32, 39),
    red: paint(31, 39),
    yellow: paint(33, 39),
    cyan: paint(36, 39),
  };
}

/** Page text on a terminal: no escape sequences, no line breaks, nothing that turns the writing direction. */
export function plain(text: string, max = 200): string {
  const clean = stripVTControlCharacters(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return clean.length > max ? `${clean.slice(0, max - 1)}…` : clean;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Cuts to so many columns, between letters as people see them; wide ones and pictures take two. */
export function fit(text: string, columns: number): string {
  let used = 0;
  let result = "";
  for (const { segment } of graphemes.segment(text)) {
    used += stringWidth(segment);
    if (used > columns - 1) return `${result}…`;
    result += segment;
  }
  return result;
}
