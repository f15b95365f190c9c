import { attributeOf, parentOf } from "./roots.ts";
import { state } from "./state.ts";

/** Landmark an element stands in; `memo` makes the walk up cost one step for each new ancestor only. */
export function regionOf(element: Element, memo: Map<Element, string>): string {
  const path: Element[] = [];
  let region = "main";
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const known = memo.get(at);
    if (known !== undefined) {
      region = known;
      break;
    }
    const own = landmarkOf(at);
    path.push(at);
    if (own !== undefined) {
      region = own;
      break;
    }
  }
  for (const at of path) memo.set(at, region);
  return region;
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
      return element.parentElement?.closest("article,main,section,aside,[role=dialog],dialog")
        ? undefined
        : "banner";
    case "footer":
      return element.parentElement?.closest("article,main,section,aside,[role=dialog],dialog")
        ? undefined
        : "footer";
    case "dialog":
      return "modal";
    default:
      return undefined;
  }
}
