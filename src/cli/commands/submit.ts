import { defineCommand, type ArgsDef } from "citty";
import { parseDuration } from "../duration.ts";
import { outputArgs } from "../settings.ts";
import { runArgs, runMode } from "../run/run-args.ts";
import { strictArgs, textOf, wholeNumber, type Given } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  service: {
    type: "positional",
    required: false,
    description: "Which subscription: a name from `subterminator services`",
  },
  url: {
    type: "string",
    description: "The account page, for a site nobody has described",
    valueHint: "url",
  },
  goal: { type: "string", description: "What is wanted, in your words", valueHint: "text" },
  reason: {
    type: "string",
    description: "What to answer where the site asks why (default: rather not say)",
    valueHint: "text",
  },
  task: { type: "boolean", description: "Any task by a language model, not a cancellation" },
  file: {
    type: "string",
    description: "Many jobs: one JSON object a line; - reads them from stdin",
    valueHint: "file",
  },
  profile: {
    type: "string",
    description: "The profile that is signed in there",
    valueHint: "name",
  },
  planner: runArgs.planner,
  "max-turns": runArgs["max-turns"],
  timeout: runArgs.timeout,
  "max-cost": runArgs["max-cost"],
  priority: {
    type: "string",
    description: "Higher ones first, -100 to 100 (default: 0)",
    valueHint: "0",
  },
  "not-before": {
    type: "string",
    description: "The earliest moment it may begin",
    valueHint: "2026-11-20T08:00:00Z",
  },
  deadline: {
    type: "string",
    description: "The last moment at which it may begin",
    valueHint: "2026-11-21T08:00:00Z",
  },
  key: {
    type: "string",
    description: "Handed in twice with one key, it is one job",
    valueHint: "text",
  },
  "dry-run": runArgs["dry-run"],
  rehearse: runArgs.rehearse,
  ...outputArgs,
} satisfies ArgsDef;

export const submit = defineCommand({
  meta: { name: "submit", description: "Put a run, or a file of many, on the queue of a fleet" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const { readJobs, submit: hand } = await import("../fleet/submit.ts");
    const file = textOf(given, "file");
    if (file === undefined) return hand([requestOf(given)], given["json"] === true);
    const other = Object.keys(args).find(
      (name) => !["file", "json"].includes(name) && given[name] !== undefined,
    );
    if (other !== undefined)
      throw new UsageError(`--file holds whole jobs: ${other} belongs into its lines.`);
    await hand(await readJobs(file), given["json"] === true);
  },
});

function requestOf(given: Given): Record<string, unknown> {
  const texts = ["service", "url", "goal", "reason", "profile", "planner", "deadline", "key"];
  const timeout = textOf(given, "timeout");
  const timeoutMs = timeout === undefined ? undefined : parseDuration(timeout);
  if (timeout !== undefined && timeoutMs === undefined)
    throw new UsageError(`--timeout takes a duration such as 10m; not ${JSON.stringify(timeout)}.`);
  const budget = {
    turns: wholeNumber(given, "max-turns", { min: 1, max: 100 }),
    minutes: timeoutMs === undefined ? undefined : timeoutMs / 60_000,
    costUsd: numberOf(given, "max-cost"),
  };
  const request = {
    kind: given["task"] === true ? "run" : "cancel",
    mode: runMode(given),
    ...Object.fromEntries(texts.map((name) => [name, textOf(given, name)])),
    notBefore: textOf(given, "not-before"),
    priority: numberOf(given, "priority"),
    ...(Object.values(budget).some((value) => value !== undefined)
      ? { budget: withoutHoles(budget) }
      : {}),
  };
  return withoutHoles(request);
}

function withoutHoles(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

function numberOf(given: Given, name: string): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number))
    throw new UsageError(`--${name} takes a number; not ${JSON.stringify(text.slice(0, 60))}.`);
  return number;
}
