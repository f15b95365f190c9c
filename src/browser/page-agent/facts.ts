import type { Box, Selector } from "../../contract/observation.ts";
import { piecesOf, shownValue, wordsBeside } from "./beside.ts";
import { hintOf } from "./hints.ts";
import { attributeOf, closestAcross, fits, queryAll, queryFirst } from "./roots.ts";
import { formOf, submitsForm } from "./forms.ts";
import { idOf, state } from "./state.ts";
import { drawnOn, groupAround, type RawGroup, type Surroundings } from "./context.ts";
import { rectOf, shortText, visibleText } from "./visible.ts";

/** What the page tells of one element; names and roles come later, from the accessibility engine. */
export type RawElement = {
  id: number;
  tag: string;
  type: string;
  roleAttribute: string;
  text: string;
  /** All that is drawn on it, also what style sheets and pictures say. */
  drawn: string;
  group: RawGroup | undefined;
  /** Carries a handler in its markup: an address beside it need not be where it goes. */
  handled: boolean;
  box: Box | undefined;
  inViewport: boolean;
  region: string;
  blocking: boolean;
  blocker: number;
  disabled: boolean;
  href: string;
  value: string | undefined;
  checked: boolean | "mixed" | undefined;
  sensitive: boolean;
  autocomplete: string;
  nameAttribute: string;
  idAttribute: string;
  testId: string;
  classes: string;
  placeholder: string;
  inputMode: string;
  maxLength: number;
  min: string;
  max: string;
  pattern: string;
  required: boolean;
  invalid: boolean;
  options: string[];
  form: number;
  submits: boolean;
  formAction: string;
  haspopup: boolean;
  /** A field that opens a list to choose from: component libraries draw their selects so, often without the role. */
  picks: boolean;
  expandable: boolean;
  dialog: { name: string; text: string } | undefined;
  alternatives: string[];
  label: string;
  editable: boolean;
  /** What the markup calls it, in words; for controls that have no name. */
  hint: string;
  /** Words next to a field that markup does not tie to it. */
  beside: string;
  /** Its words without those of the controls it holds; empty where it holds none. */
  apart: string;
  /** "3 of 5" among its kind, and how its column is sorted, where markup says so. */
  position: string;
  sort: string;
  /** Where one is: the page of a pager, the step of a flow. */
  current: boolean;
  /** The row, card or heading it stands on, where its name is on others too. */
  context?: string;
  /** Behind what stands in front of the page: nobody can press it now. */
  covered?: true;
  selector: Selector | undefined;
};

/** `inert`: whether the document has an inert part at all; looking for one from each of 10,000 controls took 8 s. */
export function isDisabled(element: Element, inert: boolean): boolean {
  if (fits(element, ":disabled,[aria-disabled=true]")) return true;
  // What lets the pointer through cannot be pressed; a field may be hidden behind a label that can.
  if (!fits(element, "input,select,textarea,option")) {
    if (getComputedStyle(element).pointerEvents === "none") return true;
  }
  return inert && closestAcross(element, "[inert]") !== null;
}

export function hasInertPart(): boolean {
  return queryFirst(document, "[inert]") !== null;
}

export function rawElement(
  element: Element,
  place: {
    disabled: boolean;
    box: Box | undefined;
    inViewport: boolean;
    region: string;
    blocking: boolean;
    blocker: number;
    form: number;
    blockerText: { name: string; text: string } | undefined;
    around: Surroundings;
  },
): RawElement {
  const input = element as HTMLInputElement;
  const attribute = (name: string, max = 200): string => shortText(attributeOf(element, name), max);
  const field = fits(element, "input,select,textarea");
  const type =
    element instanceof HTMLInputElement || element instanceof HTMLButtonElement
      ? element.type
      : element instanceof HTMLSelectElement
        ? "select"
        : "";
  const secret = type === "password" || state.sensitive.has(element);
  if (type === "password") state.sensitive.add(element);
  const editable = !field && element instanceof HTMLElement && element.isContentEditable;
  const form = formOf(element);
  const submits = submitsForm(element);
  const labels = field ? [...(input.labels ?? [])].map((l) => l.textContent).join(" ") : "";
  return {
    id: idOf(element),
    tag: state.dom.localName(element),
    type,
    roleAttribute: attribute("role", 40),
    text:
      place.box === undefined
        ? shortText(state.dom.textContent(element), 120)
        : visibleText(element, 120),
    drawn: place.box === undefined ? "" : drawnOn(element, 240),
    group: groupAround(element, place.around),
    handled: fits(element, "[onclick],[onmousedown],[onpointerdown]"),
    box: place.box,
    inViewport: place.inViewport,
    region: place.region,
    blocking: place.blocking,
    blocker: place.blocker,
    disabled: place.disabled,
    href: hrefOf(element),
    value: secret ? undefined : valueOf(element, type, editable),
    checked: /^(checkbox|radio)$/.test(type)
      ? input.indeterminate
        ? "mixed"
        : input.checked
      : undefined,
    sensitive: secret,
    autocomplete: attribute("autocomplete"),
    nameAttribute: attribute("name"),
    idAttribute: attribute("id"),
    testId: attribute("data-testid") || attribute("data-test-id") || attribute("data-test"),
    classes: attribute("class", 80),
    placeholder: attribute("placeholder"),
    inputMode: attribute("inputmode", 40),
    maxLength: Number(attribute("maxlength", 20)) || 0,
    min: attribute("min", 40),
    max: attribute("max", 40),
    pattern: attribute("pattern"),
    required: fits(element, ":required,[aria-required=true]"),
    invalid: fits(element, "[aria-invalid=true],[aria-invalid=spelling],:user-invalid"),
    options: element instanceof HTMLSelectElement ? optionsOf(element.options, 30) : [],
    form: form === null ? -1 : place.form,
    submits,
    formAction:
      submits && attributeOf(element, "formaction") !== null
        ? (element as HTMLButtonElement).formAction.slice(0, 2048)
        : "",
    haspopup: fits(element, "[aria-haspopup]:not([aria-haspopup=false])"),
    picks: fits(element, "input[aria-haspopup=listbox],input[aria-haspopup=tree]"),
    expandable: fits(element, "[aria-expanded],summary"),
    dialog: place.blockerText,
    alternatives: submits || fits(element, "button,[role=button],a") ? alternativesOf(element) : [],
    label: shortText(labels, 80) || attribute("aria-label", 80),
    editable,
    hint: hintOf(element),
    beside: wordsBeside(element),
    apart: holdsControls(element) ? shortText(piecesOf(element, 6, 60).join(" "), 90) : "",
    position: positionOf(element),
    sort: attribute("aria-sort", 20),
    current: fits(element, "[aria-current]:not([aria-current=false]):not([aria-current=''])"),
    selector: undefined,
  };
}

/** Rows, cards and branches that are pressed themselves, beside what is to be pressed in them. */
export function holdsControls(element: Element): boolean {
  return (
    fits(
      element,
      "tr,th,li,article,[role=row],[role=columnheader],[role=treeitem],[role=listitem]",
    ) && queryFirst(element, "button,a[href],input,select,[role=button],[role=checkbox]") !== null
  );
}

export function positionOf(element: Element): string {
  const at = attributeOf(element, "aria-posinset");
  const of = attributeOf(element, "aria-setsize");
  return at === null || of === null || !/^\d{1,4}$/.test(at + of) ? "" : `${at} of ${of}`;
}

/** A link's address as the browser resolves it; a link in a drawing keeps it as an attribute only. */
export function hrefOf(element: Element): string {
  if (element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement)
    return fits(element, "[href]") ? element.href.slice(0, 2048) : "";
  if (!(element instanceof SVGAElement)) return "";
  try {
    return new URL(element.href.baseVal, state.dom.baseURI(document)).href.slice(0, 2048);
  } catch {
    return "";
  }
}

export function optionsOf(options: Iterable<HTMLOptionElement>, most: number): string[] {
  const labels: string[] = [];
  for (const option of options) {
    if (labels.length >= most) break;
    labels.push(shortText(option.label || option.text, 60));
  }
  return labels;
}

export function valueOf(element: Element, type: string, editable: boolean): string | undefined {
  if (element instanceof HTMLSelectElement)
    return shortText(optionsOf(element.selectedOptions, 10).join(", "), 100);
  if (element instanceof HTMLTextAreaElement) return shortText(element.value, 200);
  if (element instanceof HTMLInputElement)
    return /^(checkbox|radio|submit|button|reset|image)$/.test(type)
      ? undefined
      : shortText(
          type === "file"
            ? [...(element.files ?? [])].map((file) => file.name).join(", ")
            : element.value || shownValue(element),
          200,
        );
  if (editable) return shortText(element.textContent, 200);
  const column = fits(element, "input,th,[role=columnheader]")
    ? null
    : closestAcross(element, "th,[role=columnheader]");
  if (column !== null && getComputedStyle(element).cursor.endsWith("-resize"))
    return `${Math.round(rectOf(column).width)} px`;
  const said =
    attributeOf(element, "aria-valuetext") ??
    (fits(element, "[role=separator]") ? attributeOf(element, "aria-valuenow") : null);
  return said === null || said.trim() === "" ? undefined : shortText(said, 200);
}

/** Labels of the other commands beside this one: "Keep plan" next to "Cancel" tells what "Cancel" means. */
export function alternativesOf(element: Element): string[] {
  const parent = state.dom.parentElement(element);
  const near = (parent === null ? null : state.dom.parentElement(parent)) ?? parent;
  const group = closestAcross(
    element,
    "dialog,[role=dialog],[role=alertdialog],form,fieldset,body",
  );
  const wide = group === null || fits(group, "body") ? undefined : commandsIn(group, element);
  return wide ?? (near === null ? undefined : commandsIn(near, element)) ?? [];
}

/** undefined for a group so large that what is in it says nothing about one of its buttons. */
export function commandsIn(group: Element, besides: Element): string[] | undefined {
  const walker = Document.prototype.createTreeWalker.call(document, group, NodeFilter.SHOW_ELEMENT);
  const labels: string[] = [];
  for (let steps = 0; walker.nextNode() !== null; steps++) {
    if (steps > 400) return undefined;
    const other = walker.currentNode as Element;
    if (other === besides || labels.length >= 6) continue;
    if (!fits(other, "button,[role=button],input[type=submit],input[type=button],a[href]"))
      continue;
    const label = shortText(
      attributeOf(other, "aria-label") ?? (other.textContent || (other as HTMLInputElement).value),
      60,
    );
    if (label !== "") labels.push(label);
  }
  return labels;
}

export function selectorOf(element: Element): Selector {
  const root = Node.prototype.getRootNode.call(element);
  const unique = (css: string): boolean => queryAll(root, css).length === 1;
  const idOfElement = (one: Element): string => shortText(attributeOf(one, "id"), 200);
  const quoted = (value: string): string =>
    `"${value.replace(/["\\\n]/g, (c) => (c === "\n" ? "\\a " : `\\${c}`))}"`;
  const own = idOfElement(element);
  if (own !== "") {
    const css = `#${CSS.escape(own)}`;
    if (unique(css)) return { css, quality: "id" };
  }
  for (const name of ["data-testid", "data-test-id", "data-test", "name", "aria-label", "href"]) {
    const value = attributeOf(element, name);
    if (value === null || value === "" || value.length > 200) continue;
    const css = `${CSS.escape(state.dom.localName(element))}[${name}=${quoted(value)}]`;
    if (unique(css)) return { css, quality: "attribute" };
  }
  const steps: string[] = [];
  for (
    let at: Element | null = element;
    at !== null && steps.length < 30;
    at = state.dom.parentElement(at)
  ) {
    const id = at === element ? "" : idOfElement(at);
    if (id !== "" && unique(`#${CSS.escape(id)}`)) {
      steps.unshift(`#${CSS.escape(id)}`);
      break;
    }
    let nth = 1;
    for (
      let before = state.dom.previousElement(at);
      before !== null;
      before = state.dom.previousElement(before)
    )
      nth++;
    steps.unshift(`${CSS.escape(state.dom.localName(at))}:nth-child(${nth})`);
  }
  return { css: steps.join(" > "), quality: "path" };
}
