import { ContractError } from "../contract/errors.ts";
import { PROVIDERS } from "./providers/providers.ts";
import type { Access, Provider } from "./providers/provider.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** A model name with all that is needed to ask for it. */
export type Target = {
  name: string;
  provider: Provider;
  modelId: string;
  apiKey: string | undefined;
  /** The variable that holds the key, or would. */
  keyVariable: string;
  baseUrl: string;
  /** The variable that sets the address, or would. */
  baseUrlVariable: string;
};

export function providerOf(name: string): Provider {
  const provider = PROVIDERS.find(({ matches }) => matches.test(name));
  if (provider !== undefined) return provider;
  throw new ContractError("MODEL_CONFIG", `No provider is known for the model "${clip(name)}".`, {
    field: "model",
    hint: `Use a name such as ${PROVIDERS.map(({ example }) => example).join(", ")} in --model or SUBTERMINATOR_MODEL.`,
  });
}

/** Reads the environment for one model; what is missing is an error that says which variable to set. */
export function connect(name: string, env: Environment): Target {
  const provider = providerOf(name);
  const access = accessInUse(provider, env);
  const keyVariable = firstSet(access.keys, env) ?? access.keys[0];
  const apiKey = setting(env, keyVariable);
  if (apiKey === undefined && provider.keyRequired) throw missingKey(name, provider, access, env);
  const baseUrlVariable = firstSet(access.baseUrls, env) ?? access.baseUrls[0];
  return {
    name,
    provider,
    modelId: provider.prefix === undefined ? name : name.slice(provider.prefix.length),
    apiKey,
    keyVariable,
    baseUrl: baseUrl(name, provider, baseUrlVariable, env),
    baseUrlVariable,
  };
}

export function hasAccess(provider: Provider, env: Environment): boolean {
  const access = accessInUse(provider, env);
  if (provider.keyRequired) return firstSet(access.keys, env) !== undefined;
  return firstSet(access.baseUrls, env) !== undefined;
}

function accessInUse(provider: Provider, env: Environment): Access {
  return (
    provider.access.find(({ baseUrls }) => firstSet(baseUrls, env) !== undefined) ??
    provider.access[0]
  );
}

function missingKey(
  name: string,
  provider: Provider,
  access: Access,
  env: Environment,
): ContractError {
  const others = PROVIDERS.filter((other) => other.keyRequired && hasAccess(other, env));
  const instead =
    others.length === 0
      ? "`--planner rules` needs no model."
      : `Or name a model whose key is set: ${others.map(({ example }) => `--model ${example}`).join(", ")}.`;
  return new ContractError(
    "MODEL_CONFIG",
    `The model "${clip(name)}" needs a key of ${provider.name}, and ${access.keys.join(" or ")} is not set.`,
    { field: access.keys[0], hint: `Set ${access.keys[0]}. ${instead}` },
  );
}

function baseUrl(name: string, provider: Provider, variable: string, env: Environment): string {
  const set = setting(env, variable);
  if (set === undefined) {
    if (provider.defaultBaseUrl !== undefined) return provider.defaultBaseUrl;
    throw new ContractError(
      "MODEL_CONFIG",
      `The model "${clip(name)}" needs an address, and ${variable} is not set.`,
      { field: variable, hint: `Set ${variable}, for Ollama to http://127.0.0.1:11434/v1.` },
    );
  }
  const url = URL.parse(set);
  // Not the value: people put keys into addresses.
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.search !== "")
    throw new ContractError("MODEL_CONFIG", `${variable} is not a plain http or https address.`, {
      field: variable,
      hint: `Set ${variable} to an address such as ${provider.defaultBaseUrl ?? "http://127.0.0.1:11434/v1"}, without a user name or query.`,
    });
  const address = url.href.replace(/\/+$/, "");
  const version = provider.versionPath;
  return version === undefined || /\/v\d+[a-z]*\d*$/.test(address) ? address : address + version;
}

function firstSet(variables: readonly string[], env: Environment): string | undefined {
  return variables.find((variable) => setting(env, variable) !== undefined);
}

/** An empty variable counts as unset: that is how shells and CI files leave one out. */
export function setting(env: Environment, variable: string): string | undefined {
  const value = env[variable]?.trim();
  return value === "" ? undefined : value;
}

function clip(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}…` : name;
}
