import { foldAccents, normalizeLabel } from "../../contract/risk/normalize.ts";
import type { View } from "../port.ts";
import type { Control } from "./controls.ts";

const COMMON = new Set(
  "cancel end stop terminate the my your our a an of on in at for from to and or not keep with this that subscription subscriptions membership plan account please service website site only leave everything else other others running active alone".split(
    " ",
  ),
);

/** What is to be kept is not what is to be cancelled: "Cancel X. Keep Y" is about X. */
const KEEPS =
  /\b(keep|but not|don't|do not|leave|except|behalte|behalten|nicht|garde[rz]?|sauf|mantén|mantener|conserva|manter|mantenha|mantieni|tieni|behoud|houd)\b/i;

/** The words of a goal that tell this subscription from another one on the same page; what stands in quotes says it best. */
export function distinctiveWords(goal: string): string[] {
  const quoted = [...goal.matchAll(/["“”„«»「『]([^"“”„«»」』]{2,60})["“”»«」』]/gu)].map(
    (found) => found[1] ?? "",
  );
  const parts = goal
    .split(/[.;!?。；]|,\s|\bbut\b|\band keep\b/i)
    .filter((part) => !KEEPS.test(part));
  const text = quoted.length > 0 ? quoted.join(" ") : parts.join(" ");
  return wordsOf(text).filter((word) => !COMMON.has(word));
}

function wordsOf(text: string): string[] {
  return [...new Set(foldAccents(normalizeLabel(text)).match(/[\p{L}\p{N}+]{3,}/gu) ?? [])];
}

/** How many of the words a text holds, as words and not as parts of others. */
export function countWords(text: string, words: string[]): number {
  const there = new Set(wordsOf(text));
  return words.filter((word) => there.has(word)).length;
}

/** The line of the page's text that a control stands in: "Premium  [View](/plan)" tells what "View" views. */
export function lineOf(view: View, control: Control): string {
  const { href, name } = control.affordance;
  const lines = (view.observation.text ?? "").split("\n");
  if (href !== undefined) {
    const path = URL.canParse(href) ? new URL(href).pathname : href;
    const found = lines.filter((line) => line.includes(`](${path}`) || line.includes(`](${href})`));
    // A bar of links is one line too, and says nothing of any one of them.
    const line = found.find((one) => (one.match(/\]\(/g) ?? []).length <= 2);
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
  const words = distinctiveWords(view.goal);
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
  const order = alike.toSorted(
    (a, b) => a.affordance.box.y - b.affordance.box.y || a.affordance.box.x - b.affordance.box.x,
  );
  const at = places[order.indexOf(control)];
  if (at === undefined) return 0;
  const previous = places[order.indexOf(control) - 1] ?? -1;
  const section = lines.slice(previous + 1, at + 1).join(" ");
  return countWords(section, words);
}
