import { defineCommand, type ArgsDef } from "citty";
import { outputArgs } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";

const args = {
  client: {
    type: "positional",
    required: false,
    description: "claude-code, claude-desktop, cursor, vscode, codex or gemini",
  },
  yes: { type: "boolean", description: "Write without asking" },
  print: { type: "boolean", description: "Only show the file and what belongs into it" },
  ...outputArgs,
} satisfies ArgsDef;

export const mcpSetup = defineCommand({
  meta: { name: "setup", description: "Write the server into a client's settings, after asking" },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const { setUp } = await import("../mcp-setup/setup.ts");
    await setUp({
      client: textOf(given, "client"),
      yes: given["yes"] === true,
      print: given["print"] === true,
      json: given["json"] === true,
    });
  },
});
