import type { ArgsDef } from "citty";
import { commandGroup, idOf, type GroupedCommand } from "../command-group.ts";
import { outputArgs } from "../settings.ts";

const id = {
  id: { type: "positional", description: "A recording from `recordings list`, or its beginning" },
} satisfies ArgsDef;

const COMMANDS: Record<string, GroupedCommand> = {
  list: {
    description: "The ways that verified runs left, to be replayed",
    args: outputArgs,
    work: async (_, json) => (await import("../recordings/list.ts")).listRecordings(json),
  },
  show: {
    description: "One recording, step by step",
    args: { ...id, ...outputArgs },
    work: async (given, json) =>
      (await import("../recordings/show.ts")).showRecording(idOf(given), json),
  },
  drop: {
    description: "Forget a recording; the next run finds its way anew",
    args: { ...id, ...outputArgs },
    work: async (given, json) =>
      (await import("../recordings/drop.ts")).dropRecording(idOf(given), json),
  },
};

export const recordings = commandGroup(
  { name: "recordings", description: "Recorded ways on this machine: list, show, drop" },
  COMMANDS,
);
