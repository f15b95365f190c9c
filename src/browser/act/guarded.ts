import { ContractError } from "../../contract/errors.ts";
import type { ActionName } from "../../contract/words.ts";
import { isDocumentGone, type FrameLink } from "../frame-link.ts";
import type { disarmGuard } from "../page-agent/guard.ts";
import type { PageLink } from "../page-link.ts";
import { DialogOpened, type Tab } from "../tab.ts";
import type { Inspected } from "./inspect.ts";

/** The click went to something else and was stopped there: it has not come to pass, so it may be tried again. */
export class Missed extends ContractError {}

/** The element was pressed, and moved away before the pointer was let go: no click, but the page has seen the pressing. */
export class Slid extends Missed {}

/**
 * Runs one action with the guard armed in every frame: an event that lands elsewhere, or on an element that is no
 * longer what was inspected, is stopped inside the page before any of its handlers runs.
 */
export async function guarded(
  tab: Tab,
  link: PageLink,
  element: Inspected,
  action: ActionName,
  perform: () => Promise<void>,
): Promise<void> {
  const { frame } = element.located;
  const others = link.frames().filter((other) => other !== frame);
  const frames = [frame, ...others];
  let begun = false;
  try {
    // prepare() armed the guard of the element's own frame; here it is made strict, and every other frame is shut.
    // What is dragged is let go elsewhere: only its taking up is held to the yes.
    const stays = action === "drag" ? "unchanged" : "makeStrict";
    if (element.risk.level === "danger" && !(await frame.call(stays)))
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        "The element changed while it was being looked at.",
      );
    await Promise.all(others.map((other) => other.call("forbidEvents").catch(goneFrame)));
    begun = true;
    await perform();
  } catch (error) {
    // A dialog or a new document in mid-act is what the act did, not a failure of it.
    if (!begun || (!(error instanceof DialogOpened) && !isDocumentGone(error))) {
      throwRefused(await disarm(tab, frames), element, action);
      throw error;
    }
  }
  throwRefused(await disarm(tab, frames), element, action);
}

/** A drag moves what it takes up, and a menu that opens may move what it was opened on. */
const CLICKS = new Set<ActionName>(["click", "double_click", "check", "uncheck"]);

/** What the guard stopped explains best why the rest failed. In the next document nothing is left to say of the last. */
function throwRefused(answers: Disarmed[], { located }: Inspected, action: ActionName): void {
  if (located.frame.documentKey !== located.documentKey) return;
  const refused = answers.find((answer) => answer.refused !== null)?.refused;
  if (CLICKS.has(action) && answers.some(({ slid }) => slid))
    throw new Slid("SAFETY_CONFIRMATION_INVALID", "The element moved while it was clicked.");
  if (refused === undefined || refused === null) return;
  const message = `Stopped at the last moment: ${refused.why}.`;
  throw refused.missed
    ? new Missed("SAFETY_CONFIRMATION_INVALID", message)
    : new ContractError("SAFETY_CONFIRMATION_INVALID", message);
}

type Disarmed = Pick<ReturnType<typeof disarmGuard>, "refused" | "slid">;

/** Behind a native dialog no page answers; its guard is lifted when the dialog has been answered. */
export async function disarm(tab: Tab, frames: FrameLink[]): Promise<Disarmed[]> {
  if (tab.dialog !== undefined || tab.held || tab.crashed) return [];
  const answers = await Promise.all(
    frames.map((frame) => frame.call("disarmGuard").catch(goneFrame)),
  );
  return answers.filter((answer) => answer !== null);
}

function goneFrame(error: unknown): null {
  if (
    !isDocumentGone(error) &&
    !(error instanceof DialogOpened) &&
    !/closed|detached|crash|not answer/i.test(String(error))
  )
    throw error;
  return null;
}
