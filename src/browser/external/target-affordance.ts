import type { Affordance, AffordanceState } from "../../contract/observation.ts";
import type { PageFacts } from "../../reading/risk/element-risk.ts";
import type { Region } from "../../contract/words.ts";
import { cut } from "../extract/affordance.ts";
import type { ElementMore, PageMore } from "./page-facts.ts";
import { walk, type TreeNode } from "./snapshot-tree.ts";

/** What a dialog or overlay in front of the page holds. */
export type Front = { node: TreeNode; label: string };

/** One node that is a control, and where it was found. */
export type Found = {
  node: TreeNode;
  above: TreeNode[];
  role: string;
  more: ElementMore | undefined;
  front: Front | undefined;
  page: PageFacts;
  facts: PageMore | undefined;
};

const VALUE_MAX = 200;
export const TYPED = new Set(["textbox", "searchbox", "spinbutton", "slider"]);
export const LISTS = new Set(["combobox", "listbox"]);
const TICKED = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;
const REGION_OF: Record<string, Region> = {
  dialog: "modal",
  alertdialog: "modal",
  banner: "banner",
  main: "main",
  iframe: "frame",
  complementary: "aside",
  navigation: "navigation",
  contentinfo: "footer",
};

/** What is shown of a control; its risk is judged later, beside its neighbours. */
export function affordanceOf(
  { node, above, role, more, front, facts }: Found,
  ref: string,
  name: string,
  {
    sensitive,
    href,
    expanded,
  }: { sensitive: boolean; href: string | undefined; expanded: boolean | undefined },
): Affordance {
  const value = cut(valueOf(node, role), VALUE_MAX);
  const [x = 0, y = 0, width = 0, height = 0] = (node.attributes.get("box") ?? "")
    .split(",")
    .map(Number);
  const landmark = [...above, node].findLast((one) => REGION_OF[one.role] !== undefined);
  const high = facts?.viewport.height ?? 0;
  return {
    actionId: ref,
    role,
    name,
    ...(sensitive ? { valueRedacted: true as const } : value === "" ? {} : { value }),
    state: stateOf(node, role, more, expanded),
    region: front === undefined ? (REGION_OF[landmark?.role ?? ""] ?? "main") : "modal",
    risk: "safe",
    ...(href === undefined ? {} : { href }),
    box: { x, y, width, height },
    inViewport: high === 0 || (y < high && y + height > 0),
    targetable: true,
  };
}

function stateOf(
  node: TreeNode,
  role: string,
  more: ElementMore | undefined,
  expanded: boolean | undefined,
): AffordanceState {
  const has = (name: string): boolean =>
    /^(true|grammar|spelling)$/.test(node.attributes.get(name) ?? "");
  const checked = node.attributes.get("checked") ?? node.attributes.get("pressed");
  return {
    ...(has("disabled") ? { disabled: true as const } : {}),
    ...(TICKED.test(role)
      ? { checked: checked === "mixed" ? ("mixed" as const) : checked === "true" }
      : {}),
    ...(expanded === undefined ? {} : { expanded }),
    ...(has("selected") ? { selected: true } : {}),
    ...(more?.required === true ? { required: true as const } : {}),
    ...(has("invalid") || more?.invalid === true ? { invalid: true as const } : {}),
    ...(has("active") ? { focused: true as const } : {}),
  };
}

/** Snapshots name only what is open; that something can be opened is known from the page. */
export function expandedOf(node: TreeNode, more: ElementMore | undefined): boolean | undefined {
  const said = node.attributes.get("expanded");
  return said === undefined ? (more?.expanded ?? undefined) : said === "true";
}

function valueOf(node: TreeNode, role: string): string {
  const texts = node.children.filter((child) => typeof child === "string").join(" ");
  if (TYPED.has(role)) return texts.toWellFormed();
  if (!LISTS.has(role)) return "";
  for (const { node: option } of walk(node))
    if (option.role === "option" && option.attributes.get("selected") === "true")
      return option.name;
  return texts.toWellFormed();
}
