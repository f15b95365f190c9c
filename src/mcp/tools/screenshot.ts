import { z } from "zod";
import { imageContent } from "../results.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveScalars } from "./forgive.ts";
import { sessionId, shownSessionId } from "./shared-fields.ts";

export const screenshot = defineTool({
  name: "browser_screenshot",
  title: "Take screenshot",
  description: "Picture of the viewport; badges number the controls by actionId.",
  shown: {
    type: "object",
    properties: {
      sessionId: shownSessionId,
      fullPage: { type: "boolean" },
      badges: { type: "boolean" },
    },
  },
  inputSchema: z.strictObject({
    sessionId,
    fullPage: z.boolean().default(false),
    badges: z.boolean().default(false),
  }),
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  forgive: (args) => forgiveScalars(args, { booleans: ["fullPage", "badges"] }),
  async handle(input, browsers, { owner, signal }) {
    return { content: [imageContent(await browsers.screenshot(input, owner, { signal }))] };
  },
});
