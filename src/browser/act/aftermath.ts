import type { ActEffects } from "../../contract/act-result.ts";
import type { Observation } from "../../contract/observation.ts";
import type { defaultObserve, Session } from "../session.ts";
import type { Mark } from "../settle.ts";
import { DialogOpened, type Tab } from "../tab.ts";

/** How things stood when the act began, to tell what it changed. */
export type Started = Mark & { downloads: number; mutations: number | undefined };

export async function observeAfter(
  session: Session,
  look: ReturnType<typeof defaultObserve>,
  find: string[],
): Promise<Observation> {
  try {
    return await session.look(look, true, find);
  } catch (error) {
    if (error instanceof DialogOpened) return session.look(look, true, find);
    throw error;
  }
}

export function effectsOf(
  session: Session,
  tab: Tab,
  started: Started,
  next: Observation | undefined,
  tabOpened: number | undefined,
): ActEffects {
  const navigated = tab.navigations !== started.navigations;
  const changes = next?.changes;
  const changed =
    navigated ||
    tabOpened !== undefined ||
    changes === undefined ||
    !changes.samePage ||
    changes.added.length +
      changes.removed.length +
      changes.changed.length +
      changes.newMessages.length >
      0 ||
    session.current?.seen?.mutations !== started.mutations;
  return {
    navigated,
    changed,
    ...(tabOpened === undefined ? {} : { tabOpened }),
    downloads: tab.downloads.slice(started.downloads),
    ...(tab.dialog === undefined
      ? {}
      : { dialog: { type: tab.dialog.type(), message: tab.dialog.message().slice(0, 500) } }),
    // A page that counts every click must not hide behind it what it sent besides.
    requests: session.gate.effects
      .toSorted((one, two) => Number(two.canChange) - Number(one.canChange))
      .slice(0, 50),
    notes: [],
  };
}
