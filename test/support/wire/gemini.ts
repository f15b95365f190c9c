import { z } from "zod";
import type { Dialect, Saying, WireRequest } from "./wire.ts";

const part = z.looseObject({
  text: z.string().optional(),
  inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
});
const body = z.looseObject({
  systemInstruction: z.object({ parts: z.array(part) }),
  contents: z.array(z.object({ role: z.enum(["user", "model"]), parts: z.array(part) })).min(1),
  tools: z.array(
    z.looseObject({
      functionDeclarations: z.array(
        z.looseObject({
          name: z.string().regex(/^[\w.:-]{1,64}$/),
          description: z.string(),
          parameters: z.record(z.string(), z.unknown()).optional(),
          parametersJsonSchema: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
});

const PATH = /^\/v1beta\/models\/([\w.-]+):generateContent$/;
const STOPS = { calls: "STOP", stop: "STOP", cut: "MAX_TOKENS", refusal: "SAFETY" };

export const gemini: Dialect = {
  kind: "gemini",
  key: "AIzaSy",
  // As Google's own tools want it: without the version.
  env: (origin, key) => ({ GOOGLE_GEMINI_BASE_URL: origin, GEMINI_API_KEY: key }),
  format: (path) => (PATH.test(path) ? { read, write } : undefined),
  sentKey: (headers) => headers["x-goog-api-key"]?.toString(),
  error: (status, message) => ({
    error: { code: status, message, status: WORDS[status] ?? "UNKNOWN" },
  }),
};

const WORDS: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

function read(raw: unknown, path: string): WireRequest {
  const asked = body.parse(raw);
  const parts = asked.contents.flatMap((content) => content.parts);
  const picture = parts.find(({ inlineData }) => inlineData !== undefined)?.inlineData;
  return {
    kind: "gemini",
    model: PATH.exec(path)![1]!,
    system: asked.systemInstruction.parts.flatMap(({ text }) => text ?? []).join("\n"),
    text: parts.flatMap(({ text }) => text ?? []).join("\n"),
    ...(picture === undefined
      ? {}
      : { image: { mimeType: picture.mimeType, data: Buffer.from(picture.data, "base64") } }),
    tools: asked.tools.flatMap(({ functionDeclarations }) =>
      functionDeclarations.map(({ name, description, parameters, parametersJsonSchema }) => ({
        name,
        description,
        schema: parametersJsonSchema ?? parameters ?? {},
      })),
    ),
    raw: asked,
  };
}

function write(
  { text, calls, rawArguments, sameIds, stop, usage }: Saying,
  model: string,
): unknown {
  const parts = [
    ...(text === "" || stop === "refusal" ? [] : [{ text }]),
    ...calls.map(({ name, input }) => ({
      functionCall: { ...(sameIds === true ? { id: "0" } : {}), name, args: rawArguments ?? input },
    })),
  ];
  return {
    candidates: [
      {
        index: 0,
        ...(parts.length === 0 ? {} : { content: { role: "model", parts } }),
        finishReason: STOPS[stop],
      },
    ],
    usageMetadata: {
      promptTokenCount: usage.input,
      cachedContentTokenCount: usage.cached,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    },
    modelVersion: model,
    responseId: "wire",
  };
}
