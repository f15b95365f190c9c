import { ContractError } from "../contract/errors.ts";

/** What went wrong in one attempt, and whether another one could help. */
export type Failure = {
  error: ContractError;
  retry: boolean;
  /** How long the provider asked to be left alone. */
  retryAfterMs?: number;
};

export type AttemptLimits = {
  attempts: number;
  /** For one attempt, from the first byte sent to the last one read. */
  timeoutMs: number;
  /** For all of them with the waits between. */
  timeLeftMs: number;
};

export type Clock = {
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1. */
  random(): number;
};

/** Thrown into `explain` when an attempt ran out of time. */
export class TimedOut extends Error {
  override name = "TimedOut";
  readonly afterMs: number;
  constructor(afterMs: number) {
    super(`no answer within ${afterMs} ms`);
    this.afterMs = afterMs;
  }
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;
/** A provider that wants a longer rest is down, as far as this run goes: the next model can be asked now. */
const LONGEST_REST_MS = 60_000;
/** A timer set for longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls until it works, it cannot work, or attempts or time are used up. Aborting the signal ends it at once. */
export async function withAttempts<T>(
  call: (signal: AbortSignal) => Promise<T>,
  explain: (error: unknown) => Failure,
  limits: AttemptLimits,
  clock: Clock,
  signal: AbortSignal,
): Promise<{ value: T; attempts: number }> {
  const deadline = clock.now() + limits.timeLeftMs;
  for (let attempt = 1; ; attempt++) {
    const timeoutMs = Math.min(limits.timeoutMs, deadline - clock.now());
    try {
      return { value: await withinTime(call, timeoutMs, signal), attempts: attempt };
    } catch (error) {
      if (signal.aborted) throw cancelled();
      const failure = explain(error);
      const waitMs = Math.max(failure.retryAfterMs ?? 0, backOffMs(attempt, clock.random()));
      const worthWaiting = waitMs <= LONGEST_REST_MS && clock.now() + waitMs < deadline;
      if (!failure.retry || !worthWaiting || attempt >= limits.attempts)
        throw withCount(failure.error, attempt);
      await clock.sleep(waitMs, signal).catch(() => undefined);
      if (signal.aborted) throw cancelled();
    }
  }
}

async function withinTime<T>(
  call: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(
    Math.min(LONGEST_TIMER_MS, Math.max(0, Math.round(timeoutMs))),
  );
  try {
    return await call(AbortSignal.any([signal, timeout]));
  } catch (error) {
    throw timeout.aborted ? new TimedOut(timeoutMs) : error;
  }
}

function backOffMs(attempt: number, random: number): number {
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  return whole * (0.5 + random / 2);
}

function withCount(error: ContractError, attempts: number): ContractError {
  if (attempts === 1) return error;
  return new ContractError(error.code, `${error.message} Asked ${attempts} times.`, {
    retryable: error.retryable,
    hint: error.hint,
  });
}

function cancelled(): ContractError {
  return new ContractError("CANCELLED", "The question to the model was cancelled.", {
    hint: "Nothing was decided; ask again when the run goes on.",
  });
}
