import type { z } from "zod";

/** One thing a model may call. The schema is what its arguments must be; they are checked on our side too. */
export type ModelTool = { name: string; description: string; schema: z.ZodType };

export type ModelImage = { data: Uint8Array; mimeType: "image/jpeg" | "image/png" };

/** One question. `system` and `tools` are the same bytes every turn: they come first and are marked cacheable. */
export type ModelRequest = {
  system: string;
  tools: ModelTool[];
  text: string;
  image?: ModelImage;
  /** Models that think first spend these tokens on it too: under about 2,000 such an answer may be cut. */
  maxOutputTokens: number;
  /** How long the whole question may take, with its waits and attempts; without it each attempt has its own limit only. */
  timeLeftMs?: number;
};

/** A call as the model made it. `fault` names what is wrong with it, for the model to read; the input is then as it came. */
export type ModelCall = { name: string; input: unknown; fault?: string };

export type ModelUsage = {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens: number;
};

export type ModelAnswer = {
  calls: ModelCall[];
  text: string;
  finish: "calls" | "stop" | "length" | "refusal" | "other";
  usage: ModelUsage;
  /** From the provider's own counts and a dated price table; undefined where no price is known. */
  costUsd: number | undefined;
  /** Which model answered. */
  model: string;
  attempts: number;
};

/** A model that can be asked. `ask` throws a ContractError when the provider is down or answers nothing usable. */
export type Model = {
  name: string;
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
  /** What a request of so many tokens would cost at most; undefined where no price is known. */
  estimateUsd(inputTokens: number, outputTokens: number): number | undefined;
};
