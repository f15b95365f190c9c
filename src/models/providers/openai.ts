import type { Provider } from "./provider.ts";

const OWN_ADDRESS = "https://api.openai.com/v1";

export const openai: Provider = {
  name: "OpenAI",
  matches: /^(gpt|chatgpt|o\d)/i,
  example: "gpt-5.4",
  access: [{ keys: ["OPENAI_API_KEY"], baseUrls: ["OPENAI_BASE_URL"] }],
  keyRequired: true,
  defaultBaseUrl: OWN_ADDRESS,
  defaultModel: "gpt-5.4",
  async create({ modelId, apiKey, baseUrl, fetch }) {
    const { createOpenAI } = await import("@ai-sdk/openai");
    const provider = createOpenAI({ apiKey: apiKey ?? "", baseURL: baseUrl, fetch });
    const responses = provider.responses(modelId);
    if (baseUrl === OWN_ADDRESS) return responses;
    const { chatWhereResponsesIsMissing } = await import("./chat-fallback.ts");
    return chatWhereResponsesIsMissing(responses, provider.chat(modelId));
  },
  // Pages of somebody's account are not left behind on the provider's side.
  options: { openai: { store: false, parallelToolCalls: false } },
};
