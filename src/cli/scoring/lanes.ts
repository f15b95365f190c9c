/** Works through a list, so many at a time, in order of the list. Stops taking new ones when told to. */
export async function inLanes<T, R>(
  items: readonly T[],
  lanes: number,
  signal: AbortSignal,
  work: (item: T, lane: number) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>();
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(lanes, items.length) }, async (_, lane) => {
      while (next < items.length && !signal.aborted) {
        const index = next++;
        results.set(index, await work(items[index] as T, lane));
      }
    }),
  );
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}
