import { PRICES, PRICES_AS_OF } from "./prices.ts";
import { PROVIDERS } from "./providers/providers.ts";
import type { Provider } from "./providers/provider.ts";

/** The providers and the price table for people, generated from what the code uses. */
export function renderModelsReference(): string {
  const dates = Object.entries(PRICES_AS_OF)
    .map(([provider, date]) => `${provider} (${date})`)
    .join(", ");
  return [
    "| names | provider | key | address |",
    "| --- | --- | --- | --- |",
    ...PROVIDERS.map(providerRow),
    "",
    `US dollars for a million tokens, as published by ${dates}:`,
    "",
    "| model | input | from cache | to cache | output | up to input tokens |",
    "| --- | --- | --- | --- | --- | --- |",
    ...Object.entries(PRICES).map(([name, price]) =>
      row([
        `\`${name}\``,
        String(price.input),
        String(price.cachedInput ?? price.input),
        String(price.cacheWrite ?? price.input),
        String(price.output),
        price.upToInputTokens?.toLocaleString("en") ?? "any",
      ]),
    ),
  ].join("\n");
}

function providerRow({ name, example, access, keyRequired, defaultBaseUrl }: Provider): string {
  const variables = (list: string[]): string => list.map((one) => `\`${one}\``).join(" or ");
  const keys = access.map(({ keys: list }) => variables(list)).join("; ");
  const addresses = access.map(({ baseUrls }) => variables(baseUrls)).join("; ");
  return row([
    `such as \`${example}\``,
    name,
    keyRequired ? keys : `${keys} (only if the server wants one)`,
    defaultBaseUrl === undefined ? `${addresses} (needed)` : `${addresses}, else ${defaultBaseUrl}`,
  ]);
}

function row(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}
