import type { Price } from "./prices.ts";

/** Token counts as the provider gave them; what it did not give is undefined. */
export type TokenCounts = {
  input: number | undefined;
  cachedInput: number | undefined;
  cacheWrite: number | undefined;
  output: number | undefined;
};

const MILLION = 1_000_000;

/** What an answer cost; undefined where the price or the provider's counts are missing. */
export function costUsd(price: Price | undefined, counts: TokenCounts): number | undefined {
  const { input, output } = counts;
  if (price === undefined || input === undefined || output === undefined) return undefined;
  if (input > (price.upToInputTokens ?? Number.POSITIVE_INFINITY)) return undefined;
  const cached = counts.cachedInput ?? 0;
  const written = counts.cacheWrite ?? 0;
  const fresh = Math.max(0, input - cached - written);
  return (
    (fresh * price.input +
      cached * (price.cachedInput ?? price.input) +
      written * (price.cacheWrite ?? price.input) +
      output * price.output) /
    MILLION
  );
}

/** The most a request can cost: nothing cached yet, and all of it written to the cache. */
export function mostUsd(
  price: Price | undefined,
  inputTokens: number,
  outputTokens: number,
): number | undefined {
  if (price === undefined) return undefined;
  if (inputTokens > (price.upToInputTokens ?? Number.POSITIVE_INFINITY)) return undefined;
  const dearest = Math.max(price.input, price.cacheWrite ?? 0);
  return (inputTokens * dearest + outputTokens * price.output) / MILLION;
}
