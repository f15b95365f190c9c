import { foldAccents, normalizeLabel } from "../../reading/risk/normalize.ts";
import { countWords, readGoal } from "../goal.ts";
import type { View } from "../port.ts";
import type { Control } from "./read-control.ts";

/** A row of a table whose cells are controls is a bar of them, too. */
function isBar(line: string, names: Set<string>): boolean {
  return line.split("|").filter((cell) => names.has(cell.trim())).length > 2;
}

/** The line of the page's text that a control stands in: "Premium  [View](/plan)" tells what "View" views. */
export function lineOf(view: View, control: Control): string {
  const { href, name } = control.affordance;
  // A bar of links is one line too, and says nothing of any one of them.
  const names = new Set(view.observation.affordances.map((one) => one.name));
  const lines = (view.observation.text ?? "")
    .split("\n")
    .filter((line) => (line.match(/\]\(/g) ?? []).length <= 2 && !isBar(line, names));
  if (href !== undefined) {
    const path = URL.canParse(href) ? new URL(href).pathname : href;
    const line = lines.find((one) => one.includes(`](${path}`) || one.includes(`](${href})`));
    if (line !== undefined) return line.replace(/\]\([^)]*\)/g, "]");
  }
  return (
    lines.find(
      (line) => line.includes(name) && line.length > name.length + 2 && line.length < 160,
    ) ?? ""
  );
}

/**
 * How well the place of a control fits the goal: several plans on one page carry the same "Cancel". The nearest line
 * above it that names one of the goal's words speaks for it, one that names another plan's price speaks against.
 */
export function fitsGoal(view: View, control: Control, alike: Control[]): number {
  const words = readGoal(view.goal).wanted;
  if (words.length === 0 || alike.length < 2) return 0;
  const named = countWords(
    `${control.affordance.name} ${control.affordance.description ?? ""}`,
    words,
  );
  if (named > 0) return 2 + named;
  const lines = (view.observation.text ?? "")
    .split("\n")
    .map((line) => foldAccents(normalizeLabel(line)));
  const label = foldAccents(normalizeLabel(control.affordance.name));
  const places = lines.flatMap((line, at) => (line.includes(label) ? [at] : []));
  const order = alike
    .map((other) => other.affordance)
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const nth = order.indexOf(control.affordance);
  const at = places[nth];
  if (at === undefined) return 0;
  const section = lines.slice((places[nth - 1] ?? -1) + 1, at + 1).join(" ");
  return countWords(section, words);
}

/** What a control without words of its own stands under: "⚙" beneath "The box of Bram". */
export function sectionOf(view: View, control: Control, alike: Control[]): string {
  const name = control.affordance.name.trim();
  const lines = (view.observation.text ?? "").split("\n");
  const places = lines.flatMap((line, at) => (name !== "" && line.trim() === name ? [at] : []));
  const order = alike.toSorted((a, b) => a.affordance.box.y - b.affordance.box.y);
  const at = places[order.indexOf(control)];
  if (at === undefined || places.length !== order.length) return "";
  return lines.slice(0, at).findLast((line) => /^#{2,6}\s/.test(line)) ?? "";
}

/** A card is seldom longer than this. */
const CARD = 5;

/** The heading of the card that a control stands in; of several with one name, the nth stands at the nth place. */
export function headingOver(view: View, { affordance }: Control): string | undefined {
  const lines = (view.observation.text ?? "").split("\n").filter((line) => line.trim() !== "");
  const places = lines.flatMap((line, at) =>
    line.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").trim() === affordance.name ? [at] : [],
  );
  const order = view.observation.affordances
    .filter((one) => one.name === affordance.name && one.targetable)
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const at = places[order.indexOf(affordance)];
  if (at === undefined || places.length !== order.length) return undefined;
  return lines
    .slice(Math.max(0, at - CARD), at)
    .findLast((line) => /^#{2,6}\s|^\*\*[^*]+\*\*$/.test(line))
    ?.replace(/^#+\s*|\*\*/g, "");
}
