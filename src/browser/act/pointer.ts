import { ContractError } from "../../contract/errors.ts";
import { isDocumentGone } from "../frame-link.ts";
import type { PageLink } from "../page-link.ts";
import type { Inspected } from "./inspect.ts";

type Place = { x: number; y: number };
type MouseEventType = "mouseMoved" | "mousePressed" | "mouseReleased";

/** Outside of every frame: a button let go here clicks nothing. */
const NOWHERE: Place = { x: -1, y: -1 };

function send(link: PageLink, type: MouseEventType, { x, y }: Place): Promise<unknown> {
  return link.main.session.send("Input.dispatchMouseEvent", {
    type,
    x,
    y,
    button: type === "mouseMoved" ? "none" : "left",
    buttons: type === "mousePressed" ? 1 : 0,
    clickCount: type === "mouseMoved" ? 0 : 1,
  });
}

export async function hover(link: PageLink, element: Inspected): Promise<void> {
  if (element.point === undefined) return;
  await link.interrupts.guard(send(link, "mouseMoved", element.point));
}

/**
 * Pressed first, and let go only when the element's own frame has seen it: a frame that was put over the element at
 * the last moment has no guard of ours, and would have been clicked.
 */
export async function click(link: PageLink, element: Inspected): Promise<void> {
  const { point, located } = element;
  if (point === undefined) return;
  const down = [send(link, "mouseMoved", point), send(link, "mousePressed", point)];
  let release: Place | undefined = point;
  try {
    await link.interrupts.guard(Promise.all(down));
    const { seen, refused } = await located.frame.call("guardSaw");
    if (seen.length === 0 && !refused && located.frame.documentKey === located.documentKey) {
      release = undefined;
      await link.interrupts.guard(send(link, "mouseReleased", NOWHERE));
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        "Stopped at the last moment: another frame came in between.",
      );
    }
  } catch (error) {
    // A dialog or a new document came of the pressing alone; the button must not stay down.
    if (release !== undefined) void send(link, "mouseReleased", release).catch(() => undefined);
    // Half a click is not what was agreed to: the document went away by itself, or was gone before.
    if (element.risk.level === "danger" && isDocumentGone(error))
      throw new ContractError("ELEMENT_GONE", "The page went away while it was clicked.");
    throw error;
  }
  await link.interrupts.guard(send(link, "mouseReleased", point));
  if (element.risk.level !== "danger") return;
  // A yes was given for this: it must not count as done when the click never came to pass.
  const { seen, refused } = await located.frame.call("guardSaw");
  if (seen.includes("click") || refused || located.frame.documentKey !== located.documentKey)
    return;
  throw new ContractError(
    "SAFETY_CONFIRMATION_INVALID",
    "The click did not come to pass: something came in between.",
  );
}
