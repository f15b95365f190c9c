import type { CDPSession, Page } from "playwright";
import { disarm } from "../act/guarded.ts";
import type { Live } from "../port.ts";
import type { Session } from "../session.ts";
import type { PersonInput } from "./person-input.ts";

const QUALITY = 60;
/** A page at rest sends no frame; whether another tab has come to the front is looked at this often. */
const LOOK_MS = 300;

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
      await act(session.active.page, input);
    },
    hands(taken) {
      session.gate.byPerson = taken;
      // An act that waits for a yes holds the page to its own control: a person's hands reach all of it. A yes that
      // comes now finds no guard, and the act is not done.
      const { active } = session;
      if (taken) void disarm(active, active.link?.frames() ?? []).catch(() => undefined);
    },
    changed: () => session.gate.takePersonChanged(),
  };
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

async function act(page: Page, input: PersonInput): Promise<void> {
  switch (input.type) {
    case "move":
      // Answered when the page has drawn it, which held up the hand: what follows waits for it in any case.
      void page.mouse.move(input.x, input.y).catch(() => undefined);
      return;
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
