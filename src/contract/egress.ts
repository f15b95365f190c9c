import { canonicalAddress, classifyAddress } from "./egress-address.ts";
import {
  anyRule,
  bareHost,
  isIpLiteral,
  isLocalName,
  matchesNamed,
  matchesRule,
  normalizeHost,
} from "./egress-host.ts";

export { classifyAddress } from "./egress-address.ts";
export type { AddressClass } from "./egress-address.ts";

export type EgressPolicy = {
  /** Empty: any public host. "example.com" covers its subdomains; "*.example.com" only those; "host:port". */
  allowedHosts: string[];
  /** Wins over everything, also over named hosts. */
  blockedHosts: string[];
  /** Hosts (or host:port) that the person named in the command: allowed even if private. */
  namedHosts: string[];
  /** Our own loopback services. Never reachable, named or not: a page on the dashboard could approve itself. */
  deniedPorts: number[];
  httpsOnly: boolean;
};

export type EgressRule =
  | "scheme"
  | "blocked_host"
  | "not_allowed_host"
  | "private_address"
  | "https_only"
  | "denied_port"
  | "bad_url"
  | "credentials_in_url";

export type EgressVerdict =
  | { allowed: true }
  | { allowed: false; reason: string; rule: EgressRule };

const DEFAULT_PORTS: Record<string, number> = {
  "http:": 80,
  "ws:": 80,
  "https:": 443,
  "wss:": 443,
};
const ALLOWED: EgressVerdict = { allowed: true };

/** May a tab go to this URL, judged by its spelling alone. What its name resolves to is `checkAddress`'s question. */
export function checkUrl(url: string, policy: EgressPolicy): EgressVerdict {
  if (!URL.canParse(url)) return refuse("bad_url", "The address is not a valid URL.");
  const parsed = new URL(url);
  if (parsed.protocol === "about:" && parsed.pathname === "blank") return ALLOWED;
  const defaultPort = DEFAULT_PORTS[parsed.protocol];
  if (defaultPort === undefined)
    return refuse("scheme", `Only http and https are allowed, not ${parsed.protocol}`);
  if (parsed.username !== "" || parsed.password !== "") {
    return refuse(
      "credentials_in_url",
      "Addresses with a user name or password in them are refused.",
    );
  }
  const host = bareHost(parsed.hostname);
  if (host === undefined) return refuse("bad_url", "The address has no valid host.");
  const port = parsed.port === "" ? defaultPort : Number(parsed.port);
  if (policy.httpsOnly && (parsed.protocol === "http:" || parsed.protocol === "ws:")) {
    return refuse(
      "https_only",
      `Only encrypted connections are allowed, and ${host} was asked for without.`,
    );
  }
  return checkHost(host, port, policy);
}

/**
 * May a page load this, as opposed to go there. `data:` and `blob:` cause no connection, and pages are full of them;
 * a blob belongs to the origin that made it.
 */
export function checkSubresource(url: string, policy: EgressPolicy): EgressVerdict {
  const scheme = /^[\0-\x20]*([a-z]+):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === "data") return ALLOWED;
  if (scheme !== "blob") return checkUrl(url, policy);
  const origin = URL.canParse(url) ? new URL(url).origin : "null";
  return origin === "null"
    ? refuse("scheme", "A blob without an origin is refused.")
    : checkUrl(origin, policy);
}

/** May this address be dialled for this host. Asked for every address of every answer, after DNS. */
export function checkAddress(
  ip: string,
  host: string,
  port: number,
  policy: EgressPolicy,
): EgressVerdict {
  const name = normalizeHost(host);
  const address = canonicalAddress(ip.replace(/%.*$/, ""));
  if (name === undefined) return refuse("bad_url", "The address has no valid host.");
  if (address === undefined) return refuse("private_address", `${name} has no valid address.`);
  if (anyRule(policy.blockedHosts, matchesRule, address, port)) {
    return refuse(
      "blocked_host",
      `${name} is at ${address}, which is on the list of blocked hosts.`,
    );
  }
  const kind = classifyAddress(address);
  // 0.0.0.0 and :: reach loopback listeners on Linux and macOS.
  if ((kind === "loopback" || kind === "unspecified") && policy.deniedPorts.includes(port))
    return deniedPort(name, port);
  if (kind === "public") return ALLOWED;
  const named = anyRule(policy.namedHosts, matchesNamed, name, port);
  // Nobody names a metadata service by a DNS name; a site that was named and points there is after credentials.
  if (named && (kind !== "metadata" || isIpLiteral(name))) return ALLOWED;
  return refuse(
    "private_address",
    `${name} is at ${address}, a ${kind.replace("_", "-")} address. Name it in the command to allow it.`,
  );
}

function checkHost(host: string, port: number, policy: EgressPolicy): EgressVerdict {
  if (anyRule(policy.blockedHosts, matchesRule, host, port)) {
    return refuse("blocked_host", `${host} is on the list of blocked hosts.`);
  }
  if (isIpLiteral(host)) {
    const verdict = checkAddress(host, host, port, policy);
    if (!verdict.allowed) return verdict;
  }
  const local = isLocalName(host);
  if (local && isLoopbackName(host) && policy.deniedPorts.includes(port))
    return deniedPort(host, port);
  if (anyRule(policy.namedHosts, matchesNamed, host, port)) return ALLOWED;
  if (local) {
    return refuse(
      "private_address",
      `${host} is a name of this machine or network. Name it in the command to allow it.`,
    );
  }
  if (policy.allowedHosts.length > 0 && !anyRule(policy.allowedHosts, matchesRule, host, port)) {
    return refuse("not_allowed_host", `${host} is not on the list of allowed hosts.`);
  }
  return ALLOWED;
}

function isLoopbackName(host: string): boolean {
  return /(^|\.)(localhost|localdomain)$/.test(host);
}

function deniedPort(host: string, port: number): EgressVerdict {
  return refuse("denied_port", `Port ${port} on ${host} is one of this program's own services.`);
}

function refuse(rule: EgressRule, reason: string): EgressVerdict {
  return { allowed: false, rule, reason };
}
