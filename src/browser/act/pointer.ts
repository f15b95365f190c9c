import { ContractError } from "../../contract/errors.ts";
import { isDocumentGone } from "../frame-link.ts";
import type { PageLink } from "../page-link.ts";
import type { Tab } from "../tab.ts";
import type { Inspected } from "./inspect.ts";

type Place = { x: number; y: number };
type MouseEventType = "mouseMoved" | "mousePressed" | "mouseReleased";

/** Outside of every frame: a button let go here clicks nothing. */
const NOWHERE: Place = { x: -1, y: -1 };

/** Which button, how often, and with which keys held down. */
export type Press = { button?: "left" | "right"; times?: number; held?: string };

const KEYS = { Alt: 1, Control: 2, Meta: 4, Shift: 8 } as const;

function heldKeys(held = ""): number {
  return Object.entries(KEYS)
    .filter(([key]) => held.split("+").includes(key))
    .reduce((all, [, bit]) => all | bit, 0);
}

function send(
  link: PageLink,
  type: MouseEventType,
  { x, y }: Place,
  { button = "left", times = 1, held }: Press = {},
): Promise<unknown> {
  return link.main.session.send("Input.dispatchMouseEvent", {
    type,
    x,
    y,
    modifiers: heldKeys(held),
    button: type === "mouseMoved" ? "none" : button,
    buttons: type !== "mousePressed" ? 0 : button === "left" ? 1 : 2,
    clickCount: type === "mouseMoved" ? 0 : times,
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
export async function click(link: PageLink, element: Inspected, press: Press = {}): Promise<void> {
  const { point, located } = element;
  if (point === undefined) return;
  const { button = "left", held, times = 1 } = press;
  const once: Press = { button, ...(held === undefined ? {} : { held }) };
  const down = [send(link, "mouseMoved", point, once), send(link, "mousePressed", point, once)];
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
    if (release !== undefined)
      void send(link, "mouseReleased", release, once).catch(() => undefined);
    // Half a click is not what was agreed to: the document went away by itself, or was gone before.
    if (element.risk.level === "danger" && isDocumentGone(error))
      throw new ContractError("ELEMENT_GONE", "The page went away while it was clicked.");
    throw error;
  }
  await link.interrupts.guard(send(link, "mouseReleased", point, once));
  // The second and third press of a quick row: the page tells them from single clicks by their count.
  for (let count = 2; count <= times; count++)
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await link.interrupts.guard(send(link, type, point, { ...once, times: count }));
  if (element.risk.level !== "danger") return;
  // A yes was given for this: it must not count as done when the click never came to pass.
  const { seen, refused } = await located.frame.call("guardSaw");
  const came = button === "left" ? "click" : "contextmenu";
  if (seen.includes(came) || refused || located.frame.documentKey !== located.documentKey) return;
  throw new ContractError(
    "SAFETY_CONFIRMATION_INVALID",
    "The click did not come to pass: something came in between.",
  );
}

/** Far enough for a page to see that something is being dragged, and small enough steps for lists that make room. */
const DRAG_STEPS = 12;

/** Taken up at the element and let go elsewhere, as a hand would: by small steps, with a rest at the end. */
export async function drag(tab: Tab, element: Inspected, to: Place): Promise<void> {
  const { point } = element;
  if (point === undefined) return;
  const { mouse } = tab.page;
  const { interrupts } = await tab.connect();
  await interrupts.guard(mouse.move(point.x, point.y));
  await interrupts.guard(mouse.down());
  try {
    await interrupts.guard(mouse.move(to.x, to.y, { steps: DRAG_STEPS }));
    // What is dragged over is told by the move after the one that got there.
    await interrupts.guard(mouse.move(to.x, to.y));
  } finally {
    await interrupts.guard(mouse.up());
  }
}
