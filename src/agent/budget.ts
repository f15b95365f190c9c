import type { Left, Loan, Spent } from "../planners/port.ts";
import { DEFAULT_LIMITS, type JobOptions, type Limits } from "./job.ts";

type Bounds = { costUsd: number; tokens: number | undefined };
type Estimate = Parameters<Loan["mayCost"]>[0];

/** What a run has paid for its decisions, and what it may still pay. */
export class Budget {
  costUsd: number;
  tokens: number;
  /** Models without a known price: their money is not in the sum, and that is said. */
  readonly unpriced: Set<string>;
  #bounds: Bounds;
  readonly #step: Bounds;

  constructor(
    limits: Limits,
    before: { costUsd: number; tokens: number; unpriced: readonly string[] },
  ) {
    this.costUsd = before.costUsd;
    this.tokens = before.tokens;
    this.unpriced = new Set(before.unpriced);
    this.#step = {
      costUsd: limits.costUsd ?? DEFAULT_LIMITS.costUsd,
      tokens: limits.tokens,
    };
    this.#bounds = { ...this.#step };
  }

  left(): Pick<Left, "costUsd" | "tokens"> {
    const { costUsd, tokens } = this.#bounds;
    return {
      costUsd: costUsd - this.costUsd,
      tokens: tokens === undefined ? undefined : tokens - this.tokens,
    };
  }

  add(call: Spent): void {
    this.tokens += call.inputTokens + call.outputTokens;
    if (call.costUsd === undefined) this.unpriced.add(call.model);
    else this.costUsd += call.costUsd;
  }

  /** Which limit a call of this size would break; undefined: none. */
  brokenBy(estimate: Estimate): string | undefined {
    const left = this.left();
    if (left.tokens !== undefined && estimate.tokens > left.tokens)
      return `${this.words()}; the next call may take ${estimate.tokens} tokens and the limit is ${this.#bounds.tokens}`;
    if (left.costUsd !== undefined && (estimate.costUsd ?? 0) > left.costUsd)
      return `${this.words()}; the next call may cost $${(estimate.costUsd ?? 0).toFixed(2)} and the limit is $${this.#bounds.costUsd.toFixed(2)}`;
    return undefined;
  }

  /** All that was spent, to a millionth of a dollar; null where a part of it has no known price. */
  total(): number | null {
    return this.unpriced.size > 0 ? null : Math.round(this.costUsd * 1e6) / 1e6;
  }

  /** As much again as was given at first. */
  raise(): void {
    this.#bounds = {
      costUsd: this.#bounds.costUsd + this.#step.costUsd,
      tokens:
        this.#bounds.tokens === undefined
          ? undefined
          : this.#bounds.tokens + (this.#step.tokens ?? 0),
    };
  }

  words(): string {
    const tokens = `${this.tokens} tokens were spent`;
    if (this.unpriced.size === 0) return `$${this.costUsd.toFixed(2)} and ${tokens}`;
    const unknown = `no price is known for ${[...this.unpriced].join(", ")}`;
    return this.costUsd === 0
      ? `${tokens}; ${unknown}`
      : `$${this.costUsd.toFixed(2)} and ${tokens}, the dollars without a part: ${unknown}`;
  }
}

/** Over the budget, whoever sits at the terminal may give more; a policy may not. */
export async function mayCost(
  options: JobOptions,
  budget: Budget,
  ask: (words: string) => Promise<boolean>,
  estimate: Estimate,
): Promise<boolean> {
  const broken = budget.brokenBy(estimate);
  if (broken === undefined) return true;
  if (options.person === undefined || options.approve !== "ask") return false;
  if (!(await ask(broken))) return false;
  budget.raise();
  return budget.brokenBy(estimate) === undefined;
}
