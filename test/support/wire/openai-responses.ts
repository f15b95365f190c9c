import { z } from "zod";
import { pictureOf } from "./data-url.ts";
import type { Format, Saying, WireRequest } from "./wire.ts";

const part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.string().optional(),
});
const body = z.looseObject({
  model: z.string(),
  input: z
    .array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(part)]) }))
    .min(1),
  tools: z.array(
    z.looseObject({
      type: z.literal("function"),
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string(),
      parameters: z.looseObject({ type: z.literal("object") }),
    }),
  ),
});

/** The responses protocol, which OpenAI's own models are asked by. */
export const responses: Format = { read, write };

function read(raw: unknown): WireRequest {
  const asked = body.parse(raw);
  const said = asked.input.map(({ role, content }) => ({
    fixed: role === "system" || role === "developer",
    parts:
      typeof content === "string" ? [part.parse({ type: "input_text", text: content })] : content,
  }));
  const words = (fixed: boolean): string =>
    said
      .filter((message) => message.fixed === fixed)
      .flatMap(({ parts }) => parts.flatMap(({ text }) => text ?? []))
      .join("\n");
  const image = pictureOf(
    said.flatMap(({ parts }) => parts).flatMap(({ image_url }) => image_url ?? [])[0],
  );
  return {
    kind: "openai",
    model: asked.model,
    system: words(true),
    text: words(false),
    ...(image === undefined ? {} : { image }),
    tools: asked.tools.map(({ name, description, parameters }) => ({
      name,
      description,
      schema: parameters,
    })),
    raw: asked,
  };
}

function write(
  { text, calls, rawArguments, sameIds, stop, usage }: Saying,
  model: string,
): unknown {
  const content =
    stop === "refusal"
      ? [{ type: "refusal", refusal: text }]
      : [{ type: "output_text", text, annotations: [], logprobs: [] }];
  return {
    id: "resp_wire",
    object: "response",
    created_at: 1_790_000_000,
    status: stop === "cut" ? "incomplete" : "completed",
    error: null,
    incomplete_details: stop === "cut" ? { reason: "max_output_tokens" } : null,
    model,
    output: [
      ...(text === ""
        ? []
        : [{ type: "message", id: "msg_wire", role: "assistant", status: "completed", content }]),
      ...calls.map(({ name, input }, index) => ({
        type: "function_call",
        id: `fc_${sameIds === true ? 0 : index}`,
        call_id: `call_${sameIds === true ? 0 : index}`,
        status: "completed",
        name,
        arguments: rawArguments ?? JSON.stringify(input),
      })),
    ],
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: usage.cached },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  };
}
