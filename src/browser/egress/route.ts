import { lookup } from "node:dns/promises";
import {
  checkAddress,
  checkUrl,
  classifyAddress,
  type EgressPolicy,
  type EgressVerdict,
} from "../../contract/egress.ts";
import { anyRule, bareHost, isIpLiteral, matchesNamed } from "../../contract/egress-host.ts";

export type Resolve = (host: string) => Promise<string[]>;
export type OpenRoute = {
  allowed: true;
  url: URL;
  host: string;
  port: number;
  addresses: string[];
};
export type ClosedRoute = {
  allowed: false;
  host: string;
  port: number;
  verdict: Exclude<EgressVerdict, { allowed: true }>;
};
export type Route = OpenRoute | ClosedRoute;

// A page asks for one host dozens of times within seconds. Stale answers are safe: every use is checked again.
const CACHE_MS = 10_000;
const CACHE_ENTRIES = 512;

export const systemResolve: Resolve = async (host) => {
  const answers = await lookup(host, { all: true, order: "verbatim" });
  return answers.map((answer) => answer.address);
};

/** Decides where a request may go and to which addresses. The addresses it returns are the only ones to dial. */
export function createRouter(
  policy: () => EgressPolicy,
  resolve: Resolve,
): (target: string) => Promise<Route> {
  const cache = new Map<string, { until: number; addresses: Promise<string[]> }>();
  const wasPublic = new Map<string, boolean>();

  function addressesOf(host: string): Promise<string[]> {
    if (isIpLiteral(host)) return Promise.resolve([host]);
    const cached = cache.get(host);
    if (cached && cached.until > Date.now()) return cached.addresses;
    const addresses = resolve(host);
    cache.delete(host);
    cache.set(host, { until: Date.now() + CACHE_MS, addresses });
    addresses.catch(() => cache.delete(host));
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHE_ENTRIES) break;
      cache.delete(oldest);
    }
    return addresses;
  }

  return async (target) => {
    const spelled = checkUrl(target, policy());
    const url = URL.canParse(target) ? new URL(target) : undefined;
    const host = bareHost(url?.hostname ?? "") ?? "";
    const port = url ? Number(url.port) || (/^(https|wss):$/.test(url.protocol) ? 443 : 80) : 0;
    if (!spelled.allowed) return { allowed: false, host, port, verdict: spelled };
    if (!url || host === "")
      return refused(host, port, "bad_url", "Only requests to a host can be forwarded.");
    const addresses = await addressesOf(host);
    if (addresses.length === 0)
      throw Object.assign(new Error("no addresses"), { code: "ENOTFOUND" });
    for (const address of addresses) {
      // One bad address refuses the host: a mix of public and private answers is how rebinding looks.
      const verdict = checkAddress(address, host, port, policy());
      if (!verdict.allowed) return { allowed: false, host, port, verdict };
    }
    // Being named lets a host be private, not become private: a named public site must not rebind into this network.
    if (anyRule(policy().namedHosts, matchesNamed, host, port)) {
      const isPublic = addresses.map((address) => classifyAddress(address) === "public");
      const first = wasPublic.get(host) ?? isPublic[0] ?? false;
      if (isPublic.some((value) => value !== first)) {
        return refused(
          host,
          port,
          "private_address",
          `${host} changed between a public and a private address.`,
        );
      }
      wasPublic.set(host, first);
    }
    return { allowed: true, url, host, port, addresses };
  };
}

function refused(
  host: string,
  port: number,
  rule: "bad_url" | "private_address",
  reason: string,
): Route {
  return { allowed: false, host, port, verdict: { allowed: false, rule, reason } };
}
