import type { ArgsDef } from "citty";
import { commandGroup, idOf, type GroupedCommand } from "../command-group.ts";
import { outputArgs, readSettings, sessionArgs } from "../settings.ts";
import { watchingArgs } from "../run/run-args.ts";
import { textOf, wholeNumber } from "../strict-args.ts";

const id = {
  id: { type: "positional", description: "A run's id from `runs list`, its beginning, or `last`" },
} satisfies ArgsDef;

const COMMANDS: Record<string, GroupedCommand> = {
  list: {
    description: "All runs, the newest first",
    args: outputArgs,
    work: async (_, json) => (await import("../runs/list.ts")).listRuns(json),
  },
  show: {
    description: "One run, step by step",
    args: { ...id, ...outputArgs },
    work: async (given, json) => (await import("../runs/show.ts")).showRun(idOf(given), json),
  },
  watch: {
    description: "Follow a run that goes on, from its beginning",
    args: { ...id, ...outputArgs, verbose: watchingArgs.verbose },
    work: async (given, json) =>
      (await import("../runs/show.ts")).watchRun(idOf(given), json, given["verbose"] === true),
  },
  resume: {
    description: "Go on with a run that was interrupted",
    args: { ...id, ...watchingArgs, ...sessionArgs },
    work: async (given) => {
      const settings = readSettings(given);
      const { resumeRun } = await import("../runs/resume.ts");
      await resumeRun(idOf(given), settings, given["approve"] !== undefined);
    },
  },
  approve: {
    description: "Say yes to what a run of a fleet asks",
    args: {
      ...id,
      choice: { type: "string", description: "Which of the options, from 1", valueHint: "1" },
      ...outputArgs,
    },
    work: async (given, json) => {
      const choice = wholeNumber(given, "choice", { min: 1, max: 100 });
      const { answerRun } = await import("../fleet/jobs.ts");
      await answerRun(idOf(given), "approved", choice === undefined ? undefined : choice - 1, json);
    },
  },
  reject: {
    description: "Say no to what a run of a fleet asks",
    args: { ...id, ...outputArgs },
    work: async (given, json) =>
      (await import("../fleet/jobs.ts")).answerRun(idOf(given), "rejected", undefined, json),
  },
  verify: {
    description: "Check every byte of a run and its proof against the hash chain",
    args: { ...id, ...outputArgs },
    work: async (given, json) => (await import("../runs/verify.ts")).verify(idOf(given), json),
  },
  proof: {
    description: "Write a run's proof again and print its path",
    args: { ...id, pdf: { type: "boolean", description: "As a PDF beside it" }, ...outputArgs },
    work: async (given, json) =>
      (await import("../runs/verify.ts")).proof(idOf(given), json, given["pdf"] === true),
  },
  calendar: {
    description: "Write the end date and a day to check again as an .ics file",
    args: {
      ...id,
      out: { type: "string", description: "The file to write", valueHint: "file" },
      ...outputArgs,
    },
    work: async (given, json) =>
      (await import("../after/calendar-file.ts")).writeCalendar(
        idOf(given),
        textOf(given, "out"),
        json,
      ),
  },
  prune: {
    description: "Remove old runs; proofs stay",
    args: {
      days: { type: "string", description: "Older than so many days (default: 7)", valueHint: "7" },
      "dry-run": { type: "boolean", description: "Only say what would go" },
      proofs: { type: "boolean", description: "Remove their proofs too" },
      ...outputArgs,
    },
    work: async (given, json) =>
      (await import("../runs/list.ts")).pruneRuns(
        {
          days: wholeNumber(given, "days", { min: 0, max: 36_500 }),
          dryRun: given["dry-run"] === true,
          proofs: given["proofs"] === true,
        },
        json,
      ),
  },
};

export const runs = commandGroup(
  { name: "runs", description: "Runs on this machine: list, show, watch, resume, prove" },
  COMMANDS,
  async () => {
    const [{ listRuns }, { runSteps }] = await Promise.all([
      import("../runs/list.ts"),
      import("../terminal/next-steps.ts"),
    ]);
    await listRuns(false);
    process.stdout.write(`\n${runSteps()}\n`);
  },
);
