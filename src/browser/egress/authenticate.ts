import type { Page } from "playwright";
import { HANDSHAKE_URL, type EgressProxy } from "./proxy.ts";

/**
 * Teaches a context the proxy's credentials, on any page of it, before that page goes anywhere. Chromium then sends them
 * by itself on every connection of the context, workers and sockets included. Playwright's own `proxy.username` works
 * too but pauses each request and switches the HTTP cache off: 6.0 ms a request instead of 3.9 (3.3 without a proxy).
 */
export async function authenticateContext(
  page: Page,
  proxy: Pick<EgressProxy, "credentials">,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  try {
    let offered = false;
    cdp.on("Fetch.requestPaused", ({ requestId }) => {
      cdp.send("Fetch.continueRequest", { requestId }).catch(() => {});
    });
    cdp.on("Fetch.authRequired", ({ requestId, authChallenge }) => {
      const response =
        authChallenge.source === "Proxy" && !offered ? "ProvideCredentials" : "CancelAuth";
      offered = true;
      const answer =
        response === "ProvideCredentials" ? { response, ...proxy.credentials } : { response };
      cdp
        .send("Fetch.continueWithAuth", { requestId, authChallengeResponse: answer } as never)
        .catch(() => {});
    });
    await cdp.send("Fetch.enable", {
      handleAuthRequests: true,
      patterns: [{ urlPattern: `${HANDSHAKE_URL}*` }],
    });
    // From inside the page rather than by navigation: no entry in the tab's history.
    const expression = `fetch(${JSON.stringify(HANDSHAKE_URL)}, { mode: "no-cors", cache: "no-store" }).then(() => true, () => false)`;
    const { result } = await cdp.send("Runtime.evaluate", { expression, awaitPromise: true });
    if (result.value !== true)
      throw new Error("The browser did not get through to its egress proxy.");
  } finally {
    await cdp.detach().catch(() => {});
  }
}
