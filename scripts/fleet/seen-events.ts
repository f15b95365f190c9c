import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../src/runs/postgres/database.ts";

export type EventWatch = {
  end(): Promise<void>;
  /** Of all that could once be read: how many there were, and how many are gone or changed by now. */
  lost(): Promise<{ seen: number; lost: number }>;
};

const LOOK_MS = 500;

/**
 * Reads every event again and again while things break. Gaps in the numbers show what is missing in the middle of a log;
 * only who has seen an event knows that a log has lost its end, or that a line is another one now.
 */
export function watchEvents(database: Database): EventWatch {
  type Row = { id: string; mark: string };
  const seen = new Map<string, string>();
  let [over, changed] = [false, 0];

  const read = () =>
    database.query<Row>(
      "select run_id || ' ' || seq as id, md5(line) as mark from subterminator.event",
    );
  const watching = (async () => {
    for (; !over; await sleep(LOOK_MS))
      for (const { id, mark } of await read().catch(() => [])) {
        if ((seen.get(id) ?? mark) !== mark) changed++;
        seen.set(id, mark);
      }
  })();

  return {
    async end() {
      over = true;
      await watching;
    },
    async lost() {
      const now = new Map((await read()).map(({ id, mark }) => [id, mark]));
      const gone = [...seen].filter(([id, mark]) => now.get(id) !== mark).length;
      return { seen: seen.size, lost: gone + changed };
    },
  };
}
