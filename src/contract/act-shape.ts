import { ContractError } from "./errors.ts";
import { MAX_PRESSES, MAX_TYPED, MAX_WAIT_MS, type ActInput } from "./input.ts";

const ELEMENT_ONLY = new Set<string>([
  "click",
  "double_click",
  "right_click",
  "drag",
  "select_text",
  "fill",
  "select",
  "check",
  "uncheck",
  "hover",
  "upload",
]);
const PAGE_ONLY = new Set<string>([
  "navigate",
  "back",
  "forward",
  "reload",
  "wait",
  "new_tab",
  "switch_tab",
  "close_tab",
  "dialog",
]);
const NEEDS_VALUE = new Set<string>([
  "fill",
  "type",
  "select",
  "press",
  "drag",
  "upload",
  "navigate",
  "new_tab",
  "switch_tab",
]);

/** Keys that are held down during a click: "Shift", "Control+Shift". */
const HELD_KEYS = /^(?:Alt|Control|Meta|Shift)(?:\+(?:Alt|Control|Meta|Shift))*$/;
const OFFSET = /^\s*[+-]?\d{1,5}(?:\.\d+)?\s*,\s*[+-]?\d{1,5}(?:\.\d+)?\s*$/;

/** "40,-10" as a way to go in pixels; undefined where an actionId is meant. */
export function offsetOf(value: unknown): { dx: number; dy: number } | undefined {
  if (!OFFSET.test(String(value))) return undefined;
  const [dx = 0, dy = 0] = String(value).split(",").map(Number);
  return { dx, dy };
}

/** "ArrowDown*5" as a key and how often it is pressed. */
export function pressesOf(value: unknown): { key: string; times: number } {
  const [, key, times] = /^(.+)\*(\d{1,4})$/s.exec(String(value)) ?? [];
  return key === undefined ? { key: String(value), times: 1 } : { key, times: Number(times) };
}

/** The rules that hold between fields: which actions need an element, which the page, which a value. */
export function checkActShape(act: ActInput): void {
  const fail = (field: string, message: string): never => {
    throw new ContractError("CONTRACT_MISMATCH", `${field}: ${message}`, { field });
  };
  if (act.fields !== undefined) {
    if (act.action !== "fill") fail("fields", "several fields are for action fill");
    if (act.target.kind !== "page" || act.value !== undefined)
      fail("fields", "fields says where and what: leave target and value out");
    return;
  }
  if (act.target.kind === "page" && ELEMENT_ONLY.has(act.action))
    fail(
      "target",
      `${act.action} needs an element: {kind: "element", actionId} or {kind: "locator", …}`,
    );
  if (act.target.kind !== "page" && PAGE_ONLY.has(act.action))
    fail("target", `${act.action} acts on the page: leave target out`);
  if (NEEDS_VALUE.has(act.action) && act.value === undefined)
    fail("value", `${act.action} needs a value`);
  if (act.target.kind === "locator") {
    const { css, testId, role, name, text: words, x, y } = act.target;
    const point = x !== undefined && y !== undefined;
    if (
      css === undefined &&
      testId === undefined &&
      role === undefined &&
      name === undefined &&
      words === undefined &&
      !point
    )
      fail("target", "a locator needs css, testId, role, name, text, or x and y");
  }
  if (act.action === "wait" && act.value !== undefined) {
    const ms = Number(act.value);
    if (!Number.isFinite(ms) || ms < 0 || ms > MAX_WAIT_MS)
      fail("value", `wait takes 0 to ${MAX_WAIT_MS} milliseconds`);
  }
  if (
    (act.action === "switch_tab" || act.action === "close_tab") &&
    act.value !== undefined &&
    !/^\d{1,2}$/.test(String(act.value))
  )
    fail("value", `${act.action} takes a tab index`);
  if (
    act.action === "scroll" &&
    act.value !== undefined &&
    !/^(up|down|left|right|top|bottom|-?\d{1,6}(\.\d+)?)$/.test(String(act.value))
  )
    fail("value", "scroll takes up, down, left, right, top, bottom or a number of pixels");
  if (act.action === "click" && act.value !== undefined && !HELD_KEYS.test(String(act.value)))
    fail("value", "click takes keys to hold down, such as Control or Shift, or no value");
  if (act.action === "press" && pressesOf(act.value).times > MAX_PRESSES)
    fail("value", `a key is pressed at most ${MAX_PRESSES} times`);
  if (
    act.action === "press" &&
    pressesOf(act.value).times > 1 &&
    /(?:^|\+)(?:Enter|NumpadEnter|Space|[ \r\n])$/.test(pressesOf(act.value).key)
  )
    fail("value", "Enter and Space are pressed once an act: each may set something off");
  if (act.action === "type" && String(act.value).length > MAX_TYPED)
    fail("value", `at most ${MAX_TYPED} characters are typed; fill takes more`);
  if (act.action === "type" && /[\r\n][^]*[\r\n]/.test(String(act.value)))
    fail("value", "Enter is typed once an act: each may set something off; fill takes lines");
  if (act.action === "type" && String(act.value).startsWith("secret:"))
    fail("value", "a secret is never typed key by key: fill its field");
  if (act.action === "dialog" && !/^(accept|dismiss)$/.test(String(act.value ?? "dismiss")))
    fail("value", "dialog takes accept or dismiss");
}
