import { z } from "zod";
import { observationResult } from "../results.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveScalars } from "./forgive.ts";
import { format, shownFormat } from "./shared-fields.ts";

export const open = defineTool({
  name: "browser_open",
  title: "Open browser",
  description: "Start a browser session, optionally at a URL. Returns its first observation.",
  shown: { type: "object", properties: { url: { type: "string" }, format: shownFormat } },
  inputSchema: z.strictObject({ url: z.string().min(1).max(8192).optional(), format }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
  },
  forgive: (args) => forgiveScalars(args),
  async handle({ url, format: as }, browsers, { owner, signal, approver, openWith }) {
    const input = { ...openWith, ...(url === undefined ? {} : { url }) };
    const observation = await browsers.open(input, owner, { signal, approver });
    // A caller that has gone meanwhile cannot close what it never heard of.
    if (signal.aborted) await browsers.close(observation.sessionId, owner);
    return observationResult(observation, as);
  },
});
