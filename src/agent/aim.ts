import type { Target } from "../contract/input.ts";
import type { Affordance, Observation } from "../contract/observation.ts";

/** The listed control that a target means, where it is listed and there is but one; what is known of it holds for the act. */
export function aimedAt(target: Target, observation: Observation): Affordance | undefined {
  if (target.kind === "page") return undefined;
  const { affordances } = observation;
  if (target.kind === "element") return affordances.find((one) => one.actionId === target.actionId);
  const { css, role, name, text, x, y } = target;
  const fits = affordances.filter((one) => {
    if (x !== undefined && y !== undefined) return contains(one, x, y);
    if (css !== undefined) return one.selector?.css === css;
    if (role !== undefined && one.role !== role) return false;
    const words = name ?? text;
    return words === undefined || clean(one.name) === clean(words);
  });
  return fits.length === 1 ? fits[0] : undefined;
}

/** A way to reach a control, in words for the record and for the planner. */
export function strategyOf(target: Target): string {
  if (target.kind === "page") return "page";
  if (target.kind === "element") return "number";
  const { css, testId, role, name, text, x, y } = target;
  if (x !== undefined && y !== undefined) return `point ${Math.round(x)},${Math.round(y)}`;
  if (css !== undefined) return `css ${css}`;
  if (testId !== undefined) return `test id ${testId}`;
  if (name !== undefined) return `${role ?? "any"} "${name}"`;
  return `text "${text ?? ""}"`;
}

function contains({ box, inViewport }: Affordance, x: number, y: number): boolean {
  return (
    inViewport && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  );
}

function clean(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}
