import type { EventData, EventDraft, Picture } from "../../src/runs/events.ts";
import { seal } from "../../src/runs/chain.ts";
import type { RunEvent } from "../../src/runs/events.ts";
import { sentenceOf } from "../../src/runs/reasons.ts";
import type { Evidence, Verdict } from "../../src/runs/verdict.ts";

export const SAMPLE_ID = "20261115-091530-streamly-4f2a";
const SITE = "https://www.streamly.example";

export function started(runId: string = SAMPLE_ID): EventData["run.started"] {
  return {
    runId,
    kind: "cancel",
    service: "streamly",
    title: "Streamly",
    url: `${SITE}/account`,
    goal: "Cancel the Streamly subscription at the end of the paid period",
    planner: "rules",
    approve: "ask",
    limits: { turns: 20, minutes: 10, usd: 5 },
    version: "0.1.0",
    schema: 1,
    startedAt: "2026-11-15T09:15:30.000Z",
    mode: "run",
    askedBy: "anna on laptop",
    timeZone: "Europe/Berlin",
  };
}

export const SAMPLE_EVIDENCE: Evidence[] = [
  {
    tier: "A",
    what: "Request answered after the click",
    seen: "POST https://www.streamly.example/api/membership/cancel 200",
  },
  {
    tier: "B",
    what: "Closing words on the last page",
    seen: "Your membership has been cancelled. You can keep watching until 14 December 2026.",
    url: `${SITE}/cancel/done`,
  },
  {
    tier: "B",
    what: "Reference number",
    seen: "Reference SL-7731-0042",
    url: `${SITE}/cancel/done`,
  },
  {
    tier: "C",
    what: "Account page, loaded afresh",
    seen: "Plan: Premium. Your membership ends on 14 December 2026. Restart membership",
    url: `${SITE}/account`,
  },
];

export function verdict(change: Partial<Verdict> = {}): Verdict {
  const base: Verdict = {
    runId: SAMPLE_ID,
    success: true,
    verified: true,
    outcome: "ends_on",
    reason: "completed",
    sentence: "",
    evidence: SAMPLE_EVIDENCE,
    turns: 8,
    finalUrl: `${SITE}/account`,
    state: "ACCOUNT_CANCELLED",
    error: null,
    approvals: [],
    offers: [
      {
        text: "Stay for half the price",
        price: "€6.99 a month",
        months: 3,
        thenPrice: "€13.99 a month",
        turn: 4,
      },
    ],
    patterns: [
      { kind: "confirm_shaming", text: "No thanks, I don't like saving money", turn: 4 },
      { kind: "swapped_emphasis", text: "Keep my plan", turn: 6 },
      { kind: "forced_survey", text: "Why are you leaving? (required)", turn: 5 },
    ],
    costUsd: 0,
    tokens: 0,
    proof: null,
    endDate: "2026-12-14",
    reference: "SL-7731-0042",
    title: "Streamly",
    ...change,
  };
  return { ...base, sentence: change.sentence ?? sentenceOf(base) };
}

export type Step = {
  path: string;
  title: string;
  state: string;
  action: string;
  role: string;
  name: string;
  value?: string;
  danger?: boolean;
  reason: string;
  fails?: string;
  expects: [kind: string, value: string];
};

export const SAMPLE_STEPS: Step[] = [
  {
    path: "/account",
    title: "Your account · Streamly",
    state: "ACCOUNT_ACTIVE",
    action: "click",
    role: "button",
    name: "Reject all",
    reason: "A consent banner covers the page.",
    expects: ["elementAbsent", "Reject all"],
  },
  {
    path: "/account",
    title: "Your account · Streamly",
    state: "ACCOUNT_ACTIVE",
    action: "click",
    role: "link",
    name: "Manage membership",
    reason: "The way to the membership settings.",
    expects: ["urlContains", "/membership"],
  },
  {
    path: "/membership",
    title: "Membership · Streamly",
    state: "ACCOUNT_ACTIVE",
    action: "click",
    role: "link",
    name: "Cancel membership",
    reason: "The way into the cancellation.",
    expects: ["urlContains", "/cancel"],
  },
  {
    path: "/cancel/offer",
    title: "Before you go · Streamly",
    state: "RETENTION_OFFER",
    action: "click",
    role: "button",
    name: "Continue to cancel",
    reason: "Declines the offer and goes on.",
    expects: ["urlContains", "/cancel/survey"],
  },
  {
    path: "/cancel/survey",
    title: "Tell us why · Streamly",
    state: "EXIT_SURVEY",
    action: "check",
    role: "radio",
    name: "I don't use it enough",
    reason: "The survey asks for an answer.",
    fails: "The button was covered by a chat bubble.",
    expects: ["elementPresent", "Next"],
  },
  {
    path: "/cancel/survey",
    title: "Tell us why · Streamly",
    state: "EXIT_SURVEY",
    action: "click",
    role: "button",
    name: "Next",
    reason: "Sends the survey.",
    expects: ["urlContains", "/cancel/confirm"],
  },
  {
    path: "/cancel/confirm",
    title: "Finish cancellation · Streamly",
    state: "FINAL_CONFIRMATION",
    action: "click",
    role: "button",
    name: "Finish cancellation",
    danger: true,
    reason: "The last step: it ends the membership.",
    expects: ["textPresent", "has been cancelled"],
  },
];

export type SamplePictures = {
  steps: (Picture | undefined)[];
  checkpoint?: Picture;
  final?: Picture;
};

/** A whole run: seven acts, one approval, a look at the account page, a verdict. */
export function sampleDrafts(
  pictures: SamplePictures = { steps: [] },
  end: Verdict = verdict(),
): EventDraft[] {
  const drafts: EventDraft[] = [{ type: "run.started", data: started() }];
  SAMPLE_STEPS.forEach((step, index) => {
    const turn = index + 1;
    const url = SITE + step.path;
    drafts.push(observed(turn, url, step.title, step.state, pictures.steps[index]));
    drafts.push({
      type: "decided",
      data: { turn, kind: "act", reason: step.reason, confidence: 0.93 },
    });
    const danger = step.danger === true;
    drafts.push({
      type: "gated",
      data: {
        turn,
        risk: danger ? "danger" : "safe",
        reason: danger ? "ends a subscription" : "",
        decision: danger ? "ask" : "pass",
      },
    });
    if (danger) drafts.push(...approval(turn, url, drafts.length, pictures.checkpoint));
    drafts.push({
      type: "acting",
      data: {
        turn,
        action: step.action,
        role: step.role,
        name: step.name,
        url,
        danger,
        ...(danger ? { approvalSeq: drafts.length } : {}),
      },
    });
    if (step.fails !== undefined) {
      drafts.push({
        type: "failed",
        data: { turn, code: "ELEMENT_OBSCURED", message: step.fails, tier: 1 },
      });
      drafts.push({ type: "recovered", data: { turn, how: "closed the chat bubble" } });
    }
    const [kind, value] = step.expects;
    drafts.push({
      type: "acted",
      data: {
        turn,
        ok: true,
        effects: { navigated: true, requests: [] },
        expectations: [{ kind, value, result: "matched", seen: value }],
      },
    });
  });
  drafts.push(
    observed(
      8,
      `${SITE}/account`,
      "Your account · Streamly",
      "ACCOUNT_CANCELLED",
      pictures.steps[7],
    ),
  );
  drafts.push({
    type: "decided",
    data: { turn: 8, kind: "complete", reason: "The account page shows an end date." },
  });
  drafts.push({
    type: "verified",
    data: { turn: 8, evidence: end.evidence, outcome: end.outcome },
  });
  drafts.push({ type: "spent", data: { turn: 8, costUsd: 0, tokens: 0 } });
  drafts.push({
    type: "run.finished",
    data: { verdict: end, ...(pictures.final === undefined ? {} : { screenshot: pictures.final }) },
  });
  return drafts;
}

function observed(
  turn: number,
  url: string,
  title: string,
  state: string,
  screenshot: Picture | undefined,
): EventDraft {
  return {
    type: "observed",
    data: {
      turn,
      observationId: `o${turn}`,
      url,
      title,
      state,
      confidence: 0.95,
      stateEvidence: ["heading"],
      ...(turn === 1
        ? {
            account: {
              plan: "Premium",
              price: "€13.99 a month",
              email: "a•••@example.org",
              nextBill: "14 December 2026",
            },
          }
        : {}),
      ...(screenshot === undefined ? {} : { screenshot }),
    },
  };
}

function approval(
  turn: number,
  url: string,
  before: number,
  screenshot: Picture | undefined,
): EventDraft[] {
  const text = `Click the button "Finish cancellation" on www.streamly.example.\nThis ends a subscription: Streamly Premium, €13.99 a month, account a•••@example.org.\nSends: POST https://www.streamly.example/api/membership/cancel`;
  return [
    {
      type: "approval.asked",
      data: {
        turn,
        text,
        card: { url, action: "click" },
        digest: "d1",
        ...(screenshot === undefined ? {} : { screenshot }),
      },
    },
    {
      type: "approval.given",
      data: {
        turn,
        askedSeq: before + 1,
        text,
        by: "anna at the terminal",
        answer: "approved",
        waitedMs: 14_200,
        digest: "d1",
      },
    },
  ];
}

/** Drafts as a sealed chain, a few seconds apart. */
export function sealAll(drafts: readonly EventDraft[]): { events: RunEvent[]; lines: string[] } {
  const events: RunEvent[] = [];
  const lines: string[] = [];
  const start = Date.parse("2026-11-15T09:15:30.000Z");
  for (const [index, draft] of drafts.entries()) {
    const { event, line } = seal(
      draft,
      new Date(start + index * 1_700).toISOString(),
      events.at(-1),
    );
    events.push(event);
    lines.push(line);
  }
  return { events, lines };
}
