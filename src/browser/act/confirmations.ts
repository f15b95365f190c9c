import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { ConfirmationOffer } from "../../contract/act-result.ts";
import { ContractError } from "../../contract/errors.ts";
import { digestText, type DigestFacts } from "../../contract/confirmation.ts";
import type { Held } from "../effect-gate.ts";

type Offer = {
  token: string;
  text: string;
  yes: Yes;
  epoch: string;
  until: number;
};

/** What a confirmation is a yes to: an act with this digest, or one request that waits, by the call that set it off. */
export type Yes = { digest: string } | { held: Held; call: string };

const LIFE_MS = 120_000;

export function digest(facts: DigestFacts): string {
  return createHash("sha256").update(digestText(facts)).digest("hex");
}

/**
 * The second step of a danger act: a token for exactly what was refused, good once, for two minutes and for the
 * observation that came with the refusal. A new refusal or a new observation makes the old token worthless.
 */
export class Confirmations {
  #offer: Offer | undefined;
  #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  offer(text: string, yes: Yes, epoch: string): ConfirmationOffer {
    const until = this.#now() + LIFE_MS;
    const token = `c_${randomBytes(12).toString("base64url")}`;
    this.#offer = { token, text, yes, epoch, until };
    return { token, text, expiresAt: new Date(until).toISOString() };
  }

  /** Takes the token out, so that no second call can use it, whatever comes of this one. */
  redeem(given: { token: string; text: string }, epoch: string): Yes {
    const offer = this.#offer;
    const invalid = (why: string): never => {
      throw new ContractError("SAFETY_CONFIRMATION_INVALID", why);
    };
    if (offer === undefined || !same(offer.token, given.token))
      return invalid("This confirmation is not known, or was used already.");
    this.#offer = undefined;
    if (this.#now() > offer.until) return invalid("This confirmation has expired.");
    if (offer.epoch !== epoch)
      return invalid("The page was looked at again since this confirmation was offered.");
    if (offer.text !== given.text)
      return invalid("The confirmation text is not the one that was offered.");
    return offer.yes;
  }

  forget(): undefined {
    this.#offer = undefined;
  }
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
