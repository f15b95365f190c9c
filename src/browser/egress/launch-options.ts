import type { BrowserContextOptions, LaunchOptions } from "playwright";
import type { EgressProxy } from "./proxy.ts";

type ProxySettings = NonNullable<LaunchOptions["proxy"]>;

/**
 * Chromium switches that close the ways round a proxy. Playwright merges no `--disable-features` of ours with its own
 * (the last one wins), so none is used.
 */
export const EGRESS_ARGS: readonly string[] = [
  // WebRTC: no UDP at all, TCP only through the proxy. Chromium and the headless shell know it by different names.
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
  // No name is ever looked up by the browser itself (dns-prefetch, STUN servers): only the proxy's own address is known.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  "--dns-prefetch-disable",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
];

/** Playwright's list of implicit bypasses is undone here too, in case its own default is switched off by environment. */
export function proxySettings(proxy: Pick<EgressProxy, "server">): ProxySettings {
  return { server: proxy.server, bypass: "<-loopback>" };
}

/** For `browser.newContext`, or together with EGRESS_ARGS for `launchPersistentContext`. */
export function egressContextOptions(
  proxy: Pick<EgressProxy, "server">,
): Pick<BrowserContextOptions, "proxy" | "serviceWorkers"> {
  return { proxy: proxySettings(proxy), serviceWorkers: "block" };
}
