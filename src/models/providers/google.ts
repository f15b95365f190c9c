import type { Provider } from "./provider.ts";

export const google: Provider = {
  name: "Google",
  matches: /^gemini/i,
  example: "gemini-3.5-flash",
  access: [
    {
      keys: ["GOOGLE_GENERATIVE_AI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"],
      baseUrls: ["GOOGLE_GENERATIVE_AI_BASE_URL", "GOOGLE_GEMINI_BASE_URL", "GEMINI_BASE_URL"],
    },
  ],
  keyRequired: true,
  defaultBaseUrl: "https://generativelanguage.googleapis.com/v1beta",
  versionPath: "/v1beta",
  defaultModel: "gemini-3.5-flash",
  fallbackModel: "gemini-3.5-flash",
  async create({ modelId, apiKey, baseUrl, fetch }) {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle({ apiKey: apiKey ?? "", baseURL: baseUrl, fetch })(modelId);
  },
};
