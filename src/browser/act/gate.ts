import { ContractError } from "../../contract/errors.ts";
import {
  confirmationText,
  plainRole,
  quoted,
  type DigestFacts,
} from "../../contract/confirmation.ts";
import type { Box } from "../../contract/observation.ts";
import type { Risk } from "../../contract/risk.ts";
import type { Deed } from "../../reading/deed.ts";
import type { ApprovalCard, CallContext, Decision } from "../port.ts";
import type { Session } from "../session.ts";
import { digest, type Yes } from "./confirmations.ts";

/** What the gate needs of a session, whoever drives its browser. */
export type Gated = {
  id: string;
  options: Pick<Session["options"], "redactor" | "confirmations" | "approver" | "log">;
};

/** What the person sees of it, and where in that the control is. */
export type CardPicture = { data: Buffer; mark?: Box };

/** A danger act, described by facts of the page as it is now. */
export type DangerAct = {
  action: string;
  role?: string;
  name?: string;
  /** The control that the act really sets off, where that is another one. */
  through?: { role: string; name: string };
  url: string;
  frameOrigin?: string;
  risk: Risk;
  request?: { method: string; url: string };
  /** What the act stands for, or the one that set the request off. */
  deed?: Deed;
  fields?: [name: string, value: string][];
  wide?: boolean;
  /** What it sends passes the gate by effect. */
  heldAfter?: boolean;
  facts: Omit<DigestFacts, "sessionId" | "epoch">;
  picture?: () => Promise<CardPicture | undefined>;
};

/** Thrown when a danger act has no yes; carries what an echoing caller needs to give one. */
export class ConfirmationNeeded extends ContractError {
  readonly text: string;
  readonly yes: Yes;

  constructor(text: string, yes: Yes, hint: string) {
    super("SAFETY_CONFIRMATION_REQUIRED", `This needs a person's yes: ${text}`, { hint });
    this.text = text;
    this.yes = yes;
  }
}

export function digestOf(session: Gated, danger: DangerAct): string {
  // The epoch is bound by the token itself, which is good for the observation that came with it and no other.
  return digest({ sessionId: session.id, epoch: "", ...danger.facts });
}

const HINTS = {
  echo: "Nothing has been done. If the person you act for wants this, call again with `confirm`.",
  deny: "Nothing has been done, and nobody may confirm it here: the server was started with confirmations off.",
  unreachable:
    "Nothing has been done: a person must agree and none can be asked here. Tell the person; they can do it themselves, or start the server with --confirmations echo.",
  rejected: "Nothing has been done: the person said no. Do not try it in another way.",
} as const;

/**
 * Answers only when there is a yes for exactly this: by a digest that was agreed to, or by a person who is asked now.
 * After a person was asked the caller must look again, since they may have taken minutes.
 */
export async function passGate(
  session: Gated,
  danger: DangerAct,
  agreed: string | undefined,
  context: CallContext,
  yes: Yes = { digest: digestOf(session, danger) },
): Promise<"confirmed" | "asked" | "press"> {
  const log = (decision: string): void => logDecision(session, danger, decision);
  if (agreed !== undefined) {
    if (agreed === digestOf(session, danger)) {
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
  if (session.options.confirmations !== "ask") {
    log("required");
    throw new ConfirmationNeeded(text, yes, HINTS[session.options.confirmations]);
  }
  const decision = await ask(session, danger, text, context);
  log(decision);
  throwIfCancelled(context);
  if (decision === "approved") return "asked";
  if (decision === "press" && danger.heldAfter === true) return "press";
  throw new ConfirmationNeeded(text, yes, HINTS[decision === "press" ? "rejected" : decision]);
}

export function logDecision(session: Gated, danger: DangerAct, decision: string): void {
  session.options.log({
    event: "gate.decision",
    sessionId: session.id,
    action: danger.action,
    element: session.options.redactor.text(`${danger.role ?? ""} ${danger.name ?? ""}`.trim()),
    reason: danger.risk.reason,
    decision,
  });
}

export function throwIfCancelled(context: CallContext): void {
  if (context.signal?.aborted === true)
    throw new ContractError("CANCELLED", "The call was cancelled before anything was done.");
}

async function ask(
  session: Gated,
  danger: DangerAct,
  text: string,
  context: CallContext,
): Promise<Decision | "press"> {
  const approver = context.approver ?? session.options.approver;
  if (approver === undefined) return "unreachable";
  const card = cardOf(session, danger, text, await danger.picture?.());
  const signal = context.signal ?? new AbortController().signal;
  const { promise: cancelled, resolve } = Promise.withResolvers<Decision>();
  const stop = (): void => resolve("unreachable");
  signal.addEventListener("abort", stop, { once: true });
  try {
    if (signal.aborted) return "unreachable";
    // Whoever asks may not listen to the signal; a call that was cancelled must end all the same.
    return await Promise.race([approver(card, signal), cancelled]);
  } catch (error) {
    session.options.log({
      event: "gate.approver_failed",
      sessionId: session.id,
      error: String(error).slice(0, 200),
    });
    return "unreachable";
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

const ADDRESS_MAX = 300;

function cardOf(
  session: Gated,
  danger: DangerAct,
  text: string,
  picture: CardPicture | undefined,
): ApprovalCard {
  const { redactor } = session.options;
  const address = (url: string): string => quoted(redactor.url(url), ADDRESS_MAX);
  return {
    sessionId: session.id,
    text,
    action: danger.action,
    element:
      danger.role === undefined
        ? undefined
        : { role: plainRole(danger.role), name: quoted(redactor.text(danger.name ?? ""), 80) },
    url: address(danger.url),
    frameOrigin: danger.frameOrigin === undefined ? undefined : address(danger.frameOrigin),
    reason: danger.risk.reason,
    code: danger.risk.code,
    kinds: danger.risk.kinds,
    request:
      danger.request === undefined
        ? undefined
        : { method: danger.request.method, url: address(danger.request.url) },
    picture: picture?.data,
    ...(picture?.mark === undefined ? {} : { mark: picture.mark }),
    ...shownOf(session, danger),
  };
}

const FIELDS_MAX = 12;
const SECRET =
  /pass|pwd|secret|token|csrf|xsrf|nonce|auth|session|cookie|card.?n|cvv|cvc|iban|ssn|otp|pin$|signature|hash/i;

/** What a person can read of it. */
function shownOf(
  { options: { redactor } }: Gated,
  { action, deed, fields = [], wide, heldAfter, risk }: DangerAct,
): Pick<
  ApprovalCard,
  "control" | "group" | "amounts" | "fields" | "wide" | "neutral" | "heldAfter"
> {
  const shown = (text: string, max: number): string => quoted(redactor.text(text), max);
  return {
    ...(deed === undefined || deed.words === "" ? {} : { control: shown(deed.words, 120) }),
    ...(deed === undefined || deed.group === "" ? {} : { group: shown(deed.group, 120) }),
    ...(deed === undefined || deed.amounts.length === 0
      ? {}
      : { amounts: deed.amounts.slice(0, 5).map((amount) => shown(amount, 30)) }),
    ...(fields.length === 0
      ? {}
      : {
          fields: fields
            .filter(([name, value]) => name !== "" || value !== "")
            .slice(0, FIELDS_MAX)
            .map(([name, value]): [string, string] => [
              shown(name, 40),
              SECRET.test(name) ? "•••" : shown(value, 60),
            ]),
        }),
    ...(wide === true ? { wide } : {}),
    ...(heldAfter === true ? { heldAfter } : {}),
    ...(action === "request" && isNeutral(risk, deed) ? { neutral: true } : {}),
  };
}

function isNeutral({ kinds }: Risk, deed: Deed | undefined): boolean {
  if (deed === undefined || deed.sense === "final" || deed.amounts.length > 0) return false;
  return deed.risk.level !== "danger" && kinds.every((kind) => kind === "unclear_commit");
}

function textOf({ risk, request, deed, ...danger }: DangerAct): string {
  return confirmationText({
    ...danger,
    ...(danger.action === "request" && deed !== undefined && deed.words !== ""
      ? { setOffBy: deed.words }
      : {}),
    ...(deed === undefined || deed.group === "" ? {} : { group: deed.group }),
    reason: risk.reason,
    kinds: risk.kinds,
    ...(request === undefined ? {} : { goesTo: `${request.method} ${request.url}` }),
  });
}
