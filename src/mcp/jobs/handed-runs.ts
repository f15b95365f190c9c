import type { Guide, GuideAnswer, Hand } from "../../agent/guide.ts";
import type { Person } from "../../agent/job.ts";
import type { ActResult } from "../../contract/act-result.ts";
import { ContractError } from "../../contract/errors.ts";
import type { ActRequest } from "../../contract/input.ts";
import type { Approver } from "../../browser/port.ts";
import type { RunEvent } from "../../runs/events.ts";
import type { Verdict } from "../../runs/verdict.ts";
import type { Progress } from "../progress.ts";
import { eventLine } from "./event-line.ts";
import { clientPerson } from "./person.ts";

/** A caller that neither acts nor answers for so long has gone; the run ends with what it knows. */
const WAIT_MS = 10 * 60_000;

type Caller = {
  approver: Approver;
  /** Who answers in its place, where the client has no forms to ask with. */
  person?: Person | undefined;
  progress: Progress;
  signal: AbortSignal;
};
export type Turnout = { verdict: Verdict } | { hand: Hand };

/** A job of one caller. It outlives the call that started it where the caller has to think for it. */
export class CalledRun {
  readonly owner: string;
  readonly #stop = new AbortController();
  #caller: Caller | undefined;
  #work: Promise<Verdict> | undefined;
  #hand: Hand | undefined;
  #handed = Promise.withResolvers<Hand>();
  #answer: ((answer: GuideAnswer) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(owner: string) {
    this.owner = owner;
  }

  readonly signal = this.#stop.signal;

  /** Whoever calls now is whom the run's questions reach; between two calls nobody is there. */
  readonly person: Person = {
    ask: async (question, signal) =>
      this.#caller === undefined
        ? { answer: "unreachable", by: "nobody" }
        : (this.#caller.person ?? clientPerson(this.#caller.approver)).ask(question, signal),
  };

  readonly guide: Guide = {
    by: "the calling agent",
    take: (hand, signal) => {
      const { promise, resolve } = Promise.withResolvers<GuideAnswer>();
      this.#hand = hand;
      this.#answer = resolve;
      hand.lend(this.owner);
      this.#wait();
      const gone = (): void => resolve({ next: "stop" });
      signal.addEventListener("abort", gone, { once: true });
      this.#handed.resolve(hand);
      return promise.finally(() => {
        signal.removeEventListener("abort", gone);
        clearTimeout(this.#timer);
        this.#hand = this.#answer = undefined;
        takeBack(hand, this.owner);
      });
    },
  };

  get hand(): Hand | undefined {
    return this.#hand;
  }

  onEvent(event: RunEvent): void {
    this.#caller?.progress(eventLine(event));
  }

  begin(work: Promise<Verdict>, caller: Caller): Promise<Turnout> {
    this.#work = work;
    // A run that ends while nobody waits for it has its verdict in its log.
    work.catch(() => undefined);
    return this.#during(caller, () => this.#turnout());
  }

  act(input: ActRequest, caller: Caller): Promise<ActResult> {
    return this.#during(caller, async () => {
      const hand = this.#hand;
      if (hand === undefined)
        throw new ContractError("SESSION_NOT_FOUND", "The run has taken its session back.");
      clearTimeout(this.#timer);
      try {
        return await hand.act(input, this.owner, caller.signal);
      } finally {
        this.#wait();
      }
    });
  }

  finish(answer: GuideAnswer, caller: Caller): Promise<Turnout> {
    return this.#during(caller, () => {
      // Before the answer: the run may hand itself over again at once.
      this.#handed = Promise.withResolvers<Hand>();
      this.#answer?.(answer);
      return this.#turnout();
    });
  }

  /** Settles when the run has written down that it was interrupted. */
  async drop(): Promise<void> {
    this.#stop.abort();
    await this.#work?.catch(() => undefined);
  }

  #turnout(): Promise<Turnout> {
    const work = this.#work ?? Promise.reject(new Error("no run was begun"));
    return Promise.race([
      work.then((verdict) => ({ verdict })),
      this.#handed.promise.then((hand) => ({ hand })),
    ]);
  }

  async #during<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const abort = (): void => this.#stop.abort(caller.signal.reason);
    if (caller.signal.aborted) abort();
    caller.signal.addEventListener("abort", abort, { once: true });
    this.#caller = caller;
    try {
      return await work();
    } finally {
      caller.signal.removeEventListener("abort", abort);
      if (this.#caller === caller) this.#caller = undefined;
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#answer?.({ next: "stop" }), WAIT_MS).unref();
  }
}

/** Where the caller has closed the session there is nothing to take back; the run finds that out by itself. */
function takeBack(hand: Hand, from: string): void {
  try {
    hand.takeBack(from);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
  }
}

/** The runs that wait for their callers. */
export class HandedRuns {
  readonly #runs = new Set<CalledRun>();

  start(owner: string): CalledRun {
    const run = new CalledRun(owner);
    this.#runs.add(run);
    return run;
  }

  end(run: CalledRun): void {
    this.#runs.delete(run);
  }

  /** The run whose session the caller holds just now. */
  inSession(sessionId: string, owner: string): CalledRun | undefined {
    return [...this.#runs].find((run) => run.owner === owner && run.hand?.sessionId === sessionId);
  }

  find(runId: string, owner: string): CalledRun {
    const run = [...this.#runs].find((one) => one.owner === owner && one.hand?.runId === runId);
    if (run !== undefined) return run;
    throw new ContractError("SESSION_NOT_FOUND", "runId: no run of that name waits for you.", {
      field: "runId",
      hint: "Use the runId of the answer that handed a run over; one that has ended is not handed over any more.",
    });
  }

  async dropAll(owner?: string): Promise<void> {
    const dropped = [...this.#runs].filter((run) => owner === undefined || run.owner === owner);
    await Promise.all(dropped.map((run) => run.drop()));
  }
}
