import { isAside, useOf } from "./control-use.ts";
import type { Page, PageLine } from "./labelled-page.ts";
import { amountsIn, datesIn, isRecurring } from "./tokens.ts";
import { plain, type Words } from "./match-end-words.ts";

export type Block = {
  lines: PageLine[];
  /** Name and features: how much of a plan it holds. */
  score: number;
  /** Has a way in, a renewal or a sum that comes back; a list of orders has none. */
  isPlan: boolean;
  /** Words that name it: its headings, and the goal's words that stand in it. */
  names: string[];
};

export type Hints = { goal?: string[]; pressed?: string };

/** Each line more must bring something with it. */
const SIZE = 0.09;

const namesIn = (text: string): string[] => plain(text).match(/[\p{L}\p{M}\p{N}+]{2,}/gu) ?? [];

/** The smallest part of the page that holds what a plan has: name, sum, day, and the way in. */
export function findBlock(page: Page, words: Words, hints: Hints = {}): Block | undefined {
  const lines = page.lines.filter(
    (line) => !isAside(line) && !/^(?:modal|message)$/.test(line.region),
  );
  const boxes = new Map<number, PageLine[]>();
  for (const line of lines)
    for (const box of line.path) {
      const inside = boxes.get(box);
      if (inside === undefined) boxes.set(box, [line]);
      else inside.push(line);
    }
  let best: { score: number; lines: PageLine[] } | undefined;
  for (const inside of boxes.values()) {
    const score = scoreOf(inside, words, hints) - inside.length * SIZE;
    if (
      best === undefined ||
      score > best.score + 1e-9 ||
      (Math.abs(score - best.score) < 1e-9 && inside.length < best.lines.length)
    )
      best = { score, lines: inside };
  }
  if (best === undefined || best.score < 2) return undefined;
  const goal = (hints.goal ?? []).filter((word) =>
    best.lines.some((line) => plain(line.text).includes(word)),
  );
  const isPlan = best.lines.some(
    (line) =>
      /^(?:leave|renewal)$/.test(useOf(line, words)) ||
      isRecurring(line.said) ||
      (line.kind !== "control" &&
        words.has("living", plain(line.said)) &&
        datesIn(line.said).length + amountsIn(line.said).length > 0),
  );
  // Many a card's name is only its first line.
  const [title] = best.lines.filter(({ kind }) => kind !== "control");
  const names = best.lines
    .filter((line) => line.kind === "heading" || line === title)
    .flatMap(({ text }) => namesIn(text));
  return { ...best, isPlan, names: [...new Set([...goal, ...names])] };
}

/** "$7.49 on 12 December": a sum with its day, whatever stands beside it. */
const isDueSum = ({ kind, said }: PageLine): boolean =>
  kind !== "control" && amountsIn(said).length > 0 && datesIn(said).length > 0;

function scoreOf(lines: PageLine[], words: Words, { goal = [], pressed }: Hints): number {
  const some = (test: (line: PageLine, text: string) => boolean): boolean =>
    lines.some((line) => test(line, plain(line.said)));
  const texts = lines.map(({ text }) => plain(text)).join("\n");
  const named = goal.filter((word) => texts.includes(word)).length;
  const many = (test: (line: PageLine) => boolean): number =>
    Math.max(0, lines.filter(test).length - 1);
  // A part that holds two plans is not the smallest that holds one.
  const others =
    many(({ kind, level }) => kind === "heading" && (level ?? 2) > 1) * 1 +
    many((line) => line.kind !== "control" && words.has("living", plain(line.said))) * 0.5 +
    many((line) => isRecurring(line.said)) * 0.7 +
    many((line) => isDueSum(line)) * 1.2 +
    many((line) => useOf(line, words) === "leave") * 0.5;
  return (
    -Math.min(3, others) +
    (some((line) => amountsIn(line.text).length > 0) ? 2 : 0) +
    (some((line) => isRecurring(line.said)) ? 1 : 0) +
    (some((line) => datesIn(line.text).length > 0) ? 1 : 0) +
    (some((line) => useOf(line, words) === "leave") ? 3 : 0) +
    (some((line) => useOf(line, words) === "renewal") ? 2 : 0) +
    (some((line, text) => line.kind !== "control" && words.has("living", text)) ? 2 : 0) +
    (some(
      (line, text) =>
        line.kind !== "control" && (words.has("active", text) || words.has("ended", text)),
    )
      ? 1
      : 0) +
    (some((_, text) => words.has("plan", text)) ? 0.5 : 0) +
    (some(({ kind }) => kind === "heading") ? 1 : 0) +
    Math.min(2, named) * 2 +
    (pressed !== undefined &&
    some((line) => line.kind === "control" && plain(line.text) === plain(pressed))
      ? 4
      : 0)
  );
}
