import type { ActResult } from "../../contract/act-result.ts";
import { ContractError } from "../../contract/errors.ts";
import { checkActShape } from "../../contract/act-shape.ts";
import type { ActInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { finish } from "../act/finish.ts";
import { throwIfCancelled } from "../act/gate.ts";
import { mapError } from "../map-error.ts";
import type { CallContext } from "../port.ts";
import { effectsOf, nothing, noteSent } from "./external-effects.ts";
import { actOnElement } from "./external-element.ts";
import { checkAll } from "./external-expect.ts";
import { actOnPage } from "./external-page.ts";
import type { ExternalSession } from "./external-session.ts";
import { isGone } from "./page-view.ts";

/**
 * One act, in the order of the contract: epoch, shape, target, egress, risk as it is now, confirmation, the act,
 * settling, expectations, the next observation. An error ends it early; the next observation comes anyway.
 */
export async function externalAct(
  session: ExternalSession,
  input: ActInput,
  context: CallContext,
): Promise<ActResult> {
  const refused = notBegun(session, input);
  if (refused !== undefined)
    return finish(session, input, refused, [], nothing(), session.current?.observation);
  const { signal } = context;
  const before = session.current;
  await noteSent(session, signal);
  const tabsBefore = session.tabs.length;
  let error: ContractError | undefined;
  try {
    throwIfCancelled(context);
    await carryOut(session, input, context);
  } catch (thrown) {
    error = mapError(thrown);
  }
  if (error !== undefined && isGone(error)) {
    await session.revive(error, signal);
    // Whether it was done nobody knows; it is never done again without looking.
    error = new ContractError(
      "STALE_OBSERVATION",
      "The browser server went away during the act and was started again; look at the page before going on.",
    );
  }
  const { next, tabOpened } = await session.surviving(
    () => lookAfter(session, tabsBefore, signal),
    signal,
  );
  const effects = await effectsOf(session, { before, next, tabOpened }, signal);
  const waited =
    error === undefined && input.expect.length > 0
      ? await checkAll(session, input, before?.observation, next, effects, signal)
      : { checks: [], next };
  return finish(session, input, error, waited.checks, effects, waited.next);
}

/** An act that is refused before it begins leaves everything as it was. */
function notBegun(session: ExternalSession, input: ActInput): ContractError | undefined {
  const newest = session.current?.observation.observationId;
  if (newest !== input.observationId)
    return new ContractError(
      "STALE_OBSERVATION",
      `observationId ${input.observationId.slice(0, 40)} is not the newest${newest === undefined ? "; observe first" : ` (that is ${newest})`}.`,
    );
  try {
    checkActShape(input);
    return undefined;
  } catch (thrown) {
    return mapError(thrown);
  }
}

async function carryOut(
  session: ExternalSession,
  input: ActInput,
  context: CallContext,
): Promise<void> {
  const agreed = takeConfirmation(session, input);
  if (
    session.current?.dialog !== undefined &&
    !/^(dialog|switch_tab|close_tab)$/.test(input.action)
  )
    throw new ContractError("ELEMENT_OBSCURED", "A native dialog stands before the page.", {
      hint: "Answer it first: action dialog, value accept or dismiss.",
    });
  return input.target.kind === "page" && input.action !== "press"
    ? actOnPage(session, input, agreed, context)
    : actOnElement(session, input, agreed, context);
}

function takeConfirmation(session: ExternalSession, input: ActInput): string | undefined {
  if (input.confirm === undefined) return undefined;
  const yes = session.confirmations.redeem(input.confirm, input.observationId);
  return "digest" in yes ? yes.digest : undefined;
}

/** A tab that the page opened is followed, as a person would. */
async function lookAfter(
  session: ExternalSession,
  tabsBefore: number,
  signal: AbortSignal | undefined,
): Promise<{ next: Observation; tabOpened: number | undefined }> {
  await session.watcher.settled(session.link, signal);
  const view = await session.see(signal);
  const newest = session.tabs.at(-1);
  const opened =
    view.kind === "page" &&
    newest !== undefined &&
    session.tabs.length > Math.max(1, tabsBefore) &&
    !newest.active
      ? newest.index
      : undefined;
  if (opened !== undefined && session.link.has("tabs")) {
    await session.use("tabs", { action: "select", index: opened }, signal);
    await session.watcher.settled(session.link, signal);
  }
  return { next: await session.lookPlainly(signal), tabOpened: opened };
}
