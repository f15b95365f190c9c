import type { PgBoss } from "pg-boss";
import type { Job } from "../port.ts";
import { DEAD, HOOKS, RUNS } from "./boss.ts";
import { deliveries } from "./deliveries.ts";
import type { Database } from "../../runs/postgres/database.ts";
import { deliverHook, type Hook, type Notice } from "./hooks.ts";
import type { JobRow, ShortVerdict } from "./job-row.ts";
import { sweep } from "./sweep.ts";

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

/**
 * Each session asks the queue for itself, every so many seconds that an idle worker asks once a second in all. Longer than
 * this, and a run that a dead worker left would wait for the one session that is free.
 */
const LONGEST_POLL_SECONDS = 5;
const STOP_LOOK_MS = 2_000;
const SWEEP_MS = 5_000;

/** Takes ids off the queue and sees each through: begun, run, and its end written down with the fact that it ended. */
export async function work(options: WorkOptions): Promise<Work> {
  const { database, boss, name, say } = options;
  const jobs = deliveries(database, boss, options.perSite);
  const drain = new AbortController();
  const running = new Map<string, AbortController>();

  async function take(id: string, lost: AbortSignal): Promise<void> {
    // Fetched while this worker was told to end: somebody else's, as if it had never been here.
    if (drain.signal.aborted) return jobs.putBack(id);
    const begun = await jobs.begin(id, name);
    if (!begun.go) return;
    const stop = new AbortController();
    running.set(id, stop);
    say(`began ${id}`);
    if (begun.job.attempts === 0) options.onBegun?.(begun.job);
    try {
      const stops = { drain: drain.signal, stop: AbortSignal.any([stop.signal, lost]) };
      const performed = await options.perform(begun.job, stops);
      // The queue has given it to another worker: how it goes on, and that it is queued, is not ours to write.
      if (lost.aborted) return say(`given up ${id}`);
      await settle(begun.job, performed, stop.signal.aborted && !drain.signal.aborted);
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

  await boss.work<{ id: string }>(
    RUNS,
    {
      localConcurrency: options.sessions,
      pollingIntervalSeconds: Math.min(options.sessions, LONGEST_POLL_SECONDS),
      groupConcurrency: { default: options.perSite, tiers: { profile: 1 } },
    },
    async ([job]) => {
      if (job !== undefined) await take(job.data.id, job.signal);
    },
  );
  await boss.work<{ id: string }>(DEAD, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job !== undefined) await jobs.crashed(job.data.id);
  });
  if (options.hook !== undefined) {
    const { hook } = options;
    await boss.work<Notice>(HOOKS, { pollingIntervalSeconds: 1 }, async ([job]) => {
      if (job !== undefined) await deliverHook(hook, job.id, job.data);
    });
  }

  const looks = setInterval(() => {
    void jobs.stopAsked([...running.keys()]).then(
      (ids) => ids.forEach((id) => running.get(id)?.abort()),
      () => undefined,
    );
  }, STOP_LOOK_MS);
  const sweeps = setInterval(() => void sweep(database, boss).catch(() => undefined), SWEEP_MS);

  return {
    running: () => [...running.keys()],
    async drain(graceMs) {
      // First: what is handed back must not be fetched by this very worker once more.
      const off = boss.offWork(RUNS, { wait: true });
      drain.abort();
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
