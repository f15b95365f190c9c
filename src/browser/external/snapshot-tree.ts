/** One node of an accessibility snapshot in Playwright's YAML form. */
export type TreeNode = {
  role: string;
  name: string;
  ref: string | undefined;
  attributes: Map<string, string>;
  /** `/url`, `/placeholder` and the like. */
  properties: Map<string, string>;
  children: (TreeNode | string)[];
};

/** A page that draws more than this is read as far as that. */
const MAX_LINES = 20_000;

/**
 * Reads `- role "name" [attribute] [attribute=value]: text` by its indentation. Keys with a colon in them stand in
 * single quotes and texts in double ones; both come from the page, so nothing else of YAML is understood.
 */
export function readTree(yaml: string): TreeNode {
  const root: TreeNode = newNode("document");
  const open: { depth: number; node: TreeNode }[] = [{ depth: -1, node: root }];
  for (const line of yaml.split("\n").slice(0, MAX_LINES)) {
    const found = /^(\s*)- (.*)$/.exec(line);
    if (found === null) continue;
    const depth = (found[1] ?? "").length;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const parent = open.at(-1)?.node ?? root;
    const { key, value } = keyAndValue(found[2] ?? "");
    if (key === "text") parent.children.push(value ?? "");
    else if (key.startsWith("/")) parent.properties.set(key.slice(1), value ?? "");
    else {
      const node = readKey(key);
      if (value !== undefined && value !== "") node.children.push(value);
      parent.children.push(node);
      open.push({ depth, node });
    }
  }
  return root;
}

function newNode(role: string, name = ""): TreeNode {
  return { role, name, ref: undefined, attributes: new Map(), properties: new Map(), children: [] };
}

function keyAndValue(item: string): { key: string; value: string | undefined } {
  const quotedKey = /^'((?:[^']|'')*)'(?::(?: (.*))?)?$/.exec(item);
  if (quotedKey !== null)
    return { key: (quotedKey[1] ?? "").replaceAll("''", "'"), value: plain(quotedKey[2]) };
  const key = keyLength(item);
  const rest = item.slice(key);
  return {
    key: item.slice(0, key),
    value: rest.startsWith(":") ? plain(rest.slice(1)) : undefined,
  };
}

/** A key is `role`, `"name"` and `[attributes]`; a colon inside the quotes of a name does not end it. */
function keyLength(item: string): number {
  const found = /^\/?[\w-]+(?: "(?:[^"\\]|\\.)*")?(?: \/(?:[^/\\]|\\.)*\/)?(?: \[[^\]]*\])*/.exec(
    item,
  );
  return found === null ? item.length : found[0].length;
}

function readKey(key: string): TreeNode {
  const found = /^([\w-]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(key);
  const node = newNode(found?.[1] ?? "generic", unescape(found?.[2] ?? ""));
  for (const [, name, value] of key
    .slice(found?.[0].length ?? 0)
    .matchAll(/\[([\w-]+)(?:=([^\]]*))?\]/g))
    node.attributes.set(name ?? "", value ?? "true");
  node.ref = node.attributes.get("ref");
  return node;
}

function plain(value: string | undefined): string | undefined {
  const text = value?.trim();
  if (text === undefined) return undefined;
  return /^".*"$/s.test(text) && text.length > 1 ? unescape(text.slice(1, -1)) : text;
}

const ESCAPES: Record<string, string> = { n: " ", r: " ", t: " ", b: "", f: "" };

function unescape(text: string): string {
  return text.replaceAll(/\\(x[0-9a-f]{2}|u[0-9a-f]{4}|.)/gi, (_, sign: string) =>
    /^[xu]./.test(sign) && sign.length > 1
      ? String.fromCharCode(Number.parseInt(sign.slice(1), 16))
      : (ESCAPES[sign] ?? sign),
  );
}

export function* walk(
  node: TreeNode,
  above: TreeNode[] = [],
): Generator<{ node: TreeNode; above: TreeNode[] }> {
  yield { node, above };
  for (const child of node.children)
    if (typeof child !== "string") yield* walk(child, [...above, node]);
}

/** All words in a node, names of controls included. */
export function wordsIn(node: TreeNode): string {
  return node.children
    .map((child) => (typeof child === "string" ? child : child.name || wordsIn(child)))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
