import { defineCommand, type ArgsDef, type CommandDef } from "citty";
import { outputArgs, readSettings, sessionArgs } from "../settings.ts";
import { strictArgs, textOf, wholeNumber } from "../strict-args.ts";

const serveArgs = {
  port: { type: "string", description: "Port; 0 takes a free one (default)", valueHint: "0" },
} satisfies ArgsDef;

const serve = defineCommand({
  meta: { name: "serve", description: "Serve the practice sites until stopped" },
  args: serveArgs as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(serveArgs, rawArgs);
    const port = wholeNumber(given, "port", { min: 0, max: 65_535 }) ?? 0;
    const { servePractice } = await import("../scoring/serve.ts");
    await servePractice(port);
  },
});

const scoreArgs = {
  planner: { type: "enum", options: ["rules"], description: "Who decides the steps" },
  external: {
    type: "string",
    description: "Command that starts somebody else's sites (docs/cli.md: protocol)",
    valueHint: "command",
  },
  only: { type: "string", description: "Only these scenarios, by comma", valueHint: "ids" },
  browser: sessionArgs.browser,
  jobs: { type: "string", description: "Scenarios at a time (default: 2)", valueHint: "2" },
  approve: {
    type: "enum",
    options: ["always", "never"],
    description: "Answer every question with yes (default), or refuse all: then nothing may change",
  },
  limit: {
    type: "string",
    description: "Seconds after which a run counts as hung; more on a busy machine (default: 120)",
    valueHint: "120",
  },
  "skip-pages": { type: "boolean", description: "Leave the labelled single pages out" },
  "skip-faults": { type: "boolean", description: "Leave the injected element failures out" },
  ...outputArgs,
} satisfies ArgsDef;

const score = defineCommand({
  meta: {
    name: "score",
    description: "Run the planner on practice sites and compare with the truth",
  },
  args: scoreArgs as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(scoreArgs, rawArgs);
    const { browser } = readSettings({ browser: given["browser"] });
    const { scorePractice } = await import("../scoring/score.ts");
    await scorePractice({
      external: textOf(given, "external"),
      browser,
      only: textOf(given, "only")
        ?.split(",")
        .map((id) => id.trim())
        .filter((id) => id !== ""),
      jobs: wholeNumber(given, "jobs", { min: 1, max: 16 }) ?? 2,
      approve: given["approve"] === "never" ? "never" : "always",
      pages: given["skip-pages"] !== true && given["approve"] !== "never",
      faults: given["skip-faults"] !== true && given["approve"] !== "never",
      limit: wholeNumber(given, "limit", { min: 10, max: 3600 }),
      json: given["json"] === true,
    });
  },
});

export const practice = defineCommand({
  meta: { name: "practice", description: "Simulated services with known truth: serve, score" },
  subCommands: {
    serve: async (): Promise<CommandDef> => serve,
    score: async (): Promise<CommandDef> => score,
  },
});
