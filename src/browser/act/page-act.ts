import { checkUrl } from "../../contract/egress.ts";
import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import { riskOfAddress } from "../../reading/risk/address-risk.ts";
import { riskOfElement } from "../../reading/risk/element-risk.ts";
import { SAFE, type Risk } from "../../contract/risk.ts";
import type { FrameLink } from "../frame-link.ts";
import type { PageLink } from "../page-link.ts";
import { closeUnheard } from "../close-page.ts";
import type { Session } from "../session.ts";
import { DialogOpened, type Tab } from "../tab.ts";
import { answerDialog } from "./answer-dialog.ts";
import type { Located } from "./locate.ts";

/** A full address from what was given: "example.com" means https there. */
export function addressOf(value: unknown, base?: string): string {
  const text = String(value).trim();
  for (const candidate of [text, `https://${text}`]) {
    if (
      candidate === text &&
      !/^[a-z][a-z0-9+.-]*:/i.test(text) &&
      !(base !== undefined && /^([/?#]|\.{1,2}\/)/.test(text))
    )
      continue;
    if (candidate !== text && /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) continue;
    if (candidate === text && /^[^/:]+:\d+(\/|$)/.test(text)) continue;
    try {
      return new URL(candidate, base).href;
    } catch {
      continue;
    }
  }
  throw new ContractError("CONTRACT_MISMATCH", `value: "${text.slice(0, 100)}" is not an address`, {
    field: "value",
  });
}

export function refuseAddress(session: Session, url: string): void {
  const verdict = checkUrl(url, session.options.policy);
  if (verdict.allowed) return;
  session.options.log({
    event: "egress.refused",
    sessionId: session.id,
    url: session.options.redactor.url(url),
    rule: verdict.rule,
  });
  throw new ContractError("NAVIGATION_BLOCKED", `${verdict.reason} (${verdict.rule})`);
}

/** The risk of an act on the page itself; undefined where it is that of an element, which is looked at instead. */
export function riskOfPageAct(tab: Tab, act: ActInput, title: string): Risk {
  if (/^(?:navigate|new_tab)$/.test(act.action))
    return riskOfAddress(addressOf(act.value, tab.page.url()));
  if (act.action !== "dialog" || act.value !== "accept" || tab.dialog === undefined) return SAFE;
  const text = tab.dialog.message();
  if (tab.dialog.type() === "beforeunload" || tab.dialog.type() === "alert") return SAFE;
  return riskOfElement({
    role: "button",
    name: "OK",
    tag: "button",
    dialog: { name: text, text },
    alternatives: ["Cancel"],
    page: { url: tab.page.url(), title, headings: [] },
  });
}

export async function doPageAct(session: Session, tab: Tab, act: ActInput): Promise<void> {
  const { page } = tab;
  const wait = { waitUntil: "domcontentloaded", timeout: tab.limits.navigationMs } as const;
  switch (act.action) {
    case "navigate":
      return leave(session, tab, (current) =>
        current.page.goto(addressOf(act.value, page.url()), wait),
      );
    case "new_tab": {
      const fresh = await session.newTab();
      return leave(session, fresh, (current) =>
        current.page.goto(addressOf(act.value, page.url()), wait),
      );
    }
    case "reload":
      return leave(session, tab, (current, fresh) =>
        fresh ? current.page.goto(tab.lastUrl, wait) : current.page.reload(wait),
      );
    case "back":
    case "forward": {
      const from = tab.navigations;
      await leave(session, tab, (current) =>
        act.action === "back" ? current.page.goBack(wait) : current.page.goForward(wait),
      );
      // Chromium answers nothing at the end of the history, and the same for a step within one document.
      if (session.active === tab && tab.navigations === from)
        throw new ContractError("NOT_TARGETABLE", `There is no page to go ${act.action} to.`);
      return;
    }
    case "scroll": {
      const link = await tab.connect();
      await link.main.call("scrollBy", 0, String(act.value ?? "down"));
      return;
    }
    case "wait":
      return pause(session, tab, Number(act.value ?? 1000));
    case "switch_tab":
      session.active = tabAt(session, act.value);
      session.active.lastUsed = session.options.now();
      await session.active.page.bringToFront();
      return;
    case "close_tab": {
      const closing = act.value === undefined ? tab : tabAt(session, act.value);
      if (session.tabs.length === 1)
        throw new ContractError(
          "NOT_TARGETABLE",
          "This is the only tab; close the session instead.",
        );
      closing.leaving = true;
      await closing.dialog?.dismiss().catch(() => undefined);
      await closeUnheard(closing.page);
      return;
    }
    case "dialog":
      return answerDialog(tab, act.value === "accept", act.text);
    default:
      throw new ContractError(
        "CONTRACT_MISMATCH",
        `action: ${act.action} needs an element as its target`,
        { field: "target" },
      );
  }
}

/** As long as was asked for, or until a request is held: somebody must decide on it. */
async function pause(session: Session, tab: Tab, ms: number): Promise<void> {
  const until = Date.now() + ms;
  for (
    let left = ms;
    left > 0 && session.gate.held.length === 0 && session.closed === undefined;
    left = until - Date.now()
  )
    await tab.nextEvent(left);
}

/** Leaving the page is what was asked for, so its "are you sure?" is accepted; a crashed tab is replaced first. */
async function leave(
  session: Session,
  tab: Tab,
  go: (current: Tab, fresh: boolean) => Promise<unknown>,
): Promise<void> {
  const current = tab.crashed ? await session.replaceTab(tab) : tab;
  current.leaving = true;
  // The news of a crash may come only now; then it is left by a fresh tab after all.
  const crashedOnTheWay = (): boolean =>
    current === tab && current.crashed && session.closed === undefined;
  try {
    // A page that holds its own loading up with a request that is held back would be waited for in vain.
    const held = untilHeld(session, current);
    const gone = go(current, current !== tab).finally(held.cancel);
    await current.interrupts.until(Promise.race([gone, held.promise]));
    if (crashedOnTheWay()) return await leave(session, tab, go);
  } catch (error) {
    // A page that asks something while it loads loads on when it is answered.
    if (error instanceof DialogOpened) return;
    if (crashedOnTheWay()) return await leave(session, tab, go);
    await current.stopLoading();
    const failure = current.takeFailure();
    if (failure !== undefined) throw failure;
    // A navigation that becomes a download, or is overtaken by another one, is not a failure to leave.
    if (!/ERR_ABORTED|Download is starting|interrupted by another navigation/i.test(String(error)))
      throw error;
    if (
      /ERR_ABORTED/.test(String(error)) &&
      session.gate.held.length === 0 &&
      current.downloads.length === 0
    )
      await refusedByProxy(session);
  } finally {
    current.leaving = false;
  }
}

function untilHeld(session: Session, tab: Tab): { promise: Promise<void>; cancel: () => void } {
  let over = false;
  const watch = async (): Promise<void> => {
    while (!over && session.gate.held.length === 0) await tab.nextEvent(60_000);
  };
  return {
    promise: watch(),
    cancel: () => {
      over = true;
      tab.wake();
    },
  };
}

async function refusedByProxy(session: Session): Promise<void> {
  await session.active.nextEvent(50);
}

function tabAt(session: Session, value: unknown): Tab {
  const tab = session.tabs[Number(value)];
  if (tab === undefined)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `value: there is no tab ${String(value).slice(0, 10)}; there are ${session.tabs.length}`,
      { field: "value" },
    );
  return tab;
}

/** What a key pressed on the page would reach; undefined when nothing has the focus. */
export async function focused(link: PageLink): Promise<Located | undefined> {
  let frame: FrameLink = link.main;
  for (let depth = 0; depth < 6; depth++) {
    const objectId = await frame.object("agent.focusedElement()").catch((error: unknown) => {
      if (error instanceof DialogOpened) return undefined;
      throw error;
    });
    if (objectId === undefined) return undefined;
    const localId = await frame.idFor(objectId);
    if ((await frame.call("frameBox", localId)) === null)
      return { frame, localId, documentKey: frame.documentKey, actionId: undefined };
    const child = await link.frameOf(frame, objectId);
    if (child === undefined)
      throw new ContractError("NOT_TARGETABLE", "The focus is in a frame that cannot be read.");
    child.owner = { frame, localId };
    frame = child;
  }
  throw new ContractError("NOT_TARGETABLE", "Frames are nested too deep.");
}
