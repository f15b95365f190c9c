import type { PgBoss } from "pg-boss";
import type { Job } from "../port.ts";
import { DEAD, HOOKS, RUNS } from "./boss.ts";
import { deliveries } from "./deliveries.ts";
import type { Database } from "../../runs/postgres/database.ts";
import { fillRows } from "./front-row.ts";
import { deliverHook, type Hook, type Notice } from "./hooks.ts";
import type { JobRow, ShortVerdict } from "./job-row.ts";
import { sweep } from "./sweep.ts";
import { takeTurns, type Taken } from "./turns.ts";

/** How a run went in this worker. */
export type Performed =
  | { kind: "ended"; verdict: ShortVerdict }
  /** A person is asked and has not answered within the wait. */
  | { kind: "parked" }
  /** Laid down before its next step, because the worker is to end. */
  | { kind: "handed back" }
  /** It cannot even begin, here or anywhere. */
  | { kind: "could not"; error: NonNullable<Job["error"]> };

export type Stops = {
  /** Stop before the next step. */
  drain: AbortSignal;
  /** Stop at once: somebody wants it stopped, the time to drain is over, or another worker has the job. */
  stop: AbortSignal;
};

/** Runs one job; throws where it broke down, which another try may mend. */
export type Perform = (job: JobRow, stops: Stops) => Promise<Performed>;

export type WorkOptions = {
  database: Database;
  boss: PgBoss;
  perform: Perform;
  name: string;
  sessions: number;
  /** Of one site at a time, over all workers. */
  perSite: number;
  hook: Hook | undefined;
  notify: (notice: Notice) => Promise<void>;
  say: (line: string) => void;
  onBegun?: (job: JobRow) => void;
  /** A run that was begun here is over, laid down or broken. */
  onSettled?: () => void;
};

export type Work = {
  running(): string[];
  /** Takes no more, lets each run end its step, and hands back what is not done in time. */
  drain(graceMs: number): Promise<void>;
};

const STOP_LOOK_MS = 2_000;
const SWEEP_MS = 5_000;

/** Takes ids off the queue and sees each through: begun, run, and its end written down with the fact that it ended. */
export async function work(options: WorkOptions): Promise<Work> {
  const { database, boss, name, say } = options;
  const jobs = deliveries(database, boss, options.perSite);
  const drain = new AbortController();
  const running = new Map<string, AbortController>();

  async function take(id: string, lost: AbortSignal, onBegun: () => void): Promise<Taken> {
    // Fetched while this worker was told to end: somebody else's, as if it had never been here.
    if (drain.signal.aborted) {
      await jobs.putBack(id);
      return "done";
    }
    const begun = await jobs.begin(id, name);
    if (!begun.go) return begun.why === "not now" ? "passed over" : "done";
    onBegun();
    const stop = new AbortController();
    running.set(id, stop);
    say(`began ${id}`);
    if (begun.job.attempts === 0) options.onBegun?.(begun.job);
    try {
      const stops = { drain: drain.signal, stop: AbortSignal.any([stop.signal, lost]) };
      const performed = await options.perform(begun.job, stops);
      // The queue has given it to another worker: how it goes on, and that it is queued, is not ours to write.
      if (lost.aborted) say(`given up ${id}`);
      else await settle(begun.job, performed, stop.signal.aborted && !drain.signal.aborted);
      return "done";
    } catch (error) {
      // For whoever asks why it was given up in the end; the queue decides whether it is tried again.
      const why = error instanceof Error ? error.message : String(error);
      say(`broke down ${id}: ${why}`);
      await jobs.brokeDown(id, name, why).catch(() => undefined);
      throw error;
    } finally {
      running.delete(id);
      options.onSettled?.();
    }
  }

  async function settle(job: JobRow, performed: Performed, stopped: boolean): Promise<void> {
    const { id } = job;
    switch (performed.kind) {
      case "parked":
        if (await jobs.parked(id, name)) say(`waits ${id}`);
        return;
      case "handed back":
        await jobs.handedBack(id, name);
        say(`handed back ${id}`);
        return;
      case "could not":
        await jobs.couldNot(id, name, performed.error);
        say(`could not ${id}: ${performed.error.message}`);
        await options.notify({ kind: "run.failed", runId: id, who: job.who });
        return;
      case "ended":
        if (performed.verdict.reason === "interrupted" && !stopped) {
          await jobs.handedBack(id, name);
          say(`handed back ${id}`);
          return;
        }
        await jobs.ended(id, name, performed.verdict, stopped);
        say(`ended ${id}: ${performed.verdict.reason}`);
        await options.notify({
          kind: "run.ended",
          runId: id,
          who: job.who,
          verdict: performed.verdict,
        });
    }
  }

  const turns = takeTurns(boss);
  const perSite = { groupConcurrency: options.perSite };
  for (let session = 0; session < options.sessions; session++)
    await turns.add<{ id: string }>(RUNS, perSite, (job, onBegun) =>
      take(job.data.id, job.signal, onBegun),
    );
  await turns.add<{ id: string }>(DEAD, {}, async (job) => {
    await jobs.crashed(job.data.id);
    return "done";
  });
  if (options.hook !== undefined) {
    const { hook } = options;
    await turns.add<Notice>(HOOKS, {}, async (job) => {
      await deliverHook(hook, job.id, job.data);
      return "done";
    });
  }

  const looks = setInterval(() => {
    void jobs.stopAsked([...running.keys()]).then(
      (ids) => ids.forEach((id) => running.get(id)?.abort()),
      () => undefined,
    );
  }, STOP_LOOK_MS);
  const sweeps = setInterval(() => {
    void sweep(database, boss).catch(() => undefined);
    void fillRows(database, boss).catch(() => undefined);
  }, SWEEP_MS);

  return {
    running: () => [...running.keys()],
    async drain(graceMs) {
      // First: what is handed back must not be fetched by this very worker once more.
      const off = boss.offWork(RUNS, { wait: true });
      drain.abort();
      turns.stop();
      clearInterval(sweeps);
      const over = setTimeout(() => {
        for (const stop of running.values()) stop.abort();
      }, graceMs);
      await off;
      clearTimeout(over);
      clearInterval(looks);
      await Promise.all([
        boss.offWork(DEAD, { wait: true }),
        ...(options.hook === undefined ? [] : [boss.offWork(HOOKS, { wait: true })]),
      ]);
    },
  };
}
