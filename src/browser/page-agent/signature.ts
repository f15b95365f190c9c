import { state } from "./state.ts";
import { formAddress, formOf, HTMLFormElementControls } from "./forms.ts";
import { closestAcross, deepElementFromPoint } from "./roots.ts";

/** How an act reaches its element: by pointer, by Enter, by choosing in a list, or only itself. */
export type Way = "own" | "point" | "enter" | "choose";

/** The native and ARIA controls that a pointer event inside them sets off. */
export function controlAround(hit: Element): Element | null {
  return closestAcross(
    hit,
    "a[href],area[href],button,input,select,textarea,label,summary,option,[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=menuitem],[role=menuitemcheckbox],[role=menuitemradio],[role=option],[role=treeitem]",
  );
}

/**
 * The control that an act really sets off where that is not the element itself: a label's own control, the button
 * around an icon or inside a box that is clicked, the default button of the form that Enter sends.
 */
export function setOff(
  element: Element,
  way: Way,
  point: { x: number; y: number } | null,
): Element | null {
  if (way === "own") return null;
  if (way === "point") {
    const hit = point === null ? null : deepElementFromPoint(point.x, point.y);
    const control = controlAround(hit ?? element);
    const ends = control instanceof HTMLLabelElement ? control.control : control;
    return ends === element ? null : ends;
  }
  if (!element.matches("input,select")) return null;
  if (
    way === "enter" &&
    element.matches("input:is([type=submit],[type=button],[type=image],[type=reset])")
  )
    return null;
  const form = formOf(element);
  return form === null ? null : defaultButton(form);
}

/** The first submit button in tree order; image buttons are missing from a form's own list. */
export function defaultButton(form: HTMLFormElement): Element | null {
  let first: Element | null = null;
  const images = form.querySelectorAll("input[type=image]");
  for (const control of [...HTMLFormElementControls(form), ...images]) {
    if (!/^(submit|image)$/.test((control as HTMLInputElement).type ?? "")) continue;
    const before =
      first === null ||
      (first.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    if (before) first = control;
  }
  return first;
}

/** What an act on an element is held to: what it and what it sets off say, and what would be sent where. */
export function signatures(
  element: Element,
  through: Element | null,
  way: Way,
): { label: string; form: string } {
  const route = location.origin + location.pathname + location.search;
  return {
    label: standIn(
      [route, labelSignature(element), through === null ? "" : labelSignature(through)].join(
        "\u0002",
      ),
    ),
    // What is chosen in a list, or ticked, is part of the act itself, and changes by it before any handler runs.
    form: standIn(
      formSignature(through ?? element, changedByAct(through ?? element, way, element)),
    ),
  };
}

export function changedByAct(control: Element, way: Way, element: Element): Element | null {
  if (way === "choose") return element;
  return control.matches("input:is([type=checkbox],[type=radio])") ? control : null;
}

/**
 * A text of megabytes is compared here and never sent: equal ones have the same short name, others another. One that
 * was forgotten meanwhile gets a new name, and so counts as changed.
 */
export function standIn(text: string): string {
  if (text.length <= 20_000) return text;
  const { known, salt } = state.longTexts;
  let found = known.find((one) => one.text === text);
  if (found === undefined) {
    found = { text, name: `${salt}.${state.longTexts.next++}` };
    if (known.push(found) > 4) known.shift();
  }
  return `${text.length}\u0003${found.name}`;
}

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
  // Only what is really drawn or said: a ripple that a button grows under the pointer is neither.
  const drawn = (part: Element): string =>
    ["::before", "::after"]
      .map((pseudo) => getComputedStyle(part, pseudo).content)
      .filter((content) => !/^(none|normal|"\s*")$/.test(content))
      .join("|");
  const some = (texts: string[]): string => texts.filter((text) => /[^|]/.test(text)).join(";");
  const dialog = closestAcross(
    element,
    "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]",
  );
  return [
    element.localName,
    element.textContent ?? "",
    // What is shown of it: parts that a class or style sheet hides and shows are in the text all the time.
    ((element as HTMLElement).innerText ?? "").toLowerCase(),
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
    some([element, ...[...element.querySelectorAll("*")].slice(0, 40)].map(drawn)),
    some(images),
    dialog === null
      ? ""
      : [...dialog.querySelectorAll("h1,h2,h3,h4,[role=heading]")]
          .map((h) => h.textContent)
          .join("|"),
  ].join("\u0001");
}

/** Where the form would go and what it would send; compared before and at the click. */
export function formSignature(element: Element, except: Element | null): string {
  const form = formOf(element);
  if (form === null) return "";
  const { url, method } = submission(element, form);
  const parts: string[] = [
    url,
    method,
    element.getAttribute("formtarget") ?? form.getAttribute("target") ?? "",
    element.getAttribute("name") ?? "",
    element.getAttribute("value") ?? "",
  ];
  for (const control of HTMLFormElementControls(form)) {
    const input = control as HTMLInputElement;
    const ofGroup =
      input.type === "radio" &&
      (except as HTMLInputElement | null)?.type === "radio" &&
      input.name === (except as HTMLInputElement).name;
    if (control === except || ofGroup) continue;
    const ticked = /^(checkbox|radio)$/.test(input.type) ? String(input.checked) : "";
    const value =
      control instanceof HTMLSelectElement
        ? [...control.selectedOptions].map((option) => option.value).join(",")
        : (input.value ?? "");
    parts.push(
      `${control.getAttribute("name") ?? ""}=${/^(button|submit|image|reset)$/.test(input.type) ? "" : value}${ticked}`,
    );
  }
  return parts.join("\u0001");
}

export function submission(
  element: Element,
  form: HTMLFormElement,
): { method: string; url: string } {
  return {
    url: formAddress(form, element.getAttribute("formaction")),
    method: (
      element.getAttribute("formmethod") ??
      form.getAttribute("method") ??
      "get"
    ).toLowerCase(),
  };
}
