import { ContractError } from "../../contract/errors.ts";
import { digestOf, passGate, type DangerAct } from "../act/gate.ts";
import type { CallContext } from "../port.ts";
import type { ExternalSession } from "./external-session.ts";

/**
 * A yes for the act as it is now, by the same gate and card as in our own browser. A person may take minutes, so what
 * they agreed to is looked at once more before it is done.
 */
export async function askFirst(
  session: ExternalSession,
  danger: DangerAct,
  agreed: string | undefined,
  context: CallContext,
  lookAgain: () => Promise<DangerAct>,
): Promise<void> {
  if (danger.risk.level !== "danger") {
    if (agreed === undefined) return;
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "This act is not the one that was confirmed.",
    );
  }
  await passGate(session, danger, agreed, context);
  if (digestOf(session, await lookAgain()) !== digestOf(session, danger))
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "The element, its form or the page changed while the person was deciding.",
    );
}
