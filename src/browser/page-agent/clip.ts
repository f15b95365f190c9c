import type { Box } from "../../contract/observation.ts";
import { fits, parentOf } from "./roots.ts";
import { rectOf, shownAs } from "./visible.ts";

/** How an ancestor cuts off what is in it; null where it does not. */
export type Cut = { position: string; box: Box | null; x: boolean; y: boolean };

export function cutOf(element: Element, seen: Map<Element, Cut>): Cut {
  const known = seen.get(element);
  if (known !== undefined) return known;
  const { position, overflowX, overflowY } = getComputedStyle(element);
  const x = overflowX !== "visible";
  const y = overflowY !== "visible";
  const rect = x || y ? rectOf(element) : null;
  const box = rect && { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  const cut = { position, box, x, y };
  seen.set(element, cut);
  return cut;
}

/**
 * True where no part of the box can be seen because a scroll area around the element ends before it: a tab far to the
 * right, a row further down. The window itself is somebody else's question.
 */
export function clippedAway(element: Element, box: Box, seen: Map<Element, Cut>): boolean {
  const shown = shownAs(element) ?? element;
  let { position } = cutOf(shown, seen);
  for (let at = parentOf(shown); at !== null && !fits(at, "html,body"); at = parentOf(at)) {
    // Hung up on the window, not on what is around it.
    if (position === "fixed") return false;
    const cut = cutOf(at, seen);
    // What is placed absolutely is cut only by what it is placed in.
    if (position === "absolute" && cut.position === "static") continue;
    position = cut.position;
    if (cut.box === null) continue;
    const { x, y, width, height } = cut.box;
    if (cut.x && (box.x >= x + width - 1 || box.x + box.width <= x + 1)) return true;
    if (cut.y && (box.y >= y + height - 1 || box.y + box.height <= y + 1)) return true;
  }
  return false;
}

/** The middle of it: where a click goes. */
export function middleOf({ x, y, width, height }: Box): Box {
  return { x: x + width / 2 - 2, y: y + height / 2 - 2, width: 4, height: 4 };
}

/**
 * Scrolls the areas around an element, each no further than needed: by where it is drawn, since lists that draw only what
 * is in view put their rows elsewhere than they would stand, and a jump of half a screen would throw them away.
 */
export function scrollAreasTo(element: Element): boolean {
  const shown = shownAs(element) ?? element;
  const gap = 8;
  let moved = false;
  const way = (from: number, to: number, low: number, high: number): number =>
    from < low ? from - low - gap : to > high ? Math.min(to - high + gap, from - low) : 0;
  for (let at = parentOf(shown); at !== null && !fits(at, "html,body"); at = parentOf(at)) {
    const { box, x, y } = cutOf(at, new Map());
    if (box === null) continue;
    const rect = rectOf(shown);
    const left = x ? way(rect.left, rect.right, box.x, box.x + box.width) : 0;
    const top = y ? way(rect.top, rect.bottom, box.y, box.y + box.height) : 0;
    if (left === 0 && top === 0) continue;
    at.scrollBy({ left, top, behavior: "instant" });
    moved = true;
  }
  return moved;
}
