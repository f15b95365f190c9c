import { ContractError } from "../contract/errors.ts";

type Rule = { words: RegExp; make: (text: string) => ContractError };

/** Playwright's and Chromium's own words, mapped onto ours; the only place that knows them. */
const RULES: Rule[] = [
  {
    words: /Page crashed|Target crashed|targetCrashed|page crash/i,
    make: () => new ContractError("PAGE_CRASH", "The page crashed."),
  },
  {
    words:
      /Browser closed|browser has been closed|browser has disconnected|Browser\.close|Connection closed|Target page, context or browser has been closed|ECONNRESET.*cdp|WebSocket.*closed/i,
    make: () => new ContractError("BROWSER_DISCONNECT", "The browser or its tab was closed."),
  },
  {
    words: /Session closed|Target closed|has been detached|Target\.detached/i,
    make: () => new ContractError("PAGE_CRASH", "The tab went away."),
  },
  {
    words:
      /ERR_(BLOCKED_BY_CLIENT|BLOCKED_BY_ADMINISTRATOR|TUNNEL_CONNECTION_FAILED|UNSAFE_PORT|DISALLOWED_URL_SCHEME|UNKNOWN_URL_SCHEME)|Cannot navigate to invalid URL/i,
    make: (text) =>
      new ContractError("NAVIGATION_BLOCKED", `The address was refused (${netCode(text)}).`),
  },
  {
    words: /ERR_(ABORTED)/i,
    make: () => new ContractError("NETWORK_ERROR", "The navigation was aborted."),
  },
  {
    words: /Timeout \d+ms exceeded|TimeoutError|ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT/i,
    make: () => new ContractError("NAVIGATION_TIMEOUT", "The page did not get ready in time."),
  },
  {
    words: /ERR_TOO_MANY_REDIRECTS/i,
    make: () => new ContractError("NETWORK_ERROR", "The site redirects in a circle."),
  },
  {
    words: /ERR_CERT|SSL|ERR_BAD_SSL/i,
    make: (text) =>
      new ContractError(
        "NETWORK_ERROR",
        `The site's certificate is not valid (${netCode(text)}).`,
        { retryable: false },
      ),
  },
  {
    words: /net::ERR_|ENOTFOUND|ECONNREFUSED|ERR_NAME_NOT_RESOLVED/i,
    make: (text) =>
      new ContractError("NETWORK_ERROR", `The site could not be reached (${netCode(text)}).`),
  },
  {
    words:
      /ProcessSingleton|existing browser session|user data directory is already in use|profile.*in use/i,
    make: () =>
      new ContractError("BROWSER_UNAVAILABLE", "The profile is in use by another browser.", {
        hint: "Close the other browser that uses this profile, or choose another one.",
      }),
  },
  {
    words: /Executable doesn't exist|Failed to launch|spawn .* ENOENT|browserType\.launch/i,
    make: (text) =>
      new ContractError(
        "BROWSER_UNAVAILABLE",
        `The browser could not be started: ${firstLine(text)}`,
      ),
  },
  {
    // Of a document that goes away once nobody hears; this one went again and again.
    words:
      /Cannot find context with specified id|Execution context was destroyed|Inspected target navigated/i,
    make: () => new ContractError("NAVIGATION_TIMEOUT", "The page loads itself again and again."),
  },
  {
    words: /No node|Could not find node|Node is detached|node with given id/i,
    make: () => new ContractError("ELEMENT_GONE", "The element has left the page."),
  },
];

export function mapError(error: unknown): ContractError {
  if (error instanceof ContractError) return error;
  const text = error instanceof Error ? error.message : String(error);
  for (const rule of RULES) if (rule.words.test(text)) return rule.make(text);
  return new ContractError("INTERNAL", firstLine(text), { cause: error });
}

/** Why an address did not become a page: what the browser or the egress proxy said, and the policy's reason if it was that. */
export function navigationError(text: string, refusal: string | undefined): ContractError {
  if (refusal !== undefined) return new ContractError("NAVIGATION_BLOCKED", refusal);
  const rule = /^egress: (\S+)/.exec(text)?.[1];
  // A tunnel that the policy did not refuse failed on the way to the site.
  if (rule === "upstream" || /ERR_TUNNEL_CONNECTION_FAILED/.test(text))
    return new ContractError("NETWORK_ERROR", "The site could not be reached.");
  if (rule !== undefined)
    return new ContractError("NAVIGATION_BLOCKED", `The address was refused (${rule}).`);
  return mapError(text);
}

function netCode(text: string): string {
  return /ERR_[A-Z_]+/.exec(text)?.[0] ?? firstLine(text);
}

function firstLine(text: string): string {
  return (text.split("\n")[0] ?? "").slice(0, 200);
}
