import type { ArgsDef } from "citty";
import type { RunMode } from "../../runs/verdict.ts";
import { guardArg, outputArgs, sessionArgs } from "../settings.ts";
import type { Given } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

/** How loud a run is, and what may stop it. */
export const watchingArgs = {
  approve: {
    type: "enum",
    options: ["ask", "always", "never"],
    description: "Irreversible steps: ask you (default), let all pass, or refuse all",
  },
  guard: { ...guardArg, description: `${guardArg.description} (default: strict for cancel)` },
  ...outputArgs,
  quiet: { type: "boolean", description: "Show nothing but questions and the verdict" },
  verbose: { type: "boolean", description: "Show what is seen and why each step is chosen" },
} satisfies ArgsDef;

/** Which language model decides, and what it may cost. */
export const modelArgs = {
  model: {
    type: "string",
    description:
      "Which model: claude…, gpt…, gemini… or local:<name> (default: claude-opus-4-6, else one whose key is set)",
    valueHint: "name",
  },
  "fallback-model": {
    type: "string",
    description: "Asked where the model does not answer; several with commas between",
    valueHint: "name",
  },
  "model-simple": {
    type: "string",
    description: "A cheaper model for plain pages",
    valueHint: "name",
  },
  "model-timeout": {
    type: "string",
    description: "How long one call of a model may take (default: 60s)",
    valueHint: "60s",
  },
  vision: {
    type: "enum",
    options: ["auto", "always", "never"],
    description: "Show the model a picture: where it helps (default), on every turn, or never",
  },
  "max-cost": {
    type: "string",
    description: "Ask you, or stop, before models cost more dollars than this (default: 5)",
    valueHint: "5",
  },
  "max-tokens": {
    type: "string",
    description: "Ask you, or stop, before models take more tokens than this",
    valueHint: "200000",
  },
} satisfies ArgsDef;

export const runArgs = {
  planner: {
    type: "enum",
    options: ["rules", "model", "replay", "auto"],
    description:
      "Who decides the steps: rules, a language model, the way of an earlier run, or the best there is (default: auto)",
  },
  ...modelArgs,
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
