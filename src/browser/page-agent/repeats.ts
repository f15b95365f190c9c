import type { RawElement } from "./facts.ts";
import { attributeOf, fits, parentOf, queryFirst } from "./roots.ts";
import { piecesOf } from "./beside.ts";
import { interactiveSelector } from "./candidates.ts";
import { state } from "./state.ts";
import { isShown, visibleText } from "./visible.ts";

/**
 * Ten buttons called "Edit" say nothing: each is told with the words of the row, card or heading it stands on. That part
 * of the page is the largest around it that holds no other of them, so it needs no markup of its own.
 */
export function tellApart(elements: RawElement[], nodes: Element[]): void {
  const listed = new Set(nodes);
  const groups = new Map<string, number[]>();
  for (const [at, raw] of elements.entries()) {
    if (raw.covered === true) continue;
    const said = raw.label || raw.text || raw.beside || raw.hint;
    const key = [
      raw.tag,
      raw.roleAttribute,
      raw.type,
      said,
      raw.position,
      attributeOf(nodes[at] as Element, "title"),
    ].join("\u0001");
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  for (const members of groups.values()) {
    if (members.length < 2) continue;
    const under = new Map<Element, number>();
    for (const at of members)
      for (let up: Element | null = nodes[at] as Element; up !== null; up = parentOf(up))
        under.set(up, (under.get(up) ?? 0) + 1);
    const told = members.map((at) => partWords(nodes[at] as Element, under, listed));
    const joined = (most: number): string[] => told.map((words) => words.slice(0, most).join(" "));
    const most = [1, 2, 3].find((n) => new Set(joined(n)).size === members.length) ?? 1;
    const words = joined(most);
    // The same words on all of them tell nobody apart.
    if (new Set(words).size < 2) continue;
    for (const [order, at] of members.entries()) {
      const context = words[order] ?? "";
      if (context !== "") (elements[at] as RawElement).context = context;
    }
  }
}

/** Heading or first words of the part that is this control's alone; else those right before it. */
export function partWords(
  element: Element,
  under: Map<Element, number>,
  listed: Set<Element>,
): string[] {
  // A link may be the title of its card; the words of other controls are theirs.
  const other = (node: Element): boolean => listed.has(node) && !fits(node, "a,tr,[role=row]");
  let part = element;
  for (let up = parentOf(element); up !== null && under.get(up) === 1; up = parentOf(up)) {
    if (fits(up, "body,html")) break;
    part = up;
  }
  if (part !== element) {
    const heading = queryFirst(part, "h1,h2,h3,h4,h5,h6,legend,[role=heading],[role=rowheader]");
    const title =
      heading === null || heading.contains(element) || !isShown(heading)
        ? ""
        : visibleText(heading, 40);
    const words = piecesOf(part, 3, 40, other).filter((piece) => piece !== title);
    const all = title === "" ? words : [title, ...words];
    if (all.length > 0) return all.slice(0, 3);
  }
  for (
    let before = state.dom.previousElement(part), steps = 0;
    before !== null && steps < 3;
    before = state.dom.previousElement(before), steps++
  ) {
    if (fits(before, interactiveSelector()) || queryFirst(before, interactiveSelector()) !== null)
      break;
    const words = isShown(before) ? visibleText(before, 40) : "";
    if (/\p{L}/u.test(words)) return [words];
  }
  return [];
}
