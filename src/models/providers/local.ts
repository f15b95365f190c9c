import type { Provider } from "./provider.ts";

/** Anything that speaks chat completions: Ollama, vLLM, LM Studio, llama.cpp, a gateway. */
export const local: Provider = {
  name: "The local endpoint",
  matches: /^local:./i,
  example: "local:qwen3",
  prefix: "local:",
  access: [
    { keys: ["SUBTERMINATOR_LOCAL_API_KEY"], baseUrls: ["SUBTERMINATOR_LOCAL_BASE_URL"] },
    { keys: ["OPENAI_API_KEY"], baseUrls: ["OPENAI_BASE_URL"] },
  ],
  keyRequired: false,
  async create({ modelId, apiKey, baseUrl, fetch }) {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({
      name: "local",
      baseURL: baseUrl,
      fetch,
      ...(apiKey === undefined ? {} : { apiKey }),
    })(modelId);
  },
};
