import type { Frame, Page } from "playwright";

/** A page that does not answer within this runs no scripts either. */
const ANSWER_MS = 1_000;

/**
 * Closes a tab without a last word. A request that a page sends while it is being closed (by `pagehide`, with `keepalive`
 * or as a beacon) outlives the tab that it would be held in, so no gate sees it: scripts are switched off first.
 */
export async function closeUnheard(page: Page): Promise<void> {
  const frames = page.frames().filter((frame) => frame.parentFrame() !== null);
  await Promise.all([page, ...frames].map((one) => withinTime(switchOffScripts(page, one))));
  await page.close();
}

async function switchOffScripts(page: Page, one: Page | Frame): Promise<void> {
  try {
    const session = await page.context().newCDPSession(one);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  } catch {
    // A frame in its parent's process has no session of its own: its parent's speaks for it. A page that is gone needs none.
  }
}

function withinTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
