/** Whether two addresses belong to one site: "api.example.com" speaks for "www.example.com"; an IP only for itself. */
export function sameSite(one: string, other: string): boolean {
  // A worker, or a frame that was written by a script, has no address: it speaks for the page that made it.
  if (!/^(?:http|ws)s?:/i.test(one)) return true;
  return siteOf(one) === siteOf(other);
}

/** The last two labels of a host, three under "co.uk" and its like: enough to tell a site's own requests from others'. */
function siteOf(url: string): string {
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: "" };
  if (!hostname.includes(".") || /^[\d.]+$|:/.test(hostname)) return hostname;
  const labels = hostname.split(".");
  const short =
    labels.length > 2 && (labels.at(-1)?.length ?? 0) === 2 && (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(short ? -3 : -2).join(".");
}
