import type { PageIdentity } from "../contract/observation.ts";
import type { Service } from "../services/service.ts";

const NAME_MAX = 40;
/** Between a page's title and its site's name. */
const PARTS = /\s+[|·•–—:-]\s+|\s*[|·•–—]\s*/u;
/** Says or looks as if it said where one is: the address alone may do that. */
const POSES = /[()[\]{}<>"“”«»/\\@]|\p{L}\.\p{L}{2,}|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

/**
 * What a person calls the site. A described service has its title, which belongs to its domains. Of any other site the
 * page's own word is only a claim: it never stands without the address, so that no page can pose as another.
 */
export function siteName(service: Service, page: PageIdentity | undefined): string {
  const { title, startUrl = "" } = service;
  const undescribed =
    URL.canParse(startUrl) && title === new URL(startUrl).hostname.replace(/^www\./, "");
  if (!undescribed || page === undefined || !URL.canParse(page.url)) return title;
  const name = claimedName(page);
  const { host } = new URL(page.url);
  return name === undefined ? host : `${name} (${host})`;
}

function claimedName({ site, title }: PageIdentity): string | undefined {
  const parts = title.split(PARTS).filter((part) => part !== "");
  return [site, parts.length > 1 ? parts.at(-1) : undefined]
    .map((one) => one?.replaceAll(/\s+/g, " ").trim() ?? "")
    .find((one) => one !== "" && one.length <= NAME_MAX && !POSES.test(one));
}
