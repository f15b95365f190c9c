import { closestAcross } from "./roots.ts";
import { idOf } from "./state.ts";

export type RawForm = {
  action: string;
  method: string;
  fieldNames: string[];
  hidden: { name: string; value: string }[];
  hasPassword: boolean;
  hasPayment: boolean;
  fields: number[];
  submit: number[];
};

export function formOf(element: Element): HTMLFormElement | null {
  const owned = (element as HTMLInputElement).form;
  if (owned instanceof HTMLFormElement) return owned;
  const near = closestAcross(element, "form");
  return near instanceof HTMLFormElement ? near : null;
}

/** True when a click (or Enter, for a field) submits the element's form. */
export function submitsForm(element: Element): boolean {
  if (element instanceof HTMLButtonElement)
    return element.type === "submit" && element.form !== null;
  if (element instanceof HTMLInputElement)
    return /^(submit|image)$/.test(element.type) && element.form !== null;
  return false;
}

/** form.action and friends can be shadowed by a field named "action"; the attribute cannot. */
export function formAddress(form: HTMLFormElement, attribute: string | null): string {
  try {
    return new URL(attribute ?? form.getAttribute("action") ?? "", document.baseURI).href;
  } catch {
    return location.href;
  }
}

export function rawForm(form: HTMLFormElement): RawForm {
  const fieldNames: string[] = [];
  const hidden: { name: string; value: string }[] = [];
  const fields: number[] = [];
  const submit: number[] = [];
  let hasPassword = false;
  let hasPayment = false;
  for (const control of [...HTMLFormElementControls(form)].slice(0, 200)) {
    const name = control.getAttribute("name") ?? "";
    if (name !== "") fieldNames.push(name.slice(0, 80));
    if (control instanceof HTMLInputElement && control.type === "hidden") {
      hidden.push({ name: name.slice(0, 80), value: control.value.slice(0, 200) });
      continue;
    }
    if (submitsForm(control)) submit.push(idOf(control));
    else if (
      !(control instanceof HTMLButtonElement) &&
      control.localName !== "fieldset" &&
      control.localName !== "output"
    )
      fields.push(idOf(control));
    if (control instanceof HTMLInputElement && control.type === "password") hasPassword = true;
    if (
      /^cc-|card-?(number|num)|cvc|cvv|iban/i.test(
        `${control.getAttribute("autocomplete") ?? ""} ${name}`,
      )
    )
      hasPayment = true;
  }
  return {
    action: formAddress(form, null),
    method: (form.getAttribute("method") ?? "get").toLowerCase(),
    fieldNames,
    hidden,
    hasPassword,
    hasPayment,
    fields,
    submit,
  };
}

export function HTMLFormElementControls(form: HTMLFormElement): Iterable<Element> {
  const getter = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")?.get;
  return (getter?.call(form) ?? []) as Iterable<Element>;
}

/** Where the form would go and what it would send besides what the person typed; compared before and at the click. */
export function formSignature(element: Element): string {
  const form = formOf(element);
  if (form === null) return "";
  const parts: string[] = [
    formAddress(form, element.getAttribute("formaction")),
    (element.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get").toLowerCase(),
    element.getAttribute("formtarget") ?? form.getAttribute("target") ?? "",
    element.getAttribute("name") ?? "",
    element.getAttribute("value") ?? "",
  ];
  for (const control of HTMLFormElementControls(form)) {
    const input = control as HTMLInputElement;
    const ticked = /^(checkbox|radio)$/.test(input.type) ? String(input.checked) : "";
    parts.push(
      `${control.getAttribute("name") ?? ""}=${/^(button|submit|image|reset)$/.test(input.type) ? "" : (input.value ?? "")}${ticked}`,
    );
  }
  return parts.join("\u0001");
}
