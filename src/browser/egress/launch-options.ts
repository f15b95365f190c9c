import type { BrowserContextOptions, LaunchOptions } from "playwright";
import type { EgressProxy } from "./proxy.ts";

type ProxySettings = NonNullable<LaunchOptions["proxy"]>;

/** Chromium switches that close the ways round a proxy. For `--disable-features` see ../features.ts. */
export const EGRESS_ARGS: readonly string[] = [
  // No UDP at all, TCP only through the proxy. The name with "force-" does nothing in Chromium 156 (10 STUN packets out).
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
  // No name is ever looked up by the browser itself (dns-prefetch, STUN servers): only the proxy's own address is known.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  "--dns-prefetch-disable",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
];

/** Nothing listens there, and only root could. */
const NOWHERE = "http://127.0.0.1:9";

/** For `chromium.launch`. What has no proxy of its own (a forgotten context, the browser itself) gets nowhere. */
export function egressLaunchOptions(): { args: string[]; proxy: ProxySettings } {
  return { args: [...EGRESS_ARGS], proxy: proxySettings({ server: NOWHERE }) };
}

/** For `browser.newContext`; together with EGRESS_ARGS for `launchPersistentContext`. Then `authenticateContext`. */
export function egressContextOptions(
  proxy: Pick<EgressProxy, "server">,
): Pick<BrowserContextOptions, "proxy" | "serviceWorkers"> {
  return { proxy: proxySettings(proxy), serviceWorkers: "block" };
}

// Without this, loopback and link-local hosts go round any proxy. Playwright adds it too, unless its environment says not to.
function proxySettings(proxy: Pick<EgressProxy, "server">): ProxySettings {
  return { server: proxy.server, bypass: "<-loopback>" };
}
