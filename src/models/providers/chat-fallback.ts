import { APICallError } from "ai";
import type { LanguageModel } from "./provider.ts";

/**
 * Many gateways that speak OpenAI's protocol know chat completions only and answer 404 or 405 to the newer
 * responses path. One extra request finds that out; it is remembered.
 */
export function chatWhereResponsesIsMissing(
  responses: LanguageModel,
  chat: LanguageModel,
): LanguageModel {
  let chatOnly = false;
  return {
    specificationVersion: responses.specificationVersion,
    provider: responses.provider,
    modelId: responses.modelId,
    supportedUrls: responses.supportedUrls,
    async doGenerate(options) {
      if (chatOnly) return await chat.doGenerate(options);
      try {
        return await responses.doGenerate(options);
      } catch (error) {
        if (!isMissingPath(error)) throw error;
        const answer = await chat.doGenerate(options);
        chatOnly = true;
        return answer;
      }
    },
    doStream: (options) => (chatOnly ? chat : responses).doStream(options),
  };
}

function isMissingPath(error: unknown): boolean {
  return APICallError.isInstance(error) && [404, 405].includes(error.statusCode ?? 0);
}
