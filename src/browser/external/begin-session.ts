import { ContractError } from "../../contract/errors.ts";
import { actInput, parseInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import type { CallContext, OpenInput } from "../port.ts";
import { defaultObserve } from "../session.ts";
import { externalAct } from "./external-act.ts";
import type { ExternalSession } from "./external-session.ts";

/** The first page of a session, by the same gate and policy as every later one. */
export async function begin(
  session: ExternalSession,
  url: string | undefined,
  context: CallContext,
): Promise<Observation> {
  if (url === undefined)
    return session.look(defaultObserve(session.id), { signal: context.signal });
  session.startUrl = url;
  const first = session.blank();
  const input = parseInput(actInput, {
    sessionId: session.id,
    observationId: first.observationId,
    action: "navigate",
    value: url,
  });
  const result = await externalAct(session, input, context);
  if (result.error !== undefined)
    throw new ContractError(result.error.code, result.error.message, {
      retryable: result.error.retryable,
      hint: result.error.hint,
    });
  const { changes: _, ...observation } = result.nextObservation ?? first;
  return observation;
}

/** Profiles and windows are the server's own business: a setting that would do nothing is refused. */
export function refuseOwnSettings(input: OpenInput): void {
  const set = (["profile", "cdp", "headed"] as const).find(
    (name) => input[name] !== undefined && input[name] !== false,
  );
  if (set === undefined) return;
  throw new ContractError(
    "CONTRACT_MISMATCH",
    `${set}: belongs to the own browser, not to a browser server`,
    {
      field: set,
      hint: "Give it to the server instead, in its own command or configuration.",
    },
  );
}
