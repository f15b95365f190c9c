import { stripVTControlCharacters } from "node:util";

/**
 * Words of a page, a person or a model before they leave for the screen: one line, no escape sequences, nothing that
 * hides or turns the writing direction, and cut.
 */
export function shown(text: string, max: number): string {
  const clean = stripVTControlCharacters(text.slice(0, max * 8))
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(/\p{Default_Ignorable_Code_Point}|[\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .trim();
  const points = [...clean];
  return points.length > max || text.length > max * 8
    ? `${points.slice(0, max - 1).join("")}…`
    : clean;
}

const LONGEST = 2_000;
const DEEPEST = 12;
const MOST = 200;

/** The same for anything that JSON holds; what is longer, deeper or more than a person looks through is left out. */
export function shownDeep(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return shown(value, LONGEST);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= DEEPEST) return "…";
  if (Array.isArray(value)) return value.slice(0, MOST).map((one) => shownDeep(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST)
      .map(([name, one]) => [shown(name, 100), shownDeep(one, depth + 1)]),
  );
}
