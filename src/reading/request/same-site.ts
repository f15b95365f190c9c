import { registrableDomain } from "../registrable-domain.ts";

/** Whether two addresses belong to one site: "api.example.com" speaks for "www.example.com"; an IP only for itself. */
export function sameSite(one: string, other: string): boolean {
  // A worker, or a frame that was written by a script, has no address: it speaks for the page that made it.
  if (!/^(?:http|ws)s?:/i.test(one)) return true;
  return siteOf(one) === siteOf(other);
}

const siteOf = (url: string): string =>
  URL.canParse(url) ? registrableDomain(new URL(url).hostname) : "";
