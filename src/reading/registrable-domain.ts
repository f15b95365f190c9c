import { getDomain } from "tldts";

/** Hosts whose customers are strangers to each other and that have not put themselves on the public suffix list. */
const SHARED_HOSTS = ["substack.com", "zendesk.com"];

/**
 * The part of a host that one owner registered, by the public suffix list: `www.bbc.co.uk` is `bbc.co.uk`, a shop at
 * `a.myshopify.com` is itself. Addresses, single labels and suffixes stay as they are.
 */
export function registrableDomain(host: string): string {
  const bare = host.toLowerCase().replace(/\.$/, "");
  const shared = SHARED_HOSTS.find((suffix) => bare.endsWith(`.${suffix}`));
  if (shared !== undefined)
    return bare
      .split(".")
      .slice(-(shared.split(".").length + 1))
      .join(".");
  return getDomain(bare, { allowPrivateDomains: true, validateHostname: false }) ?? bare;
}
