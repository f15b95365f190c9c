import type { JobRequest } from "../job-request.ts";
import type { Job } from "../port.ts";

export const FLEET_STATES = [
  "queued",
  "running",
  "waiting",
  "ended",
  "failed",
  "cancelled",
] as const;
export type FleetState = (typeof FLEET_STATES)[number];

export type ShortVerdict = {
  reason: string;
  outcome: string;
  verified: boolean;
  sentence: string;
};

/** A job as it stands in the database. */
export type JobRow = {
  id: string;
  request: JobRequest;
  state: FleetState;
  who: string;
  key: string | null;
  profile: string | null;
  site: string | null;
  /** Stands on the queue itself, or has stood there. */
  carried: boolean;
  priority: number;
  not_before: Date | null;
  deadline: Date | null;
  attempts: number;
  worker: string | null;
  stop_asked_by: string | null;
  error: Job["error"] | null;
  verdict: ShortVerdict | null;
  at: Date;
  begun_at: Date | null;
  ended_at: Date | null;
};

/** For whoever runs a fleet: more than the port tells. */
export type FleetJob = Job & {
  stage: FleetState;
  priority: number;
  attempts: number;
  worker?: string;
  verdict?: ShortVerdict;
  deadline?: string;
  begunAt?: string;
  endedAt?: string;
};

const PORT_STATES: Record<FleetState, Job["state"]> = {
  queued: "queued",
  running: "active",
  // Somebody is asked: its run is not over, though no browser is held for it.
  waiting: "active",
  ended: "ended",
  failed: "failed",
  cancelled: "ended",
};

export function jobFrom(row: JobRow): FleetJob {
  return {
    id: row.id,
    state: PORT_STATES[row.state],
    stage: row.state,
    request: row.request,
    who: row.who,
    at: row.at.toISOString(),
    priority: row.priority,
    attempts: row.attempts,
    ...(row.error === null || row.error === undefined ? {} : { error: row.error }),
    ...(row.worker === null ? {} : { worker: row.worker }),
    ...(row.verdict === null ? {} : { verdict: row.verdict }),
    ...(row.deadline === null ? {} : { deadline: row.deadline.toISOString() }),
    ...(row.begun_at === null ? {} : { begunAt: row.begun_at.toISOString() }),
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at.toISOString() }),
  };
}
