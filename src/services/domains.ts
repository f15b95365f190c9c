// Second labels under which countries register names, and hosts whose customers are strangers to each other. Not the
// whole public suffix list: an unknown suffix gives a domain that is too wide by one label, which only matters for
// `genericService`, where the person named the address.
const SECOND_LEVEL = new Set(
  "ac co com edu gob gouv gov go ltd me mil ne net nom or org plc sch".split(" "),
);
const SHARED_HOSTS = [
  "appspot.com",
  "azurewebsites.net",
  "blogspot.com",
  "cloudfront.net",
  "firebaseapp.com",
  "fly.dev",
  "github.io",
  "gitlab.io",
  "herokuapp.com",
  "myshopify.com",
  "netlify.app",
  "ngrok.app",
  "ngrok-free.app",
  "onrender.com",
  "pages.dev",
  "railway.app",
  "substack.com",
  "trycloudflare.com",
  "vercel.app",
  "web.app",
  "workers.dev",
  "zendesk.com",
];

/** The part of a host that one owner registered: `www.bbc.co.uk` is `bbc.co.uk`. Addresses and single labels stay. */
export function registrableDomain(host: string): string {
  const bare = host.toLowerCase().replace(/\.$/, "");
  if (bare.includes(":") || /^[\d.]+$/.test(bare)) return bare;
  const labels = bare.split(".");
  const shared = SHARED_HOSTS.find((suffix) => bare.endsWith(`.${suffix}`));
  if (shared) return labels.slice(-(shared.split(".").length + 1)).join(".");
  const country = labels.at(-1)?.length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? "");
  return labels.slice(country ? -3 : -2).join(".");
}

export function hostOf(url: string): string {
  return new URL(url).hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
}

/** A domain stands for itself and all below it. */
export function coversHost(domain: string, host: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
