import { stripVTControlCharacters } from "node:util";

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

/** Cuts to so many columns; East Asian wide letters and pictures take two. */
export function fit(text: string, columns: number): string {
  let used = 0;
  let result = "";
  for (const letter of text) {
    const wide =
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
    used += wide.test(letter) || (letter.codePointAt(0) ?? 0) > 0x1_f2ff ? 2 : 1;
    if (used > columns - 1) return `${result}…`;
    result += letter;
  }
  return result;
}
