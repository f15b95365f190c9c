import type { PageLine } from "../reading/block/labelled-page.ts";
import { countWords, type Goal } from "./goal.ts";

type Names = Pick<Goal, "own" | "kept">;

/** Whose part of the page a line stands in, where a goal asks to end one thing and to keep another. */
export function whoseLine(lines: PageLine[], line: PageLine, names: Names): "own" | "kept" | "?" {
  const texts = line.path.toReversed().map((box) => textIn(lines, box));
  const card = texts.find((text) => countWords(text, [...names.own, ...names.kept]) > 0);
  if (card === undefined) return "?";
  if (countWords(card, names.kept) === 0) return "own";
  if (countWords(card, names.own) === 0) return "kept";
  // Both are named around it: what is to go may have a part of its own, and this line is not in it.
  const parts = partsOf(lines, names);
  if (parts.length === 0) return "?";
  return parts.some((box) => line.path.includes(box)) ? "own" : "kept";
}

/** The largest boxes around what is to go in which nothing that is to stay is named. */
function partsOf(lines: PageLine[], { own, kept }: Names): number[] {
  const counts = lines.map(({ text }) => countWords(text, own));
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  return lines
    .filter((_, at) => counts[at] === most)
    .flatMap(({ path }) => path.find((box) => countWords(textIn(lines, box), kept) === 0) ?? []);
}

const textIn = (lines: PageLine[], box: number): string =>
  lines
    .filter(({ path }) => path.includes(box))
    .map(({ text }) => text)
    .join(" ");
