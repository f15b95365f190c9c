import type { IncomingHttpHeaders } from "node:http";
import { chatCompletions } from "./openai-chat.ts";
import { responses } from "./openai-responses.ts";
import type { Dialect } from "./wire.ts";

export const openai: Dialect = {
  kind: "openai",
  key: "sk-proj",
  env: (origin, key) => ({ OPENAI_BASE_URL: `${origin}/v1`, OPENAI_API_KEY: key }),
  format: (path) =>
    path === "/v1/responses"
      ? responses
      : path === "/v1/chat/completions"
        ? chatCompletions("openai")
        : undefined,
  sentKey: bearer,
  error,
};

/** A gateway that knows OpenAI's older path only. */
export const chatOnlyGateway: Dialect = {
  ...openai,
  format: (path) => (path === "/v1/chat/completions" ? chatCompletions("openai") : undefined),
};

/** Ollama, vLLM, LM Studio. */
export const local: Dialect = {
  kind: "local",
  key: "local",
  env: (origin, key) => ({
    SUBTERMINATOR_LOCAL_BASE_URL: `${origin}/v1`,
    SUBTERMINATOR_LOCAL_API_KEY: key,
  }),
  format: (path) => (path === "/v1/chat/completions" ? chatCompletions("local") : undefined),
  sentKey: bearer,
  error,
};

function bearer(headers: IncomingHttpHeaders): string | undefined {
  return headers.authorization?.replace(/^Bearer /, "");
}

function error(status: number, message: string): unknown {
  const type = status === 429 ? "rate_limit_error" : "invalid_request_error";
  return { error: { message, type, param: null, code: status === 404 ? "model_not_found" : null } };
}
