import { newWords } from "../planners/state/same-words.ts";
import type { ActResult } from "../contract/act-result.ts";
import type { Observation } from "../contract/observation.ts";
import type { Detected } from "../planners/port.ts";
import type { Evidence, Outcome } from "../runs/verdict.ts";

/** What was seen around the last step, and what a fresh load says now. */
export type Trail = {
  /** The page just before the last step, and what the step did. */
  before: Observation | undefined;
  commit: ActResult | undefined;
  after: { observation: Observation; detected: Detected } | undefined;
  /** A fresh load of the account page; undefined where none could be reached. */
  fresh: { observation: Observation; detected: Detected } | undefined;
};

export type Finding = {
  evidence: Evidence[];
  verified: boolean;
  outcome: Outcome;
  contradicted: boolean;
  endDate?: string;
  reference?: string;
};

/** Failure is looked for before success, and what was on the page before the click is no evidence. */
export function weigh(trail: Trail): Finding {
  const evidence = [
    requestEvidence(trail.commit),
    wordsEvidence(trail),
    freshEvidence(trail),
  ].filter((one) => one !== undefined);
  const tiers = new Set(evidence.map((one) => one.tier));
  const active =
    trail.fresh?.detected.state === "ACCOUNT_ACTIVE" || trail.fresh?.detected.state === "FAILED";
  const failed = trail.after?.detected.state === "FAILED" || failedRequest(trail.commit);
  const reached = trail.fresh !== undefined && trail.fresh.detected.state !== "LOGIN_REQUIRED";
  const verified =
    !active &&
    (reached
      ? tiers.has("C")
      : !failed &&
        !pending(trail) &&
        tiers.has("A") &&
        tiers.has("B") &&
        trail.after?.detected.state !== "ACCOUNT_ACTIVE");
  const facts = { ...trail.after?.detected.facts, ...trail.fresh?.detected.facts };
  const endDate = trail.fresh?.detected.facts.endDate ?? trail.after?.detected.facts.endDate;
  return {
    evidence,
    verified,
    contradicted: active,
    outcome: verified
      ? endDate === undefined
        ? "cancelled"
        : "ends_on"
      : active
        ? "still_active"
        : pending(trail)
          ? "pending_confirmation"
          : "unknown",
    ...(endDate === undefined ? {} : { endDate }),
    ...(facts.reference === undefined ? {} : { reference: facts.reference }),
  };
}

function requestEvidence(commit: ActResult | undefined): Evidence | undefined {
  const sent = commit?.effects.requests.find(
    (request) =>
      !request.held &&
      request.method !== "GET" &&
      request.status !== undefined &&
      request.status >= 200 &&
      request.status < 400,
  );
  return sent === undefined
    ? undefined
    : {
        tier: "A",
        what: "the last step's request was accepted",
        seen: `${sent.method} ${sent.url} answered ${sent.status}`,
      };
}

function failedRequest(commit: ActResult | undefined): boolean {
  const sent =
    commit?.effects.requests.filter((request) => !request.held && request.method !== "GET") ?? [];
  return (
    sent.length > 0 &&
    sent.every((request) => request.status !== undefined && request.status >= 400)
  );
}

/** Closing words, an end date or a reference that were not on the page before the last step. */
function wordsEvidence({ before, after }: Trail): Evidence | undefined {
  if (
    after === undefined ||
    (after.detected.state !== "COMPLETE" && after.detected.state !== "ACCOUNT_CANCELLED")
  )
    return undefined;
  const { closingWords, reference, endDate } = newWords(
    before,
    after.observation,
    after.detected.facts,
  );
  const fresh = closingWords ?? reference ?? endDate;
  return fresh === undefined
    ? undefined
    : {
        tier: "B",
        what: "words that were not there before the last step",
        seen: fresh,
        url: after.observation.page.url,
      };
}

function freshEvidence({ fresh }: Trail): Evidence | undefined {
  if (fresh?.detected.state !== "ACCOUNT_CANCELLED" && fresh?.detected.state !== "COMPLETE")
    return undefined;
  return {
    tier: "C",
    what: "a fresh load of the account page agrees",
    seen:
      fresh.detected.facts.closingWords ??
      fresh.detected.facts.endDate ??
      fresh.detected.evidence[0] ??
      "the subscription is shown as ended",
    url: fresh.observation.page.url,
  };
}

function pending({ after, fresh }: Trail): boolean {
  return [after, fresh].some(
    (seen) =>
      seen?.detected.facts.interim !== undefined || seen?.detected.facts.wall === "email_link",
  );
}
