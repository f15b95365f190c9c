export type Spread = { median: number; low: number; high: number; count: number };

/** Median and quartiles, by linear interpolation. */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    count: sorted.length,
  };
}

function quantile(sorted: number[], q: number): number {
  const position = (sorted.length - 1) * q;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** The list begun at another place, so that no tool is always first or always after the slowest. */
export const rotated = <T>(list: T[], by: number): T[] =>
  list.map((_, index) => list[(index + by) % list.length]!);
