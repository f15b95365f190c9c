import type { ArgsDef } from "citty";
import { commandGroup, idOf, type GroupedCommand } from "../command-group.ts";
import { outputArgs } from "../settings.ts";
import { textOf } from "../strict-args.ts";
import { FLEET_STATES, type FleetState } from "../../jobs/fleet/job-row.ts";

const args = {
  id: { type: "positional", description: "A job's id from `jobs list`, or a part of it" },
  ...outputArgs,
} satisfies ArgsDef;

const COMMANDS: Record<string, GroupedCommand> = {
  list: {
    description: "The newest jobs, and how many there are of each state",
    args: {
      state: { type: "enum", options: [...FLEET_STATES], description: "Only those in this state" },
      ...outputArgs,
    },
    work: async (given, json) => {
      const { listJobs } = await import("../fleet/jobs.ts");
      await listJobs(textOf(given, "state") as FleetState | undefined, json);
    },
  },
  show: {
    description: "One job: what was asked, how it stands, why it failed",
    args,
    work: async (given, json) => (await import("../fleet/jobs.ts")).showJob(idOf(given), json),
  },
  cancel: {
    description: "Take a job back, or stop its run at the next step",
    args,
    work: async (given, json) => (await import("../fleet/jobs.ts")).cancelJob(idOf(given), json),
  },
  retry: {
    description: "Go on with what was interrupted or given up; anything else is done anew",
    args,
    work: async (given, json) => (await import("../fleet/jobs.ts")).retryJob(idOf(given), json),
  },
};

export const jobs = commandGroup(
  { name: "jobs", description: "Jobs of a fleet: list, show, cancel, retry" },
  COMMANDS,
);
