import { ContractError } from "../../contract/errors.ts";
import { confirmationText, type DigestFacts } from "../../contract/confirmation.ts";
import type { ActInput } from "../../contract/input.ts";
import type { DangerKind, Risk } from "../../contract/risk/risk.ts";
import type { ApprovalCard, CallContext, Decision } from "../port.ts";
import type { Session } from "../session.ts";
import { digest } from "./confirmations.ts";

/** A danger act, described by facts of the page as it is now. */
export type DangerAct = {
  action: string;
  role?: string;
  name?: string;
  url: string;
  frameOrigin?: string;
  risk: Risk;
  request?: { method: string; url: string };
  facts: Omit<DigestFacts, "sessionId" | "epoch">;
  picture?: () => Promise<Buffer | undefined>;
};

/** Thrown when a danger act has no yes; carries what an echoing caller needs to give one. */
export class ConfirmationNeeded extends ContractError {
  readonly text: string;
  readonly digest: string;

  constructor(text: string, digestValue: string, message: string, hint: string) {
    super("SAFETY_CONFIRMATION_REQUIRED", message, { hint });
    this.text = text;
    this.digest = digestValue;
  }
}

const HINTS = {
  echo: "Nothing has been done. If the person you act for wants this, call again with `confirm`.",
  deny: "Nothing has been done, and nobody may confirm it here: the server was started with confirmations off.",
  unreachable:
    "Nothing has been done: a person must agree and none can be asked here. Tell the person; they can do it themselves, or start the server with --confirmations echo.",
  rejected: "Nothing has been done: the person said no. Do not try it in another way.",
} as const;

/**
 * The gate by element. Answers only when there is a yes for exactly this: by a token that carries its digest, or by a
 * person who is asked now. After a person was asked the caller must look again, since they may have taken minutes.
 */
export async function passGate(
  session: Session,
  act: ActInput,
  danger: DangerAct,
  redeemed: string | undefined,
  context: CallContext,
): Promise<"confirmed" | "asked"> {
  const bound = digest({ sessionId: session.id, epoch: "", ...danger.facts });
  const log = (decision: string): void =>
    session.options.log({
      event: "gate.decision",
      sessionId: session.id,
      action: act.action,
      element: session.options.redactor.text(`${danger.role ?? ""} ${danger.name ?? ""}`.trim()),
      reason: danger.risk.reason,
      decision,
    });
  if (redeemed !== undefined) {
    if (redeemed === bound) {
      log("confirmed");
      return "confirmed";
    }
    log("changed");
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "The element, its form or the page is no longer what was confirmed.",
    );
  }
  const text = session.options.redactor.text(textOf(danger));
  const needed = (hint: string): ConfirmationNeeded =>
    new ConfirmationNeeded(text, bound, `This needs a person's yes: ${text}`, hint);
  if (session.options.confirmations !== "ask") {
    log("required");
    throw needed(HINTS[session.options.confirmations]);
  }
  const decision = await ask(session, danger, text, context);
  log(decision);
  if (decision === "approved") return "asked";
  throw needed(HINTS[decision]);
}

async function ask(
  session: Session,
  danger: DangerAct,
  text: string,
  context: CallContext,
): Promise<Decision> {
  const approver = context.approver ?? session.options.approver;
  if (approver === undefined) return "unreachable";
  const { redactor } = session.options;
  const card: ApprovalCard = {
    sessionId: session.id,
    text,
    action: danger.action,
    element:
      danger.role === undefined
        ? undefined
        : { role: danger.role, name: redactor.text(danger.name ?? "") },
    url: redactor.url(danger.url),
    frameOrigin: danger.frameOrigin,
    reason: danger.risk.reason,
    kinds: danger.risk.kinds,
    request:
      danger.request === undefined
        ? undefined
        : { method: danger.request.method, url: redactor.url(danger.request.url) },
    picture: await danger.picture?.(),
  };
  return approver(card, context.signal ?? new AbortController().signal);
}

export function textOf(danger: {
  action: string;
  role?: string;
  name?: string;
  url: string;
  risk: { reason: string; kinds: DangerKind[] };
  request?: { method: string; url: string };
}): string {
  return confirmationText({
    action: danger.action,
    url: danger.url,
    reason: danger.risk.reason,
    kinds: danger.risk.kinds,
    ...(danger.role === undefined ? {} : { role: danger.role }),
    ...(danger.name === undefined ? {} : { name: danger.name }),
    ...(danger.request === undefined
      ? {}
      : { goesTo: `${danger.request.method} ${danger.request.url}` }),
  });
}
