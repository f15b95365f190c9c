import type { Page } from "playwright";
import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import { NO_DEED } from "../../reading/deed.ts";
import type { Doing } from "../../reading/request/hold-ruling.ts";
import { originOf } from "../extract/affordance.ts";
import type { CallContext } from "../port.ts";
import type { Session } from "../session.ts";
import type { Tab } from "../tab.ts";
import { pressKey } from "./element-act.ts";
import { digestOf, passGate, type DangerAct } from "./gate.ts";
import { disarm } from "./guarded.ts";
import { addressOf, doPageAct, refuseAddress, riskOfPageAct } from "./page-act.ts";

/** An act on the page itself, behind the same gate: an address has its own risk, a dialog that of what it asks. */
export async function pageAct(
  session: Session,
  tab: Tab,
  input: ActInput,
  agreed: string | undefined,
  context: CallContext,
): Promise<void> {
  const goesTo = /^(?:navigate|new_tab)$/.test(input.action)
    ? addressOf(input.value, tab.page.url())
    : undefined;
  if (goesTo !== undefined) refuseAddress(session, goesTo);
  const danger = dangerOf(session, tab, input, goesTo);
  if (danger.risk.level === "danger") {
    const passed = await passGate(session, danger, agreed, context);
    const now = dangerOf(session, tab, input, goesTo);
    if (passed === "asked" && digestOf(session, now) !== digestOf(session, danger))
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        "The page changed while the person was deciding.",
      );
    session.gate.cover({
      kinds: danger.risk.kinds,
      origins: [originOf(tab.page.url()), ...(goesTo === undefined ? [] : [originOf(goesTo)])],
      request: danger.request,
      words: danger.name ?? "",
    });
  } else if (agreed !== undefined)
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "This act is not the one that was confirmed.",
    );
  // Waiting, moving and going elsewhere press nothing.
  if (/^(?:press|type|dialog|scroll)$/.test(input.action))
    session.gate.does(...doneBy(session, tab, input, danger));
  else if (input.action !== "wait") session.gate.goes();
  if (input.action === "press") return pressNowhere(tab, String(input.value));
  if (input.action === "type")
    throw new ContractError("NOT_TARGETABLE", "Nothing has the focus, so nothing takes the keys.", {
      hint: "Click where the text should go, or name the field as target.",
    });
  await doPageAct(session, tab, input);
  // The guard of the act that opened the dialog could not be lifted while it was open.
  if (input.action === "dialog") await disarm(tab, tab.link?.frames() ?? []);
}

/** A key may mean anything; a dialog goes on with what opened it, and is at least as serious as it says. */
function doneBy(
  session: Session,
  tab: Tab,
  { action }: ActInput,
  { risk, name = "" }: DangerAct,
): [Partial<Doing>, Page] {
  const before = session.gate.doing;
  const sense = risk.level === "danger" ? "final" : action === "press" ? "unknown" : undefined;
  const deed =
    action === "dialog" ? { ...before.deed, words: `${before.deed.words} ${name}` } : NO_DEED;
  return [{ deed: sense === undefined ? deed : { ...deed, risk, sense } }, tab.page];
}

/** Nothing has the focus: the key may reach the page, and no control that takes the focus in between. */
async function pressNowhere(tab: Tab, key: string): Promise<void> {
  const link = await tab.connect();
  const frames = link.frames();
  await Promise.all(
    frames.map((frame) => frame.call(frame === link.main ? "armForNothing" : "forbidEvents")),
  );
  const failed = await pressKey(link, tab, key).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const refused = (await disarm(tab, frames)).find((answer) => answer.refused !== null);
  if (refused !== undefined)
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "A control took the focus while the key was pressed; it was stopped.",
    );
  if (failed !== undefined) throw failed.error;
}

function dangerOf(
  session: Session,
  tab: Tab,
  input: ActInput,
  goesTo: string | undefined,
): DangerAct {
  const message = tab.dialog?.message() ?? "";
  return {
    action: input.action,
    url: tab.page.url(),
    risk: riskOfPageAct(tab, input, session.current?.observation.page.title ?? ""),
    ...(goesTo === undefined ? {} : { request: { method: "GET", url: goesTo } }),
    ...(input.action === "dialog" ? { role: tab.dialog?.type() ?? "dialog", name: message } : {}),
    facts: {
      origin: originOf(tab.page.url()),
      frameOrigin: "",
      document: `${tab.index}:${tab.navigations}`,
      action: input.action,
      element: "page",
      role: tab.dialog?.type() ?? "",
      name: message,
      label: "",
      form: goesTo ?? "",
      value: JSON.stringify([input.value ?? null, input.text ?? null]),
    },
  };
}
