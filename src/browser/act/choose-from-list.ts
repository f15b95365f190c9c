import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import type { CallContext } from "../port.ts";
import type { Session } from "../session.ts";
import type { Tab } from "../tab.ts";
import { elementAct } from "./element-gate.ts";
import type { Located } from "./locate.ts";

/** Lists come in by a request or an animation; longer than this and something else is wrong. */
const OPENS_MS = 3_000;
/** Rows that are drawn only when they are scrolled to: so many steps of the list are looked through. */
const MAX_STEPS = 150;

/**
 * A list that a page has made itself (an ARIA combobox, a tree, a menu of choices) is opened, and the option of that name
 * is clicked: two acts, each behind the gate. Where it can be typed into and shows no such option, the name is typed.
 */
export async function chooseFromList(
  session: Session,
  tab: Tab,
  input: ActInput,
  list: Located,
  agreed: string | undefined,
  context: CallContext,
): Promise<void> {
  // A yes that the caller gives back is for the option; opening the list needs none.
  const act = (
    action: ActInput["action"],
    located: Located,
    value?: string,
    yes?: string,
  ): Promise<void> => elementAct(session, tab, { ...input, action, value }, located, yes, context);
  for (const wanted of (Array.isArray(input.value) ? input.value : [input.value]).map(String)) {
    if (!(await list.frame.call("listIsOpen", list.localId))) await act("click", list);
    let option = await awaitOption(tab, list, wanted);
    if (option === undefined && (await list.frame.call("takesText", list.localId))) {
      await act("fill", list, wanted);
      option = await awaitOption(tab, list, wanted);
    }
    if (option === undefined) throw await noSuchOption(list, wanted);
    await act("click", option, undefined, agreed);
  }
}

async function awaitOption(tab: Tab, list: Located, wanted: string): Promise<Located | undefined> {
  let until = Date.now() + OPENS_MS;
  for (let step = 0; Date.now() < until && step <= MAX_STEPS;) {
    const { id, several, moved } = await list.frame.call("findOption", list.localId, wanted);
    if (several)
      throw new ContractError("NOT_TARGETABLE", `"${wanted.slice(0, 60)}" fits several options.`, {
        hint: "Open the list and click the one that is meant.",
      });
    if (id !== 0)
      return {
        frame: list.frame,
        localId: id,
        documentKey: list.frame.documentKey,
        actionId: undefined,
      };
    if (moved) {
      step++;
      until = Date.now() + OPENS_MS;
    }
    await tab.nextEvent(moved ? 30 : 120);
  }
  return undefined;
}

async function noSuchOption(list: Located, wanted: string): Promise<ContractError> {
  const shown = await list.frame.call("listOptionsShown", list.localId);
  const there =
    shown.length === 0 ? "no options came up" : `there are: ${shown.slice(0, 20).join(", ")}`;
  return new ContractError("NOT_TARGETABLE", `no option "${wanted.slice(0, 60)}"; ${there}.`, {
    hint: "Choose one of the options listed, or click the list open and look.",
  });
}
