import type { OpenAIProvider } from "@ai-sdk/openai";
import type { SystemModelMessage } from "ai";

/** What every package of the SDK makes of a model's id. */
export type LanguageModel = ReturnType<OpenAIProvider["chat"]>;

type ProviderOptions = NonNullable<SystemModelMessage["providerOptions"]>;

/** Environment variables that belong together: a key is never sent to an address it was not set beside. */
export type Access = { keys: [string, ...string[]]; baseUrls: [string, ...string[]] };

export type Connection = {
  modelId: string;
  apiKey: string | undefined;
  baseUrl: string;
  fetch: typeof globalThis.fetch;
};

/** One company or protocol that models are asked through. Everything that differs between them is in here. */
export type Provider = {
  name: string;
  /** Which model names are its own. */
  matches: RegExp;
  /** A name that matches, for messages. */
  example: string;
  /** What of a name is not part of the model's own id. */
  prefix?: string;
  access: [Access, ...Access[]];
  keyRequired: boolean;
  /** None where there is no usual address: then the variable must be set. */
  defaultBaseUrl?: string;
  /** What its other tools add to the base URL by themselves, so that people leave it out. */
  versionPath?: string;
  /** Asked where nobody named a model and this provider's key is the first that is set. */
  defaultModel?: string;
  /** Asked when the chosen model is down, wherever a key is set. */
  fallbackModel?: string;
  /** Loads its package on the first question only: a run without a model must not pay for it. */
  create(connection: Connection): Promise<LanguageModel>;
  /** Sent with each question. */
  options?: ProviderOptions;
  /** Set on the fixed part: tools come before the system text on the wire, so a mark there covers both. */
  systemOptions?: ProviderOptions;
};
