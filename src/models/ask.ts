import {
  generateText,
  tool,
  wrapLanguageModel,
  type FinishReason,
  type LanguageModelMiddleware,
  type ToolSet,
  type TypedToolCall,
} from "ai";
import { boundedCalls } from "./bounded-calls.ts";
import { callFault } from "./call-fault.ts";
import type { TokenCounts } from "./cost.ts";
import type { ModelAnswer, ModelCall, ModelRequest, ModelTool } from "./port.ts";
import type { LanguageModel, Provider } from "./providers/provider.ts";

export type Reply = Pick<ModelAnswer, "calls" | "text" | "finish"> & { tokens: TokenCounts };

// It would write to the terminal what it thinks of a provider's settings.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** One request to one provider, without any attempt of its own: what comes back is what came. */
export async function askOnce(
  model: LanguageModel,
  provider: Provider,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<Reply> {
  const result = await generateText({
    model: wrapLanguageModel({ model, middleware: [wantsACall, boundedCalls] }),
    instructions: {
      role: "system",
      content: request.system,
      ...(provider.systemOptions === undefined ? {} : { providerOptions: provider.systemOptions }),
    },
    messages: [{ role: "user", content: userContent(request) }],
    tools: toolSet(request.tools),
    toolOrder: request.tools.map(({ name }) => name),
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    ...(provider.options === undefined ? {} : { providerOptions: provider.options }),
  });
  const names = request.tools.map(({ name }) => name);
  const calls = result.toolCalls.map((call) => modelCall(call, names));
  const { usage } = result;
  return {
    calls,
    text: result.text,
    finish: finishOf(result.finishReason, calls.length > 0),
    tokens: {
      input: usage.inputTokens,
      cachedInput: usage.inputTokenDetails.cacheReadTokens,
      cacheWrite: usage.inputTokenDetails.cacheWriteTokens,
      output: usage.outputTokens,
    },
  };
}

/**
 * Asks the provider for a call without asking the SDK to insist on one: that would throw away an answer in
 * words, a refusal, and what they cost.
 */
const wantsACall: LanguageModelMiddleware = {
  specificationVersion: "v4",
  transformParams: async ({ params }) =>
    params.tools === undefined ? params : { ...params, toolChoice: { type: "required" } },
};

function userContent({ text, image }: ModelRequest) {
  const words = { type: "text" as const, text };
  if (image === undefined) return [words];
  return [words, { type: "file" as const, data: image.data, mediaType: image.mimeType }];
}

/** Tools have no handler here: the SDK reports the call and stops, and the loop decides what becomes of it. */
function toolSet(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, schema }) => [
      name,
      tool({ description, inputSchema: schema }),
    ]),
  );
}

function modelCall(call: TypedToolCall<ToolSet>, tools: readonly string[]): ModelCall {
  const { toolName: name, input } = call;
  if (call.invalid !== true) return { name, input };
  return { name, input, fault: callFault(name, call.error, tools) };
}

function finishOf(reason: FinishReason, called: boolean): ModelAnswer["finish"] {
  switch (reason) {
    case "length":
      return "length";
    case "content-filter":
      return "refusal";
    case "stop":
      return called ? "calls" : "stop";
    default:
      return called ? "calls" : "other";
  }
}
