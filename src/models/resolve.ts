import { connect, hasAccess, providerOf, setting, type Environment } from "./connect.ts";
import { createModel, type Timing } from "./model.ts";
import type { Model } from "./port.ts";
import type { Prices } from "./prices.ts";
import { PROVIDERS } from "./providers/providers.ts";

export const DEFAULT_MODEL = "claude-opus-4-6";
export const DEFAULT_TIMEOUT_MS = 60_000;

export type ModelChoice = {
  model?: string | undefined;
  /** Asked in this order when the model is down. Without it: a fallback model whose key is set. */
  fallbackModels?: readonly string[] | undefined;
  /** A cheaper one for plain pages. */
  simpleModel?: string | undefined;
  timeoutMs?: number | undefined;
  /** On top of the table, by model name. */
  prices?: Prices | undefined;
};

/** Turns names into models that can be asked. Nothing is sent and no provider's package is loaded yet. */
export function resolveModels(
  choice: ModelChoice,
  env: Environment,
  timing: Partial<Timing> = {},
): { models: Model[]; simple?: Model } {
  const make = (name: string): Model =>
    createModel(connect(name, env), {
      timeoutMs: choice.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      prices: choice.prices ?? {},
      timing,
    });
  const primary = chosenName(choice.model, env);
  const names = new Set([primary, ...(choice.fallbackModels ?? usualFallbacks(primary, env))]);
  return {
    models: Array.from(names, make),
    ...(choice.simpleModel === undefined ? {} : { simple: make(choice.simpleModel) }),
  };
}

/** Whether the model that would be asked can be: `auto` plans by model only then. */
export function modelKeySet(env: Environment, model?: string): boolean {
  const name = chosenName(model, env);
  const provider = PROVIDERS.find(({ matches }) => matches.test(name));
  return provider !== undefined && hasAccess(provider, env);
}

/** An explicit name, then the environment's, then that of the first provider whose key is set. */
function chosenName(model: string | undefined, env: Environment): string {
  return model ?? setting(env, "SUBTERMINATOR_MODEL") ?? usableDefault(env) ?? DEFAULT_MODEL;
}

function usableDefault(env: Environment): string | undefined {
  return PROVIDERS.find(
    (provider) => provider.defaultModel !== undefined && hasAccess(provider, env),
  )?.defaultModel;
}

function usualFallbacks(primary: string, env: Environment): string[] {
  const used = providerOf(primary);
  return PROVIDERS.flatMap((provider) =>
    provider.fallbackModel !== undefined && provider !== used && hasAccess(provider, env)
      ? [provider.fallbackModel]
      : [],
  );
}
