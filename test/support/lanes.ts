/** Works through a list with one worker a lane, in order; every lane has a place of its own (a server, a home). */
export async function inLanes<Item, Lane, Result>(
  items: readonly Item[],
  lanes: readonly Lane[],
  work: (item: Item, lane: Lane) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      for (let index = next++; index < items.length; index = next++)
        results[index] = await work(items[index] as Item, lane);
    }),
  );
  return results;
}
