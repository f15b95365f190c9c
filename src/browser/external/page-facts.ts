import type { FormFacts } from "../../reading/risk/element-facts.ts";

/** What a tree of roles does not tell of an element: what kind of field it is, and where its form goes. */
export type ElementMore = {
  box: [x: number, y: number, width: number, height: number];
  tag: string;
  role: string;
  type: string;
  required: boolean;
  invalid: boolean;
  expanded: boolean | null;
  haspopup: boolean;
  /** Index into `forms`; -1 without one. */
  form: number;
  submits: boolean;
  formAction: string;
  autocomplete: string;
  nameAttribute: string;
  idAttribute: string;
  inputMode: string;
  placeholder: string;
  maxLength: number;
  classes: string;
  filled: boolean;
  /** Lies in what covers the page. */
  front: boolean;
};

export type PageMore = {
  url: string;
  title: string;
  lang: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; maxY: number };
  /** What covers the page, where something does. */
  front: { label: string; box: ElementMore["box"] } | null;
  forms: FormFacts[];
  elements: ElementMore[];
};

/**
 * Runs in the page, sent by its text: it may use nothing but the page's globals. It changes nothing. A page can lie to
 * it, as it can about everything it shows; it gains nothing by it that a button with a harmless label would not give.
 */
export function pageFacts(): PageMore {
  const MAX = 1500;
  const CONTROLS =
    "a[href],area[href],button,input,select,textarea,summary,[role],[onclick],[tabindex],[contenteditable],[aria-expanded],[aria-haspopup]";
  const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? "";
  const boxOf = (element: Element): [number, number, number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
  };
  const found: Element[] = [];
  const collect = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll("*")) {
      if (found.length >= MAX) return;
      if (element.matches(CONTROLS)) found.push(element);
      if (element.shadowRoot !== null) collect(element.shadowRoot);
    }
  };
  collect(document);

  const wide = window.innerWidth;
  const high = window.innerHeight;
  const covers = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width >= wide * 0.8 && height >= high * 0.8;
  };
  const fixedAt = (x: number, y: number): Element | undefined => {
    let outermost: Element | undefined;
    for (
      let element = document.elementFromPoint(x, y);
      element !== null && element !== document.body && element !== document.documentElement;
      element = element.parentElement
    )
      if (/^(fixed|absolute)$/.test(getComputedStyle(element).position)) outermost = element;
    return outermost;
  };
  const middle = fixedAt(wide / 2, high / 2);
  const corner = fixedAt(wide * 0.03, high * 0.97);
  // Something in the middle that covers the page, or that stands before a curtain which does.
  const over =
    middle !== undefined && (covers(middle) || (corner !== undefined && covers(corner)))
      ? middle
      : undefined;
  const behind = (over?.textContent ?? "").length < (document.body?.textContent ?? "").length * 0.9;
  const front = behind ? over : undefined;

  const formElements = [
    ...new Set(
      found
        .map((element) => (element as HTMLInputElement).form)
        .filter((form) => form instanceof HTMLFormElement),
    ),
  ];
  const resolved = (address: string): string => {
    try {
      return new URL(address, document.baseURI).href;
    } catch {
      return location.href;
    }
  };
  const forms = formElements.map((form): FormFacts => {
    const fields = [...form.querySelectorAll("input,select,textarea,button")];
    const typed = (type: string): Element[] =>
      fields.filter((field) => attribute(field, "type").toLowerCase() === type);
    const method = attribute(form, "method").toLowerCase();
    return {
      action: resolved(attribute(form, "action")),
      method: method === "post" || method === "dialog" ? method : "get",
      fieldNames: fields
        .map((field) => attribute(field, "name"))
        .filter((name) => name !== "")
        .slice(0, 60),
      hidden: typed("hidden")
        .slice(0, 60)
        .map((field) => ({
          name: attribute(field, "name"),
          value: attribute(field, "value").slice(0, 200),
        })),
      hasPassword: typed("password").length > 0,
      hasPayment: fields.some((field) => /^cc-(number|csc)/.test(attribute(field, "autocomplete"))),
    };
  });

  const elements = found.map((element): ElementMore => {
    const tag = element.tagName.toLowerCase();
    const field = element as HTMLInputElement;
    const type =
      tag === "textarea"
        ? "textarea"
        : tag === "select"
          ? "select"
          : attribute(element, "type").toLowerCase();
    const details = tag === "summary" ? element.parentElement : null;
    const expanded = attribute(element, "aria-expanded");
    const form = formElements.indexOf(field.form as HTMLFormElement);
    return {
      box: boxOf(element),
      tag,
      role: attribute(element, "role"),
      type: tag === "input" && type === "" ? "text" : type,
      required: element.hasAttribute("required") || attribute(element, "aria-required") === "true",
      invalid: attribute(element, "aria-invalid") === "true",
      expanded:
        details instanceof HTMLDetailsElement
          ? details.open
          : expanded === ""
            ? null
            : expanded === "true",
      haspopup: !/^(|false)$/.test(attribute(element, "aria-haspopup")),
      form,
      submits:
        form >= 0 &&
        ((tag === "button" && !/^(button|reset)$/.test(type)) ||
          (tag === "input" && /^(submit|image)$/.test(type))),
      formAction: element.hasAttribute("formaction")
        ? resolved(attribute(element, "formaction"))
        : "",
      autocomplete: attribute(element, "autocomplete"),
      nameAttribute: attribute(element, "name"),
      idAttribute: element.id.slice(0, 80),
      inputMode: attribute(element, "inputmode"),
      placeholder: attribute(element, "placeholder").slice(0, 120),
      maxLength: Number(attribute(element, "maxlength")) || -1,
      classes: attribute(element, "class").slice(0, 120),
      filled: typeof field.value === "string" && field.value !== "",
      front: front !== undefined && front.contains(element),
    };
  });
  const heading = front?.querySelector("h1,h2,h3,h4,[role=heading]");
  return {
    url: location.href,
    title: document.title,
    lang: document.documentElement.lang,
    viewport: { width: wide, height: high },
    scroll: {
      x: Math.round(window.scrollX),
      y: Math.round(window.scrollY),
      maxY: Math.max(0, document.documentElement.scrollHeight - high),
    },
    front:
      front === undefined
        ? null
        : {
            label: (attribute(front, "aria-label") || heading?.textContent || "")
              .trim()
              .slice(0, 120),
            box: boxOf(front),
          },
    forms,
    elements,
  };
}

export function isPageMore(value: unknown): value is PageMore {
  const facts = value as Partial<PageMore> | null | undefined;
  return (
    typeof facts === "object" &&
    facts !== null &&
    typeof facts.url === "string" &&
    typeof facts.title === "string" &&
    typeof facts.lang === "string" &&
    Array.isArray(facts.forms) &&
    Array.isArray(facts.elements)
  );
}

const FAMILIES: Record<string, RegExp> = {
  link: /^(a|area)$/,
  textbox: /^(input|textarea)$/,
  searchbox: /^input$/,
  spinbutton: /^input$/,
  slider: /^input$/,
  checkbox: /^input$/,
  radio: /^input$/,
  switch: /^(input|button)$/,
  combobox: /^(select|input|button)$/,
  listbox: /^select$/,
  button: /^(button|input|summary)$/,
};

/** The element of a node: the same box, and of a kind that can have the role. */
export function finder(
  facts: PageMore | undefined,
): (role: string, box: string) => ElementMore | undefined {
  const places = new Map<string, ElementMore[]>();
  for (const element of facts?.elements ?? []) {
    const key = String(element.box);
    places.set(key, [...(places.get(key) ?? []), element]);
  }
  return (role, box) =>
    places
      .get(box)
      ?.find((element) => element.role === role || (FAMILIES[role]?.test(element.tag) ?? true));
}
