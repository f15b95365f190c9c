import type { ErrorCode } from "../contract/errors.ts";
import type { EventData, EventOf, RunEvent } from "./events.ts";
import { TAIL_DROPPED } from "./mend.ts";
import type { Outcome, Verdict } from "./verdict.ts";

/** The note that stands where a run was laid down between two steps. */
export const LAID_DOWN = "laid_down";

export type RecordedApproval = {
  seq: number;
  askedSeq: number | undefined;
  turn: number;
  text: string;
  approved: boolean;
  answer: string;
  by: string;
  at: string;
  digest: string | undefined;
  /** An act was begun on it. A danger act happens at most once for each approval, so it is worth nothing now. */
  spent: boolean;
};

export type PendingAct = EventData["acting"] & { seq: number };
export type OpenQuestion = EventData["approval.asked"] & { seq: number };

/** What a log says about how to go on. */
export type Resumption = {
  started: EventData["run.started"] | undefined;
  finished: Verdict | undefined;
  lastUrl: string | undefined;
  /** Where the subscription was first seen as active. */
  accountUrl: string | undefined;
  /** The last turn that was begun. */
  turn: number;
  /** The turn at which it was last laid down in good order, to wait for a person or for another worker. */
  laidDownAt: number;
  approvals: RecordedApproval[];
  /** Asked and not answered yet. */
  openQuestion: OpenQuestion | undefined;
  /** Begun and not finished: never repeat it blindly; look, verify, and only then decide. */
  pendingAct: PendingAct | undefined;
  /** Was a danger act done? unknown: it may have been, so look at the account before anything else. */
  committed: boolean | "unknown";
  /** `unpriced`: models that were asked and whose price is not known. */
  spent: { costUsd: number; tokens: number; unpriced: string[] };
};

export type ResumeFacts = {
  /** The reader dropped a broken last line that has not been mended into a note yet. */
  tailDropped?: boolean;
};

/** Every prefix of a valid log gives an answer, the empty one too. */
export function resumption(events: readonly RunEvent[], facts: ResumeFacts = {}): Resumption {
  const state: Resumption = {
    started: undefined,
    finished: undefined,
    lastUrl: undefined,
    accountUrl: undefined,
    turn: 0,
    laidDownAt: 0,
    approvals: [],
    openQuestion: undefined,
    pendingAct: undefined,
    committed: false,
    spent: { costUsd: 0, tokens: 0, unpriced: [] },
  };
  for (const event of events) take(state, event);
  if (facts.tailDropped === true) lostLine(state);
  if (state.pendingAct !== undefined && mayCommit(state, state.pendingAct)) {
    state.committed = "unknown";
  }
  return state;
}

function take(state: Resumption, event: RunEvent): void {
  if ("turn" in event.data && typeof event.data["turn"] === "number") {
    state.turn = Math.max(state.turn, event.data["turn"]);
  }
  switch (event.type) {
    case "run.started":
      state.started ??= event.data;
      state.finished = undefined;
      state.lastUrl ??= event.data.url;
      break;
    case "observed":
      state.finished = undefined;
      state.lastUrl = event.data.url;
      if (event.data.state === "ACCOUNT_ACTIVE") state.accountUrl ??= event.data.url;
      break;
    case "approval.asked":
      state.openQuestion = { ...event.data, seq: event.seq };
      break;
    case "approval.given":
      takeAnswer(state, event);
      break;
    case "acting":
      // A second begun act without an end of the first: the first stays in doubt.
      if (state.pendingAct !== undefined && mayCommit(state, state.pendingAct)) {
        state.committed = "unknown";
      }
      state.finished = undefined;
      state.pendingAct = { ...event.data, seq: event.seq };
      spendApproval(state, event);
      break;
    case "acted":
      takeEnd(state, event);
      break;
    case "verified":
      state.committed = afterLooking(event.data.outcome) ?? state.committed;
      break;
    case "note":
      if (event.data.kind === TAIL_DROPPED) lostLine(state);
      if (event.data.kind === LAID_DOWN) state.laidDownAt = state.turn;
      break;
    case "spent":
      state.spent.costUsd += event.data.costUsd ?? 0;
      state.spent.tokens += event.data.tokens ?? 0;
      if (event.data.costUsd === undefined)
        state.spent.unpriced.push(event.data.model ?? "a model");
      break;
    case "run.finished":
      state.finished = event.data.verdict;
      state.openQuestion = undefined;
      break;
    case "decided":
    case "gated":
    case "failed":
    case "recovered":
    case "unknown":
      break;
  }
}

function takeAnswer(state: Resumption, event: EventOf<"approval.given">): void {
  const { turn, text, answer, by, digest } = event.data;
  const askedSeq = event.data.askedSeq ?? state.openQuestion?.seq;
  // Denied and then approved, or approved twice: the first answer holds.
  const answered = state.approvals.some(
    (one) => askedSeq !== undefined && one.askedSeq === askedSeq,
  );
  if (answered) return;
  state.approvals.push({
    seq: event.seq,
    askedSeq,
    turn,
    text,
    approved: answer === "approved",
    answer,
    by,
    at: event.at,
    digest,
    // Given in the middle of an act (its request was held back): the act has it already.
    spent: state.pendingAct !== undefined,
  });
  if (state.openQuestion?.seq === askedSeq) state.openQuestion = undefined;
}

function spendApproval(state: Resumption, event: EventOf<"acting">): void {
  const { approvalSeq, danger } = event.data;
  const used =
    approvalSeq === undefined
      ? danger
        ? state.approvals.findLast((one) => one.approved && !one.spent)
        : undefined
      : state.approvals.find((one) => one.seq === approvalSeq);
  if (used !== undefined) used.spent = true;
}

/** A line is lost. With an unspent yes before it, it may have been the beginning of that act. */
function lostLine(state: Resumption): void {
  for (const approval of state.approvals) {
    if (!approval.approved || approval.spent) continue;
    approval.spent = true;
    state.committed = "unknown";
  }
}

function takeEnd(state: Resumption, event: EventOf<"acted">): void {
  const act = state.pendingAct;
  state.pendingAct = undefined;
  if (act === undefined || !mayCommit(state, act)) return;
  if (event.data.ok) state.committed = true;
  else if (!wasRefused(event)) state.committed = "unknown";
}

/** By its own risk, or because a request of it was let out with a yes. */
function mayCommit(state: Resumption, act: PendingAct): boolean {
  return act.danger || state.approvals.some((one) => one.approved && one.seq > act.seq);
}

/** Errors raised before the element is touched. Any other may come after the click. */
const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>([
  "SESSION_NOT_FOUND",
  "STALE_OBSERVATION",
  "CONTRACT_MISMATCH",
  "UNKNOWN_ACTION_ID",
  "NOT_TARGETABLE",
  "ELEMENT_DISABLED",
  "SAFETY_CONFIRMATION_REQUIRED",
  "SAFETY_CONFIRMATION_INVALID",
]);

function wasRefused(event: EventOf<"acted">): boolean {
  const requests = event.data.effects?.["requests"];
  const sent =
    Array.isArray(requests) &&
    requests.some((one: { held?: unknown } | null) => one?.held === false);
  return !sent && wasRefusal(event.data.error?.code);
}

/** The act was refused before its element was touched. */
export function wasRefusal(code: string | undefined): boolean {
  return REFUSALS.has(code ?? "");
}

function afterLooking(outcome: Outcome): boolean | undefined {
  switch (outcome) {
    case "cancelled":
    case "ends_on":
    case "already_cancelled":
    case "paused":
    case "downgraded":
    case "pending_confirmation":
      return true;
    case "still_active":
      return false;
    case "billed_elsewhere":
    case "needs_phone":
    case "needs_email":
    case "unknown":
      return undefined;
  }
}
