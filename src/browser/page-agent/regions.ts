import { attributeOf, parentOf, queryAll } from "./roots.ts";
import { state } from "./state.ts";

/** Where an element stands: the landmark around it, and the blocker it is a part of (-1 for none). */
export type Place = { region: string; blocker: number };

/**
 * Places of many elements. Landmarks are found by one query and each ancestor is walked over once: asking every
 * ancestor of 10,000 controls for its role took five times as long as measuring their boxes.
 */
export function placesIn(
  roots: ParentNode[],
  blockers: { element: Element }[],
): (element: Element) => Place {
  const marks = new Map<Element, Partial<Place>>();
  for (const root of roots)
    for (const element of queryAll(root, landmarkSelector())) {
      const region = landmarkOf(element);
      if (region !== undefined) marks.set(element, { region });
    }
  for (const [blocker, { element }] of blockers.entries())
    marks.set(element, { ...marks.get(element), blocker });
  const known = new Map<Element, Place>();
  return (element) => {
    const path: Element[] = [];
    let place: Place = { region: "main", blocker: -1 };
    for (let at: Element | null = element; at !== null; at = parentOf(at)) {
      const found = known.get(at);
      if (found !== undefined) {
        place = found;
        break;
      }
      path.push(at);
    }
    for (let i = path.length - 1; i >= 0; i--) {
      const at = path[i] as Element;
      const mark = marks.get(at);
      if (mark !== undefined)
        place = { region: mark.region ?? place.region, blocker: mark.blocker ?? place.blocker };
      known.set(at, place);
    }
    return place;
  };
}

export function landmarkSelector(): string {
  return "[role=dialog],[role=alertdialog],[role=navigation],[role=banner],[role=contentinfo],[role=complementary],[role=main],nav,main,article,aside,header,footer,dialog";
}

/** The landmark around one element. */
export function regionOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const own = landmarkOf(at);
    if (own !== undefined) return own;
  }
  return "main";
}

export function landmarkOf(element: Element): string | undefined {
  const role = attributeOf(element, "role");
  switch (role) {
    case "dialog":
    case "alertdialog":
      return "modal";
    case "navigation":
      return "navigation";
    case "banner":
      return "banner";
    case "contentinfo":
      return "footer";
    case "complementary":
      return "aside";
    case "main":
      return "main";
    case null:
      break;
    default:
      return undefined;
  }
  switch (state.dom.localName(element)) {
    case "nav":
      return "navigation";
    case "main":
    case "article":
      return "main";
    case "aside":
      return "aside";
    case "header":
      // A header inside an article or dialog is not the page's banner.
      return state.dom
        .parentElement(element)
        ?.closest("article,main,section,aside,[role=dialog],dialog")
        ? undefined
        : "banner";
    case "footer":
      return state.dom
        .parentElement(element)
        ?.closest("article,main,section,aside,[role=dialog],dialog")
        ? undefined
        : "footer";
    case "dialog":
      return "modal";
    default:
      return undefined;
  }
}
