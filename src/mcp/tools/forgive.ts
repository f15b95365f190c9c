/**
 * What callers often write instead of the documented form, where its meaning cannot be mistaken. This is the one
 * place for it: the strict schemas of the contract come after, and whatever is not repaired here is an error there.
 */
export type ForgivenArguments = Record<string, unknown>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const LONGEST_JSON = 20_000;

/** Models write objects and lists as JSON in a string where their own format makes that easier. */
function unpack(value: unknown): unknown {
  if (typeof value !== "string" || value.length > LONGEST_JSON || !/^\s*[{[]/.test(value))
    return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function toNumber(value: unknown): unknown {
  return typeof value === "string" && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
}

function toBoolean(value: unknown): unknown {
  return value === "true" ? true : value === "false" ? false : value;
}

/** A null is how many callers leave an optional argument out. */
export function forgiveScalars(
  args: ForgivenArguments,
  kinds: { numbers?: string[]; booleans?: string[] } = {},
): ForgivenArguments {
  const meant: ForgivenArguments = {};
  for (const key of Object.keys(args)) {
    const value = args[key];
    if (value === null || value === undefined) continue;
    const repaired = kinds.numbers?.includes(key)
      ? toNumber(value)
      : kinds.booleans?.includes(key)
        ? toBoolean(value)
        : value;
    // Not an assignment: a key called __proto__ must stay a key, to be refused by name.
    Object.defineProperty(meant, key, {
      value: repaired,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return meant;
}

/** Other names for `value`, each only for the actions where it can mean nothing else. */
const VALUE_NAMES = new Map<unknown, string[]>([
  ["navigate", ["url"]],
  ["new_tab", ["url"]],
  ["drag", ["to"]],
  ["type", ["text"]],
  ["press", ["key"]],
  ["select", ["option", "options"]],
  ["upload", ["path", "paths", "file", "files"]],
  ["wait", ["ms"]],
  ["switch_tab", ["index"]],
  ["close_tab", ["index"]],
]);

export function forgiveAct(args: ForgivenArguments): ForgivenArguments {
  const meant = forgiveScalars(args, { numbers: ["expectTimeoutMs"] });
  flattenAction(meant);
  if (meant["actionId"] !== undefined && meant["target"] === undefined) {
    meant["target"] = { kind: "element", actionId: meant["actionId"] };
    delete meant["actionId"];
  }
  if (meant["target"] !== undefined) meant["target"] = forgiveTarget(meant["target"]);
  for (const name of VALUE_NAMES.get(meant["action"]) ?? []) {
    if (meant[name] === undefined || meant["value"] !== undefined) continue;
    meant["value"] = meant[name];
    delete meant[name];
  }
  const list =
    meant["action"] === "upload" || meant["action"] === "select"
      ? unpack(meant["value"])
      : undefined;
  if (Array.isArray(list)) meant["value"] = list;
  if (meant["expect"] !== undefined) meant["expect"] = forgiveExpectations(meant["expect"]);
  if (meant["fields"] !== undefined) meant["fields"] = unpack(meant["fields"]);
  if (meant["confirm"] !== undefined) meant["confirm"] = unpack(meant["confirm"]);
  return meant;
}

/** {action: {type: "fill", value: "x"}} means {action: "fill", value: "x"}. */
function flattenAction(meant: ForgivenArguments): void {
  const action = unpack(meant["action"]);
  if (!isRecord(action)) return;
  const nameKey = ["type", "kind", "name", "action"].find((key) => typeof action[key] === "string");
  if (nameKey === undefined) return;
  for (const [key, value] of Object.entries(action))
    if (key !== nameKey && key !== "__proto__" && meant[key] === undefined) meant[key] = value;
  meant["action"] = action[nameKey];
}

const LOCATOR_KEYS = ["css", "testId", "role", "name", "text", "x", "y"];

function forgiveTarget(given: unknown): unknown {
  const target = unpack(given);
  if (target === "page") return { kind: "page" };
  if (typeof target === "number" || (typeof target === "string" && target.length <= 32))
    return { kind: "element", actionId: target };
  if (!isRecord(target) || target["kind"] !== undefined) return target;
  if (target["actionId"] !== undefined) return { ...target, kind: "element" };
  return LOCATOR_KEYS.some((key) => target[key] !== undefined)
    ? { ...target, kind: "locator" }
    : target;
}

function forgiveExpectations(given: unknown): unknown {
  const expect = unpack(given);
  return Array.isArray(expect) ? expect.map(forgiveExpectation) : [forgiveExpectation(expect)];
}

/** "navigated" means {kind: "navigated"}; {urlContains: "/done"} means {kind: "urlContains", value: "/done"}. */
function forgiveExpectation(given: unknown): unknown {
  const expect = unpack(given);
  if (typeof expect === "string") return { kind: expect };
  if (!isRecord(expect) || expect["kind"] !== undefined) return expect;
  const { type, ...rest } = expect;
  if (typeof type === "string") return { ...rest, kind: type };
  const [entry, second] = Object.entries(expect);
  if (entry === undefined || second !== undefined) return expect;
  const [kind, value] = entry;
  return typeof value === "string" ? { kind, value } : value === true ? { kind } : expect;
}
