import type { ActResult, CheckedExpectation } from "../../contract/act-result.ts";
import { ContractError } from "../../contract/errors.ts";
import { checkActShape } from "../../contract/act-shape.ts";
import type { ActInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { isDocumentGone } from "../frame-link.ts";
import { mapError } from "../map-error.ts";
import type { CallContext } from "../port.ts";
import { defaultObserve, type Session } from "../session.ts";
import { mark, settle } from "../settle.ts";
import type { Tab } from "../tab.ts";
import { effectsOf, observeAfter, type Started } from "./aftermath.ts";
import { elementAct } from "./element-gate.ts";
import { staleness } from "./epoch.ts";
import { checkAll, textsOf } from "./expect.ts";
import { chooseFromList } from "./choose-from-list.ts";
import { fillFields, kindOf } from "./fill-fields.ts";
import { finish } from "./finish.ts";
import { throwIfCancelled } from "./gate.ts";
import { askForHeld, takeConfirmation } from "./held-requests.ts";
import { locate } from "./locate.ts";
import { focused } from "./page-act.ts";
import { pageAct } from "./page-gate.ts";

/**
 * One act, in the order of the contract: epoch, shape, target, egress, risk as it is now, confirmation, the act,
 * settling, held requests, expectations, the next observation. An error ends it early; the next observation comes anyway.
 */
export async function act(
  session: Session,
  input: ActInput,
  context: CallContext,
): Promise<ActResult> {
  session.base = session.current;
  const refused = await notBegun(session, input);
  if (refused !== undefined) return refused;
  const before = session.current?.observation;
  const tab = session.active;
  const started: Started = {
    ...mark(tab),
    downloads: tab.downloads.length,
    mutations: session.current?.seen?.mutations,
  };
  const rest = async (): Promise<void> => {
    await settle(tab, started, () => session.gate.held.length > 0 || session.active !== tab);
  };
  let error: ContractError | undefined;
  let checks: CheckedExpectation[] = [];
  session.takeOpened();
  session.untouched = false;
  try {
    throwIfCancelled(context);
    const { held, agreed } = await takeConfirmation(session, input, context);
    if (held === undefined) await carryOut(session, tab, input, agreed, context);
    else await session.gate.release(held);
    await rest();
  } catch (thrown) {
    error = isDocumentGone(thrown)
      ? new ContractError("ELEMENT_GONE", "The page or frame went away meanwhile.")
      : mapError(thrown);
  }
  const look = defaultObserve(session.id);
  let opened: number | undefined;
  let next: Observation | undefined;
  // What the page sends may come as late as while it is looked at; with a yes it goes on, and is looked at again.
  do {
    try {
      if (error === undefined) await askForHeld(session, input, context, rest);
    } catch (thrown) {
      error = mapError(thrown);
    }
    opened = (await session.followOpened()) ?? opened;
    next = await observeAfter(session, look, textsOf(input)).catch((thrown: unknown) => {
      error ??= mapError(thrown);
      return session.closed === undefined ? session.lookAtCrash(look) : undefined;
    });
  } while (error === undefined && session.gate.held.length > 0);
  const effects = {
    ...effectsOf(session, tab, started, next, opened),
    ...(error !== undefined && session.untouched ? { untouched: true as const } : {}),
  };
  if (next !== undefined && error === undefined && input.expect.length > 0) {
    ({ checks, next } = await checkAll(session, input, { before, next, effects, look }));
    if (checks.some((check) => check.result !== "matched"))
      session.options.log({
        event: "expectation.failed",
        sessionId: session.id,
        action: input.action,
        checks: session.options.redactor.deep(checks),
      });
    // What the page sent late, while it was being waited for.
    await askForHeld(session, input, context, rest).catch((thrown: unknown) => {
      error = mapError(thrown);
    });
  }
  return finish(session, input, error, checks, effects, next);
}

/** An act that is refused before it begins leaves everything as it was: observation, confirmation, what waits. */
async function notBegun(session: Session, input: ActInput): Promise<ActResult | undefined> {
  const stale = staleness(session, input);
  let error = stale?.error;
  try {
    if (error === undefined) checkActShape(input);
  } catch (thrown) {
    error = mapError(thrown);
  }
  if (error === undefined) return undefined;
  const current = session.current?.observation;
  const effects = { navigated: false, changed: false, downloads: [], requests: [], notes: [] };
  const next =
    current === undefined || stale?.pageMoved === true
      ? await observeAfter(session, defaultObserve(session.id), []).catch(() => undefined)
      : current;
  return finish(session, input, error, [], effects, next);
}

async function carryOut(
  session: Session,
  tab: Tab,
  input: ActInput,
  agreed: string | undefined,
  context: CallContext,
): Promise<void> {
  if (tab.dialog !== undefined && !/^(dialog|switch_tab|close_tab)$/.test(input.action))
    throw new ContractError("ELEMENT_OBSCURED", "A native dialog stands before the page.", {
      hint: "Answer it first: action dialog, value accept or dismiss.",
    });
  if (input.fields !== undefined) return fillFields(session, tab, input, context);
  const target =
    input.target.kind !== "page"
      ? await locate(await tab.connect(), session.ids, input.target)
      : /^(?:press|type)$/.test(input.action)
        ? await focused(await tab.connect())
        : undefined;
  if (target === undefined) return pageAct(session, tab, input, agreed, context);
  return input.action === "select" && (await kindOf(target)) === "list"
    ? chooseFromList(session, tab, input, target, agreed, context)
    : elementAct(session, tab, input, target, agreed, context);
}
