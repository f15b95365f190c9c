import { realpath } from "node:fs/promises";
import path from "node:path";
import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import { originOf } from "../extract/affordance.ts";
import { isDocumentGone, type FrameLink } from "../frame-link.ts";
import type { PageLink } from "../page-link.ts";
import type { Session } from "../session.ts";
import { DialogOpened, type Tab } from "../tab.ts";
import type { Inspected } from "./inspect.ts";

const PICKERS = /^(date|time|datetime-local|month|week|color|range)$/;

/**
 * Does one action on an inspected element, with the guard armed: an event that lands elsewhere, or on an element that
 * is no longer what was inspected, is stopped inside the page before any of its handlers runs.
 */
export async function doElementAct(
  session: Session,
  tab: Tab,
  link: PageLink,
  act: ActInput,
  element: Inspected,
): Promise<void> {
  const { frame, localId } = element.located;
  const armed = await arm(link, frame, element);
  try {
    await perform(session, tab, link, act, element);
  } catch (error) {
    // A dialog or a new document in mid-act is what the act did, not a failure of it.
    if (!(error instanceof DialogOpened) && !isDocumentGone(error)) throw error;
  } finally {
    await disarm(tab, armed, frame, localId);
  }
}

/** prepare() armed the guard of the element's own frame; here it is made strict, and every other frame is shut. */
async function arm(link: PageLink, frame: FrameLink, element: Inspected): Promise<FrameLink[]> {
  if (element.risk.level === "danger" && !(await frame.call("makeStrict")))
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "The element changed while it was being looked at.",
    );
  const others = link.frames().filter((other) => other !== frame);
  await Promise.all(others.map((other) => other.call("forbidEvents").catch(goneFrame)));
  return [frame, ...others];
}

async function disarm(
  tab: Tab,
  frames: FrameLink[],
  target: FrameLink,
  localId: number,
): Promise<void> {
  if (tab.dialog !== undefined || tab.crashed) return;
  const before = target.documentKey;
  const answers = await Promise.all(
    frames.map((frame) => frame.call("disarmGuard").catch(goneFrame)),
  );
  const refused = answers.find((answer) => typeof answer === "object" && answer?.refused)?.refused;
  if (refused !== undefined && refused !== null && target.documentKey === before && localId > 0)
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      `Stopped at the last moment: ${refused}.`,
    );
}

async function perform(
  session: Session,
  tab: Tab,
  link: PageLink,
  act: ActInput,
  element: Inspected,
): Promise<void> {
  const { frame, localId } = element.located;
  switch (act.action) {
    case "click":
      return press(link, element, 1);
    case "hover":
      return press(link, element, 0);
    case "check":
    case "uncheck": {
      const wanted = act.action === "check";
      const before = await frame.call("tickedNow", localId);
      if (before === null)
        throw new ContractError(
          "NOT_TARGETABLE",
          `${element.role} "${element.name}" cannot be ticked.`,
        );
      if (before === wanted) return;
      await press(link, element, 1);
      if ((await frame.call("tickedNow", localId)) !== wanted)
        throw new ContractError(
          "NOT_TARGETABLE",
          `${element.role} "${element.name}" did not become ${wanted ? "ticked" : "unticked"}.`,
          { retryable: true },
        );
      return;
    }
    case "fill":
      return fill(session, tab, act, element);
    case "select": {
      const wanted = (Array.isArray(act.value) ? act.value : [act.value]).map(String);
      const { error } = await frame.call("chooseOptions", localId, wanted);
      if (error !== null)
        throw new ContractError("NOT_TARGETABLE", `${element.role} "${element.name}": ${error}.`, {
          hint: "Choose one of the options listed; for a custom list, click it open and click the option.",
        });
      return;
    }
    case "press":
      await frame.call("focusElement", localId);
      return pressKey(link, tab, String(act.value));
    case "upload":
      return upload(session, frame, act, element);
    case "scroll":
      await (act.value === undefined
        ? frame.call("scrollTo", localId)
        : frame.call("scrollBy", localId, String(act.value)));
      return;
    default:
      throw new ContractError(
        "CONTRACT_MISMATCH",
        `action: ${act.action} does not act on an element`,
        { field: "action" },
      );
  }
}

/** The three events of a click go out without waiting for each other: nothing of the page gets in between. */
async function press(link: PageLink, element: Inspected, clickCount: 0 | 1): Promise<void> {
  const { x, y } = element.point ?? { x: 0, y: 0 };
  const send = (type: "mouseMoved" | "mousePressed" | "mouseReleased"): Promise<unknown> =>
    link.main.session.send("Input.dispatchMouseEvent", {
      type,
      x,
      y,
      button: type === "mouseMoved" ? "none" : "left",
      buttons: type === "mousePressed" ? 1 : 0,
      clickCount: type === "mouseMoved" ? 0 : clickCount,
    });
  const events =
    clickCount === 0
      ? [send("mouseMoved")]
      : [send("mouseMoved"), send("mousePressed"), send("mouseReleased")];
  await link.interrupts.guard(Promise.all(events), 10_000);
}

async function fill(session: Session, tab: Tab, act: ActInput, element: Inspected): Promise<void> {
  const { frame, localId } = element.located;
  const given = Array.isArray(act.value) ? act.value.join("\n") : String(act.value);
  const named = /^secret:([A-Za-z0-9_.-]{1,64})$/.exec(given);
  const text =
    named === null
      ? given
      : session.options.secrets.resolve(named[1] ?? "", originOf(element.prepared.page.url));
  if (PICKERS.test(element.prepared.raw.type)) {
    const error = await frame.call("setValue", localId, text);
    if (error !== null)
      throw new ContractError("NOT_TARGETABLE", `${element.role} "${element.name}": ${error}.`);
    return;
  }
  const error = await frame.call("focusForTyping", localId, named !== null, text.length);
  if (error !== null)
    throw new ContractError(
      "NOT_TARGETABLE",
      `${element.role} "${element.name}" cannot be filled: ${error}.`,
    );
  const link = await tab.connect();
  const typing =
    text === "" ? tab.page.keyboard.press("Delete") : tab.page.keyboard.insertText(text);
  await link.interrupts.guard(typing, 10_000);
  if (element.prepared.raw.type !== "number" || text === "") return;
  if (await frame.call("ignoredTyping", localId))
    throw new ContractError(
      "NOT_TARGETABLE",
      `${element.role} "${element.name}": "${named === null ? text.slice(0, 40) : given}" does not fit an input of type number.`,
    );
}

export async function pressKey(link: PageLink, tab: Tab, key: string): Promise<void> {
  try {
    await link.interrupts.guard(tab.page.keyboard.press(key), 10_000);
  } catch (error) {
    if (/Unknown key/i.test(String(error)))
      throw new ContractError(
        "CONTRACT_MISMATCH",
        `value: "${key.slice(0, 40)}" is not a key; use names such as Enter, Tab, ArrowDown, Control+A`,
        { field: "value" },
      );
    throw error;
  }
}

async function upload(
  session: Session,
  frame: FrameLink,
  act: ActInput,
  element: Inspected,
): Promise<void> {
  if (element.prepared.raw.type !== "file")
    throw new ContractError("NOT_TARGETABLE", `${element.role} "${element.name}" takes no files.`);
  const files = await Promise.all(
    (Array.isArray(act.value) ? act.value : [String(act.value)]).map((file) =>
      allowedFile(file, session.options.uploadFolders),
    ),
  );
  const objectId = await frame.objectOf(element.located.localId);
  if (objectId === undefined)
    throw new ContractError("ELEMENT_GONE", "The element has left the page.");
  await frame.session.send("DOM.setFileInputFiles", { files, objectId });
}

/** Only files from the folders that whoever started the program allowed: a page or model must not send out any other. */
async function allowedFile(file: string, folders: string[]): Promise<string> {
  const real = await realpath(path.resolve(file)).catch(() => undefined);
  if (real === undefined)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `value: there is no file ${path.basename(file).slice(0, 80)}`,
      { field: "value" },
    );
  for (const folder of folders) {
    const base = await realpath(folder).catch(() => undefined);
    if (base !== undefined && (real === base || real.startsWith(base + path.sep))) return real;
  }
  throw new ContractError(
    "CONTRACT_MISMATCH",
    `value: ${path.basename(file).slice(0, 80)} is outside the folders that may be uploaded from`,
    { field: "value", hint: "Start the program in the file's folder, or allow that folder." },
  );
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
