import type { ArgsDef } from "citty";
import type { RunMode } from "../../runs/verdict.ts";
import { outputArgs, sessionArgs } from "../settings.ts";
import type { Given } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

/** How loud a run is, and what may stop it. */
export const watchingArgs = {
  approve: {
    type: "enum",
    options: ["ask", "always", "never"],
    description: "Irreversible steps: ask you (default), let all pass, or refuse all",
  },
  ...outputArgs,
  quiet: { type: "boolean", description: "Show nothing but questions and the verdict" },
  verbose: { type: "boolean", description: "Show what is seen and why each step is chosen" },
} satisfies ArgsDef;

export const runArgs = {
  planner: {
    type: "enum",
    options: ["rules", "auto"],
    description: "Who decides the steps: rules, or the best there is (default: auto)",
  },
  ...watchingArgs,
  "dry-run": { type: "boolean", description: "Name the first step and do nothing" },
  rehearse: { type: "boolean", description: "Walk the way and stop before the final step" },
  ...sessionArgs,
  "max-turns": {
    type: "string",
    description: "Stop after so many turns (default: 20, at most 100)",
    valueHint: "20",
  },
  timeout: {
    type: "string",
    description: "Stop after so long (default: 10m)",
    valueHint: "10m",
  },
} satisfies ArgsDef;

export function runMode(given: Given): RunMode {
  if (given["dry-run"] === true && given["rehearse"] === true)
    throw new UsageError("--dry-run and --rehearse exclude each other.");
  if (given["dry-run"] === true) return "dry-run";
  return given["rehearse"] === true ? "rehearse" : "run";
}
