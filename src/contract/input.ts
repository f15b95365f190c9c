import { z } from "zod";
import { ContractError } from "./errors.ts";
import { ELEMENT_ACTIONS, EXPECTATION_KINDS, PAGE_ACTIONS, type ActionName } from "./words.ts";

const id = z.string().min(1).max(128);
/** Models often send 12 for "12"; both mean the same affordance. */
const actionId = z
  .union([z.string().min(1).max(32), z.number().int().nonnegative()])
  .transform(String);
const text = (max: number) => z.string().max(max);

export const MAX_AFFORDANCES = 200;
export const DEFAULT_AFFORDANCES = 50;
export const MAX_WAIT_MS = 10_000;

export const observeInput = z.strictObject({
  sessionId: id,
  mode: z.enum(["act", "read", "full"]).default("act"),
  scope: text(64).default("page"),
  maxAffordances: z.int().min(1).max(MAX_AFFORDANCES).default(DEFAULT_AFFORDANCES),
  includeHidden: z.boolean().default(false),
  includeDisabled: z.boolean().default(true),
  cursor: text(128).optional(),
});
export type ObserveInput = z.output<typeof observeInput>;

export const expectation = z.strictObject({
  kind: z.enum(EXPECTATION_KINDS),
  value: text(2000).optional(),
  role: text(64).optional(),
  actionId: actionId.optional(),
});
export type Expectation = z.output<typeof expectation>;

const locator = z.strictObject({
  kind: z.literal("locator"),
  css: text(1000).optional(),
  testId: text(200).optional(),
  role: text(64).optional(),
  name: text(500).optional(),
  text: text(500).optional(),
  x: z.number().min(0).max(100_000).optional(),
  y: z.number().min(0).max(100_000).optional(),
});
export type LocatorTarget = z.output<typeof locator>;

export const target = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("element"), actionId }),
  z.strictObject({ kind: z.literal("page") }),
  locator,
]);
export type Target = z.output<typeof target>;

export const confirmation = z.strictObject({ token: text(200), text: text(2000) });

export const actInput = z.strictObject({
  sessionId: id,
  observationId: id,
  target: target.default({ kind: "page" }),
  action: z.enum([...new Set<ActionName>([...ELEMENT_ACTIONS, ...PAGE_ACTIONS])] as [
    ActionName,
    ...ActionName[],
  ]),
  /** fill: text or secret:NAME; select: option label or value; press: key; navigate: address; upload: paths; scroll: up|down|top|bottom; wait: ms; tabs: index; dialog: accept|dismiss. */
  value: z.union([text(100_000), z.number(), z.array(text(4096)).max(100)]).optional(),
  /** What to answer a prompt dialog with. */
  text: text(10_000).optional(),
  expect: z
    .union([expectation.transform((one) => [one]), z.array(expectation).max(10)])
    .default([]),
  expectTimeoutMs: z.int().min(0).max(MAX_WAIT_MS).optional(),
  confirm: confirmation.optional(),
});
export type ActInput = z.output<typeof actInput>;
export type ActRequest = z.input<typeof actInput>;
export type ObserveRequest = z.input<typeof observeInput>;

/** Parses caller input; the error names the first wrong field and says what was expected there. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue === undefined)
    throw new ContractError("CONTRACT_MISMATCH", "The arguments do not fit.");
  const unknown = issue.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const path = [...issue.path.map(String), ...(unknown === undefined ? [] : [unknown])];
  const field = path.length === 0 ? "arguments" : path.join(".");
  const what = unknown === undefined ? issue.message : "unknown argument; remove it";
  throw new ContractError("CONTRACT_MISMATCH", `${field.slice(0, 120)}: ${what.slice(0, 300)}`, {
    field: field.slice(0, 120),
  });
}

const ELEMENT_ONLY = new Set<string>([
  "click",
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
  "switch_tab",
  "close_tab",
  "dialog",
]);
const NEEDS_VALUE = new Set<string>([
  "fill",
  "select",
  "press",
  "upload",
  "navigate",
  "switch_tab",
]);

/** The rules that hold between fields: which actions need an element, which the page, which a value. */
export function checkActShape(act: ActInput): void {
  const fail = (field: string, message: string): never => {
    throw new ContractError("CONTRACT_MISMATCH", `${field}: ${message}`, { field });
  };
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
    !/^(up|down|top|bottom|-?\d{1,6}(\.\d+)?)$/.test(String(act.value))
  )
    fail("value", "scroll takes up, down, top, bottom or a number of pixels");
  if (act.action === "dialog" && !/^(accept|dismiss)$/.test(String(act.value ?? "dismiss")))
    fail("value", "dialog takes accept or dismiss");
}
