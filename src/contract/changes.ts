import type { Affordance, Changes, Observation } from "./observation.ts";

import { textChanges } from "./text-changes.ts";

type Listed = Pick<Observation, "affordances" | "messages" | "blockers"> & {
  page: Pick<Observation["page"], "url">;
};

/** What is different from the observation before: by actionId, since an element keeps its number. */
export function changesBetween(
  before: Listed,
  after: Listed,
  sameDocument: boolean,
  lines: { before: string[]; after: string[] } = { before: [], after: [] },
): Changes {
  const old = new Map(
    before.affordances.map((affordance) => [affordance.actionId, fingerprint(affordance)]),
  );
  const now = new Set(after.affordances.map((affordance) => affordance.actionId));
  const added: string[] = [];
  const changed: string[] = [];
  for (const affordance of after.affordances) {
    const was = old.get(affordance.actionId);
    if (was === undefined) added.push(affordance.actionId);
    else if (was !== fingerprint(affordance)) changed.push(affordance.actionId);
  }
  return {
    samePage: sameDocument && before.page.url === after.page.url,
    added,
    removed: before.affordances
      .map((affordance) => affordance.actionId)
      .filter((id) => !now.has(id)),
    changed,
    newMessages: after.messages.filter((message) => !before.messages.includes(message)),
    ...(sameDocument ? textChanges(lines.before, lines.after, after.messages) : {}),
  };
}

function fingerprint(a: Affordance): string {
  const { focused: _, ...state } = a.state;
  return JSON.stringify([
    a.role,
    a.name,
    a.value,
    a.valueRedacted,
    state,
    a.risk,
    a.region,
    a.targetable,
  ]);
}
