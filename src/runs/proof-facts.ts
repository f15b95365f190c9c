import { CHAIN_START } from "./chain.ts";
import type { Account, EventData, EventOf, Picture, RunEvent } from "./events.ts";
import { cut } from "./markup.ts";
import { proofSteps, type ProofStep } from "./proof-steps.ts";
import { factOf, sentenceOf } from "./reasons.ts";
import {
  isSupported,
  type Evidence,
  type Offer,
  type PatternMet,
  type Verdict,
} from "./verdict.ts";

/** confirmed: by the site. open: nobody knows. unchanged: it goes on. trial: nothing was meant to happen. */
export type Tone = "confirmed" | "open" | "unchanged" | "trial";

const LONGEST_SENTENCE = 1_000;

export type ProofApproval = {
  askedAt: string;
  answeredAt: string | undefined;
  text: string;
  by: string | undefined;
  answer: string | undefined;
  waitedMs: number | undefined;
  digest: string | undefined;
  picture: Picture | undefined;
};

export type ProofFacts = {
  runId: string;
  tone: Tone;
  sentence: string;
  /** What the site calls itself, with its address where that is all one has; else what it was called at the start. */
  site: string | undefined;
  started: EventData["run.started"] | undefined;
  startedAt: string | undefined;
  finishedAt: string | undefined;
  timeZone: string;
  verdict: Verdict | undefined;
  before: { account: Account; state: string; at: string; url: string } | undefined;
  evidence: Evidence[];
  approvals: ProofApproval[];
  offers: Offer[];
  /** What was answered to the site's own questions. */
  answers: string[];
  patterns: PatternMet[];
  steps: ProofStep[];
  final: { picture: Picture; at: string; url: string | undefined } | undefined;
  chain: { events: number; firstHash: string; lastHash: string };
};

/** Reads a run's events into what a proof shows. Pure, and true also of a run that failed or has no end. */
export function proofFacts(events: readonly RunEvent[]): ProofFacts {
  const started = events.find((event) => event.type === "run.started");
  const finished = events.findLast((event) => event.type === "run.finished");
  const verdict = finished?.data.verdict;
  const evidence = allEvidence(events, verdict);
  const tone = toneOf(verdict, evidence);
  return {
    runId: started?.data.runId ?? verdict?.runId ?? "unknown",
    tone,
    // A name that a page or a file gave may be as long as it likes; the document stays one that can be opened.
    sentence: cut(sentenceFor(tone, verdict, started?.data), LONGEST_SENTENCE),
    site: verdict?.title ?? started?.data.title ?? started?.data.service,
    started: started?.data,
    startedAt: started?.data.startedAt ?? events[0]?.at,
    finishedAt: finished?.at,
    timeZone: started?.data.timeZone ?? "UTC",
    verdict,
    before: accountBefore(events),
    evidence,
    approvals: approvalsOf(events),
    offers: verdict?.offers ?? [],
    answers: verdict?.answers ?? [],
    patterns: verdict?.patterns ?? [],
    steps: proofSteps(events),
    final: finalPicture(events),
    chain: {
      events: events.length,
      firstHash: events[0]?.hash ?? CHAIN_START,
      lastHash: events.at(-1)?.hash ?? CHAIN_START,
    },
  };
}

function toneOf(verdict: Verdict | undefined, evidence: readonly Evidence[]): Tone {
  if (verdict === undefined) return "open";
  if (verdict.mode === "dry-run" || verdict.mode === "rehearse") return "trial";
  // Not the flag alone: a proof claims what its own evidence carries.
  if (verdict.success && verdict.verified && isSupported(evidence, verdict.kind))
    return "confirmed";
  if (verdict.success || verdict.outcome === "unknown") return "open";
  const claimed = ["cancelled", "ends_on", "already_cancelled", "pending_confirmation"];
  return claimed.includes(verdict.outcome) ? "open" : "unchanged";
}

function sentenceFor(
  tone: Tone,
  verdict: Verdict | undefined,
  started: EventData["run.started"] | undefined,
): string {
  if (verdict === undefined) {
    if (started?.kind === "run")
      return "The run has no result. The site did not confirm that the task is done.";
    const plan = started?.title ?? "the subscription";
    return `The run has no result. The site did not confirm that ${plan} is cancelled.`;
  }
  const title = verdict.title ?? started?.title;
  const told = { ...verdict, ...(title === undefined ? {} : { title }) };
  if (tone === "confirmed") return verdict.sentence || sentenceOf(told);
  return tone === "trial" ? sentenceOf(told) : factOf({ ...told, success: false, verified: false });
}

function allEvidence(events: readonly RunEvent[], verdict: Verdict | undefined): Evidence[] {
  const timed = events.flatMap((event) =>
    event.type === "verified" ? event.data.evidence.map((one) => ({ at: event.at, ...one })) : [],
  );
  if (verdict === undefined) return timed;
  // What the verdict stands on; the time is in the event that found it.
  return verdict.evidence.map(
    (one) => timed.findLast((two) => two.tier === one.tier && two.seen === one.seen) ?? one,
  );
}

/** The account as it was seen last before the first act that needed a yes. */
function accountBefore(events: readonly RunEvent[]): ProofFacts["before"] {
  let before: ProofFacts["before"];
  for (const event of events) {
    if (event.type === "acting" && event.data.danger) break;
    if (event.type !== "observed" || event.data.account === undefined) continue;
    const account = { ...before?.account, ...known(event.data.account) };
    before = { account, state: event.data.state, at: event.at, url: event.data.url };
  }
  return before;
}

function known(account: Account): Account {
  return Object.fromEntries(Object.entries(account).filter(([, value]) => value !== undefined));
}

function approvalsOf(events: readonly RunEvent[]): ProofApproval[] {
  const asked = events.filter((event) => event.type === "approval.asked");
  const given = events.filter((event) => event.type === "approval.given");
  return asked.map((question) => {
    const answer = given.find((one) => answers(one, question, asked));
    return {
      askedAt: question.at,
      answeredAt: answer?.at,
      text: question.data.text,
      by: answer?.data.by,
      answer: answer?.data.answer,
      waitedMs: answer?.data.waitedMs,
      digest: question.data.digest,
      picture: question.data.screenshot,
    };
  });
}

function answers(
  given: EventOf<"approval.given">,
  question: EventOf<"approval.asked">,
  asked: readonly EventOf<"approval.asked">[],
): boolean {
  const askedSeq = given.data.askedSeq ?? asked.findLast((one) => one.seq < given.seq)?.seq;
  return askedSeq === question.seq;
}

function finalPicture(events: readonly RunEvent[]): ProofFacts["final"] {
  const event = events.findLast(
    (one) =>
      (one.type === "run.finished" || one.type === "verified") && one.data.screenshot !== undefined,
  );
  if (event?.type !== "run.finished" && event?.type !== "verified") return undefined;
  if (event.data.screenshot === undefined) return undefined;
  const url = events.findLast((one) => one.seq <= event.seq && one.type === "observed");
  return {
    picture: event.data.screenshot,
    at: event.at,
    url: url?.type === "observed" ? url.data.url : undefined,
  };
}
