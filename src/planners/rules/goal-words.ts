import { foldAccents, normalizeLabel } from "../../contract/risk/normalize.ts";
import type { View } from "../port.ts";
import type { Control } from "./controls.ts";

const COMMON = new Set(
  "cancel end stop terminate the my your our a an of on in at for from to and or not keep with this that subscription subscriptions membership plan account please service website site only leave everything else other others running active alone".split(
    " ",
  ),
);

/** The words of a goal that tell this subscription from another one on the same page. */
export function distinctiveWords(goal: string): string[] {
  return [...new Set(foldAccents(normalizeLabel(goal)).match(/[\p{L}\p{N}+]{3,}/gu) ?? [])].filter(
    (word) => !COMMON.has(word),
  );
}

/**
 * How well the place of a control fits the goal: several plans on one page carry the same "Cancel". The nearest line
 * above it that names one of the goal's words speaks for it, one that names another plan's price speaks against.
 */
export function fitsGoal(view: View, control: Control, alike: Control[]): number {
  const words = distinctiveWords(view.goal);
  if (words.length === 0 || alike.length < 2) return 0;
  const own = foldAccents(
    normalizeLabel(`${control.affordance.name} ${control.affordance.description ?? ""}`),
  );
  const named = words.filter((word) => own.includes(word)).length;
  if (named > 0) return 2 + named;
  const lines = (view.observation.text ?? "")
    .split("\n")
    .map((line) => foldAccents(normalizeLabel(line)));
  const label = foldAccents(normalizeLabel(control.affordance.name));
  const places = lines.flatMap((line, at) => (line.includes(label) ? [at] : []));
  const order = [...alike].sort(
    (a, b) => a.affordance.box.y - b.affordance.box.y || a.affordance.box.x - b.affordance.box.x,
  );
  const at = places[order.indexOf(control)];
  if (at === undefined) return 0;
  const previous = places[order.indexOf(control) - 1] ?? -1;
  const section = lines.slice(previous + 1, at + 1).join(" ");
  return words.filter((word) => section.includes(word)).length;
}
