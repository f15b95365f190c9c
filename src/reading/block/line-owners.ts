import { isAside } from "./control-use.ts";
import type { Page, PageLine } from "./labelled-page.ts";

/** Headings of other parts of the page: the plan did not stand in the box that such a heading opens. */
export function headingsApart(before: Page, block: PageLine[]): Set<string> {
  const ours = new Set(block.flatMap(({ path }) => path));
  const parent = ({ path }: PageLine): number | undefined => path.at(-2);
  const heads = before.lines.filter(({ kind }) => kind === "heading");
  return new Set(
    heads
      .filter((line) => !block.includes(line) && !ours.has(parent(line) ?? -1))
      .map(({ key }) => key),
  );
}

/** Whose a line is: that of the nearest box around it with something in it that stood in one place only before. */
export function ownersIn(
  after: Page,
  inBlock: Set<string>,
  outside: Set<string>,
  apart: Set<string>,
): (line: PageLine) => "ours" | "page" | "other" {
  const boxes = new Map<number, { own: number; others: PageLine[] }>();
  for (const line of after.lines.filter((one) => !isAside(one))) {
    const title = line.kind === "heading" && (line.level ?? 2) <= 1;
    const isOwn = inBlock.has(line.key) && !outside.has(line.key);
    const isOther = outside.has(line.key) && !inBlock.has(line.key) && !title;
    for (const box of line.path) {
      const count = boxes.get(box) ?? { own: 0, others: [] };
      if (isOwn) count.own++;
      if (isOther) count.others.push(line);
      boxes.set(box, count);
    }
  }
  return (line) => {
    if (/^(?:message|modal)$/.test(line.region)) return "page";
    for (const box of line.path.toReversed()) {
      const count = boxes.get(box);
      if (count === undefined || count.own + count.others.length === 0) continue;
      if (count.own > 0) return count.own >= count.others.length ? "ours" : "page";
      if (count.others.some(({ key }) => apart.has(key))) return "other";
      return areApart(count.others, box) ? "page" : "other";
    }
    return "page";
  };
}

/** What stood around it stands in boxes of its own below this one: this one is the page. */
function areApart(others: PageLine[], box: number): boolean {
  return (
    others.every(({ path }) => path.indexOf(box) < path.length - 2) ||
    (others[0]?.path.slice(others[0].path.indexOf(box) + 1) ?? []).some((inner) =>
      others.every(({ path }) => path.includes(inner)),
    )
  );
}
