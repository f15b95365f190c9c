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
  // A value that its control's line tells, or the words of a control that is new, are not told as text again.
  const touched = new Set([...added, ...changed]);
  const said = new Set(
    after.affordances
      .filter(({ actionId }) => touched.has(actionId))
      .flatMap(({ name, value }) => [name, value ?? name]),
  );
  const knownLines = new Set(lines.before);
  const unsaid = (texts: string[]): string[] =>
    texts.filter((text) => knownLines.has(text) || !said.has(text));
  return {
    samePage: sameDocument && before.page.url === after.page.url,
    added,
    removed: before.affordances
      .map((affordance) => affordance.actionId)
      .filter((id) => !now.has(id)),
    changed,
    ...reordered(before.affordances, after.affordances),
    newMessages: after.messages.filter((message) => !before.messages.includes(message)),
    ...(sameDocument ? textChanges(lines.before, unsaid(lines.after), after.messages) : {}),
  };
}

/** As many as a short list has; a longer one is looked at again. */
const MOST_MOVED = 24;

/** The stretch of controls that stand in another order than before; what was scrolled in or out does not count. */
function reordered(before: Affordance[], after: Affordance[]): Pick<Changes, "order"> {
  const key = (a: Affordance): string => `${a.region} ${a.inViewport} ${a.targetable}`;
  const now = new Map(after.map((a) => [a.actionId, key(a)]));
  const was = new Map(before.map((a) => [a.actionId, key(a)]));
  const stays = (a: Affordance): boolean =>
    a.covered !== true && now.get(a.actionId) === was.get(a.actionId);
  const old = before.filter(stays).map(({ actionId }) => actionId);
  const order = after.filter(stays).map(({ actionId }) => actionId);
  const first = order.findIndex((id, at) => id !== old[at]);
  if (first < 0 || old.length !== order.length) return {};
  const last = order.findLastIndex((id, at) => id !== old[at]);
  return last - first >= MOST_MOVED ? {} : { order: order.slice(first, last + 1) };
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
