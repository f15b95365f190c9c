import { ContractError } from "../contract/errors.ts";
import { isDocumentGone, NavigationUnderWay } from "./frame-link.ts";
import { DialogOpened, type Tab } from "./tab.ts";

export type Mark = { navigations: number; requests: number };

/** Longest waits, each ended early by its event: a new document, the act's own requests, the DOM at rest. */
const REQUESTS_MS = 4_000;
const QUIET_MS = 1_200;
const WINDOWS_MS = 3_000;
const ARRIVE_MS = 2_500;

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
  const { navigationMs } = tab.limits;
  let busy = false;
  let arrivedAt = since.navigations;
  for (let round = 0; round < 4 && !stop() && !interrupted(tab); round++) {
    if (tab.navigating !== undefined || tab.navigations !== since.navigations)
      await awaitDocument(tab, stop, began + navigationMs);
    if (stop() || interrupted(tab)) break;
    const before = { navigations: tab.navigations, requests: tab.requestsStarted };
    const pending = hasOwn(tab, since);
    const arrives = tab.navigations !== since.navigations && arrivedAt !== tab.navigations;
    arrivedAt = tab.navigations;
    busy = await domQuiet(tab, arrives);
    await awaitWindows(tab, stop, began + WINDOWS_MS);
    if (tab.requestsStarted !== since.requests)
      await awaitRequests(
        tab,
        since,
        stop,
        Math.min(began + REQUESTS_MS + round * 500, began + navigationMs),
      );
    const more =
      tab.navigating !== undefined ||
      tab.navigations !== before.navigations ||
      tab.requestsStarted !== before.requests;
    // What a new page asked for and got before it was waited for has been waited for with it.
    const alone = tab.requestsStarted === since.requests || (arrives && !pending);
    if (!more && (round > 0 || alone)) break;
  }
  const failure = tab.takeFailure();
  if (failure !== undefined) throw failure;
  return { busy };
}

function interrupted(tab: Tab): boolean {
  return tab.crashed || tab.dialog !== undefined || tab.page.isClosed();
}

/** A new document counts as there once its DOM is complete; images and trackers are not waited for. */
async function awaitDocument(tab: Tab, stop: () => boolean, until: number): Promise<void> {
  const address = tab.navigating?.url() ?? "";
  if (!(await tab.arrive(until, stop)))
    throw new ContractError(
      "NAVIGATION_TIMEOUT",
      `${address.slice(0, 200)} did not answer in time; the page before it is still there.`,
    );
  while (Date.now() < until && !stop() && !interrupted(tab)) {
    if (tab.navigating === undefined && (await ready(tab))) return;
    await tab.nextEvent(Math.min(250, until - Date.now()));
  }
}

async function ready(tab: Tab): Promise<boolean> {
  if (tab.parsed) return true;
  try {
    const link = await tab.connect();
    return (await link.main.valueOf("document.readyState")) !== "loading";
  } catch (error) {
    if (isDocumentGone(error) || error instanceof DialogOpened) return false;
    throw error;
  }
}

/** A window is announced before it is there; one that the browser refused never comes. */
async function awaitWindows(tab: Tab, stop: () => boolean, until: number): Promise<void> {
  while (tab.opening > 0 && Date.now() < until && !stop() && !interrupted(tab))
    await tab.nextEvent(until - Date.now());
  tab.opening = 0;
}

/** Only what the act itself set off: a long poll that was open before it never ends. */
async function awaitRequests(
  tab: Tab,
  since: Mark,
  stop: () => boolean,
  until: number,
): Promise<void> {
  while (
    hasOwn(tab, since) &&
    tab.navigating === undefined &&
    Date.now() < until &&
    !stop() &&
    !interrupted(tab)
  ) {
    await tab.nextEvent(Math.min(500, until - Date.now()));
  }
}

function hasOwn(tab: Tab, since: Mark): boolean {
  return [...tab.inflight.values()].some((number) => number >= since.requests);
}

/** `arrives`: its address is new; what belongs to it may still be drawn, by a timer as well as by an answer. */
async function domQuiet(tab: Tab, arrives: boolean): Promise<boolean> {
  try {
    const link = await tab.connect();
    const answers = await Promise.all(
      link
        .frames()
        .map((frame) =>
          frame === link.main
            ? frame.call("quiet", QUIET_MS, arrives ? ARRIVE_MS : 0)
            : frame.call("quiet", QUIET_MS).catch(frameIsGone),
        ),
    );
    return answers.some((answer) => answer.busy);
  } catch (error) {
    if (
      isDocumentGone(error) ||
      error instanceof DialogOpened ||
      error instanceof NavigationUnderWay
    )
      return true;
    throw error;
  }
}

/** Frames come and go; one that left is at rest. */
function frameIsGone(error: unknown): { busy: boolean } {
  if (
    !isDocumentGone(error) &&
    !(error instanceof NavigationUnderWay) &&
    !/closed|detached/i.test(String(error))
  )
    throw error;
  return { busy: false };
}
