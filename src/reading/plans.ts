import { amountsIn } from "./amounts.ts";
import { hasDate } from "./risk/dates-and-prices.ts";
import { foldAccents, normalizeLabel } from "./risk/normalize.ts";

/** One thing that is paid for again and again, as a list on the page shows it. */
export type Plan = { name: string; price: string; next: string | undefined };

/** A line of the page's text, and the controls whose names stand on lines of their own. */
type Sheet = { lines: string[]; ways: Set<string>; repeated: Set<string> };

/** As the page's text writes a link. */
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const NAME_MAX = 60;
/** A plan's name, price, next payment and way in stand within a few lines of each other. */
const SPAN = 8;

/**
 * The plans that a page lists beside each other: each with a name, a price that comes back and a control of its own.
 * `ways`: names of the controls that read as ending or managing one; where nobody can read them, the same name in every
 * part that also has a day is sign enough. A table of offers has prices and buttons too, and neither.
 */
export function plansIn(
  text: string,
  controls: readonly string[],
  ways: readonly string[],
): Plan[] {
  const lines = text
    .split("\n")
    .map((line) => line.replace(LINK, "$1").trim())
    .filter((line) => line !== "");
  const named = controls.filter((name) => name !== "");
  const sheet: Sheet = {
    lines,
    ways: new Set(ways.map(plain)),
    repeated: new Set(named.map(plain).filter((name, at, all) => all.indexOf(name) !== at)),
  };
  const names = new Set(named.map(plain));
  const found = lines.flatMap((line, at) => {
    const plan = line.startsWith("|") ? rowPlan(line, sheet) : partPlan(at, sheet, names);
    return plan === undefined ? [] : [plan];
  });
  return found.filter((plan, at) => found.findIndex((one) => one.name === plan.name) === at);
}

function rowPlan(line: string, sheet: Sheet): Plan | undefined {
  const cells = line
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const [name = ""] = cells;
  const price = cells.find(comesBack) ?? (cells.length > 2 ? cells.find(isAmount) : undefined);
  const next = cells.find((cell) => isDay(cell) && cell !== price);
  if (price === undefined || name === price) return undefined;
  return cells.some((cell) => isWay(cell, sheet, next !== undefined))
    ? { name: clean(name), price, next }
    : undefined;
}

function partPlan(at: number, sheet: Sheet, names: Set<string>): Plan | undefined {
  const price = sheet.lines[at] ?? "";
  if (!comesBack(price)) return undefined;
  const name = nameOver(at, sheet, names);
  if (name === undefined) return undefined;
  const rest: string[] = [];
  for (const line of sheet.lines.slice(at + 1, at + SPAN)) {
    // The next one begins: what stands there is not of this one.
    if (line.startsWith("#") || line.startsWith("|") || comesBack(line)) break;
    rest.push(line);
  }
  const next = [price, ...rest].find(isDay);
  return rest.some((line) => isWay(line, sheet, next !== undefined))
    ? { name, price: clean(price), next: next === price ? undefined : next }
    : undefined;
}

/** The nearest short line above that is neither a control nor a sum: a heading, or the first words of a card. */
function nameOver(at: number, { lines }: Sheet, names: Set<string>): string | undefined {
  for (let above = at - 1; above >= Math.max(0, at - 4); above--) {
    const line = lines[above] ?? "";
    if (line.startsWith("|") || names.has(plain(line))) return undefined;
    if (/^#{2,6} /.test(line)) return clean(line);
    if (line.startsWith("# ")) return undefined;
    if (line.length <= NAME_MAX && !isAmount(line) && !isDay(line) && /\p{L}/u.test(line)) {
      const over = lines[above - 1] ?? "";
      return /^#{2,6} /.test(over) ? clean(over) : clean(line);
    }
  }
  return undefined;
}

function isWay(text: string, { ways, repeated }: Sheet, dated: boolean): boolean {
  return ways.has(plain(text)) || (dated && repeated.has(plain(text)));
}

const plain = (text: string): string => foldAccents(normalizeLabel(text));
const clean = (text: string): string =>
  text
    .replace(/^#+\s*|[*_`]/g, "")
    .trim()
    .slice(0, 120);
const isAmount = (text: string): boolean => amountsIn(text).length > 0;
const isDay = (text: string): boolean => hasDate(plain(text));
const comesBack = (text: string): boolean => amountsIn(text).some(({ recurring }) => recurring);
