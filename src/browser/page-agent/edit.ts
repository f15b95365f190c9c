import { elementOf, shadowOf, state } from "./state.ts";
import { shortText } from "./visible.ts";

/** Focuses a field and selects what is in it, so that typing replaces it; says why where typing would not do. */
export function focusForTyping(id: number, secret: boolean, length: number): string | null {
  const element = elementOf(id);
  if (element === undefined) return "gone";
  if (secret) state.sensitive.add(element);
  const node = element as HTMLInputElement;
  if (node.matches(":disabled")) return "disabled";
  if (node.matches("input,textarea") && node.readOnly) return "read-only";
  const host =
    node.isContentEditable || node.matches("input,textarea")
      ? node
      : node.querySelector<HTMLInputElement>("input,textarea,[contenteditable]");
  if (host === null) return "not editable";
  if (/^(checkbox|radio|button|submit|reset|image|file|hidden)$/.test(host.type))
    return "takes no text";
  if (host.matches("input,textarea") && host.maxLength >= 0 && length > host.maxLength)
    return `takes at most ${host.maxLength} characters`;
  if (secret) state.sensitive.add(host);
  host.focus({ preventScroll: true });
  if (host.matches("input,textarea")) host.select();
  else {
    const range = document.createRange();
    range.selectNodeContents(host);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  }
  return null;
}

/** A field that is still empty after typing threw the text away, as a number field does with letters. */
export function ignoredTyping(id: number): boolean {
  const element = elementOf(id);
  return element instanceof HTMLInputElement && element.value === "";
}

/** Date, colour and range inputs take no typing: their value is set and announced as the browser's own picker would. */
export function setValue(id: number, value: string): string | null {
  const element = elementOf(id);
  if (!(element instanceof HTMLInputElement)) return "gone";
  element.focus({ preventScroll: true });
  element.value = value;
  if (element.value !== value)
    return `"${shortText(value, 40)}" does not fit an input of type ${element.type}`;
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return null;
}

export function fieldNow(id: number): { value: string; type: string; length: number } | null {
  const element = elementOf(id);
  if (element === undefined) return null;
  const input = element as HTMLInputElement;
  const text = input.matches("input,textarea,select") ? input.value : (element.textContent ?? "");
  return {
    value: state.sensitive.has(element) ? "" : text,
    type: input.type ?? "",
    length: text.length,
  };
}

export function chooseOptions(
  id: number,
  wanted: string[],
): { error: string | null; chosen: string[] } {
  const element = elementOf(id);
  if (!(element instanceof HTMLSelectElement)) return { error: "not a select", chosen: [] };
  const clean = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
  const picked: HTMLOptionElement[] = [];
  for (const want of wanted) {
    const options = [...element.options];
    const option =
      options.find((o) => o.value === want) ??
      options.find((o) => clean(o.label || o.text) === clean(want)) ??
      options.find((o) => clean(o.text).includes(clean(want)) && want !== "");
    if (option === undefined || option.disabled)
      return {
        error: `no option "${shortText(want, 40)}"; there are: ${options
          .slice(0, 20)
          .map((o) => shortText(o.label || o.text, 40))
          .join(", ")}`,
        chosen: [],
      };
    picked.push(option);
  }
  element.focus({ preventScroll: true });
  if (element.multiple)
    for (const option of element.options) option.selected = picked.includes(option);
  else if (picked[0] !== undefined) picked[0].selected = true;
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return {
    error: null,
    chosen: picked.map((option) => shortText(option.label || option.text, 60)),
  };
}

export function tickedNow(id: number): boolean | null {
  const element = elementOf(id);
  if (element === undefined) return null;
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return element.checked;
  const aria =
    element.getAttribute("aria-checked") ??
    element.getAttribute("aria-pressed") ??
    element.getAttribute("aria-selected");
  return aria === null ? null : aria === "true";
}

/** The inner scroller of an element, or the page itself. */
export function scrollBy(id: number, amount: string): { moved: boolean } {
  const sideways = amount === "left" || amount === "right";
  const fits = (element: Element): boolean =>
    sideways
      ? element.scrollWidth <= element.clientWidth + 1
      : element.scrollHeight <= element.clientHeight + 1;
  let at: Element | null = id === 0 ? null : (elementOf(id) ?? null);
  while (at !== null && fits(at)) at = at.parentElement;
  const scroller = at ?? document.scrollingElement ?? document.documentElement;
  if (sideways) {
    const from = scroller.scrollLeft;
    const left = scroller.clientWidth * (amount === "left" ? -0.8 : 0.8);
    scroller.scrollBy({ left, behavior: "instant" });
    return { moved: scroller.scrollLeft !== from };
  }
  const before = scroller.scrollTop;
  const step = scroller.clientHeight * 0.8;
  if (amount === "top") scroller.scrollTo({ top: 0, behavior: "instant" });
  else if (amount === "bottom")
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: "instant" });
  else
    scroller.scrollBy({
      top: amount === "up" ? -step : amount === "down" ? step : Number(amount) || step,
      behavior: "instant",
    });
  return { moved: scroller.scrollTop !== before };
}

export function scrollTo(id: number): boolean {
  const element = elementOf(id);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return element !== undefined;
}

export function focusElement(id: number): boolean {
  const element = elementOf(id) as HTMLElement | undefined;
  element?.focus({ preventScroll: true });
  return element !== undefined;
}

/** The id of what a key would reach now: the focused element, through open shadow roots; 0 for none. */
export function focusedElement(): Element | null {
  let at = document.activeElement;
  for (let inner = at; inner !== null;) {
    at = inner;
    inner = shadowOf(inner)?.activeElement ?? null;
  }
  return at === null || at === document.body || at === document.documentElement ? null : at;
}

/** A list whose own markup sends its form when something is chosen; handlers that do so unseen are met by the gate by effect. */
export function submitsOnChange(id: number): boolean {
  const element = elementOf(id);
  if (element === undefined) return false;
  const code = `${element.getAttribute("onchange") ?? ""} ${element.getAttribute("oninput") ?? ""} ${element.closest("form")?.getAttribute("onchange") ?? ""}`;
  return /submit|location|fetch|\.click\(/.test(code);
}

/** A slider that is no input: its keys move it, and its attributes say where it stands. */
export function isSlider(id: number): boolean {
  const element = elementOf(id);
  return element?.getAttribute("role") === "slider" && !(element instanceof HTMLInputElement);
}

export function sliderNow(id: number): { now: number; min: number; max: number } | null {
  const element = elementOf(id);
  const told = element?.getAttribute("aria-valuenow") ?? null;
  if (element === undefined || told === null || told.trim() === "") return null;
  const bound = (name: string, otherwise: number): number => {
    const value = element.getAttribute(name);
    return value === null || value.trim() === "" ? otherwise : Number(value);
  };
  return { now: Number(told), min: bound("aria-valuemin", 0), max: bound("aria-valuemax", 100) };
}

/** Marks words as a person would with the mouse: all of an element's, or those that are named; null when done. */
export async function selectText(id: number, words: string): Promise<string | null> {
  const told = selectionTold();
  const error = markText(id, words);
  if (error === null) await told;
  return error;
}

/**
 * Editors hear of a new selection by an event that comes a frame later, one for the focus and one for the words; a click
 * before that would find the old one. It is over when none has come for a while.
 */
export function selectionTold(): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const heard = (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(resolve, 80);
    };
    document.addEventListener("selectionchange", heard);
    setTimeout(() => {
      document.removeEventListener("selectionchange", heard);
      resolve();
    }, 300);
  });
}

export function markText(id: number, words: string): string | null {
  const element = elementOf(id);
  if (element === undefined) return "gone";
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const from = words === "" ? 0 : element.value.indexOf(words);
    if (from < 0) return `does not hold "${shortText(words, 40)}"`;
    element.focus({ preventScroll: true });
    element.setSelectionRange(from, words === "" ? element.value.length : from + words.length);
    return null;
  }
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  let all = "";
  while (walker.nextNode() !== null) {
    nodes.push(walker.currentNode as Text);
    all += (walker.currentNode as Text).data;
  }
  const from = words === "" ? 0 : all.indexOf(words);
  if (from < 0 || all === "") return `does not hold "${shortText(words, 40)}"`;
  const until = words === "" ? all.length : from + words.length;
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const end = before + node.length;
    if (from >= before && from < end) range.setStart(node, from - before);
    if (until > before && until <= end) range.setEnd(node, until - before);
    before = end;
  }
  // An editor keeps the place of its caret only while it has the focus; a click into it gives it that.
  const editor = element instanceof HTMLElement && element.isContentEditable ? element : null;
  (editor?.closest("[contenteditable]") as HTMLElement | null)?.focus({ preventScroll: true });
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return null;
}

/** By which way a field takes its value. */
export type FieldKind = "select" | "list" | "tick" | "text";

export function fieldKind(id: number): FieldKind {
  const element = elementOf(id);
  if (element instanceof HTMLSelectElement) return "select";
  if (element === undefined) return "text";
  const type = element instanceof HTMLInputElement ? element.type : "";
  const role = element.getAttribute("role") ?? "";
  if (/^(?:checkbox|radio)$/.test(type) || /^(?:checkbox|radio|switch)$/.test(role)) return "tick";
  if (/^(?:combobox|listbox|tree)$/.test(role)) return "list";
  const opens = element.getAttribute("aria-haspopup") ?? "";
  if (/^(?:listbox|tree|grid|menu|true)$/.test(opens) && type === "") return "list";
  if (/^(?:listbox|tree)$/.test(opens)) return "list";
  return element.querySelector("[role=combobox]") === null ? "text" : "list";
}
