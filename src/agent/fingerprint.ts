import { createHash } from "node:crypto";
import type { Observation } from "../contract/observation.ts";
import type { ActDecision } from "../planners/port.ts";

/** Everything of a page that a decision could hang on; numbers of observations and times are left out. */
export function pagePrint(observation: Observation): string {
  const { page, affordances, messages, blockers, text, tabs } = observation;
  return hash([
    page.url,
    page.title,
    page.scroll.y,
    tabs.map((tab) => [tab.url, tab.active]),
    messages,
    blockers.map((blocker) => [blocker.kind, blocker.label]),
    // A click moves the focus even where nothing else comes of it.
    affordances.map(({ role, name, value, valueRedacted, state }) => [
      role,
      name,
      value,
      valueRedacted,
      { ...state, focused: undefined },
    ]),
    text,
  ]);
}

/** The same act, whatever number its control has now. */
export function actPrint(decision: ActDecision): string {
  const { action, role, name, value, target } = decision;
  return hash([action, value, role === undefined && name === undefined ? target : [role, name]]);
}

function hash(parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
