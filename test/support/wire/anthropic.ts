import { z } from "zod";
import type { Dialect, Saying, WireRequest } from "./wire.ts";

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  source: z
    .object({ type: z.literal("base64"), media_type: z.string(), data: z.string() })
    .optional(),
});
const body = z.looseObject({
  model: z.string(),
  max_tokens: z.number().int().positive(),
  system: z.array(z.looseObject({ type: z.literal("text"), text: z.string() })),
  messages: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.array(block) }))
    .min(1),
  tools: z.array(
    z.looseObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string(),
      input_schema: z.looseObject({ type: z.literal("object") }),
    }),
  ),
});

const STOPS = { calls: "tool_use", stop: "end_turn", cut: "max_tokens", refusal: "refusal" };

export const anthropic: Dialect = {
  kind: "anthropic",
  key: "sk-ant-api03",
  // As Anthropic's own tools want it: without the version.
  env: (origin, key) => ({ ANTHROPIC_BASE_URL: origin, ANTHROPIC_API_KEY: key }),
  format: (path) => (path === "/v1/messages" ? { read, write } : undefined),
  sentKey: (headers) =>
    headers["anthropic-version"] === undefined ? undefined : String(headers["x-api-key"]),
  error: (status, message) => ({
    type: "error",
    error: { type: TYPES[status] ?? "api_error", message },
    request_id: "req_wire",
  }),
};

const TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  429: "rate_limit_error",
  529: "overloaded_error",
};

function read(raw: unknown): WireRequest {
  const asked = body.parse(raw);
  const blocks = asked.messages.flatMap(({ content }) => content);
  const source = blocks.find((one) => one.source !== undefined)?.source;
  return {
    kind: "anthropic",
    model: asked.model,
    system: asked.system.map(({ text }) => text).join("\n"),
    text: blocks.flatMap(({ text }) => text ?? []).join("\n"),
    ...(source === undefined
      ? {}
      : { image: { mimeType: source.media_type, data: Buffer.from(source.data, "base64") } }),
    tools: asked.tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      schema: tool.input_schema,
    })),
    raw: asked,
  };
}

function write(
  { text, calls, rawArguments, sameIds, stop, usage }: Saying,
  model: string,
): unknown {
  return {
    id: "msg_wire",
    type: "message",
    role: "assistant",
    model,
    content: [
      ...(text === "" ? [] : [{ type: "text", text }]),
      ...calls.map(({ name, input }, index) => ({
        type: "tool_use",
        id: `toolu_${sameIds === true ? 0 : index}`,
        name,
        input: rawArguments ?? input,
      })),
    ],
    stop_reason: STOPS[stop],
    stop_sequence: null,
    usage: {
      input_tokens: usage.input - usage.cached - usage.written,
      cache_read_input_tokens: usage.cached,
      cache_creation_input_tokens: usage.written,
      output_tokens: usage.output,
    },
  };
}
