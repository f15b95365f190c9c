import { canonicalAddress } from "./egress-address.ts";

export type HostRule = { host: string; port: number | undefined; subdomainsOnly: boolean };

// Names that mean "this machine" or "this network" whatever DNS says. Private use: RFC 6761, 6762, 8375, 9476, ICANN.
const LOCAL_SUFFIXES = [
  "localhost",
  "localdomain",
  "local",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "home.arpa",
  "svc",
  "alt",
];
const METADATA_NAMES = ["metadata.goog", "metadata.tencentyun.com", "instance-data.ec2.internal"];

export function isIpLiteral(host: string): boolean {
  return canonicalAddress(host) !== undefined;
}

/** True for names that no public site has: a single label, localhost, .local, .internal, cloud metadata. */
export function isLocalName(host: string): boolean {
  if (isIpLiteral(host)) return false;
  if (!host.includes(".")) return true;
  return [...LOCAL_SUFFIXES, ...METADATA_NAMES].some(
    (suffix) => host.endsWith(`.${suffix}`) || host === suffix,
  );
}

/** Lower case, IDNA-mapped, without brackets or the root dot. Undefined where no such host can exist. */
export function normalizeHost(host: string): string | undefined {
  const text = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  if (/[/\\?#@\s]/.test(text) || !URL.canParse(`http://${text}/`)) return undefined;
  const url = new URL(`http://${text}/`);
  if (url.port !== "") return undefined;
  return bareHost(url.hostname);
}

/** A URL's `hostname` as we compare it. */
export function bareHost(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  if (bare === "" || (!bare.includes(":") && bare.split(".").includes(""))) return undefined;
  return bare;
}

export function parseHostRule(entry: string): HostRule | undefined {
  const trimmed = entry
    .trim()
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/\/.*$/, "");
  const subdomainsOnly = trimmed.startsWith("*.");
  const text = subdomainsOnly ? trimmed.slice(2) : trimmed;
  const bareV6 = !text.startsWith("[") && text.split(":").length > 2;
  const port = bareV6 ? undefined : /^(.*):(\d{1,5})$/.exec(text);
  const host = normalizeHost(port ? (port[1] ?? "") : text);
  return host === undefined
    ? undefined
    : { host, port: port ? Number(port[2]) : undefined, subdomainsOnly };
}

/** Allow and block lists: "example.com" covers its subdomains, "*.example.com" only those. */
export function matchesRule(rule: HostRule, host: string, port: number): boolean {
  if (rule.port !== undefined && rule.port !== port) return false;
  if (!rule.subdomainsOnly && rule.host === host) return true;
  return !isIpLiteral(rule.host) && host.endsWith(`.${rule.host}`);
}

/** Named hosts: exactly the host that the person wrote, never a subdomain of it. */
export function matchesNamed(rule: HostRule, host: string, port: number): boolean {
  return (
    !rule.subdomainsOnly && rule.host === host && (rule.port === undefined || rule.port === port)
  );
}

export function anyRule(
  entries: string[],
  matches: (rule: HostRule, host: string, port: number) => boolean,
  host: string,
  port: number,
): boolean {
  return entries.some((entry) => {
    const rule = parseHostRule(entry);
    return rule !== undefined && matches(rule, host, port);
  });
}
