import { attributeOf, fits, queryAll } from "./roots.ts";
import { state } from "./state.ts";
import { rectOf, shortText, visibleBox } from "./visible.ts";

/**
 * A panel that slid in from the side, over all the height, and can be closed: it holds the steps of whatever was begun
 * beside it. A menu that stands there for good cannot be closed, and one that was opened holds links only.
 */
export function isDrawer(element: Element): boolean {
  const { x, width, height } = rectOf(element);
  const beside = (x > 1 && x + width >= innerWidth - 1) || (x <= 1 && x + width < innerWidth - 1);
  if (!beside || height < innerHeight * 0.9 || width < innerWidth * 0.15) return false;
  if (width > innerWidth * 0.75 || getComputedStyle(element).position !== "fixed") return false;
  const parts = [...queryAll(element, "button,a,[role=button],div,span,i")].slice(0, 80);
  return (
    parts.slice(0, 12).some(closesIt) &&
    parts.some((part) => !fits(part, "a,a *") && !closesIt(part) && isPressed(part))
  );
}

export function isPressed(element: Element): boolean {
  if (visibleBox(element) === undefined) return false;
  return fits(element, "button,[role=button]") || getComputedStyle(element).cursor === "pointer";
}

export function closesIt(element: Element): boolean {
  const label = attributeOf(element, "aria-label") ?? attributeOf(element, "title") ?? "";
  const words = label.trim() === "" ? shortText(state.dom.textContent(element), 20) : label.trim();
  return (
    /^(?:[×✕✖✗⨯⨉]|x|(?:close|schließen|fermer|cerrar|fechar|chiudi|sluiten|閉じる|zamknij|stäng|luk|lukk|sulje)(?: .{0,20})?)$/iu.test(
      words,
    ) && isPressed(element)
  );
}

/** Its first line that says something: where nothing is marked as a heading, that is what it is about. */
export function drawerTitle(element: Element): string {
  const lines = [...queryAll(element, "div,p,span,strong,b")].slice(0, 30);
  const first = lines.find(
    (line) =>
      state.dom.firstElement(line) === null &&
      visibleBox(line) !== undefined &&
      !isPressed(line) &&
      /\p{L}{2}/u.test(state.dom.textContent(line) ?? ""),
  );
  return first === undefined ? "" : shortText(state.dom.textContent(first), 80);
}
