import { deepElementFromPoint, parentOf } from "./roots.ts";

export function interactiveSelector(): string {
  const roles =
    "button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option combobox textbox searchbox slider spinbutton treeitem listbox";
  return [
    "a[href]",
    "area[href]",
    "button",
    "input:not([type=hidden])",
    "select",
    "textarea",
    "summary",
    "[contenteditable='']",
    "[contenteditable=true]",
    "[contenteditable=plaintext-only]",
    "[tabindex]:not([tabindex='-1'])",
    "[onclick]",
    "[onmousedown]",
    "[onpointerdown]",
    ...roles.split(" ").map((role) => `[role=${role}]`),
  ].join(",");
}

/**
 * Elements that a person would take for a control: by markup, and by the pointer cursor for those without a role.
 * Asking every element for its cursor costs 40 ms at 30,000 elements, so large pages are sampled on a grid instead.
 */
export function findCandidates(roots: ParentNode[], selector: string): Element[] {
  const found: Element[] = [];
  const known = new Set<Element>();
  let count = 0;
  for (const root of roots) {
    for (const element of root.querySelectorAll(selector)) {
      found.push(element);
      known.add(element);
    }
    count += root.querySelectorAll("*").length;
  }
  const pointers = count <= 3000 ? pointersEverywhere(roots) : pointersInView();
  const extra: Element[] = [];
  for (const element of pointers) {
    if (known.has(element) || element.matches("html,body,label,option")) continue;
    if (insideKnown(element, known) || holdsKnown(element, selector)) continue;
    known.add(element);
    extra.push(element);
  }
  // A tabindex on a scroll area or a wrapper of other controls is focus plumbing, not something to click.
  const real = found.filter((element) => !isPlumbing(element, selector));
  if (extra.length === 0) return real;
  return [...real, ...extra].sort((a, b) =>
    a === b ? 0 : a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

export function pointersEverywhere(roots: ParentNode[]): Element[] {
  const result: Element[] = [];
  for (const root of roots)
    for (const element of root.querySelectorAll("*")) {
      if (getComputedStyle(element).cursor !== "pointer") continue;
      const parent = parentOf(element);
      // cursor is inherited: only the outermost element carries the handler.
      if (parent === null || getComputedStyle(parent).cursor !== "pointer") result.push(element);
    }
  return result;
}

export function pointersInView(): Element[] {
  const result = new Set<Element>();
  for (let y = 10; y < innerHeight; y += 32)
    for (let x = 10; x < innerWidth; x += 80) {
      let at = deepElementFromPoint(x, y);
      if (at === null || getComputedStyle(at).cursor !== "pointer") continue;
      for (
        let up = parentOf(at);
        up !== null && getComputedStyle(up).cursor === "pointer";
        up = parentOf(up)
      )
        at = up;
      result.add(at);
    }
  return [...result];
}

export function insideKnown(element: Element, known: Set<Element>): boolean {
  for (let at = parentOf(element); at !== null; at = parentOf(at)) if (known.has(at)) return true;
  return false;
}

export function holdsKnown(element: Element, selector: string): boolean {
  return element.querySelector(selector) !== null;
}

export function isPlumbing(element: Element, selector: string): boolean {
  if (!element.hasAttribute("tabindex") || element.hasAttribute("onclick")) return false;
  const role = element.getAttribute("role");
  if (element.matches("a[href],button,input,select,textarea,summary,[contenteditable]"))
    return false;
  if (
    role !== null &&
    !/^(group|region|presentation|none|document|dialog|alertdialog|tabpanel|main|navigation|grid|table|list|listbox|menu|menubar|tablist|toolbar|application|article)$/.test(
      role,
    )
  )
    return false;
  return role !== null || element.querySelector(selector) !== null;
}
