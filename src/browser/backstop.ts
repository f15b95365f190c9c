import type { Browser } from "playwright";
import { riskOfRequest } from "../reading/risk/request-risk.ts";
import type { LogEvent } from "./session.ts";

/** Between a gate's yes and this one lies a message to the browser and back; on a busy machine that took up to 2 s. */
const PASSED_MS = 10_000;
/** What Chromium lets live on when its page is gone: fetch with keepalive, beacons, and images asked for at the last moment. */
const OUTLIVING = ["XHR", "Fetch", "Ping", "Image", "Other"] as const;

/**
 * Stands behind the gates by effect. Those sit in pages and frames: when a page closes its window or removes a frame, what
 * was held there is let go by the browser, and what is sent at that moment was never held. Both come past here, and a
 * danger request that no gate has let out ends here.
 */
export class Backstop {
  #passed = new Map<string, number[]>();
  #log: (event: LogEvent) => void;

  constructor(log: (event: LogEvent) => void) {
    this.#log = log;
  }

  /** A gate has let this out, once. */
  pass(method: string, url: string): void {
    const now = Date.now();
    const fresh = (this.#passed.get(keyOf(method, url)) ?? []).filter((at) => now - at < PASSED_MS);
    this.#passed.set(keyOf(method, url), [...fresh, now]);
    if (this.#passed.size > 500)
      for (const [key, times] of this.#passed)
        if (times.every((at) => now - at >= PASSED_MS)) this.#passed.delete(key);
  }

  async guard(browser: Browser): Promise<void> {
    const session = await browser.newBrowserCDPSession();
    session.on(
      "Fetch.requestPaused",
      ({ requestId, request, resourceType, redirectedRequestId }) => {
        const { method, url, headers, postData } = request;
        const header = (wanted: string): string | undefined =>
          Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
        const type = header("content-type");
        const facts = {
          method,
          url,
          resourceType: resourceType.toLowerCase(),
          isNavigation: false,
          pageUrl: header("referer") ?? header("origin") ?? "",
          ...(type === undefined ? {} : { contentType: type }),
          ...(postData === undefined ? {} : { body: postData }),
        };
        // Hops are judged where their chain began.
        const known = redirectedRequestId !== undefined || this.#take(method, url);
        if (known || riskOfRequest(facts).level !== "danger")
          return void session.send("Fetch.continueRequest", { requestId }).catch(isGone);
        this.#log({ event: "gate.backstop", method, origin: new URL(url).origin });
        void session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" }).catch(isGone);
      },
    );
    const patterns = OUTLIVING.map((resourceType) => ({ urlPattern: "http*", resourceType }));
    await session.send("Fetch.enable", { patterns });
  }

  #take(method: string, url: string): boolean {
    const key = keyOf(method, url);
    const times = (this.#passed.get(key) ?? []).filter((at) => Date.now() - at < PASSED_MS);
    const known = times.shift() !== undefined;
    if (times.length === 0) this.#passed.delete(key);
    else this.#passed.set(key, times);
    return known;
  }
}

function keyOf(method: string, url: string): string {
  return `${method} ${url.replace(/#.*$/s, "")}`;
}

function isGone(): void {
  // The request was given up by its page, or the browser has ended.
}
