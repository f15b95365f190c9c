import type { CDPSession, Page } from "playwright";
import { ContractError } from "../../contract/errors.ts";
import { answerDialog } from "../act/answer-dialog.ts";
import { disarm } from "../act/guarded.ts";
import { isDocumentGone } from "../frame-link.ts";
import { mapError } from "../map-error.ts";
import type { Live } from "../port.ts";
import type { Session } from "../session.ts";
import { DialogOpened, type Tab } from "../tab.ts";
import { pageWords } from "./page-words.ts";
import type { PersonInput } from "./person-input.ts";
import { useControl } from "./use-control.ts";

const QUALITY = 60;
/** A page at rest sends no frame; whether another tab has come to the front is looked at this often. */
const LOOK_MS = 300;
const BACK_MS = 10_000;

/** The session's active tab as pictures, and a person's hands in it. */
export function liveOf(session: Session): Live {
  return {
    async frames(onFrame, { maxWidth }, signal) {
      while (!signal.aborted && session.closed === undefined) {
        const { page } = session.active;
        const cdp = await page.context().newCDPSession(page);
        try {
          await cast(
            cdp,
            page,
            maxWidth,
            onFrame,
            signal,
            () => session.closed !== undefined || session.active.page !== page,
          );
        } finally {
          await cdp.detach().catch(() => undefined);
        }
      }
    },
    async input(input) {
      session.lastUsed = session.options.now();
      const { active } = session;
      // Behind a dialog nothing answers, and whatever is sent would wait there and arrive when it is gone.
      if (active.dialog !== undefined && input.type !== "answer" && input.type !== "tab") return;
      try {
        await act(session, active, input);
      } catch (error) {
        // A dialog, a new document or a window that is gone is what came of the press.
        if (error instanceof DialogOpened || isDocumentGone(error) || active.page.isClosed())
          return;
        const { code, message, hint } = mapError(error);
        throw new ContractError(code, session.options.redactor.text(message), { hint });
      }
    },
    words: () => pageWords(session),
    hands(taken) {
      session.gate.byPerson = taken;
      // An act that waits for a yes holds the page to its own control: a person's hands reach all of it. A yes that
      // comes now finds no guard, and the act is not done.
      if (taken) void free(session).catch(() => undefined);
    },
    changed: () => session.gate.takePersonChanged(),
  };
}

/** What was held back is not sent: while it waits, its page answers nobody, and whoever has the mouse may do it themselves. */
async function free({ gate, active }: Session): Promise<void> {
  await gate.dropAll();
  await disarm(active, active.link?.frames() ?? []);
}

/** The next frame is asked for when the last one has been taken: a slow reader gets fewer, never a queue of old ones. */
async function cast(
  cdp: CDPSession,
  page: Page,
  maxWidth: number,
  onFrame: (jpeg: Buffer) => Promise<void>,
  signal: AbortSignal,
  over: () => boolean,
): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  cdp.on("Page.screencastFrame", ({ data, sessionId }) => {
    onFrame(Buffer.from(data, "base64"))
      .then(() => cdp.send("Page.screencastFrameAck", { sessionId }))
      .catch(end);
  });
  cdp.on("close", () => end());
  page.once("close", () => end());
  signal.addEventListener("abort", () => end(), { once: true });
  const look = setInterval(() => over() && end(), LOOK_MS);
  try {
    await cdp.send("Page.startScreencast", {
      format: "jpeg",
      quality: QUALITY,
      maxWidth,
      maxHeight: maxWidth,
    });
    await ended;
  } finally {
    clearInterval(look);
    await cdp.send("Page.stopScreencast").catch(() => undefined);
  }
}

async function act(session: Session, tab: Tab, input: PersonInput): Promise<void> {
  switch (input.type) {
    case "press":
    case "fill":
    case "choose":
      return useControl(session, tab, input);
    case "answer":
      return answerDialog(tab, input.yes, input.text);
    case "tab":
      return show(session, input.index);
    case "back":
      await tab.interrupts.until(tab.page.goBack({ waitUntil: "commit", timeout: BACK_MS }));
      return;
    case "move":
      // Answered when the page has drawn it, which held up the hand: what follows waits for it in any case.
      void tab.page.mouse.move(input.x, input.y).catch(() => undefined);
      return;
    default:
      return tab.interrupts.until(bare(tab.page, input));
  }
}

type Bare = Extract<PersonInput, { type: "down" | "up" | "wheel" | "key" | "text" }>;

async function bare(page: Page, input: Bare): Promise<void> {
  switch (input.type) {
    case "down":
      await page.mouse.move(input.x, input.y);
      return page.mouse.down({ button: input.button, clickCount: input.clicks });
    case "up":
      await page.mouse.move(input.x, input.y);
      return page.mouse.up({ button: input.button, clickCount: input.clicks });
    case "wheel":
      await page.mouse.move(input.x, input.y);
      return page.mouse.wheel(input.dx, input.dy);
    case "key":
      return page.keyboard.press(input.key);
    case "text":
      return page.keyboard.insertText(input.text);
  }
}

async function show(session: Session, index: number): Promise<void> {
  const tab = session.tabs[index];
  if (tab === undefined) return;
  session.active = tab;
  tab.lastUsed = session.options.now();
  await tab.page.bringToFront();
}
