import type { ActResult } from "../contract/act-result.ts";
import { ContractError, type ErrorData } from "../contract/errors.ts";
import type { Observation } from "../contract/observation.ts";
import { renderActResult, renderError, renderObservation } from "../contract/render-text.ts";
import type { Screenshot } from "../browser/port.ts";

export type Content =
  | { type: "text"; text: string }
  | { type: "image"; data: string; mimeType: string };

export type ToolResult = {
  content: Content[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

export type Format = "text" | "json";

export const textContent = (text: string): Content => ({ type: "text", text });

export const imageContent = ({ data, mimeType }: Screenshot): Content => ({
  type: "image",
  data: data.toString("base64"),
  mimeType,
});

/** Whoever asked for a look knows whose it is: only what opens a session has to name it. */
export function observationResult(
  observation: Observation,
  format: Format,
  how: { session?: boolean } = {},
): ToolResult {
  return format === "json"
    ? jsonResult(observation)
    : { content: [textContent(renderObservation(observation, how))] };
}

export function actResult(result: ActResult, format: Format): ToolResult {
  const failed = result.error === undefined ? {} : ({ isError: true } as const);
  if (format === "json") return { ...jsonResult(result), ...failed };
  const text = renderActResult(result);
  if (result.error === undefined) return { content: [textContent(text)] };
  // Some clients hand a model the structured part only, so what the text says must be in it too.
  const { error, confirmation } = result;
  return {
    content: [textContent(text)],
    structuredContent: { error, ...(confirmation && { confirmation }), text },
    ...failed,
  };
}

function jsonResult(value: Observation | ActResult): ToolResult {
  return { content: [textContent(JSON.stringify(value))], structuredContent: { ...value } };
}

export function errorResult(error: ErrorData): ToolResult {
  return {
    content: [textContent(renderError(error))],
    structuredContent: { error },
    isError: true,
  };
}

/** What is not an error of the contract is our fault; its words go to the log, never to a caller. */
export function toErrorData(error: unknown, signal: AbortSignal): ErrorData {
  if (error instanceof ContractError) return error.data();
  if (signal.aborted) return new ContractError("CANCELLED", "The call was cancelled.").data();
  return new ContractError("INTERNAL", "The tool failed in a way it should not.").data();
}
