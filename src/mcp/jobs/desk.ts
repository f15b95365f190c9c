import type { JobOptions } from "../../agent/job.ts";
import type { OpenInput } from "../../browser/port.ts";
import type { Planner } from "../../planners/port.ts";
import type { RunStore } from "../../runs/store.ts";
import type { Service } from "../../services/service.ts";

export type Wanted = {
  service: string | undefined;
  url: string | undefined;
  goal: string | undefined;
};

/** What a job is about, and the profile in which the person is signed in there. */
export type JobTarget = {
  service: Service;
  url: string;
  goal: string;
  open: Omit<OpenInput, "url">;
};

/** What the jobs need of whoever started the server. */
export type JobDesk = {
  target(wanted: Wanted): Promise<JobTarget>;
  /** Who decides the steps; an error says what to set where nobody can. */
  planner(kind: JobOptions["kind"]): Promise<Planner>;
  store(): Promise<RunStore>;
  /** Where verified ways are kept, and whether they are walked again before the planner is asked. */
  recordings(): Promise<NonNullable<JobOptions["recordings"]>>;
  /** never: the server was started with confirmations off. */
  approve: "ask" | "never";
  version: string;
};
