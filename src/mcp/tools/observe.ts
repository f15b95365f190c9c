import { z } from "zod";
import { observeInput } from "../../contract/input.ts";
import { imageContent, observationResult } from "../results.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveScalars } from "./forgive.ts";
import { format, shownFormat, shownSessionId } from "./shared-fields.ts";

export const observe = defineTool({
  name: "browser_observe",
  title: "Observe page",
  description:
    "See the page: what it is, what blocks it, and its controls, each line starting with its actionId.",
  shown: {
    type: "object",
    properties: {
      sessionId: shownSessionId,
      mode: {
        type: "string",
        enum: ["act", "read", "full"],
        description: "read: main text; default act: controls",
      },
      scope: {
        type: "string",
        description: "page, a region (modal, main, navigation, footer…) or an actionId",
      },
      maxAffordances: { type: "integer", description: "default 50, max 200" },
      includeHidden: { type: "boolean" },
      includeDisabled: { type: "boolean" },
      cursor: { type: "string", description: "next page" },
      format: shownFormat,
      screenshot: { type: "boolean" },
    },
  },
  inputSchema: observeInput.extend({ format, screenshot: z.boolean().default(false) }),
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  forgive: (args) => {
    const meant = forgiveScalars(args, {
      numbers: ["maxAffordances"],
      booleans: ["includeHidden", "includeDisabled", "screenshot"],
    });
    if (typeof meant["scope"] === "number") meant["scope"] = String(meant["scope"]);
    return meant;
  },
  async handle({ format: as, screenshot, ...input }, browsers, { owner, signal, approver }) {
    const observation = await browsers.observe(input, owner, { signal, approver });
    const result = observationResult(observation, as, { session: false });
    if (!screenshot) return result;
    const picture = await browsers.screenshot({ sessionId: input.sessionId, badges: true }, owner, {
      signal,
    });
    return { ...result, content: [...result.content, imageContent(picture)] };
  },
});
