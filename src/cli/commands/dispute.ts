import { defineCommand, type ArgsDef } from "citty";
import { outputArgs } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";

const args = {
  run: {
    type: "positional",
    required: false,
    description: "The run that ended it (default: the last)",
  },
  "charged-on": {
    type: "string",
    description: "The day of the charge, from the statement",
    valueHint: "2026-12-14",
  },
  amount: {
    type: "string",
    description: "What was charged, from the statement",
    valueHint: "13.99 EUR",
  },
  name: { type: "string", description: "Your name", valueHint: "name" },
  language: {
    type: "string",
    description: "en, de, fr, es, it, nl or pt (default: en)",
    valueHint: "en",
  },
  out: { type: "string", description: "The folder to write into", valueHint: "folder" },
  ...outputArgs,
} satisfies ArgsDef;

export const dispute = defineCommand({
  meta: {
    name: "dispute",
    description: "Write a mail draft to your bank about a charge after a proven end; sends nothing",
  },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const { writeDispute } = await import("../after/write-dispute.ts");
    await writeDispute(textOf(given, "run") ?? "last", given, given["json"] === true);
  },
});
