import { walk, wordsIn, type TreeNode } from "./snapshot-tree.ts";

/** Stand in the line they are in. */
const INLINE = new Set([
  "link",
  "strong",
  "emphasis",
  "code",
  "subscript",
  "superscript",
  "time",
  "mark",
  "insertion",
  "deletion",
  "button",
  "img",
  "checkbox",
  "radio",
  "switch",
  "textbox",
  "searchbox",
  "combobox",
  "listbox",
  "spinbutton",
  "slider",
]);
/** One line each, however much is in them. */
const LINES = new Set(["paragraph", "listitem", "row", "term", "definition", "caption", "legend"]);
const SILENT = new Set([
  "textbox",
  "searchbox",
  "combobox",
  "listbox",
  "spinbutton",
  "slider",
  "checkbox",
  "radio",
  "switch",
]);
const CELLS = new Set(["cell", "gridcell", "columnheader", "rowheader"]);

/** Frames of a site that are the same on all of its pages and say nothing of this one. */
const AROUND = new Set(["banner", "navigation", "contentinfo"]);

/** The main words of a page as Markdown, what lies in front first; all of them where there are no others. */
export function textOf(root: TreeNode, front: TreeNode[]): string {
  const around = [...walk(root)].map(({ node }) => node).filter(({ role }) => AROUND.has(role));
  const lines = front.flatMap((node) => blockLines(node, new Set()));
  const main = joined([...lines, ...blockLines(root, new Set([...front, ...around]))]);
  return main === "" ? joined(blockLines(root, new Set())) : main;
}

function joined(lines: string[]): string {
  return lines
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function blockLines(node: TreeNode, without: Set<TreeNode>): string[] {
  if (node.role === "heading") {
    const level = Math.min(6, Math.max(1, Number(node.attributes.get("level")) || 2));
    return [`${"#".repeat(level)} ${node.name || inline(node)}`];
  }
  if (node.role === "row") return [`| ${cells(node).join(" | ")} |`];
  if (node.role === "listitem" && !hasBlocks(node)) return [`- ${inline(node)}`];
  if (LINES.has(node.role) && !hasBlocks(node)) return [inline(node)];
  const lines: string[] = [];
  let line: string[] = [];
  const end = (): void => {
    if (line.length > 0) lines.push(line.join(" "));
    line = [];
  };
  for (const child of node.children) {
    if (typeof child === "string") line.push(child);
    else if (without.has(child)) end();
    else if (INLINE.has(child.role) && !hasBlocks(child)) {
      line.push(shown(child));
    } else {
      end();
      lines.push(...blockLines(child, without));
    }
  }
  end();
  return lines;
}

function hasBlocks(node: TreeNode): boolean {
  return node.children.some(
    (child) =>
      typeof child !== "string" &&
      (child.role === "heading" ||
        LINES.has(child.role) ||
        /^(list|table|region|article)$/.test(child.role) ||
        hasBlocks(child)),
  );
}

function cells(row: TreeNode): string[] {
  return row.children.map((child) =>
    typeof child === "string"
      ? child
      : CELLS.has(child.role) && child.children.length === 0
        ? child.name
        : inline(child),
  );
}

function inline(node: TreeNode): string {
  return node.children.map((child) => (typeof child === "string" ? child : shown(child))).join(" ");
}

function shown(node: TreeNode): string {
  // What a person typed or may choose is no statement of the page.
  if (SILENT.has(node.role)) return "";
  const words = wordsIn(node) || node.name;
  const url = node.role === "link" ? node.properties.get("url") : undefined;
  return url === undefined ? words : `[${words}](${url})`;
}

const SAID = new Set(["alert", "status", "log"]);
const MAX_MESSAGES = 12;

/** What the page says by itself: alerts and status lines. */
export function messagesOf(root: TreeNode): string[] {
  const said = new Set<string>();
  for (const { node } of walk(root))
    if (SAID.has(node.role)) {
      const words = wordsIn(node) || node.name;
      if (words !== "") said.add(words.slice(0, 300));
    }
  return [...said].slice(0, MAX_MESSAGES);
}
