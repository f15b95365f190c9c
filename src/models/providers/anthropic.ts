import type { Provider } from "./provider.ts";

export const anthropic: Provider = {
  name: "Anthropic",
  matches: /^claude/i,
  example: "claude-opus-4-6",
  access: [{ keys: ["ANTHROPIC_API_KEY"], baseUrls: ["ANTHROPIC_BASE_URL"] }],
  keyRequired: true,
  defaultBaseUrl: "https://api.anthropic.com/v1",
  versionPath: "/v1",
  defaultModel: "claude-opus-4-6",
  async create({ modelId, apiKey, baseUrl, fetch }) {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ apiKey: apiKey ?? "", baseURL: baseUrl, fetch })(modelId);
  },
  options: { anthropic: { disableParallelToolUse: true } },
  systemOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
};
