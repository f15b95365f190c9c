import type { Part } from "./part.ts";

type Timed = Pick<Part, "leastMs" | "trialMs">;

/**
 * When the part whose turn it is has to stop: each of those left gets what it needs for one trial, and an equal share of
 * the rest. Undefined where what is left is not even enough for that one.
 */
export function stopOf(
  part: Timed,
  later: readonly Timed[],
  now: number,
  end: number,
): number | undefined {
  if (now + part.leastMs > end) return undefined;
  const needed = [part, ...later].reduce((sum, { leastMs }) => sum + leastMs, 0);
  const spare = Math.max(0, end - now - needed) / (later.length + 1);
  return Math.min(end, now + part.leastMs + spare);
}

/** Nothing is begun that cannot have ended by then. */
export function untilOf(part: Timed, stop: number, clock: () => number = Date.now): () => boolean {
  return () => clock() + part.trialMs > stop;
}

/** How many minutes give every one of these its first trial. */
export function leastMinutes(parts: readonly Timed[]): number {
  return Math.ceil(parts.reduce((sum, { leastMs }) => sum + leastMs, 0) / 60_000);
}
