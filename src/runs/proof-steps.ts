import type { Picture, RunEvent } from "./events.ts";
import { stepWords } from "./step-words.ts";

export type StepCheck = {
  words: string;
  result: "matched" | "not_matched" | "unknown";
  seen: string;
};

export type ProofStep = {
  turn: number;
  /** A look at the account afterwards, to see whether it is so. */
  check: boolean;
  at: string;
  url: string;
  title: string;
  state: string;
  did: string;
  danger: boolean;
  reason: string;
  result: "done" | "failed" | "unfinished" | "looked";
  checks: StepCheck[];
  remarks: string[];
  picture: Picture | undefined;
};

/** One step a turn, put together from its events. */
export function proofSteps(events: readonly RunEvent[]): ProofStep[] {
  const steps: ProofStep[] = [];
  let step: ProofStep | undefined;
  let claimed = false;
  for (const event of events) {
    switch (event.type) {
      case "observed": {
        const { turn, url, title, state, screenshot, stateEvidence } = event.data;
        claimed &&= step?.turn === turn;
        if (step?.turn === turn && !claimed) {
          step.picture ??= screenshot;
          break;
        }
        step = { ...EMPTY, turn, at: event.at, url, title, state, picture: screenshot };
        if (claimed) {
          step.check = true;
          step.did = CHECKED;
          step.reason = saidOf(stateEvidence);
        }
        step.checks = [];
        step.remarks = [];
        steps.push(step);
        break;
      }
      case "decided":
        // What is looked at after a claim that it is over is the check of that claim.
        claimed = event.data.kind === "end";
        if (step !== undefined) {
          step.reason = event.data.reason;
          if (step.result === "looked") step.did = DECISIONS[event.data.kind] ?? LOOKED;
        }
        break;
      case "acting":
        if (step !== undefined) {
          step.did = stepWords(event.data, "after");
          step.danger = event.data.danger;
          step.at = event.at;
          step.result = "unfinished";
        }
        break;
      case "acted":
        if (step !== undefined) {
          step.result = event.data.ok ? "done" : "failed";
          step.checks = (event.data.expectations ?? []).flatMap(checkOf);
          if (event.data.error !== undefined) step.remarks.push(event.data.error.message);
        }
        break;
      case "failed":
        step?.remarks.push(event.data.message);
        break;
      case "recovered":
        step?.remarks.push(`Recovered: ${event.data.how}`);
        break;
      case "run.started":
      case "gated":
      case "approval.asked":
      case "approval.given":
      case "verified":
      case "note":
      case "spent":
      case "run.finished":
      case "unknown":
        break;
    }
  }
  return steps;
}

const LOOKED = "Looked at the page";
const CHECKED = "Loaded the page afresh, to see whether it is so";

const EMPTY = {
  check: false,
  did: LOOKED,
  danger: false,
  reason: "",
  result: "looked",
  checks: [],
  remarks: [],
} as const satisfies Partial<ProofStep> & { checks: []; remarks: [] };

/** What the page said, without the code that stands before it. */
function saidOf(evidence: unknown): string {
  const first: unknown = Array.isArray(evidence) ? evidence[0] : undefined;
  return typeof first === "string" ? first.replace(/^[\w -]+: /, "") : "";
}

const DECISIONS: Record<string, string> = {
  wait: "Waited for the page",
  complete: "Saw that the flow was at its end",
  done: "Saw that the flow was at its end",
  ask: "Asked the person",
  stuck: "Found no way on",
  stop: "Stopped",
};

const EXPECTED: Record<string, string> = {
  urlContains: "the address contains",
  urlMatches: "the address is like",
  titleContains: "the title contains",
  textPresent: "the page says",
  textAbsent: "the page no longer says",
  modalOpened: "a dialog opened",
  modalClosed: "the dialog closed",
  bannerContains: "a message says",
  elementPresent: "the page shows",
  elementAbsent: "the page no longer shows",
  valueEquals: "the field holds",
  navigated: "another page opened",
  tabOpened: "a new tab opened",
  downloadStarted: "a download started",
  changed: "the page changed",
  stateIs: "the page is",
};

function checkOf(value: unknown): StepCheck[] {
  if (typeof value !== "object" || value === null) return [];
  const { kind, value: wanted, result, seen } = value as Record<string, unknown>;
  if (typeof kind !== "string") return [];
  const words = EXPECTED[kind] ?? kind;
  return [
    {
      words: typeof wanted === "string" && wanted !== "" ? `${words} “${wanted}”` : words,
      result: result === "matched" || result === "not_matched" ? result : "unknown",
      seen: typeof seen === "string" ? seen : "",
    },
  ];
}
