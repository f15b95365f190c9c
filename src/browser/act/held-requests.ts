import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import type { Held } from "../effect-gate.ts";
import { originOf } from "../extract/affordance.ts";
import type { CallContext } from "../port.ts";
import { pagePicture } from "../screenshot.ts";
import type { Session } from "../session.ts";
import { disarm } from "./guarded.ts";
import { logDecision, passGate, type DangerAct } from "./gate.ts";

/** What the caller's confirmation, if there is one, is a yes to. What waits and is not meant by it is dropped. */
export async function takeConfirmation(
  session: Session,
  input: ActInput,
  { looking = false }: CallContext,
): Promise<{ agreed?: string; held?: Held }> {
  const { gate, confirmations } = session;
  // Waiting is to see what comes: it neither drops what waits nor ends what was allowed.
  const watching = input.action === "wait" && input.confirm === undefined;
  await gate.expire();
  const yes =
    input.confirm === undefined
      ? confirmations.forget()
      : confirmations.redeem(input.confirm, input.observationId);
  gate.begin({ watching, looking });
  if (yes !== undefined && "held" in yes) {
    if (yes.call !== callOf(input) || !gate.held.includes(yes.held))
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        yes.call === callOf(input)
          ? "The request that waited has been dropped."
          : "This act is not the one that was confirmed.",
      );
    logDecision(session, dangerOf(session, yes.held), "confirmed");
    return { held: yes.held };
  }
  if (!watching && gate.held.length > 0) {
    await gate.dropAll();
    // The act that set it off may have left its guard in a page that did not answer while its next document waited.
    await disarm(session.active, session.active.link?.frames() ?? []);
  }
  return yes === undefined ? {} : { agreed: yes.digest };
}

/** The gate by effect: what the act set off waits. Somebody is asked now, or the caller gets to confirm it. */
export async function askForHeld(
  session: Session,
  input: ActInput,
  context: CallContext,
  settle: () => Promise<void>,
): Promise<void> {
  const { gate } = session;
  for (let held = gate.held[0]; held !== undefined; held = gate.held[0]) {
    try {
      const yes = { held, call: callOf(input) };
      await passGate(session, dangerOf(session, held), undefined, context, yes);
    } catch (error) {
      // Without a way to confirm it later there is nothing to wait for.
      if (session.options.confirmations !== "echo") await gate.dropAll();
      throw error;
    }
    // Whoever has taken the mouse meanwhile has the page as it was, and sends it anew or not at all.
    if (!gate.held.includes(held))
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        "The request that waited has been dropped.",
      );
    await gate.release(held);
    await settle();
  }
}

function callOf({ target, action, value, text }: ActInput): string {
  return JSON.stringify([target, action, value ?? null, text ?? null]);
}

function dangerOf(session: Session, held: Held): DangerAct {
  const url = session.active.page.url();
  return {
    action: "request",
    url,
    risk: held.risk,
    deed: held.doing.deed,
    fields: held.fields,
    wide: held.wide,
    request: { method: held.method, url: held.url },
    facts: {
      origin: originOf(url),
      frameOrigin: "",
      document: "",
      action: "request",
      element: "",
      role: "",
      name: "",
      label: held.method,
      form: held.url,
      value: held.bodyHash,
    },
    picture: () => pagePicture(session.active),
  };
}
