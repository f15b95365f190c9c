import { defineCommand, type ArgsDef, type CommandDef } from "citty";
import { outputArgs } from "../settings.ts";
import { strictArgs, textOf, type Given } from "../strict-args.ts";

const id = {
  id: { type: "positional", description: "A recording from `recordings list`, or its beginning" },
} satisfies ArgsDef;

type RecordingsCommand = {
  description: string;
  args: ArgsDef;
  work: (given: Given, json: boolean) => Promise<void>;
};

const COMMANDS: Record<string, RecordingsCommand> = {
  list: {
    description: "The ways that verified runs left, to be replayed",
    args: outputArgs,
    work: async (_, json) => (await import("../recordings/list.ts")).listRecordings(json),
  },
  show: {
    description: "One recording, step by step",
    args: { ...id, ...outputArgs },
    work: async (given, json) =>
      (await import("../recordings/show.ts")).showRecording(textOf(given, "id") ?? "", json),
  },
  drop: {
    description: "Forget a recording; the next run finds its way anew",
    args: { ...id, ...outputArgs },
    work: async (given, json) =>
      (await import("../recordings/drop.ts")).dropRecording(textOf(given, "id") ?? "", json),
  },
};

export const recordings = defineCommand({
  meta: { name: "recordings", description: "Recorded ways on this machine: list, show, drop" },
  subCommands: Object.fromEntries(
    Object.entries(COMMANDS).map(([name, { description, args, work }]) => [
      name,
      async (): Promise<CommandDef> =>
        defineCommand({
          meta: { name, description },
          args,
          run: async ({ rawArgs }) => {
            const given = strictArgs(args, rawArgs);
            await work(given, given["json"] === true);
          },
        }),
    ]),
  ),
});
