import { isDocumentGone } from "./frame-link.ts";
import { DialogOpened, type Tab } from "./tab.ts";

export type Mark = { navigations: number; requests: number };

/** Longest waits, each ended early by its event: a new document, the act's own requests, the DOM at rest. */
const NAVIGATION_MS = 15_000;
const REQUESTS_MS = 4_000;
const QUIET_MS = 1_200;

export function mark(tab: Tab): Mark {
  return { navigations: tab.navigations, requests: tab.requestsStarted };
}

/**
 * Waits until what the act set off has come to rest. A click that sets off nothing costs one frame; one that
 * navigates waits for the new document; one that fetches waits for those answers and for the DOM after them.
 */
export async function settle(
  tab: Tab,
  since: Mark,
  stop: () => boolean,
): Promise<{ busy: boolean }> {
  const began = Date.now();
  let busy = false;
  for (let round = 0; round < 4 && !stop() && !interrupted(tab); round++) {
    if (tab.navigating !== undefined || tab.navigations !== since.navigations)
      await awaitDocument(tab, stop, began + NAVIGATION_MS);
    if (stop() || interrupted(tab)) break;
    const before = { navigations: tab.navigations, requests: tab.requestsStarted };
    busy = await domQuiet(tab);
    if (tab.requestsStarted !== since.requests)
      await awaitRequests(
        tab,
        since,
        stop,
        Math.min(began + REQUESTS_MS + round * 500, began + NAVIGATION_MS),
      );
    const more =
      tab.navigating !== undefined ||
      tab.navigations !== before.navigations ||
      tab.requestsStarted !== before.requests;
    if (!more && (round > 0 || tab.requestsStarted === since.requests)) break;
  }
  return { busy };
}

function interrupted(tab: Tab): boolean {
  return tab.crashed || tab.dialog !== undefined || tab.page.isClosed();
}

/** A new document counts as there once its DOM is complete; images and trackers are not waited for. */
async function awaitDocument(tab: Tab, stop: () => boolean, until: number): Promise<void> {
  while (Date.now() < until && !stop() && !interrupted(tab)) {
    if (tab.navigating === undefined && (await ready(tab))) return;
    await tab.nextEvent(Math.min(250, until - Date.now()));
  }
}

async function ready(tab: Tab): Promise<boolean> {
  try {
    const link = await tab.connect();
    return (await link.main.valueOf("document.readyState")) !== "loading";
  } catch (error) {
    if (isDocumentGone(error) || error instanceof DialogOpened) return false;
    throw error;
  }
}

/** Only what the act itself set off: a long poll that was open before it never ends. */
async function awaitRequests(
  tab: Tab,
  since: Mark,
  stop: () => boolean,
  until: number,
): Promise<void> {
  const own = (): boolean => [...tab.inflight.values()].some((number) => number >= since.requests);
  while (
    own() &&
    tab.navigating === undefined &&
    Date.now() < until &&
    !stop() &&
    !interrupted(tab)
  ) {
    await tab.nextEvent(Math.min(500, until - Date.now()));
  }
}

async function domQuiet(tab: Tab): Promise<boolean> {
  try {
    const link = await tab.connect();
    const answer = await link.main.call("quiet", QUIET_MS);
    return answer.busy;
  } catch (error) {
    if (isDocumentGone(error) || error instanceof DialogOpened) return true;
    throw error;
  }
}
