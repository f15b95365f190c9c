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
  async handle(input, browsers, { owner, handed }) {
    const run = handed.inSession(input.sessionId, owner);
    if (run === undefined) await browsers.close(input.sessionId, owner);
    // The session is that run's: it is closed with it.
    else await run.drop();
    return { content: [textContent(`closed session ${input.sessionId}`)] };
  },
});
