import { z } from "zod";
import { pictureOf } from "./data-url.ts";
import type { Format, Saying, WireKind, WireRequest } from "./wire.ts";

const part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.looseObject({ url: z.string() }).optional(),
});
const body = z.looseObject({
  model: z.string(),
  messages: z
    .array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(part)]) }))
    .min(1),
  tools: z.array(
    z.object({
      type: z.literal("function"),
      function: z.looseObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        description: z.string(),
        parameters: z.looseObject({ type: z.literal("object") }),
      }),
    }),
  ),
});

const STOPS = { calls: "tool_calls", stop: "stop", cut: "length", refusal: "stop" };

/** Chat completions: OpenAI's older protocol, and the one that all compatible servers speak. */
export const chatCompletions = (kind: WireKind): Format => ({
  read: (raw) => read(raw, kind),
  write,
});

function read(raw: unknown, kind: WireKind): WireRequest {
  const asked = body.parse(raw);
  const said = asked.messages.map(({ role, content }) => ({
    fixed: role === "system" || role === "developer",
    parts: typeof content === "string" ? [{ type: "text", text: content }] : content,
  }));
  const words = (fixed: boolean): string =>
    said
      .filter((message) => message.fixed === fixed)
      .flatMap(({ parts }) => parts.flatMap(({ text }) => (typeof text === "string" ? text : [])))
      .join("\n");
  const image = pictureOf(
    said.flatMap(({ parts }) => parts).flatMap((one) => part.parse(one).image_url?.url ?? [])[0],
  );
  return {
    kind,
    model: asked.model,
    system: words(true),
    text: words(false),
    ...(image === undefined ? {} : { image }),
    tools: asked.tools.map((tool) => ({
      name: tool.function.name,
      description: tool.function.description,
      schema: tool.function.parameters,
    })),
    raw: asked,
  };
}

function write(
  { text, calls, rawArguments, sameIds, stop, usage }: Saying,
  model: string,
): unknown {
  return {
    id: "chatcmpl-wire",
    object: "chat.completion",
    created: 1_790_000_000,
    model,
    choices: [
      {
        index: 0,
        finish_reason: STOPS[stop],
        logprobs: null,
        message: {
          role: "assistant",
          content: stop === "refusal" || text === "" ? null : text,
          refusal: stop === "refusal" ? text : null,
          ...(calls.length === 0
            ? {}
            : {
                tool_calls: calls.map(({ name, input }, index) => ({
                  id: `call_${sameIds === true ? 0 : index}`,
                  type: "function",
                  function: { name, arguments: rawArguments ?? JSON.stringify(input) },
                })),
              }),
        },
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
      prompt_tokens_details: { cached_tokens: usage.cached },
    },
  };
}
