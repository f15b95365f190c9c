import { createHash, randomBytes } from "node:crypto";
import type { ApprovalCard, Approver, Decision } from "../browser/port.ts";
import { ContractError } from "../contract/errors.ts";
import { isApproval } from "./approval-card.ts";
import type { Progress } from "./progress.ts";
import { errorResult, type ToolResult } from "./results.ts";

const silent: Progress = () => undefined;

export const APPROVAL_TIMEOUT_MS = 5 * 60_000;

export type Question = { card: ApprovalCard; requestState: string };
export type Round = {
  owner: string;
  name: string;
  args: unknown;
  signal: AbortSignal;
  progress?: Progress;
};

type Parked = {
  owner: string;
  digest: string;
  sessionId: unknown;
  work: Promise<ToolResult>;
  stop: AbortController;
  nextQuestion: PromiseWithResolvers<ApprovalCard>;
  decide(decision: Decision): void;
  /** Of the round that waits now. */
  report: Progress;
};

/**
 * Since 2026-07-28 a server cannot ask in the middle of a call: it answers "input required" and the client calls
 * again with the answer. The act itself cannot be taken back and redone, so it stays where it is, at the gate, and
 * the second call picks it up. The handle is random, single use, and good only for its owner and the same arguments.
 */
export function createParkedCalls(timeoutMs = APPROVAL_TIMEOUT_MS) {
  const parked = new Map<string, Parked>();

  async function advance(call: Parked, signal: AbortSignal): Promise<ToolResult | Question> {
    const abort = () => call.stop.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    try {
      const next = await Promise.race([call.work, call.nextQuestion.promise]);
      if ("content" in next) return next;
      const requestState = randomBytes(24).toString("base64url");
      parked.set(requestState, call);
      void call.work.finally(() => parked.delete(requestState));
      return { card: next, requestState };
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  return {
    begin(
      { owner, name, args, signal, progress }: Round,
      run: (approver: Approver, signal: AbortSignal, report: Progress) => Promise<ToolResult>,
    ) {
      withdraw(owner, sessionOf(args));
      const stop = new AbortController();
      const call: Parked = {
        owner,
        digest: digest(name, args),
        sessionId: sessionOf(args),
        work: Promise.resolve({ content: [] }),
        stop,
        nextQuestion: Promise.withResolvers<ApprovalCard>(),
        decide: () => {},
        report: progress ?? silent,
      };
      const approver: Approver = (card, withdrawn) => {
        const { promise, resolve } = Promise.withResolvers<Decision>();
        const timer = setTimeout(() => resolve("rejected"), timeoutMs);
        call.decide = resolve;
        withdrawn.addEventListener("abort", () => resolve("rejected"), { once: true });
        stop.signal.addEventListener("abort", () => resolve("rejected"), { once: true });
        call.nextQuestion.resolve(card);
        return promise.finally(() => clearTimeout(timer));
      };
      call.work = run(approver, stop.signal, (message) => call.report(message));
      return advance(call, signal);
    },

    async answer(
      requestState: string,
      { owner, name, args, signal, progress }: Round,
      answer: unknown,
    ) {
      const call = parked.get(requestState);
      if (call === undefined || call.owner !== owner || call.digest !== digest(name, args))
        return notOpen();
      parked.delete(requestState);
      call.report = progress ?? silent;
      call.nextQuestion = Promise.withResolvers<ApprovalCard>();
      call.decide(isApproval(answer) ? "approved" : "rejected");
      return advance(call, signal);
    },

    /** Nobody is left to answer. */
    withdrawAll(owner: string): void {
      for (const call of parked.values()) if (call.owner === owner) call.decide("rejected");
    },
  };

  /** A caller that starts something new in a session has dropped the question that stands there. */
  function withdraw(owner: string, sessionId: unknown): void {
    for (const call of parked.values()) {
      const sameSession =
        sessionId === undefined || call.sessionId === undefined || call.sessionId === sessionId;
      if (call.owner === owner && sameSession) call.decide("rejected");
    }
  }
}

export type ParkedCalls = ReturnType<typeof createParkedCalls>;

function notOpen(): ToolResult {
  const error = new ContractError(
    "SAFETY_CONFIRMATION_INVALID",
    "That question is not open any more.",
    { field: "requestState" },
  );
  return errorResult(error.data());
}

function digest(name: string, args: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([name, args ?? null]))
    .digest("base64url");
}

function sessionOf(args: unknown): unknown {
  return (args as { sessionId?: unknown } | undefined)?.sessionId;
}
