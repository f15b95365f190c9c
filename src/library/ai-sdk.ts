// oxlint-disable-next-line import/no-unassigned-import -- it has to be looked at before anything else is loaded
import "./needed-node.ts";
import { tool, type Tool } from "ai";
import { z } from "zod";
import { ContractError } from "../contract/errors.ts";
import { renderActResult, renderError, renderObservation } from "../contract/render-text.ts";
import { ELEMENT_ACTIONS, PAGE_ACTIONS } from "../contract/words.ts";
import { openBrowser, type BrowserPage, type OpenOptions } from "./open-browser.ts";

export type BrowserTools = {
  tools: Record<"browser_open" | "browser_observe" | "browser_act", Tool>;
  close(): Promise<void>;
};

const ACTIONS = [...new Set<string>([...ELEMENT_ACTIONS, ...PAGE_ACTIONS])];

/** The browser as tools for the `ai` package. An irreversible act waits for `approver`; a model can't say yes for a person. */
export function browserTools(options: Omit<OpenOptions, "url"> = {}): BrowserTools {
  let page: BrowserPage | undefined;
  let seen = "";
  const opened = (): BrowserPage => {
    if (page !== undefined) return page;
    throw new ContractError("SESSION_NOT_FOUND", "No page is open.", {
      hint: "Call browser_open first.",
    });
  };
  return {
    tools: {
      browser_open: tool({
        description: "Open an address; answers with the page's controls, each with a number.",
        inputSchema: z.object({ url: z.string() }),
        execute: ({ url }) =>
          told(async () => {
            await page?.close();
            page = await openBrowser({ ...options, url });
            seen = page.first.observationId;
            return renderObservation(page.first);
          }),
      }),
      browser_observe: tool({
        description: "See the page again. mode read gives its main text.",
        inputSchema: z.object({ mode: z.enum(["act", "read", "full"]).optional() }),
        execute: ({ mode }) =>
          told(async () => {
            const observation = await opened().observe(mode === undefined ? {} : { mode });
            seen = observation.observationId;
            return renderObservation(observation);
          }),
      }),
      browser_act: tool({
        description:
          "Act on a control by its number, or on the page where there is none (navigate, back, press …). Answers what happened.",
        inputSchema: z.object({
          action: z.enum(ACTIONS as [string, ...string[]]),
          target: z.string().optional().describe("number of the control"),
          value: z.string().optional(),
        }),
        execute: ({ action, target, value }) =>
          told(async () => {
            const result = await opened().act({
              observationId: seen,
              action: action as (typeof ELEMENT_ACTIONS)[number],
              ...(target === undefined ? {} : { target: { kind: "element", actionId: target } }),
              ...(value === undefined ? {} : { value }),
            });
            seen = result.nextObservation?.observationId ?? seen;
            return renderActResult(result);
          }),
      }),
    },
    close: async () => {
      await page?.close();
      page = undefined;
    },
  };
}

/** A fault is an answer with its next step: thrown, it would end a model's loop. */
async function told(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContractError) return renderError(error.data());
    throw error;
  }
}
