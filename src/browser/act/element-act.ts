import { realpath } from "node:fs/promises";
import path from "node:path";
import { ContractError } from "../../contract/errors.ts";
import { offsetOf, pressesOf } from "../../contract/act-shape.ts";
import type { ActInput, Target } from "../../contract/input.ts";
import type { ActionIds } from "../action-ids.ts";
import { originOf } from "../extract/affordance.ts";
import type { FrameLink } from "../frame-link.ts";
import type { PageLink } from "../page-link.ts";
import type { Session } from "../session.ts";
import type { Tab } from "../tab.ts";
import { guarded } from "./guarded.ts";
import { pagePoint, type Inspected } from "./inspect.ts";
import { locate } from "./locate.ts";
import { click, drag, hover } from "./pointer.ts";
import { setSlider } from "./slider.ts";

const PICKERS = /^(date|time|datetime-local|month|week|color|range)$/;

/** Does one action on an inspected element, with the guard armed. */
export function doElementAct(
  session: Session,
  tab: Tab,
  link: PageLink,
  act: ActInput,
  element: Inspected,
): Promise<void> {
  const perform = () => carryOut(session, tab, link, act, element);
  return guarded(tab, link, element, act.action, perform);
}

async function carryOut(
  session: Session,
  tab: Tab,
  link: PageLink,
  act: ActInput,
  element: Inspected,
): Promise<void> {
  const { frame, localId } = element.located;
  switch (act.action) {
    case "click":
      return click(link, element, act.value === undefined ? {} : { held: String(act.value) });
    case "double_click":
      return click(link, element, { times: 2 });
    case "right_click":
      return click(link, element, { button: "right" });
    case "drag":
      return drag(tab, element, await dropPoint(link, session.ids, act, element));
    case "hover":
      return hover(link, element);
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
      await click(link, element);
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
      const answer = await frame.call("chooseGuarded", localId, wanted);
      if (answer === null)
        throw new ContractError(
          "SAFETY_CONFIRMATION_INVALID",
          "Stopped at the last moment: the label or the form changed.",
        );
      const { error } = answer;
      if (error !== null)
        throw new ContractError("NOT_TARGETABLE", `${element.role} "${element.name}": ${error}.`, {
          hint: "Choose one of the options listed; for a custom list, click it open and click the option.",
        });
      return;
    }
    case "press":
      await frame.call("focusElement", localId);
      return pressKey(link, tab, String(act.value));
    case "type":
      if (act.target.kind !== "page") await frame.call("focusElement", localId);
      return typeKeys(link, tab, String(act.value));
    case "select_text": {
      const error = await frame.call("selectText", localId, String(act.value ?? ""));
      if (error !== null)
        throw new ContractError("NOT_TARGETABLE", `${element.role} "${element.name}": ${error}.`);
      return;
    }
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

async function fill(session: Session, tab: Tab, act: ActInput, element: Inspected): Promise<void> {
  const { frame, localId } = element.located;
  const given = Array.isArray(act.value) ? act.value.join("\n") : String(act.value);
  const named = /^secret:([A-Za-z0-9_.-]{1,64})$/.exec(given);
  const text =
    named === null
      ? given
      : session.options.secrets.resolve(named[1] ?? "", originOf(element.prepared.page.url));
  if (await frame.call("isSlider", localId)) return setSlider(tab, element, text);
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
  await link.interrupts.guard(typing);
  if (element.prepared.raw.type !== "number" || text === "") return;
  if (await frame.call("ignoredTyping", localId))
    throw new ContractError(
      "NOT_TARGETABLE",
      `${element.role} "${element.name}": "${named === null ? text.slice(0, 40) : given}" does not fit an input of type number.`,
    );
}

/** Key by key, for what listens to keys: terminals, editors, fields that complete as one types. */
async function typeKeys(link: PageLink, tab: Tab, text: string): Promise<void> {
  await link.interrupts.guard(tab.page.keyboard.type(text));
}

/** What it is dropped on is named by its number, or by the words that stand there: few pages mark such places. */
export function dropTarget({ value }: ActInput): Exclude<Target, { kind: "page" }> {
  const named = String(value);
  return /^\d+$/.test(named)
    ? { kind: "element", actionId: named }
    : { kind: "locator", text: named };
}

/** Where a drag ends: on another control of the page, or so many pixels away. */
async function dropPoint(
  link: PageLink,
  ids: ActionIds,
  act: ActInput,
  { point = { x: 0, y: 0 }, role, name }: Inspected,
): Promise<{ x: number; y: number }> {
  const offset = offsetOf(act.value);
  if (offset !== undefined) return { x: point.x + offset.dx, y: point.y + offset.dy };
  const { frame, localId } = await locate(link, ids, dropTarget(act));
  const there = await frame.call("prepare", localId, false, false, "point", null);
  if (there.gone || !there.visible || there.point === null)
    throw new ContractError(
      "NOT_TARGETABLE",
      `${role} "${name}" and where it should go are not in view together.`,
      { hint: "Scroll so that both can be seen, or drag by pixels: value dx,dy." },
    );
  // Where it is taken up must stay where it is.
  return pagePoint(frame, there, `"${String(act.value)}"`, 0);
}

export async function pressKey(link: PageLink, tab: Tab, keys: string): Promise<void> {
  const { key, times } = pressesOf(keys);
  try {
    for (let pressed = 0; pressed < times; pressed++)
      await link.interrupts.guard(tab.page.keyboard.press(key));
  } catch (error) {
    if (/Unknown key/i.test(String(error)))
      throw new ContractError(
        "CONTRACT_MISMATCH",
        `value: "${key.slice(0, 40)}" is not a key; use names such as Enter, Tab, ArrowDown, Control+A, ArrowDown*5`,
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
export async function allowedFile(file: string, folders: string[]): Promise<string> {
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
