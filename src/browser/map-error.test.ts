import { describe, expect, test } from "vitest";
import { ContractError } from "../contract/errors.ts";
import { mapError, navigationError } from "./map-error.ts";

describe("mapError", () => {
  test.each([
    ["page.goto: Page crashed", "PAGE_CRASH"],
    ["Protocol error: Target crashed", "PAGE_CRASH"],
    ["Target page, context or browser has been closed", "BROWSER_DISCONNECT"],
    ["browser has been closed", "BROWSER_DISCONNECT"],
    ["Protocol error (Runtime.evaluate): Session closed. Target closed", "PAGE_CRASH"],
    ["net::ERR_BLOCKED_BY_CLIENT at https://x", "NAVIGATION_BLOCKED"],
    ["net::ERR_UNSAFE_PORT at http://x:1", "NAVIGATION_BLOCKED"],
    ["net::ERR_ABORTED", "NETWORK_ERROR"],
    ["page.goto: Timeout 30000ms exceeded.", "NAVIGATION_TIMEOUT"],
    ["net::ERR_CONNECTION_TIMED_OUT", "NAVIGATION_TIMEOUT"],
    ["net::ERR_TOO_MANY_REDIRECTS", "NETWORK_ERROR"],
    ["net::ERR_CERT_AUTHORITY_INVALID", "NETWORK_ERROR"],
    ["net::ERR_NAME_NOT_RESOLVED", "NETWORK_ERROR"],
    ["net::ERR_INTERNET_DISCONNECTED", "NETWORK_ERROR"],
    ["browserType.launch: Executable doesn't exist at /x", "BROWSER_UNAVAILABLE"],
    [
      "browserType.launchPersistentContext: Failed to create a ProcessSingleton for your profile",
      "BROWSER_UNAVAILABLE",
    ],
    ["Could not find node with given id", "ELEMENT_GONE"],
    ["something nobody has seen", "INTERNAL"],
  ])("%s -> %s", (text, code) => {
    expect(mapError(new Error(text)).code).toBe(code);
  });

  test("says of a profile that it is in use, not that the browser is missing", () => {
    const error = mapError(new Error("browserType.launch: ProcessSingleton: profile in use"));
    expect(error.message).toMatch(/profile is in use/);
  });

  test("a certificate is not tried again; our own errors stay as they are", () => {
    expect(mapError("net::ERR_CERT_DATE_INVALID").retryable).toBe(false);
    const own = new ContractError("ELEMENT_GONE", "x");
    expect(mapError(own)).toBe(own);
  });

  test("what is unknown is cut to one line", () => {
    const { message } = mapError(new Error(`${"x".repeat(500)}\nsecond line`));
    expect(message.length).toBeLessThanOrEqual(200);
    expect(message).not.toContain("second");
  });
});

describe("navigationError", () => {
  test.each([
    ["egress: upstream", undefined, "NETWORK_ERROR"],
    ["egress: private_address", undefined, "NAVIGATION_BLOCKED"],
    ["net::ERR_TUNNEL_CONNECTION_FAILED", undefined, "NETWORK_ERROR"],
    ["net::ERR_TUNNEL_CONNECTION_FAILED", "x is a private address.", "NAVIGATION_BLOCKED"],
    ["net::ERR_CERT_INVALID", undefined, "NETWORK_ERROR"],
  ])("%s, refused because of %s -> %s", (text, refusal, code) => {
    expect(navigationError(text, refusal).code).toBe(code);
  });
});
