import type { Job, PgBoss, WorkOptions } from "pg-boss";
import { DEAD, HOOKS, RUNS } from "./boss.ts";

/** What became of what was taken off the queue. Passed over: it is queued again, because something is in its way. */
export type Taken = "done" | "passed over";

/** `begun` is called once something was taken that goes on for a while: there may be more for the others. */
export type Take<Data> = (job: Job<Data>, begun: () => void) => Promise<Taken>;
type Limits = Pick<WorkOptions, "groupConcurrency">;

export type Turns = {
  /** One more who takes from this queue. */
  add<Data extends object>(queue: string, limits: Limits, take: Take<Data>): Promise<void>;
  /** Nobody is woken any more. */
  stop(): void;
};

const TICK_MS = 1_000;
/**
 * Whose turn it is, second after second: notices that a receiver refused and runs that nobody brings to an end can wait
 * some seconds; a run that a dead worker left can't.
 */
const ORDER = [RUNS, RUNS, HOOKS, RUNS, RUNS, DEAD, RUNS, HOOKS, RUNS, RUNS];
/** By itself nobody asks: it is woken when its turn has come. */
const ASLEEP_SECONDS = 3_600;
/** So many that are in another's way are passed over in a second. More, and a long row of them would keep the database busy. */
const PASSED_OVER = 10;

/**
 * The queue's own workers ask each for itself: twelve sessions ask twelve times as often as one. Here one of them is
 * woken a second; whoever finds something wakes the next at once, and goes on with its own next when it is done.
 */
export function takeTurns(boss: PgBoss): Turns {
  type Lane = { queue: string; id: string; busy: boolean };
  const lanes: Lane[] = [];
  let tick = 0;
  let passed = 0;

  function wakeOne(queue: string): boolean {
    const at = lanes.findIndex((lane) => lane.queue === queue && !lane.busy);
    const [lane] = at < 0 ? [] : lanes.splice(at, 1);
    if (lane === undefined) return false;
    // To the end: one whose connection hangs does not hold up the others.
    lanes.push(lane);
    boss.notifyWorker(lane.id);
    return true;
  }

  const ticking = setInterval(() => {
    passed = 0;
    const queue = ORDER[tick++ % ORDER.length] ?? RUNS;
    if (!wakeOne(queue) && queue !== RUNS) wakeOne(RUNS);
  }, TICK_MS);

  return {
    async add<Data extends object>(queue: string, limits: Limits, take: Take<Data>) {
      const lane: Lane = { queue, id: "", busy: false };
      lanes.push(lane);
      const asleep = { ...limits, pollingIntervalSeconds: ASLEEP_SECONDS };
      lane.id = await boss.work<Data>(queue, asleep, async ([job]) => {
        if (job === undefined) return;
        lane.busy = true;
        let taken: Taken = "done";
        try {
          taken = await take(job, () => void wakeOne(queue));
        } finally {
          lane.busy = false;
          // Remembered until the queue has written down how this one went; then it asks at once.
          if (taken === "done" || passed++ < PASSED_OVER) boss.notifyWorker(lane.id);
        }
      });
    },
    stop: () => clearInterval(ticking),
  };
}
