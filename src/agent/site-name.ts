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
  if (isDescribed(service) || page === undefined || !URL.canParse(page.url)) return service.title;
  const name = claimedName(page);
  const { host } = new URL(page.url);
  return name === undefined ? host : `${name} (${host})`;
}

/** As it is typed: a described service by its name, any other by its address. */
export function signInCommand(service: Service, url: string): string {
  return isDescribed(service)
    ? `subterminator login ${service.name}`
    : `subterminator login --url ${url}`;
}

/** False where the address is all that is known of it. */
function isDescribed({ title, startUrl = "" }: Service): boolean {
  return !URL.canParse(startUrl) || title !== new URL(startUrl).hostname.replace(/^www\./, "");
}

function claimedName({ site, title }: PageIdentity): string | undefined {
  const parts = title.split(PARTS).filter((part) => part !== "");
  return [site, parts.length > 1 ? parts.at(-1) : undefined]
    .map((one) => one?.replaceAll(/\s+/g, " ").trim() ?? "")
    .find((one) => one !== "" && one.length <= NAME_MAX && !POSES.test(one));
}
