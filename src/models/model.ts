import { setTimeout as delay } from "node:timers/promises";
import { withAttempts, type Clock } from "./attempts.ts";
import { costUsd, mostUsd } from "./cost.ts";
import type { Target } from "./connect.ts";
import { limitedFetch, MAX_ANSWER_BYTES } from "./limited-fetch.ts";
import type { Model, ModelAnswer, ModelRequest } from "./port.ts";
import { priceOf, type Prices } from "./prices.ts";

export const MAX_ATTEMPTS = 3;

export type Timing = Clock;

const REAL_CLOCK: Clock = {
  // Not Date.now: somebody setting the clock must not end a question or make one endless.
  now: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  random: () => Math.random(),
};

export type ModelSettings = { timeoutMs: number; prices: Prices; timing: Partial<Timing> };

/** A model of the port: a provider asked with a limit on time, size and attempts, and a price on each answer. */
export function createModel(target: Target, settings: ModelSettings): Model {
  const { name, provider, modelId, apiKey, baseUrl } = target;
  const clock = { ...REAL_CLOCK, ...settings.timing };
  const price = priceOf(name, settings.prices);
  const fetch = limitedFetch(MAX_ANSWER_BYTES);
  let loaded: ReturnType<typeof provider.create> | undefined;

  async function ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    loaded ??= provider.create({ modelId, apiKey, baseUrl, fetch });
    const language = await loaded;
    const [{ askOnce }, { explainFailure }] = await Promise.all([
      import("./ask.ts"),
      import("./failure.ts"),
    ]);
    const { value, attempts } = await withAttempts(
      (within) => askOnce(language, provider, request, within),
      (error) => explainFailure(error, target, `${request.system}\n${request.text}`, clock.now()),
      {
        attempts: MAX_ATTEMPTS,
        timeoutMs: settings.timeoutMs,
        timeLeftMs: request.timeLeftMs ?? Number.POSITIVE_INFINITY,
      },
      clock,
      signal,
    );
    const { tokens, ...reply } = value;
    return {
      ...reply,
      usage: {
        inputTokens: tokens.input ?? 0,
        outputTokens: tokens.output ?? 0,
        cachedInputTokens: tokens.cachedInput ?? 0,
      },
      costUsd: costUsd(price, tokens),
      model: name,
      attempts,
    };
  }

  return {
    name,
    ask,
    estimateUsd: (inputTokens, outputTokens) => mostUsd(price, inputTokens, outputTokens),
  };
}
