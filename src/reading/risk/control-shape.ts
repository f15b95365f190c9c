import type { ElementFacts } from "./element-facts.ts";

const TYPING = new Set(["textbox", "searchbox", "combobox", "listbox", "spinbutton", "scrollbar"]);

/** What is chosen, not pressed, as far as it says itself. */
const CHOOSING = new Set(["radio", "menuitemradio", "option", "tab", "slider", "treeitem"]);

const TICKING = new Set(["checkbox", "switch", "menuitemcheckbox"]);

const CHOICE_INPUTS = new Set(["checkbox", "radio", "range"]);

const TYPED_INPUTS = new Set([
  "text",
  "search",
  "email",
  "tel",
  "url",
  "number",
  "password",
  "date",
  "datetime-local",
  "month",
  "week",
  "time",
  "color",
]);

export function resolved(address: string, base: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address || base;
  }
}

/** An address to go to. `#`, `javascript:` and a handler only carry a script, as a button does. */
export function isPlainLink({ role, tag, href, handled, page }: ElementFacts): boolean {
  if (href === undefined || (role !== "link" && tag !== "a" && tag !== "area")) return false;
  if (href.trim() === "" || /^\s*javascript:/i.test(href) || handled === true) return false;
  const [path = "", fragment] = resolved(href, page.url).split("#");
  // A place on the same page is where a script listens; a route of an application is a page.
  const here = fragment !== undefined && path === page.url.split("#")[0];
  return !here || /^!?\//.test(fragment);
}

export type ControlShape = "field" | "tick" | "choice" | "link" | "button";

export function shapeOf(facts: ElementFacts): ControlShape {
  const role = facts.role.toLowerCase();
  const type = facts.inputType?.toLowerCase() ?? "";
  if (TICKING.has(role) || type === "checkbox") return "tick";
  if (CHOOSING.has(role) || CHOICE_INPUTS.has(type)) return "choice";
  const typed = TYPING.has(role) || TYPED_INPUTS.has(type);
  if (typed || facts.tag === "textarea" || facts.tag === "select") return "field";
  return isPlainLink(facts) ? "link" : "button";
}
