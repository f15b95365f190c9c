import { actInput } from "../../contract/input.ts";
import { ELEMENT_ACTIONS, EXPECTATION_KINDS, PAGE_ACTIONS } from "../../contract/words.ts";
import { actResult } from "../results.ts";
import { defineTool } from "./define-tool.ts";
import { forgiveAct } from "./forgive.ts";
import { format, shownFormat, shownSessionId } from "./shared-fields.ts";

export const act = defineTool({
  name: "browser_act",
  title: "Act on page",
  description:
    "Do one thing, check what it should cause, get the next observation. Irreversible acts need confirmation.",
  shown: {
    type: "object",
    properties: {
      sessionId: shownSessionId,
      observationId: { type: "string", description: "of the newest observation" },
      target: {
        anyOf: [{ type: "string" }, { type: "object" }],
        description:
          "actionId, or {css | testId | role, name | text | x, y}; omit to act on the page",
      },
      action: { type: "string", enum: [...new Set<string>([...ELEMENT_ACTIONS, ...PAGE_ACTIONS])] },
      value: {
        type: "string",
        description:
          "fill: text or secret:NAME; type: keys into the focus; select: option; select_text: words; press: key or key*times; click: keys held; drag: actionId, words or dx,dy; navigate, new_tab: URL; upload: path; scroll: up|down|left|right|top|bottom; wait: ms; tabs: index; dialog: accept|dismiss",
      },
      fields: { type: "object", description: "fill several: {actionId: value}" },
      text: { type: "string", description: "answer to a prompt dialog" },
      expect: {
        type: "array",
        items: {
          type: "object",
          properties: {
            kind: { type: "string", enum: [...EXPECTATION_KINDS] },
            value: { type: "string" },
            role: { type: "string" },
            actionId: { type: "string" },
          },
          required: ["kind"],
        },
      },
      expectTimeoutMs: { type: "integer" },
      confirm: {
        type: "object",
        properties: { token: { type: "string" }, text: { type: "string" } },
        description: "as given by the refused call",
      },
      format: shownFormat,
    },
    required: ["observationId", "action"],
  },
  inputSchema: actInput.extend({ format }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  },
  forgive: forgiveAct,
  async handle({ format: as, ...input }, browsers, call) {
    const { owner, signal, approver, handed } = call;
    // In a session that a run has handed over, what is done is a step of that run.
    const run = handed.inSession(input.sessionId, owner);
    const result =
      run === undefined
        ? await browsers.act(input, owner, { signal, approver })
        : await run.act(input, call);
    return actResult(result, as);
  },
});
