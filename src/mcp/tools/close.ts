import { z } from "zod";
import { textContent } from "../results.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveScalars } from "./forgive.ts";
import { sessionId, shownSessionId } from "./shared-fields.ts";

export const close = defineTool({
  name: "browser_close",
  title: "Close browser",
  description: "End a session.",
  shown: { type: "object", properties: { sessionId: shownSessionId } },
  inputSchema: z.strictObject({ sessionId }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  forgive: (args) => forgiveScalars(args),
  async handle(input, browsers, { owner }) {
    await browsers.close(input.sessionId, owner);
    return { content: [textContent(`closed session ${input.sessionId}`)] };
  },
});
