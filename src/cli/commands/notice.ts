import { defineCommand, type ArgsDef } from "citty";
import { outputArgs } from "../settings.ts";
import { strictArgs } from "../strict-args.ts";

const args = {
  about: {
    type: "positional",
    required: false,
    description: "A run, a service or a company's name (default: the last run)",
  },
  country: {
    type: "string",
    description: "Where you live: DE, AT, FR, BE, NL, ES, IT, GB, US, BR",
    valueHint: "DE",
  },
  language: {
    type: "string",
    description: "The letter's language (default: the country's)",
    valueHint: "de",
  },
  name: { type: "string", description: "Your name", valueHint: "name" },
  address: {
    type: "string",
    description: "Your postal address; \\n between lines",
    valueHint: "text",
  },
  account: { type: "string", description: "Customer or contract number", valueHint: "number" },
  email: { type: "string", description: "The account's e-mail", valueHint: "address" },
  to: {
    type: "string",
    description: "The company's address, postal or e-mail",
    valueHint: "address",
  },
  "end-on": {
    type: "string",
    description: "The day it should end (default: the next possible)",
    valueHint: "2026-12-31",
  },
  out: { type: "string", description: "The folder to write into", valueHint: "folder" },
  ...outputArgs,
} satisfies ArgsDef;

export const notice = defineCommand({
  meta: {
    name: "notice",
    description:
      "Write a letter, a mail draft and a phone script where a site has no way out; sends nothing",
  },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const { writeNotice } = await import("../after/write-notice.ts");
    await writeNotice(given, given["json"] === true);
  },
});
