import { ContractError } from "../../contract/errors.ts";
import { pagePoint } from "../act/inspect.ts";
import { locate, type Located } from "../act/locate.ts";
import { mark, settle } from "../settle.ts";
import type { Session } from "../session.ts";
import type { Tab } from "../tab.ts";
import { gone } from "./page-words.ts";
import type { PersonInput } from "./person-input.ts";

export type ControlInput = Extract<PersonInput, { control: string }>;

/** Fields that take no typing: their value is set as the browser's own picker would. */
const PICKERS = /^(?:date|time|datetime-local|month|week|color|range)$/;

/** What a person does with a control that they chose from the list, as a hand would: pointed at, pressed, typed into. */
export async function useControl(session: Session, tab: Tab, input: ControlInput): Promise<void> {
  const link = await tab.connect();
  const located = await locate(link, session.ids, {
    kind: "element",
    actionId: input.control,
  }).catch((error: unknown) => {
    throw error instanceof ContractError ? gone() : error;
  });
  const since = mark(tab);
  await tab.interrupts.until(use(session, tab, located, input));
  // The list that is asked for next is one of the page as it is then.
  await settle(tab, since, () => session.active !== tab);
}

async function use(
  session: Session,
  tab: Tab,
  located: Located,
  input: ControlInput,
): Promise<void> {
  const { frame, localId } = located;
  if (input.type === "press") return press(tab, located);
  if (input.type === "choose") {
    const { error } = await frame.call("chooseOptions", localId, [input.option]);
    return refuse(error);
  }
  const field = await frame.call("fieldNow", localId);
  if (field === null) throw gone();
  if (PICKERS.test(field.type)) return refuse(await frame.call("setValue", localId, input.text));
  refuse(await frame.call("focusForTyping", localId, false, input.text.length));
  session.lastUsed = session.options.now();
  await (input.text === ""
    ? tab.page.keyboard.press("Delete")
    : tab.page.keyboard.insertText(input.text));
}

async function press(tab: Tab, { frame, localId }: Located): Promise<void> {
  const prepared = await frame.call("prepare", localId, true, false, "point", null);
  if (prepared.gone) throw gone();
  const { x, y } = await pagePoint(frame, prepared, "This control").catch(covered);
  const { mouse } = tab.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.up();
}

function covered(error: unknown): never {
  if (!(error instanceof ContractError)) throw error;
  throw new ContractError(error.code, error.message, {
    hint: "Close what lies over it, or use keys or pointer in the picture.",
  });
}

function refuse(why: string | null): void {
  if (why === null) return;
  if (why === "gone") throw gone();
  throw new ContractError("NOT_TARGETABLE", `The field did not take it: ${why}.`, {
    hint: "Write something else, or use the keys in the picture.",
  });
}
