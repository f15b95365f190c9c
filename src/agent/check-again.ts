import { setTimeout as sleep } from "node:timers/promises";
import type { Browsers, OpenInput } from "../browser/port.ts";
import { ContractError } from "../contract/errors.ts";
import type { Detected } from "../planners/port.ts";
import { detectState } from "../planners/state/detect.ts";
import { pageOf } from "../reading/block/labelled-page.ts";
import { stillPaid } from "../reading/block/read-end.ts";
import type { Service } from "../services/service.ts";

/** held: the site still says it is over. running: it bills again. The rest is said as what it is, never rounded up. */
export type CheckOutcome = "held" | "running" | "signed_out" | "could_not_look" | "unclear";

export type CheckFinding = {
  outcome: CheckOutcome;
  /** The site's own words, "" where it has none that say so; or why nobody could look. */
  seen: string;
  url: string;
  picture: Buffer | undefined;
};

export type CheckInput = {
  browsers: Browsers;
  service: Service;
  /** Where the subscription stood, the best first. */
  urls: string[];
  open: Omit<OpenInput, "url">;
  signal: AbortSignal;
  now: number;
};

const OWNER = "check";
const LOOK_MS = 500;
const LOOKS = 14;

/** Looks at the account once more and presses nothing. */
export async function checkAgain(input: CheckInput): Promise<CheckFinding> {
  let last: CheckFinding | undefined;
  for (const url of input.urls) {
    const found = await lookAt(input, url);
    if (found.outcome === "held" || found.outcome === "running") return found;
    last = rank(found) > rank(last) ? found : last;
  }
  return (
    last ?? { outcome: "could_not_look", seen: "no address is known", url: "", picture: undefined }
  );
}

const ORDER: CheckOutcome[] = ["could_not_look", "unclear", "signed_out"];
const rank = (found: CheckFinding | undefined): number =>
  found === undefined ? -1 : ORDER.indexOf(found.outcome);

async function lookAt(
  { browsers, service, open, signal, now }: CheckInput,
  url: string,
): Promise<CheckFinding> {
  let sessionId: string | undefined;
  try {
    const context = { signal, drawn: true };
    ({ sessionId } = await browsers.open({ ...open, guard: "strict", url }, OWNER, context));
    const id = sessionId;
    const look = async () => {
      const observation = await browsers.observe({ sessionId: id, mode: "full" }, OWNER, context);
      return { observation, detected: detectState(observation, service) };
    };
    // Two equal looks in a row that say something: pages draw themselves late.
    let before = await look();
    for (let at = 0; at < LOOKS; at += 1) {
      await sleep(LOOK_MS, undefined, { signal });
      const next = await look();
      const still = next.detected.state === before.detected.state && at > 1;
      before = next;
      if (still && next.detected.state !== "UNKNOWN") break;
    }
    const { observation, detected } = before;
    const paid = stillPaid(pageOf(observation), now)[0]?.quote;
    const picture = await browsers
      .screenshot({ sessionId: id, fullPage: true }, OWNER, { signal })
      .then(({ data }) => data)
      .catch(() => undefined);
    return { ...judge(detected, paid), url: observation.page.url, picture };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { outcome: "could_not_look", seen: error.message, url, picture: undefined };
  } finally {
    if (sessionId !== undefined) await browsers.close(sessionId, OWNER).catch(() => undefined);
  }
}

function judge(
  { state, facts }: Detected,
  paid: string | undefined,
): Pick<CheckFinding, "outcome" | "seen"> {
  // The site's own words or none: what speaks for a state is told in ours.
  const words = facts.closingWords ?? facts.nextBill ?? "";
  switch (state) {
    case "LOGIN_REQUIRED":
      return { outcome: "signed_out", seen: words };
    case "ACCOUNT_ACTIVE":
      return { outcome: "running", seen: paid ?? words };
    case "ACCOUNT_CANCELLED":
    case "COMPLETE":
      // "Ended" in one place and a payment to come in another: that is not settled by us.
      return paid === undefined
        ? { outcome: "held", seen: words }
        : { outcome: "unclear", seen: paid };
    default:
      return { outcome: "unclear", seen: words };
  }
}
