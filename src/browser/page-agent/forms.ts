import { attributeOf, closestAcross, queryAll } from "./roots.ts";
import { idOf, state } from "./state.ts";

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
  const address = attribute ?? attributeOf(form, "action") ?? "";
  // Without an address a form goes to its own page, whatever <base> says.
  if (address.trim() === "") return location.href;
  try {
    return new URL(address, state.dom.baseURI(document)).href;
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
  // A picture that submits is not among a form's elements.
  const pictures = queryAll(form, "input[type=image]");
  for (const control of [...HTMLFormElementControls(form), ...pictures]) {
    const name = control.getAttribute("name") ?? "";
    if (name !== "" && fieldNames.length < 300) fieldNames.push(name.slice(0, 80));
    if (control instanceof HTMLInputElement && control.type === "hidden") {
      if (hidden.length < 100)
        hidden.push({ name: name.slice(0, 80), value: control.value.slice(0, 200) });
      continue;
    }
    if (fields.length + submit.length >= 400) continue;
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
    action: formAddress(form, null).slice(0, 4096),
    method: (attributeOf(form, "method") ?? "get").toLowerCase().slice(0, 10),
    fieldNames,
    hidden,
    hasPassword,
    hasPayment,
    fields,
    submit,
  };
}

export function HTMLFormElementControls(form: HTMLFormElement): Iterable<Element> {
  const property = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements");
  return (property?.get?.call(form) ?? []) as Iterable<Element>;
}
