import type { Planner } from "../../planners/port.ts";

/** `auto` is the best planner there is; without a model that is the rules. */
export async function choosePlanner(_wanted: "rules" | "auto"): Promise<Planner> {
  const { rulesPlanner } = await import("../../planners/rules/rules.ts");
  return rulesPlanner;
}

/** A way that was walked before is walked again before anybody is asked; a planner that was named decides by itself. */
export function replays(wanted: string): boolean {
  return wanted === "auto" || wanted === "replay";
}
