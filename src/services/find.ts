import { coversHost, hostOf } from "./domains.ts";
import { ownDomains, type Service } from "./service.ts";

export type FoundService = { service: Service } | { suggestions: string[] };

const MAX_SUGGESTIONS = 3;

/** By name, alias, title, domain or address. What is not known gives the nearest names, best first. */
export function findService(query: string, services: readonly Service[]): FoundService {
  const host = hostIn(query);
  if (host !== undefined) {
    const found = byAddress(query, host, services);
    if (found.length === 1 && found[0]) return { service: found[0] };
    if (found.length > 1)
      return { suggestions: found.slice(0, MAX_SUGGESTIONS).map((service) => service.name) };
  }
  const wanted = squash(query);
  const exact =
    services.find((service) => squash(service.name) === wanted) ??
    services.find((service) => keysOf(service).some((key) => squash(key) === wanted));
  if (exact && wanted !== "") return { service: exact };
  return { suggestions: nearest(host === undefined ? query : nameInHost(host), services) };
}

function nearest(query: string, services: readonly Service[]): string[] {
  return services
    .map((service) => ({
      name: service.name,
      far: Math.min(...keysOf(service).map((key) => farness(words(query), words(key)))),
    }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}

const keysOf = (service: Service): string[] => [service.name, service.title, ...service.aliases];

function words(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\+/g, " plus ")
    .replace(/&/g, " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const squash = (text: string): string => words(text).join("");

/** Below 1: the one begins with the other, or they share a word. From 1: the number of typing slips. */
function farness(query: string[], key: string[]): number {
  const typed = query.join("");
  const known = key.join("");
  if (typed.length < 2) return Number.POSITIVE_INFINITY;
  const spare = Math.abs(known.length - typed.length) / 100;
  if (known.startsWith(typed)) return 0.2 + spare;
  if (known.length > 2 && typed.startsWith(known)) return 0.3 + spare;
  if (typed.length > 2 && key.some((word) => word.startsWith(typed))) return 0.5 + spare;
  const slips = editDistance(typed, known);
  const most = Math.max(1, Math.floor(Math.max(typed.length, known.length) / 3));
  if (slips <= most) return slips;
  if (query.some((word) => word.length > 3 && key.includes(word))) return 3 + spare;
  return Number.POSITIVE_INFINITY;
}

/** Insertions, deletions, changes and swaps of neighbours (Damerau, optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

function hostIn(query: string): string | undefined {
  const text = query.trim();
  if (/\s/.test(text)) return undefined;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? hostOf(text) : undefined;
  const url = `https://${text}`;
  return text.includes(".") && URL.canParse(url) ? hostOf(url) : undefined;
}

/** Several services can share a company's domain; the one whose own page the address is wins. */
function byAddress(query: string, host: string, services: readonly Service[]): Service[] {
  const owners = services.filter((service) =>
    ownDomains(service).some((domain) => coversHost(domain, host)),
  );
  if (owners.length < 2) return owners;
  const address = new URL(
    /^https?:/i.test(query.trim()) ? query.trim() : `https://${query.trim()}`,
  );
  const closeness = (service: Service): number =>
    Math.max(
      0,
      ...[service.accountUrl, service.startUrl]
        .filter((url) => url !== undefined)
        .map((url) => new URL(url))
        .filter((url) => url.hostname === address.hostname && under(address.pathname, url.pathname))
        .map((url) => 1 + url.pathname.replace(/\/$/, "").length),
    );
  const best = Math.max(...owners.map(closeness));
  return owners.filter((service) => closeness(service) === best);
}

function under(path: string, folder: string): boolean {
  const base = folder.replace(/\/$/, "");
  return path === base || path.startsWith(`${base}/`);
}

const nameInHost = (host: string): string =>
  host
    .replace(/^www\./, "")
    .split(".")
    .slice(0, -1)
    .at(-1) ?? host;
