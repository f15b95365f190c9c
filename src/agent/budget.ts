import type { Left, Loan, Spent } from "../planners/port.ts";
import { DEFAULT_LIMITS, type JobOptions, type Limits } from "./job.ts";

type Bounds = { costUsd: number; tokens: number | undefined };
type Estimate = Parameters<Loan["mayCost"]>[0];

/** What a run has paid for its decisions, and what it may still pay. */
export class Budget {
  costUsd: number;
  tokens: number;
  /** Models without a known price: their money is not in the sum, and that is said. */
  readonly unpriced = new Set<string>();
  #bounds: Bounds;
  readonly #step: Bounds;

  constructor(limits: Limits, before: { costUsd: number; tokens: number }) {
    this.costUsd = before.costUsd;
    this.tokens = before.tokens;
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
    const unknown =
      this.unpriced.size === 0 ? "" : `, without ${[...this.unpriced].join(", ")}: no known price`;
    return `$${this.costUsd.toFixed(2)} and ${this.tokens} tokens were spent${unknown}`;
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
