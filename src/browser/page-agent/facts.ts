import type { Box, Selector } from "../../contract/observation.ts";
import { closestAcross } from "./roots.ts";
import { formOf, submitsForm } from "./forms.ts";
import { idOf, state } from "./state.ts";
import { shortText, visibleText } from "./visible.ts";

/** What the page tells of one element; names and roles come later, from the accessibility engine. */
export type RawElement = {
  id: number;
  tag: string;
  type: string;
  roleAttribute: string;
  text: string;
  box: Box | undefined;
  inViewport: boolean;
  region: string;
  blocking: boolean;
  blocker: number;
  disabled: boolean;
  href: string;
  value: string | undefined;
  checked: boolean | undefined;
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
  expandable: boolean;
  dialog: { name: string; text: string } | undefined;
  alternatives: string[];
  label: string;
  selector: Selector | undefined;
};

/** `inert`: whether the document has an inert part at all; looking for one from each of 10,000 controls took 8 s. */
export function isDisabled(element: Element, inert: boolean): boolean {
  if (element.matches(":disabled") || element.getAttribute("aria-disabled") === "true") return true;
  return inert && closestAcross(element, "[inert]") !== null;
}

export function hasInertPart(): boolean {
  return document.querySelector("[inert]") !== null;
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
  },
): RawElement {
  const input = element as HTMLInputElement;
  const field = element.matches("input,select,textarea");
  const type =
    element instanceof HTMLInputElement || element instanceof HTMLButtonElement
      ? element.type
      : element.localName === "select"
        ? "select"
        : "";
  const secret = type === "password" || state.sensitive.has(element);
  if (type === "password") state.sensitive.add(element);
  const editable = (element as HTMLElement).isContentEditable;
  const form = formOf(element);
  const near =
    submitsForm(element) || element.matches("button,[role=button],a")
      ? alternativesOf(element)
      : [];
  return {
    id: idOf(element),
    tag: element.localName,
    type,
    roleAttribute: element.getAttribute("role") ?? "",
    text: visibleText(element, 120),
    box: place.box,
    inViewport: place.inViewport,
    region: place.region,
    blocking: place.blocking,
    blocker: place.blocker,
    disabled: place.disabled,
    href: element.matches("a[href],area[href]") ? String((element as HTMLAnchorElement).href) : "",
    value: secret ? undefined : valueOf(element, type, editable),
    checked: /^(checkbox|radio)$/.test(type) ? input.checked : undefined,
    sensitive: secret,
    autocomplete: element.getAttribute("autocomplete") ?? "",
    nameAttribute: element.getAttribute("name") ?? "",
    idAttribute: element.id,
    testId:
      element.getAttribute("data-testid") ??
      element.getAttribute("data-test-id") ??
      element.getAttribute("data-test") ??
      "",
    classes: shortText(element.getAttribute("class"), 80),
    placeholder: element.getAttribute("placeholder") ?? "",
    inputMode: element.getAttribute("inputmode") ?? "",
    maxLength: Number(element.getAttribute("maxlength") ?? 0),
    min: element.getAttribute("min") ?? "",
    max: element.getAttribute("max") ?? "",
    pattern: element.getAttribute("pattern") ?? "",
    required: (field && input.required) || element.getAttribute("aria-required") === "true",
    invalid:
      element.getAttribute("aria-invalid") === "true" ||
      (field && element.matches(":user-invalid")),
    options:
      element instanceof HTMLSelectElement
        ? [...element.options]
            .slice(0, 30)
            .map((option) => shortText(option.label || option.text, 60))
        : [],
    form: form === null ? -1 : place.form,
    submits: submitsForm(element),
    formAction: element.hasAttribute("formaction") ? (element as HTMLButtonElement).formAction : "",
    haspopup:
      element.hasAttribute("aria-haspopup") && element.getAttribute("aria-haspopup") !== "false",
    expandable: element.hasAttribute("aria-expanded") || element.localName === "summary",
    dialog: place.blockerText,
    alternatives: near,
    label: field
      ? shortText([...(input.labels ?? [])].map((l) => l.textContent).join(" "), 80)
      : "",
    selector: undefined,
  };
}

export function valueOf(element: Element, type: string, editable: boolean): string | undefined {
  if (element instanceof HTMLSelectElement)
    return shortText(
      [...element.selectedOptions].map((option) => option.label || option.text).join(", "),
      100,
    );
  if (element instanceof HTMLTextAreaElement) return shortText(element.value, 200);
  if (element instanceof HTMLInputElement)
    return /^(checkbox|radio|submit|button|reset|image)$/.test(type)
      ? undefined
      : shortText(
          type === "file"
            ? [...(element.files ?? [])].map((file) => file.name).join(", ")
            : element.value,
          200,
        );
  if (editable) return shortText(element.textContent, 200);
  return undefined;
}

/** Labels of the other commands beside this one: "Keep plan" next to "Cancel" tells what "Cancel" means. */
export function alternativesOf(element: Element): string[] {
  const group =
    closestAcross(element, "dialog,[role=dialog],[role=alertdialog],form,fieldset") ??
    element.parentElement?.parentElement ??
    element.parentElement;
  if (group === null || group === undefined) return [];
  const labels: string[] = [];
  for (const other of group.querySelectorAll(
    "button,[role=button],input[type=submit],input[type=button],a[href]",
  )) {
    if (other === element || labels.length >= 6) continue;
    const label = shortText(
      other.getAttribute("aria-label") ?? (other.textContent || (other as HTMLInputElement).value),
      60,
    );
    if (label !== "") labels.push(label);
  }
  return labels;
}

export function selectorOf(element: Element): Selector {
  const root = element.getRootNode() as Document | ShadowRoot;
  const unique = (css: string): boolean => root.querySelectorAll(css).length === 1;
  const quoted = (value: string): string =>
    `"${value.replace(/["\\\n]/g, (c) => (c === "\n" ? "\\a " : `\\${c}`))}"`;
  if (element.id !== "") {
    const css = `#${CSS.escape(element.id)}`;
    if (unique(css)) return { css, quality: "id" };
  }
  for (const name of ["data-testid", "data-test-id", "data-test", "name", "aria-label", "href"]) {
    const value = element.getAttribute(name);
    if (value === null || value === "" || value.length > 200) continue;
    const css = `${element.localName}[${name}=${quoted(value)}]`;
    if (unique(css)) return { css, quality: "attribute" };
  }
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null && steps.length < 30; at = at.parentElement) {
    if (at !== element && at.id !== "" && unique(`#${CSS.escape(at.id)}`)) {
      steps.unshift(`#${CSS.escape(at.id)}`);
      break;
    }
    let nth = 1;
    for (
      let before = at.previousElementSibling;
      before !== null;
      before = before.previousElementSibling
    )
      nth++;
    steps.unshift(`${at.localName}:nth-child(${nth})`);
  }
  return { css: steps.join(" > "), quality: "path" };
}
