import type { PageState } from "../../contract/words.ts";
import type { PageFindings } from "../port.ts";
import type { Claim } from "./claims.ts";
import { offerIn } from "./offer.ts";
import { planIn } from "./plan.ts";
import { all, inHead, isHead, type Reading } from "./reading.ts";
import { referenceIn } from "./reference.ts";
import { wallOf } from "./wall.ts";

const EMAIL = /[\p{L}\p{N}*•._%+-]{1,64}@[\p{L}\p{N}*•-]+(?:\.[\p{L}\p{N}*•-]+)+/u;

const first = (claims: Claim[]): Claim | undefined =>
  claims.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line)[0];
const rank = (claim: Claim): number =>
  claim.place === "heading" && isHead(claim)
    ? 0
    : claim.place === "message"
      ? 1
      : claim.place === "body"
        ? 2
        : 3;

const DATED = new Set<PageState>(["COMPLETE", "ACCOUNT_CANCELLED", "FINAL_CONFIRMATION"]);
const OVER = new Set<PageState>(["COMPLETE", "ACCOUNT_CANCELLED"]);

const LAST_ONE =
  /(?<!\p{L})(?:last|final|letzte[rsnm]?|dernier|dernière|últim[oa]|ultim[oa]|laatste|ostatni[aey]?|sista)\s(?!day|tag|jour|día|dia|giorno|dag)|最後の|最終(?!日)/iu;

function endDateIn(r: Reading): string | undefined {
  // "Cancelled on 3 May" tells when it was done, not when it ends.
  const kinds = ["ending", "closing", "maybeEnding"] as const;
  for (const kind of kinds) {
    const claims = all(r, kind).filter((claim) => claim.dates.length > 0 && !claim.aside);
    // "Your last crate ships on 25 November" over "Ends on 30 November": what comes last is not when it ends.
    const dated = claims.find((claim) => !LAST_ONE.test(claim.quote)) ?? claims[0];
    const date = dated && (dated.endDate ?? dated.dates[0]);
    if (date) return date;
  }
  return undefined;
}

/** What the page says about the subscription. `text` is everything on it, for what is no sentence. */
export function findingsOf(
  r: Reading,
  state: PageState,
  text: string,
  biller?: string,
): PageFindings {
  const over = OVER.has(state);
  const closing = first([...all(r, "done"), ...all(r, "closing")]);
  const interim = first([...inHead(r, "interim"), ...all(r, "interim")]);
  const nextBill = all(r, "renews").find((claim) => claim.dates.length > 0 && !claim.aside)
    ?.dates[0];
  const found: { [K in keyof PageFindings]: PageFindings[K] | undefined } = {
    biller,
    closingWords:
      over || state === "UNKNOWN" || state === "EXIT_SURVEY" ? closing?.quote : undefined,
    endDate: DATED.has(state) || interim ? endDateIn(r) : undefined,
    reference: referenceIn(text),
    ...(state === "RETENTION_OFFER" || state === "UNKNOWN" ? {} : planIn(r)),
    nextBill,
    account: EMAIL.exec(text)?.[0],
    ...wallOf(r, state),
    offer: state === "RETENTION_OFFER" ? offerIn(r) : undefined,
    interim: over ? undefined : interim?.quote,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
