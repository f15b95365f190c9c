/** US dollars for a million tokens. */
export type Price = {
  input: number;
  output: number;
  /** Input read from the provider's cache; without it the full input price counts. */
  cachedInput?: number;
  /** Input written to the cache; without it the full input price counts. */
  cacheWrite?: number;
  /** Longer requests cost more, by a rate that is not in this table. */
  upToInputTokens?: number;
};

export type Prices = Readonly<Record<string, Price>>;

/** How new the published lists are that the table was held against. */
export const PRICES_AS_OF = { Anthropic: "2026-10-07", OpenAI: "2026-07-24", Google: "2026-07-24" };

const opus: Price = { input: 5, output: 25, cachedInput: 0.5, cacheWrite: 6.25 };
const sonnet5: Price = { input: 2, output: 10, cachedInput: 0.2, cacheWrite: 2.5 };
const sonnet4: Price = { input: 3, output: 15, cachedInput: 0.3, cacheWrite: 3.75 };
const fable: Price = { input: 10, output: 50, cachedInput: 1, cacheWrite: 12.5 };
const LONG_GPT = 272_000;
const LONG_GEMINI = 200_000;

export const PRICES: Prices = {
  "claude-fable-5-1": { ...fable, cachedInput: 0.25 },
  "claude-fable-5": fable,
  "claude-opus-5-5": { input: 4, output: 20, cachedInput: 0.2, cacheWrite: 5 },
  "claude-opus-5": opus,
  "claude-opus-4-8": opus,
  "claude-opus-4-7": opus,
  "claude-opus-4-6": opus,
  "claude-opus-4-5": opus,
  "claude-opus-4-1": { input: 15, output: 75, cachedInput: 1.5, cacheWrite: 18.75 },
  "claude-sonnet-5-5": sonnet5,
  "claude-sonnet-5": sonnet5,
  "claude-sonnet-4-6": sonnet4,
  "claude-sonnet-4-5": { ...sonnet4, upToInputTokens: 200_000 },
  "claude-haiku-5-5": {
    input: 0.1,
    output: 0.5,
    cachedInput: 0.01,
    cacheWrite: 0.125,
    upToInputTokens: 100_000,
  },
  "claude-haiku-4-5": { input: 1, output: 5, cachedInput: 0.1, cacheWrite: 1.25 },

  "gpt-5.5": { input: 5, output: 30, cachedInput: 0.5, upToInputTokens: LONG_GPT },
  "gpt-5.4": { input: 2.5, output: 15, cachedInput: 0.25, upToInputTokens: LONG_GPT },
  "gpt-5.4-mini": { input: 0.75, output: 4.5, cachedInput: 0.075 },
  "gpt-5.4-nano": { input: 0.2, output: 1.25, cachedInput: 0.02 },
  "gpt-5.2": { input: 1.75, output: 14, cachedInput: 0.175 },
  "gpt-5.1": { input: 1.25, output: 10, cachedInput: 0.125 },
  "gpt-5": { input: 1.25, output: 10, cachedInput: 0.125 },
  "gpt-5-mini": { input: 0.25, output: 2, cachedInput: 0.025 },
  "gpt-5-nano": { input: 0.05, output: 0.4, cachedInput: 0.005 },
  "gpt-4.1": { input: 2, output: 8, cachedInput: 0.5 },
  "gpt-4.1-mini": { input: 0.4, output: 1.6, cachedInput: 0.1 },
  "gpt-4o": { input: 2.5, output: 10, cachedInput: 1.25 },
  "gpt-4o-mini": { input: 0.15, output: 0.6, cachedInput: 0.075 },
  o3: { input: 2, output: 8, cachedInput: 0.5 },
  "o4-mini": { input: 1.1, output: 4.4, cachedInput: 0.275 },

  "gemini-3.6-flash": { input: 1.5, output: 7.5, cachedInput: 0.15 },
  "gemini-3.5-flash": { input: 1.5, output: 9, cachedInput: 0.15 },
  "gemini-3.5-flash-lite": { input: 0.3, output: 2.5, cachedInput: 0.03 },
  "gemini-3.1-pro-preview": {
    input: 2,
    output: 12,
    cachedInput: 0.2,
    upToInputTokens: LONG_GEMINI,
  },
  "gemini-3-flash-preview": { input: 0.5, output: 3, cachedInput: 0.05 },
  "gemini-2.5-pro": {
    input: 1.25,
    output: 10,
    cachedInput: 0.125,
    upToInputTokens: LONG_GEMINI,
  },
  "gemini-2.5-flash": { input: 0.3, output: 2.5, cachedInput: 0.03 },
  "gemini-2.5-flash-lite": { input: 0.1, output: 0.4, cachedInput: 0.01 },
};

// "gpt-5.4-2026-03-05" and "claude-haiku-4-5-20251001" are dated copies; "gpt-5.4-pro" is another model.
const DATE = /-(\d{8}|\d{4}-\d{2}-\d{2})$/;

export function priceOf(model: string, own: Prices = {}): Price | undefined {
  const undated = model.replace(DATE, "");
  for (const name of [model, undated])
    for (const table of [own, PRICES]) if (Object.hasOwn(table, name)) return table[name];
  return undefined;
}
