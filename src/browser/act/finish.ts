import type { ActEffects, ActResult, CheckedExpectation } from "../../contract/act-result.ts";
import type { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import type { Confirmations } from "./confirmations.ts";
import { ConfirmationNeeded, type Gated } from "./gate.ts";

type Answering = Gated & { confirmations: Pick<Confirmations, "offer"> };

/** The answer of an act, whoever drives the browser: what an echoing caller may confirm goes with it. */
export function finish(
  session: Answering,
  input: ActInput,
  error: ContractError | undefined,
  expectations: CheckedExpectation[],
  effects: ActEffects,
  next: Observation | undefined,
): ActResult {
  const { options, confirmations } = session;
  const confirmation =
    error instanceof ConfirmationNeeded && options.confirmations === "echo" && next !== undefined
      ? confirmations.offer(error.text, error.yes, next.observationId)
      : undefined;
  if (error !== undefined)
    options.log({
      event: "act.failed",
      sessionId: session.id,
      action: input.action,
      code: error.code,
    });
  const result: ActResult = {
    ok: error === undefined,
    did: `${input.action}${input.target.kind === "element" ? ` ${input.target.actionId}` : ""}`,
    ...(error === undefined ? {} : { error: error.data() }),
    ...(confirmation === undefined ? {} : { confirmation }),
    expectations,
    effects,
  };
  // The observation was redacted when it was made.
  return {
    ...options.redactor.deep(result),
    ...(next === undefined ? {} : { nextObservation: next }),
  };
}
