import { closestAcross, fits, parentOf, queryFirst } from "./roots.ts";
import { state } from "./state.ts";
import { rectOf, shownAs, visibleText } from "./visible.ts";

/** A row that listens for itself is the control; its cells only pass on what is pressed in them. */
export function isCellOfRow(element: Element, suspects: Set<Element>): boolean {
  const row = isHeardCell(element) ? closestAcross(element, "tr,[role=row]") : null;
  return row !== null && suspects.has(row);
}

export function isHeardCell(element: Element): boolean {
  if (!fits(element, "td,[role=gridcell],[role=cell]")) return false;
  if (getComputedStyle(element).cursor === "pointer") return false;
  const row = closestAcross(element, "tr,[role=row]");
  return row !== null && state.heard.has(row);
}

/** Parts of a control that do something else than it does: what opens a branch, what widens a column. */
export function isPart(element: Element): boolean {
  if (getComputedStyle(element).cursor.endsWith("-resize")) return true;
  if (closestAcross(element, "[role=treeitem][aria-expanded]") === null) return false;
  const { width, height } = rectOf(element);
  return width <= 48 && height <= 48 && visibleText(element, 5) === "";
}

/** The arrow on a list whose own field stands for all of it. */
export function isArrowOfList(element: Element): boolean {
  if (!fits(element, "[role=button],button") || visibleText(element, 5) !== "") return false;
  let at = parentOf(element);
  for (let level = 0; at !== null && level < 2; at = parentOf(at), level++) {
    const field = queryFirst(at, "input[role=combobox]");
    if (field !== null) return shownAs(field) === at;
  }
  return false;
}

/** Thin and long, without words, under an ordinary pointer: a scrollbar drawn by the page. A dot on a chart is none. */
export function isScrollThumb(element: Element): boolean {
  const { width, height } = rectOf(element);
  if (Math.min(width, height) > 12 || fits(element, "[role],[tabindex],[aria-label],[title]"))
    return false;
  if (element instanceof SVGElement || Math.max(width, height) < 2 * Math.min(width, height))
    return false;
  if (fits(element, "[class*=scrollbar i]")) return true;
  const { cursor } = getComputedStyle(element);
  return !/pointer|resize|grab/.test(cursor) && visibleText(element, 5) === "";
}
