/** The page an address stands for: its fields and places on it left out, the route of a page drawn by script kept. */
export function addressOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, search, hash } = new URL(url);
  const route = /^#!?\//.test(hash) ? hash.replace(/[?].*$/, "") : "";
  return `${origin}${pathname.replace(/\/$/, "")}${search}${route}`;
}

export const isAddress = (href: string | undefined): href is string =>
  href !== undefined && /^https?:/i.test(href) && !href.endsWith("#");
