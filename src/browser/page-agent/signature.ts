import { closestAcross } from "./roots.ts";

/**
 * What the element says of itself, as far as the page can tell without the accessibility engine. Compared at the
 * very moment of the click, inside the event, so nothing can be swapped between the check and the act.
 */
export function labelSignature(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const referred = (attribute: string): string =>
    (element.getAttribute(attribute) ?? "")
      .split(/\s+/)
      .filter((id) => id !== "")
      .map((id) => root.getElementById?.(id)?.textContent ?? "")
      .join(" ");
  const images = [...element.querySelectorAll("img,svg,use,input,[aria-label]")].map((part) =>
    ["alt", "src", "href", "aria-label", "title", "value"]
      .map((name) => part.getAttribute(name) ?? "")
      .join("|"),
  );
  const dialog = closestAcross(
    element,
    "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]",
  );
  return [
    element.localName,
    element.textContent ?? "",
    ...[
      "role",
      "type",
      "aria-label",
      "title",
      "alt",
      "href",
      "formaction",
      "formmethod",
      "target",
      "placeholder",
      "src",
      "onclick",
    ].map((name) => element.getAttribute(name) ?? ""),
    /^(button|submit|reset|image)$/.test((element as HTMLInputElement).type ?? "")
      ? ((element as HTMLInputElement).value ?? "")
      : "",
    referred("aria-labelledby"),
    referred("aria-describedby"),
    [...((element as HTMLInputElement).labels ?? [])]
      .map((label) => label.textContent ?? "")
      .join(" "),
    getComputedStyle(element, "::before").content,
    getComputedStyle(element, "::after").content,
    images.join(";"),
    dialog === null
      ? ""
      : [...dialog.querySelectorAll("h1,h2,h3,h4,[role=heading]")]
          .map((h) => h.textContent)
          .join("|"),
  ].join("\u0001");
}
